"""Two people create, join and finish a game of every game over real sockets, with bots in the other seats."""

import json
import re

import pytest

from permonik.bots.strength import STRENGTH
from permonik.engine.catalog import GAMES
from permonik.server.client import PLAIN
from tests.server.company import person
from tests.server.served import Served
from tools.whole_games import whole_game


@pytest.mark.parametrize("game", list(GAMES))
async def test_two_people_and_bots_finish_a_game(house: Served, game: str) -> None:
    assert (await whole_game(house.address, game))["points"]


async def test_the_page_and_its_words_are_served(one_house: Served) -> None:
    async with person(one_house.address) as somebody:
        page = await somebody.get("/")
        assert page.status_code == 200
        assert "unsafe-inline" not in page.headers["content-security-policy"]
        assert re.search(r"<script [^>]*src=", page.text)
        english, czech = [(await somebody.get(f"/api/words?lang={lang}")).json() for lang in ("en", "cs")]
        assert set(english) == set(czech)
    # the plain page, which stands in where the client was not built, uses them all
    script = (PLAIN / "page.js").read_text(encoding="utf-8")
    markup = (PLAIN / "index.html").read_text(encoding="utf-8")
    used = {"yes", "no", "bot", "wait", "end"}  # the choices of votes
    used |= {word for word in english if f'"{word}"' in script or f'data-word="{word}"' in markup}
    assert used == set(english), set(english) - used


async def test_the_catalogue_has_the_option_schema(one_house: Served) -> None:
    async with person(one_house.address) as somebody:
        games = (await somebody.get("/api/games?lang=sk")).json()
        assert [game["id"] for game in games] == list(GAMES)
        for shown in games:
            game = GAMES[shown["id"]]
            assert [option["name"] for option in shown["options"]] == [option.name for option in game.options]
            assert json.dumps(shown)
            measured = {each["level"]: each["difference"] for each in shown["strength"]}
            known = STRENGTH.get(shown["id"], {})
            assert measured == {level: strength.difference for level, strength in known.items()}
