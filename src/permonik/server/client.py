"""The browser client as it was built, served from memory, and the plain page that can do without it."""

import gzip
import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.plugins.problem_details import ProblemDetailsException
from litestar.router import Router
from litestar.static_files import create_static_files_router

BUILT: Final = Path(str(files("permonik.server") / "static"))
PLAIN: Final = Path(str(files("permonik.server") / "page"))
_PRESSED: Final = (".html", ".js", ".css", ".svg")
_FOREVER: Final = "public, max-age=31536000, immutable"  # the name of an asset holds a hash of its content
_ANEW: Final = "no-cache"
# The addresses of the client's pages; it finds out itself what they mean.
_PAGES: Final = [
    *("/", "/new", "/new/{_game:str}", "/t/{_table:str}", "/j/{_code:str}"),
    *("/r/{_table:str}", "/my", "/games", "/me", "/about"),
]
# Below these there are no pages: who asks there is told in their own way that there is nothing.
_NO_PAGES: Final = ("/api/", "/assets/", "/feeds/", "/schema", "/ws/")


class Asset(NamedTuple):
    """A file of the client, as it is and pressed."""

    content: bytes
    pressed: bytes | None
    kind: str


def read(folder: Path) -> dict[str, Asset]:
    """The files of a build by their names, each read and pressed once."""
    return {file.relative_to(folder).as_posix(): _asset(file) for file in folder.rglob("*") if file.is_file()}


def _asset(file: Path) -> Asset:
    content = file.read_bytes()
    pressed = gzip.compress(content, 9, mtime=0) if file.suffix in _PRESSED else None
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Asset(content, pressed, "font/woff2" if file.suffix == ".woff2" else kind)


def nowhere(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """A wrong address: the client's own page says so to people, and a problem to programs."""
    wanted = "text/html" in request.headers.get("accept", "")
    if not wanted or request.url.path.startswith(_NO_PAGES) or not (BUILT / "index.html").exists():
        problem = ProblemDetailsException(status_code=error.status_code, detail=error.detail)
        return problem.to_response(request)
    return _answer(request, _asset(BUILT / "index.html"), _ANEW, error.status_code)


def _answer(
    request: Request[Any, Any, Any], asset: Asset, caching: str, status: int = 200
) -> Response[bytes]:
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    content = asset.content
    if asset.pressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        content = asset.pressed
    return Response(content, status_code=status, media_type=asset.kind, headers=headers)


def handlers(folder: Path = BUILT) -> list[HTTPRouteHandler | Router]:
    """The client if it was built; the plain page, which needs so much less, at its own address always."""
    plain = _plain("/plain")
    if not (folder / "index.html").exists():
        return [plain, _plain("/")]
    assets = read(folder)

    @get(_PAGES, media_type=MediaType.HTML, include_in_schema=False)
    async def page(request: Request[None, None, State]) -> Response[bytes]:
        return _answer(request, assets["index.html"], _ANEW)

    @get("/assets/{name:str}", include_in_schema=False)
    async def asset(request: Request[None, None, State], name: FromPath[str]) -> Response[bytes]:
        found = assets.get(f"assets/{name}")
        if found is None:
            raise NotFoundException
        return _answer(request, found, _FOREVER)

    @get("/icon.svg", include_in_schema=False)
    async def icon(request: Request[None, None, State]) -> Response[bytes]:
        return _answer(request, assets["icon.svg"], _ANEW)

    return [page, asset, icon, plain]


def _plain(path: str) -> Router:
    name = f"plain{path}".replace("/", "-")
    return create_static_files_router(path, [PLAIN], html_mode=True, include_in_schema=False, name=name)
