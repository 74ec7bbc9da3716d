"""All that leans on the insides of Numba and llvmlite. Everything else in the engine uses what Numba documents.

Machine code that is in the cache is loaded with `llvmlite.binding` alone: an MCJIT engine takes object files and says
where functions begin (LOADING). Compiling leans on more (COMPILING):

- `compiler.compile_extra` with `Flags`, in the CPU target's typing and target contexts, under the compiler's lock, and
  `sigutils.normalize_signature` for what it takes;
- what it gives: a library that takes another module of intermediate code (`add_ir_module`), makes machine code when it
  is asked for a pointer, and then has it as bytes (`_get_compiled_object`); a description whose `llvm_func_name` is
  called by the target's calling convention;
- libraries are made by the code generator's `_library_class`, name what they call in `_linking_libraries`, and are
  linked, optimized and made machine code by `finalize` (the last by `_finalize_final_module`); Numba does all of it for
  every function, with everything that it calls inside, which takes three times as long as once for a whole entry
  (`_parts_and_whole`);
- a dispatcher asks its own `get_call_template` for the signature of every call, so that another can take its place;
- `typeof_impl` is asked for the type of every global that compiled code meets;
- `cgutils` for addresses and copies, `llvmlite.ir` for calls.

Both are checked before they are first used; what is missing is said by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import Any

from purrlor.errors import PurrlorError

Needs = Mapping[str, tuple[str, ...]]

LOADING: Needs = {
    "llvmlite.binding": (
        "initialize_native_target", "initialize_native_asmprinter", "get_host_cpu_name", "get_host_cpu_features",
        "Target.from_default_triple", "create_mcjit_compiler", "parse_assembly", "ObjectFileRef.from_path",
        "ExecutionEngine.add_object_file", "ExecutionEngine.finalize_object", "ExecutionEngine.get_function_address",
    ),
}  # fmt: skip
COMPILING: Needs = {
    "numba.core.compiler": ("compile_extra", "Flags"),
    "numba.core.registry": ("cpu_target.typing_context.refresh", "cpu_target.target_context.call_conv.call_function"),
    "numba.core.sigutils": ("normalize_signature",),
    "numba.core.compiler_lock": ("global_compiler_lock",),
    "numba.core.codegen": (
        "CPUCodeLibrary._get_compiled_object", "CPUCodeLibrary.add_ir_module", "CPUCodeLibrary._raise_if_finalized",
        "JITCodeLibrary.finalize", "JITCodeLibrary.get_pointer_to_function", "JITCodeLibrary._optimize_final_module",
        "JITCodeLibrary._finalize_final_module",
        "JITCPUCodegen._library_class", "JITCPUCodegen.set_env",
    ),
    "numba.core.dispatcher": ("Dispatcher.get_call_template",),
    "numba.core.cgutils": ("voidptr_t", "raw_memcpy"),
    "numba.extending": ("intrinsic", "typeof_impl.register"),
    "llvmlite.ir": ("Function", "FunctionType", "IRBuilder", "Constant", "IntType", "VoidType"),
}  # fmt: skip
COUNTING = ("NRT_incref", "NRT_decref")  # of Numba's runtime; linked in where they are called, for nobody else has them


class CompilerUnsupported(PurrlorError):
    """Numba or llvmlite of this version lacks what compiled rules lean on."""

    code = "compiler-unsupported"


def require(needs: Needs, load: Callable[[str], Any] = import_module) -> None:
    """Check that everything is there; what is missing is named."""
    for module, names in needs.items():
        try:
            found = load(module)
        except ImportError as error:
            raise CompilerUnsupported("error-compiler-unsupported", error=error) from error
        for name in names:
            try:
                attrgetter(name)(found)
            except AttributeError as error:
                raise CompilerUnsupported("error-compiler-lacks", name=f"{module}.{name}") from error


# -- Loading, with llvmlite alone


@cache
def _llvm() -> Any:
    require(LOADING)
    llvm: Any = import_module("llvmlite.binding")
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm


@cache
def processor() -> str:
    """Name the processor and all that it can do: machine code is made for the very one."""
    llvm = _llvm()
    return f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


def load_objects(paths: list[Path]) -> Any:
    """Load object files; `get_function_address` of what this gives says where functions begin, as long as it lives."""
    llvm = _llvm()
    machine = llvm.Target.from_default_triple().create_target_machine(jit=True)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    for path in paths:
        engine.add_object_file(llvm.ObjectFileRef.from_path(str(path)))
    engine.finalize_object()
    return engine


# -- Compiling


@cache
def numba_core(name: str) -> Any:
    """Return a module of Numba's inside, once it is known that all is there that we lean on."""
    require(COMPILING)
    return import_module(f"numba.core.{name}")


def object_code(text: Callable[..., Any], signature: str, symbol: str, error_model: str) -> bytes:
    """Compile a Python function to object code with one C function in it, which is called `symbol`."""
    with _compiled(text, signature, symbol, error_model) as library:
        library.get_pointer_to_function(symbol)  # makes the machine code
        return bytes(library._get_compiled_object())


def intermediate_code(text: Callable[..., Any], signature: str, symbol: str, error_model: str) -> str:
    """Compile a Python function to LLVM's intermediate code, linked and optimized, for another machine's code."""
    with _compiled(text, signature, symbol, error_model) as library:
        library.is_text = True
        library.finalize()
        return str(library._final_module)


@contextmanager
def _compiled(text: Callable[..., Any], signature: str, symbol: str, error_model: str) -> Iterator[Any]:
    """Compile a function with its C function to a whole that is not linked yet."""
    compiler, target = numba_core("compiler"), numba_core("registry").cpu_target
    typing, context = target.typing_context, target.target_context
    typing.refresh()
    context.refresh()
    takes, gives = numba_core("sigutils").normalize_signature(signature)
    flags = _flags(compiler.Flags(), error_model)
    with numba_core("compiler_lock").global_compiler_lock, _compiled_in_parts(context.codegen()) as whole:
        made = compiler.compile_extra(typing, context, text, takes, gives, flags, {}, library=whole(symbol))
        _add_c_function(context, made, symbol)
        yield made.library


@contextmanager
def _compiled_in_parts(codegen: Any) -> Iterator[Callable[[str], Any]]:
    """Let every function that is met be a part, without machine code of its own; give what makes the whole."""
    part, whole = _parts_and_whole()
    kept, codegen._library_class = codegen._library_class, part
    codegen.set_env = lambda name, environment: None  # of functions that Python calls; parts are none
    try:
        yield partial(whole, codegen)
    finally:
        codegen._library_class = kept
        del codegen.set_env


@cache
def _parts_and_whole() -> tuple[Any, Any]:
    """Return two kinds of code: parts, which are only kept, and a whole, which links all its parts once."""
    library: Any = numba_core("codegen").JITCodeLibrary

    class Part(library):  # type: ignore[misc]
        """A function that is compiled to intermediate code and no further."""

        def finalize(self) -> None:
            """Take no more, and do nothing else."""
            self._raise_if_finalized()
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            """Return that there is no machine code."""
            self._ensure_finalized()
            return 0

    class Whole(library):  # type: ignore[misc]
        """A function with all that it calls, near and far."""

        def __init__(self, codegen: Any, name: str) -> None:
            """Keep the object code when it is made."""
            super().__init__(codegen, name)
            self.enable_object_caching()
            self.is_text = False

        def finalize(self) -> None:
            """Link what the parts lean on as well, each once: callers first, for what nobody calls is left out."""
            found: dict[Any, None] = dict.fromkeys(self._linking_libraries)
            waiting = list(found)
            while waiting:
                needed = waiting.pop(0)
                new = [other for other in needed._linking_libraries if isinstance(needed, Part) and other not in found]
                found.update(dict.fromkeys(new))
                waiting += new
            self._linking_libraries: Any = sorted(found, key=lambda library: not isinstance(library, Part))
            super().finalize()

        def _optimize_final_module(self) -> None:
            """Say first that only the entry is called from outside: what has one caller goes where it is called."""
            for function in self._final_module.functions:
                if not function.is_declaration and function.name != self.name:
                    function.linkage = "internal"
            super()._optimize_final_module()
            for function in self._final_module.functions:
                if function.is_declaration and function.name in COUNTING:
                    raise CompilerUnsupported("error-compiler-lacks", name=function.name)

        def _finalize_final_module(self) -> None:
            """Make machine code of it, unless its text is all that is wanted."""
            if self.is_text:
                self._finalized = True
            else:
                super()._finalize_final_module()

    return Part, Whole


def _flags(flags: Any, error_model: str) -> Any:
    """Compile as rules are, and wait with the machine code for the C function."""
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.boundscheck = flags.nrt = True
    flags.error_model = error_model
    return flags


def _add_c_function(context: Any, made: Any, name: str) -> None:
    """Add the C function that calls the compiled one and gives 0 where that breaks."""
    ir: Any = import_module("llvmlite.ir")
    what, module = made.fndesc, context.create_module(name)
    inner = ir.Function(module, context.call_conv.get_function_type(what.restype, what.argtypes), what.llvm_func_name)
    takes = [context.get_value_type(kind) for kind in what.argtypes]
    outer = ir.Function(module, ir.FunctionType(context.get_value_type(what.restype), takes), name)
    builder = ir.IRBuilder(outer.append_basic_block())
    status, out = context.call_conv.call_function(builder, inner, what.restype, what.argtypes, outer.args)
    builder.ret(builder.select(status.is_ok, out, ir.Constant(out.type, 0)))
    _add_nothing_to_free(ir, module)
    made.library.add_ir_module(module)


def _add_nothing_to_free(ir: Any, module: Any) -> None:
    """Stand in for the one function of Numba's runtime that is named though never called: rules take no memory."""
    kind = ir.FunctionType(ir.VoidType(), [ir.IntType(8).as_pointer()])
    stand_in = ir.Function(module, kind, "NRT_MemInfo_call_dtor")
    stand_in.linkage = "weak"
    ir.IRBuilder(stand_in.append_basic_block()).ret_void()


def one_width(dispatcher: Any) -> Any:
    """Let every whole number that a compiled rule takes be 64 bits wide, so that it is compiled once."""
    types: Any = import_module("numba.types")
    resolve, wide = dispatcher.get_call_template, (types.Integer, types.IntEnumMember)

    def one_signature(args: Any, kws: Any) -> Any:
        return resolve(tuple(types.int64 if isinstance(a, wide) else a for a in args), kws)

    dispatcher.get_call_template = one_signature
    return dispatcher


def teach(dispatched: type, made: type) -> None:
    """Tell Numba the type of our globals: objects with a `dispatcher` of their own, and those that stand for `made`."""
    types, extending = import_module("numba.types"), import_module("numba.extending")
    register: Any = extending.typeof_impl.register
    typing = numba_core("registry").cpu_target.typing_context

    def type_of_dispatched(value: Any, context: Any) -> Any:
        return types.Dispatcher(value.dispatcher)

    def type_of_made(value: Any, context: Any) -> Any:
        found = value.made
        typing.refresh()  # it may have been made just now
        return typing.resolve_value_type(found)

    register(dispatched)(type_of_dispatched)
    register(made)(type_of_made)


# -- Functions of compiled code


def address_to_pointer() -> Any:
    """Make what turns a whole number into a pointer."""
    types, pointer = import_module("numba.types"), numba_core("cgutils").voidptr_t

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], pointer)

    def at(typing_context: Any, address: Any) -> Any:
        return types.voidptr(types.int64), generate

    return import_module("numba.extending").intrinsic(at)


def memory_copy() -> Any:
    """Make what copies bytes from one address to another."""
    types, tools = import_module("numba.types"), numba_core("cgutils")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        target, source = (builder.inttoptr(address, tools.voidptr_t) for address in arguments[:2])
        tools.raw_memcpy(builder, target, source, arguments[2], 1)
        return context.get_dummy_value()

    def copy_bytes(typing_context: Any, target: Any, source: Any, size: Any) -> Any:
        return types.void(types.int64, types.int64, types.int64), generate

    return import_module("numba.extending").intrinsic(copy_bytes)


def nothing() -> Any:
    """Make what takes two things and leaves no machine code behind."""
    types = import_module("numba.types")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.get_dummy_value()

    def pass_by(typing_context: Any, a: Any, b: Any) -> Any:
        return types.void(a, b), generate

    return import_module("numba.extending").intrinsic(pass_by)


def caller(count: int, gives: str) -> Callable[[], Any]:
    """Make what calls a C function of `count` whole numbers by its address."""

    def make() -> Any:
        types, ir = import_module("numba.types"), import_module("llvmlite.ir")
        word, result = types.int64, getattr(types, gives)

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            kind = ir.FunctionType(context.get_value_type(result), [ir.IntType(64)] * count)
            return builder.call(builder.inttoptr(arguments[0], kind.as_pointer()), arguments[1:])

        def call1(typing_context: Any, address: Any, a: Any) -> Any:
            return result(word, word), generate

        def call2(typing_context: Any, address: Any, a: Any, b: Any) -> Any:
            return result(word, word, word), generate

        def call3(typing_context: Any, address: Any, a: Any, b: Any, c: Any) -> Any:
            return result(word, word, word, word), generate

        def call4(typing_context: Any, address: Any, a: Any, b: Any, c: Any, d: Any) -> Any:
            return result(word, word, word, word, word), generate

        return import_module("numba.extending").intrinsic((call1, call2, call3, call4)[count - 1])

    return make


def of_c(name: str, gives: str, count: int) -> Callable[[], Any]:
    """Make what calls a function of the C library."""

    def make() -> Any:
        types = import_module("numba.types")
        return types.ExternalFunction(name, getattr(types, gives)(*[types.int64] * count))

    return make
