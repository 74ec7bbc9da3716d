"""One source, plain or compiled.

`rule` marks functions of the rules, `intrinsics` reach memory by its address, `aot` makes C functions and loads them
from the `cache`. All that leans on the insides of Numba and llvmlite is in `numba_internals`.
"""
