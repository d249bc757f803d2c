"""The page: the built browser client, kept in memory, and what is said where there is none."""

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from turntable.server.errors import TableError

FOLDER = Path(__file__).parent / "client"
"""Made by hatch_build.py; not in the repository."""
STAMP = ".stamp"
INDEX = "index.html"
NOT_BUILT = "not-built"
KEPT_COMPRESSED = "kept_compressed"

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}

_HOW_TO_BUILD = """<!doctype html><meta charset="utf-8"><title>Turntable</title>
<h1>Turntable</h1>
<p lang="en">The server runs, but its page has not been built. Build it with
<code>make play</code>.</p>
<p lang="es">El servidor funciona, pero su página no está construida. Constrúyela con
<code>make play</code>.</p>
""".encode()


@dataclass(frozen=True, slots=True)
class _File:
    body: bytes
    zipped: bytes
    media_type: str
    is_named_by_content: bool


class Page:
    """Every file of the client."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            str(file.relative_to(folder).as_posix()): _read(file, folder)
            for file in sorted(folder.rglob("*"))
            if file.is_file() and file.name != STAMP
        }
        stamp = folder / STAMP
        self.build = stamp.read_text().strip() if stamp.exists() else NOT_BUILT
        if INDEX in self._files and self.build == NOT_BUILT:
            self.build = "dev"

    def answer(self, path: str, accepts_gzip: bool) -> Response[bytes]:
        """The file at `path`; for an address of the client itself, its one page."""
        if INDEX not in self._files:
            return Response(_HOW_TO_BUILD, status_code=503, media_type="text/html")
        file = self._files.get(path)
        if file is None:
            if "." in path.rpartition("/")[2]:
                raise TableError("no-such-page")
            file = self._files[INDEX]
        forever = "public, max-age=31536000, immutable"
        headers = {
            "Cache-Control": forever if file.is_named_by_content else "no-cache",
            "Vary": "Accept-Encoding",
        }
        if accepts_gzip and len(file.zipped) < len(file.body):
            headers["Content-Encoding"] = "gzip"
            return Response(file.zipped, media_type=file.media_type, headers=headers)
        return Response(file.body, media_type=file.media_type, headers=headers)


def _read(file: Path, folder: Path) -> _File:
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    named_by_content = file.relative_to(folder).parts[0] == "assets"
    return _File(body, gzip.compress(body, mtime=0), kind, named_by_content)


@get(["/", "/{path:path}"], include_in_schema=False, opt={KEPT_COMPRESSED: True})
async def page(
    request: Request[Any, Any, Any], page_files: Page, path: str = ""
) -> Response[bytes]:
    name = path.strip("/")
    if name.split("/")[0] in ("api", "schema"):
        raise TableError("no-such-page")
    return page_files.answer(name, "gzip" in request.headers.get("accept-encoding", ""))
