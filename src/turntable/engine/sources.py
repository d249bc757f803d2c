"""Sources: the files that code in a module can depend on, so that what was compiled of it is never
out of date and never compiled anew without a reason.

A module depends on itself, on the modules it imports and theirs, and on the data beside any of
them. What is installed from elsewhere does not count. Imports are found in the text: parsing it
would take longer than all the rest of loading a compiled kernel.
"""

import hashlib
import re
from functools import cache
from pathlib import Path

_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n#]*)|import[ \t]+([^\n#]*))",
    re.MULTILINE,
)
_NAME = re.compile(r"[\w.]+")


@cache
def digest_of(file: Path) -> bytes:
    """Changes with any source that code in the module `file` can depend on."""
    return hashlib.sha256(b"".join(sorted(map(_stamp, sources_of(file))))).digest()


def sources_of(file: Path) -> set[Path]:
    """That module, whatever it imports, and the data beside them."""
    found: set[Path] = set()
    left = [file]
    while left:
        module = left.pop()
        if module not in found:
            found.update((module, *_data(module.parent)))
            left += _imported(module)
    return found


@cache
def _imported(file: Path) -> tuple[Path, ...]:
    """The modules of ours that a module names in its imports."""
    names: set[str] = set()
    for package, members, modules in _IMPORT.findall(file.read_text("utf-8")):
        names.update(_NAME.findall(modules))
        if package:
            names.add(package)
            names.update(f"{package}.{member}" for member in _NAME.findall(members))
    roots = {_root(file.parent), _root(Path(__file__).parent)}
    return tuple(module for root in roots for name in names for module in _modules(root, name))


@cache
def _modules(root: Path, name: str) -> tuple[Path, ...]:
    """The file of the module `name` below `root`, if it is one."""
    path = root.joinpath(*name.split("."))
    return tuple(file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file())


@cache
def _root(folder: Path) -> Path:
    """The folder in which the topmost package around `folder` lies."""
    return _root(folder.parent) if (folder / "__init__.py").is_file() else folder


@cache
def _data(folder: Path) -> tuple[Path, ...]:
    return tuple(folder.glob("*.json"))


@cache
def _stamp(file: Path) -> bytes:
    """Its place among the packages and its content."""
    place = file.relative_to(_root(file.parent))
    return hashlib.sha256(f"{place}\0".encode() + file.read_bytes()).digest()
