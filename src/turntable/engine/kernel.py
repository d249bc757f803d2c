"""Kernels: functions compiled to machine code, cached on disk. The only module that knows Numba.

`@kernel` compiles a function on its first call. `@template` marks generic code (a playout, a
search) that calls the rules of a game by name; `bind` makes a kernel of it for one game.

The environment variable TURNTABLE_KERNELS chooses how kernels run:
`compiled` (the default), `checked` (compiled, every array index checked) or `plain` (Python, for
the debugger, for coverage, and as a second opinion on the compiler).

Numba's cache watches only the file a function stands in. Here the name of a cache folder holds a
hash of every source the compiled code can depend on: the engine, the folder of the function and,
for a bound template, those of the templates it calls and of the game, component data included. An
edit in one game recompiles that game alone. docs/decisions/kernels.md tells the traps this avoids.
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

F = TypeVar("F", bound=Callable[..., object])

MODES = ("compiled", "checked", "plain")
_config: Any = numba.config
MODE = os.environ.get("TURNTABLE_KERNELS") or ("plain" if _config.DISABLE_JIT else "compiled")
if MODE not in MODES:
    raise RuntimeError(f"TURNTABLE_KERNELS is {MODE!r}; it must be one of {', '.join(MODES)}")

_ENGINE = Path(__file__).parent
_STALE_AFTER = 14 * 24 * 3600


def kernel(function: F) -> F:
    """Compile `function` for speed; its code may depend on the engine and its own folder."""
    return _compile(function, _folder(function))


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
    code = function.__code__
    for name in code.co_names:
        if hasattr(game, name):
            names[name] = getattr(game, name)
        elif getattr(names.get(name), "is_template", False):
            names[name] = bind(names[name], game)
    bound = types.FunctionType(code, names, code.co_name)
    # Numba keys its cache by qualified name and not by globals: no two may share a name.
    others = [other.__name__ for _, other in instead]
    bound.__qualname__ = "__".join([code.co_name, game.__name__.replace(".", "_"), *others])
    bound.__module__ = function.__module__
    bound.__doc__ = function.__doc__
    folders = _template_folders(function).union(*(_template_folders(other) for _, other in instead))
    return _compile(bound, *folders, Path(str(game.__file__)).parent)


def _template_folders(function: types.FunctionType) -> set[Path]:
    """The folders of a template and of all the templates that it calls."""
    folders = {_folder(function)}
    for name in function.__code__.co_names:
        called = function.__globals__.get(name)
        if isinstance(called, types.FunctionType) and "is_template" in called.__dict__:
            folders |= _template_folders(called)
    return folders


def _compile(function: F, *folders: Path) -> F:
    if MODE == "plain":
        return function
    where = cache_folder(frozenset(folders))
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


def _folder(function: Callable[..., object]) -> Path:
    """The folder whose sources `function` may call: its game's where it is one of a game."""
    file = Path(function.__code__.co_filename)
    for folder in file.parents:
        if folder.parent.name == "games":
            return folder
    return file.parent


@cache
def cache_folder(folders: frozenset[Path]) -> str | None:
    """A writable folder for code made of the engine and `folders`; None if there is none."""
    digest = hashlib.sha256(f"{numba.__version__} {_config.OPT} {MODE}".encode())
    for folder in sorted({_ENGINE, *folders}):
        digest.update(_digest(folder))
    for base in _cache_bases():
        folder = base / "kernels" / digest.hexdigest()[:20]
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
            os.utime(folder)
            _forget_stale(folder.parent)
        except OSError:
            continue
        return str(folder)
    return None


@cache
def _digest(folder: Path) -> bytes:
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.suffix in {".py", ".json"}:
            digest.update(f"{file.relative_to(folder)}\0".encode() + file.read_bytes())
    return digest.digest()


def _cache_bases() -> list[Path]:
    named = os.environ.get("TURNTABLE_CACHE")
    home = os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()
    user = os.getuid() if hasattr(os, "getuid") else 0
    fallbacks = [Path(home) / "turntable", Path(tempfile.gettempdir()) / f"turntable-{user}"]
    return [Path(named), *fallbacks] if named else fallbacks


def _forget_stale(folders: Path) -> None:
    """Drop what sources edited long ago left behind; a folder in use is touched at each start."""
    oldest = time.time() - _STALE_AFTER
    for folder in folders.iterdir():
        if folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)
