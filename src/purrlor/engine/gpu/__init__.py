"""The same rules on a GPU: how one block of threads plays many games, and how rules become its code.

`launch` starts kernels, `crowd` writes them, `memory`, `board` and `rings` say where games lie and how warps share
them; all that leans on the insides of Numba's CUDA target is in `numba_cuda`.
"""
