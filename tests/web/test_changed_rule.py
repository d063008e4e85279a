"""The client knows no rule: with one changed on the server, the unchanged client lights the right things."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.served import Served
from tests.web.browser import DESK, visit
from tests.web.lobby import table_with_bots
from tests.web.person import Person

# A rule that no edition has: nobody digs in the column of the start or behind it.
CHANGED = """
from permonik.engine.saboteur import game, rules, view
from permonik.engine.saboteur.actions import PLACE
from permonik.engine.saboteur.state import PLAN

printed = rules.legal_actions


def legal_actions(state):
    return [action for action in printed(state) if action[0] != PLACE or PLAN.xy(action[2])[0] > 0]


for module in (rules, view, game):
    if hasattr(module, "legal_actions"):
        module.legal_actions = legal_actions
if hasattr(game.Saboteur, "legal_actions"):
    game.Saboteur.legal_actions = staticmethod(legal_actions)
"""


def test_a_changed_rule_plays_in_the_unchanged_client(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(CHANGED, encoding="utf-8")
    paths = [str(tmp_path), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    served = Served(tmp_path / "data").start()
    try:
        someone = visit(browser, served.address, DESK)
        page = someone.open()
        page.goto(f"{served.address}/t/{table_with_bots(page, 'saboteur', 3)}")
        person = Person(page)
        lit: set[str] = set()
        while person.turns < 6:
            state = person.wait()
            if state == "mine":
                lit |= set(page.locator(".spots .spot").evaluate_all("all => all.map(s => s.dataset.spot)"))
            person.answer(state)
        assert lit
        assert all(int(cell.split(",")[0]) > 0 for cell in lit)
        assert someone.troubles == []
        page.context.close()
    finally:
        served.stop()
