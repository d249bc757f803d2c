"""Kernels: functions compiled to machine code, cached on disk. The only module that knows Numba.

`@kernel` compiles a function on its first call. `@template` marks generic code (a playout, a
search) that calls the rules of a game by name; `bind` makes a kernel of it for one game.

The environment variable TURNTABLE_KERNELS chooses how kernels run:
`compiled` (the default), `checked` (compiled, every array index checked) or `plain` (Python, for
the debugger, for coverage, and as a second opinion on the compiler).

Numba's cache watches only the file a function stands in. Here the name of a cache folder holds a
hash of every source the compiled code can depend on (`sources`): the module of the function and
what it imports and, for a bound template, those of the templates and of the game's functions that
it calls, component data included. docs/decisions/kernels.md tells the traps this avoids.
"""

import hashlib
import os
import shutil
import tempfile
import time
import types
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

from turntable.engine.sources import digest_of

F = TypeVar("F", bound=Callable[..., object])

MODES = ("compiled", "checked", "plain")
_config: Any = numba.config
MODE = os.environ.get("TURNTABLE_KERNELS") or ("plain" if _config.DISABLE_JIT else "compiled")
if MODE not in MODES:
    raise RuntimeError(f"TURNTABLE_KERNELS is {MODE!r}; it must be one of {', '.join(MODES)}")

_STALE_AFTER = 14 * 24 * 3600


def kernel(function: F) -> F:
    """Compile `function` for speed; its code may depend on what its module imports."""
    return _compile(function, frozenset({_digest(function)}))


def template(function: F) -> F:
    """Mark generic code that `bind` makes a kernel of, game by game."""
    function.__dict__["is_template"] = True
    return function


def bind(function: F, game: Any, **instead: Callable[..., object]) -> F:
    """The template `function` as a kernel in which the names of the module `game` are its rules.

    Templates that it calls are bound along with it, those named in `instead` with another one in
    their place.
    """
    return cast("F", _bound(function, game, tuple(instead.items())))


@cache
def _bound(
    function: types.FunctionType,
    game: types.ModuleType,
    instead: tuple[tuple[str, types.FunctionType], ...],
) -> types.FunctionType:
    names = dict(function.__globals__) | dict(instead)
    digests = {_digest(function)}
    code = function.__code__
    for name in code.co_names:
        if hasattr(game, name):
            names[name] = getattr(game, name)
            digests.add(_digest(names[name]))
        elif getattr(names.get(name), "is_template", False):
            names[name] = bind(names[name], game)
            digests |= names[name].digests
    digests.update(_digest(names[name]) for name, _ in instead)
    bound = types.FunctionType(code, names, code.co_name)
    # Numba keys its cache by qualified name and not by globals: no two may share a name.
    others = [other.__name__ for _, other in instead]
    bound.__qualname__ = "__".join([code.co_name, game.__name__.replace(".", "_"), *others])
    bound.__module__ = function.__module__
    bound.__doc__ = function.__doc__
    compiled = _compile(bound, frozenset(digests))
    compiled.__dict__["digests"] = digests
    return compiled


def _digest(value: object) -> bytes:
    """Changes with whatever `value` can depend on: a kernel, a template, or a number or type that
    is frozen into compiled code."""
    function = getattr(value, "py_func", value)
    if isinstance(function, types.FunctionType):
        return digest_of(Path(function.__code__.co_filename))
    return repr(value).encode()


def _compile(function: F, digests: frozenset[bytes]) -> F:
    if MODE == "plain":
        return function
    where = cache_folder(digests)
    before, _config.CACHE_DIR = _config.CACHE_DIR, where or ""
    try:
        compiled: F = numba.njit(
            function,
            cache=where is not None,
            nogil=True,
            error_model="numpy",
            boundscheck=MODE == "checked",
        )
    finally:
        _config.CACHE_DIR = before
    compiled.get_call_template = partial(_widen, compiled.get_call_template)  # type: ignore[attr-defined]
    return compiled


def _widen(resolve: Callable[..., Any], arguments: Sequence[Any], keywords: Any) -> Any:
    """Let kernels call each other with 64-bit integers only, whatever the width of a field.

    Numba would compile a kernel anew for every mixture of widths and literals it is called with:
    `emit` alone more than a dozen times, and the playouts in 12.9 s instead of 7.9 s.
    """
    wide = tuple(
        numba.int64 if isinstance(kind, numba.types.Integer) and kind != numba.uint64 else kind
        for kind in arguments
    )
    return resolve(wide, keywords)


@cache
def cache_folder(digests: frozenset[bytes]) -> str | None:
    """A writable folder for code made of sources with these digests; None if there is none."""
    digest = hashlib.sha256(f"{numba.__version__} {_config.OPT} {MODE}".encode())
    for one in sorted(digests):
        digest.update(one)
    for base in filter(_is_writable, _cache_bases()):
        folder = base / digest.hexdigest()[:20]
        try:
            folder.mkdir(exist_ok=True)
            os.utime(folder)
        except OSError:  # somebody else's
            continue
        return str(folder)
    return None


@cache
def _is_writable(base: Path) -> bool:
    try:
        base.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=base):
            pass
        _forget_stale(base)
    except OSError:
        return False
    return True


def _cache_bases() -> list[Path]:
    named = os.environ.get("TURNTABLE_CACHE")
    home = os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()
    user = os.getuid() if hasattr(os, "getuid") else 0
    fallbacks = [Path(home) / "turntable", Path(tempfile.gettempdir()) / f"turntable-{user}"]
    return [base / "kernels" for base in ([Path(named), *fallbacks] if named else fallbacks)]


def _forget_stale(folders: Path) -> None:
    """Drop what sources edited long ago left behind; a folder in use is touched at each start."""
    oldest = time.time() - _STALE_AFTER
    for folder in folders.iterdir():
        if folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)
