"""Saboteur bots: distances over the mine, what deeds say about roles, and what a player plainly does."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from permonik.bots.bot import Budget, Note, World
from permonik.bots.levels import LEVELS
from permonik.bots.saboteur import expert, normal, quick
from permonik.bots.saboteur.belief import Belief, believe, deals, gold_odds
from permonik.bots.saboteur.chance import Standing
from permonik.bots.saboteur.mine import FAR, distances_after, mine_of
from permonik.bots.saboteur.notes import deed, notice
from permonik.engine.catalog import GAMES
from permonik.engine.core.values import Action
from permonik.engine.paths.tiles import EMPTY, FACE_DOWN
from permonik.engine.saboteur.cards import GOLD, MINER, SABOTEUR
from permonik.engine.saboteur.state import GOAL_CELLS, PLAN, State

GAME: Any = GAMES["saboteur"]
MIDDLE = 1


def table(roles: Sequence[int], gold: int = MIDDLE, looked: Sequence[int] = ()) -> State:
    """A round about to begin, with these roles and the gold there; seat 0 is to act."""
    state: State = GAME.new(len(roles), b"table", {"rounds": 1, "first": 0})
    state.roles = list(roles)
    state.goals = [GOLD if goal == gold else 1 + (goal > gold) for goal in range(3)]
    for seat in looked:
        state.looked[seat] = 0b111
    return state


def hold(state: State, seat: int, *keys: str) -> None:
    """These cards are in a hand; what was there goes to the pile."""
    state.pile += state.hands[seat]
    for key in keys:
        card = state.deck.card_of[key]
        where = next(cards for cards in (state.pile, *state.hands) if card in cards)
        where.remove(card)
    state.hands[seat] = sorted(state.deck.card_of[key] for key in keys)
    for other, hand in enumerate(state.hands):
        while other != seat and len(hand) < state.setup.hand:
            hand.append(state.pile.pop())
        hand.sort()


def dig(state: State, *placed: str) -> None:
    """Lay path cards as by magic: "cross@1,0"."""
    for text in placed:
        key, _, where = text.partition("@")
        turned = where.endswith(" turned")
        x, y = map(int, where.removesuffix(" turned").split(","))
        card = state.deck.card_of[key]
        source = next(cards for cards in (state.pile, *state.hands) if card in cards)
        source.remove(card)
        cell = PLAN.cell(x, y)
        state.grid.lay(cell, state.deck.tile_of[card] + turned)
        state.laid = sorted([*state.laid, cell])
        assert not state.reach.extend(state.grid, cell)


def act(state: State, trace: list[Note], seat: int, text: str) -> None:
    """The seat does this, whoever's turn it is."""
    state.to_act = seat
    action = GAME.read(state, text)
    if action[1] not in state.hands[seat]:
        hold(state, seat, state.deck.keys[action[1]])
    trace.append(notice(state, action))
    GAME.apply(state, action)


def choice(level: str, state: State, trace: Sequence[Note] = (), seed: int = 1) -> str:
    world = World(GAME, state, state.to_act, Random(seed), trace)
    return str(GAME.write(state, LEVELS["saboteur"][level].choose(world)))


# --- the mine -------------------------------------------------------------------------------------


def slow_distance(state: State, goal: int) -> int:
    """Cards missing, by laying any tile that joins on the frontier, one step after another."""
    tiles, opens = state.grid.tiles, state.deck.table.open
    frontier = {(cell, 1) for cell in state.reach.sites}
    best = dict.fromkeys(state.reach.sites, 1)
    while frontier:
        cell, missing = min(frontier, key=lambda each: each[1])
        frontier.remove((cell, missing))
        need = state.grid.need_at(cell)
        for side, opposite, step in PLAN.around:
            beyond = cell + step
            if need >> 4 & side:
                continue
            if beyond == GOAL_CELLS[goal] and tiles[beyond] == FACE_DOWN:
                return missing
            if tiles[beyond] == EMPTY and not state.grid.need_at(beyond) >> 4 & opposite:
                x, y = PLAN.xy(beyond)
                if -3 <= x <= 11 and -5 <= y <= 5 and missing + 1 < best.get(beyond, FAR):
                    best[beyond] = missing + 1
                    frontier.add((beyond, missing + 1))
            assert opens[tiles[beyond]] >= 0
    return FAR


def test_distances_agree_with_a_slow_search() -> None:
    rng = Random(3)
    for number in range(3):
        state: State = GAME.new(5, bytes([number]), {"rounds": 1})
        while GAME.to_act(state) is not None and state.phase == 0:
            if not any(not state.reach.sides.get(cell) for cell in state.laid):
                hidden = [goal for goal, cell in enumerate(GOAL_CELLS) if state.grid.tiles[cell] == FACE_DOWN]
                found = mine_of(state).distances()
                assert [found[goal] for goal in hidden] == [slow_distance(state, goal) for goal in hidden]
            GAME.apply(state, rng.choice(GAME.legal_actions(state)))


def test_a_passage_that_was_cut_off_still_counts() -> None:
    state = table([MINER] * 5)
    dig(state, *(f"cross@{x},0" for x in range(1, 6)), "straight-ew@6,0")
    assert mine_of(state).distances()[MIDDLE] == 1
    rockfall = GAME.read(state, "rockfall 3,0")
    assert distances_after(state, rockfall)[MIDDLE] == 2
    dead_end = GAME.read(state, "place dead-straight-ew@7,0")
    assert distances_after(state, dead_end)[MIDDLE] > 2


def test_quick_layings_agree_with_the_mine() -> None:
    """The quick estimate is exact where the way ahead is open; it never promises too much."""
    rng = Random(5)
    state: State = GAME.new(5, b"quick", {"rounds": 1})
    seen = exact = 0
    while state.phase == 0:
        seat = state.to_act
        view = quick.outlook(state, quick.golden(state, seat))
        if not state.broken[seat]:
            for missing, action in quick.layings(state, seat, view.sites):
                seen += 1
                exact += distances_after(state, action)[view.goal] == missing
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    assert exact > 0.8 * seen


# --- belief ---------------------------------------------------------------------------------------


def test_before_anything_is_done_the_cards_decide() -> None:
    state = table([MINER, SABOTEUR, SABOTEUR, MINER, MINER])
    assert len(deals(5, None, MINER)) == 15
    assert believe(state, None, ()).suspicions == pytest.approx([2 / 6] * 5)
    assert believe(state, 0, ()).suspicions == pytest.approx([0, *[2 / 5] * 4])
    assert believe(state, 1, ()).suspicions == pytest.approx([1 / 5, 1, 1 / 5, 1 / 5, 1 / 5])


def test_each_way_is_weighed_by_bayes(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one deed of weight ln 3 and nobody odd, a saboteur's share is as counted by hand."""
    from permonik.bots.saboteur import belief

    monkeypatch.setattr(belief, "SIGNS", {"path level": 1.0986122886681098})
    monkeypatch.setattr(belief, "ODDITIES", {})
    monkeypatch.setattr(belief, "ODD", 0.0)
    monkeypatch.setattr(belief, "UNMOVED", 0.0)
    monkeypatch.setattr(belief, "TOGETHER", 1.0)
    state = table([MINER] * 5)
    trace: list[Note] = []
    act(state, trace, 1, "place straight-ew@-1,0")
    # ten deals for seat 0: four with seat 1 a saboteur, each three times as likely as the six others
    assert believe(state, 0, trace).suspicions[1] == pytest.approx(12 / 18)


@pytest.mark.parametrize("seats", range(3, 11))
def test_beliefs_are_probabilities_and_know_ones_own_role(seats: int) -> None:
    rng = Random(seats)
    state: State = GAME.new(seats, b"whole", {"rounds": 1})
    trace: list[Note] = []
    while state.phase == 0:
        action = rng.choice(GAME.legal_actions(state))
        trace.append(notice(state, action))
        GAME.apply(state, action)
        if state.phase == 0 and len(trace) % 9 == 0:
            for seat in range(seats):
                belief = believe(state, seat, trace)
                assert sum(belief.ways.values()) == pytest.approx(1)
                assert belief.suspicions[seat] == pytest.approx(float(state.roles[seat] == SABOTEUR))
                assert belief(tuple(state.roles)) > 0


def test_blocking_is_suspicious_and_digging_is_not() -> None:
    state = table([MINER, SABOTEUR, MINER, MINER, MINER])
    trace: list[Note] = []
    for seat, text in ((2, "place cross@1,0"), (3, "place cross@2,0"), (1, "place dead-cross@3,0")):
        act(state, trace, seat, text)
    suspicions = believe(state, 0, trace).suspicions
    assert suspicions[1] > 0.6 > suspicions[4] > 0.4 > suspicions[2]  # 0.4: before anything was done
    of_suspect, of_honest = trace[:], trace[:]
    act(GAME.copy(state), of_suspect, 4, "break cart of 1")
    act(GAME.copy(state), of_honest, 4, "break cart of 2")
    assert believe(state, 0, of_suspect).suspicions[4] < believe(state, 0, of_honest).suspicions[4]


def test_what_a_look_revealed_is_used_afterwards() -> None:
    """To turn away from a goal is less of a crime in the eyes of a seat that knows it is stone."""
    state = table([MINER] * 5, gold=0)
    trace: list[Note] = []
    dig(state, *(f"cross@{x},0" for x in range(1, 6)), "tee-north@6,0")
    act(state, trace, 1, "place curve-nw@7,0")
    before = believe(state, 0, trace).suspicions[1]
    state.looked[0] = 0b111
    assert believe(state, 0, trace).suspicions[1] < before
    assert gold_odds(state, 0) == (1, 0, 0)


def test_only_the_present_round_counts() -> None:
    state = table([MINER] * 5)
    trace: list[Note] = []
    act(state, trace, 1, "place dead-cross@1,0")
    blamed = believe(state, 0, trace).suspicions[1]
    state.round += 1
    assert believe(state, 0, trace).suspicions[1] < blamed


def test_a_belief_weighs_whole_deals() -> None:
    belief = Belief({(0, 1): 0.25, (1, 0): 0.75})
    assert (belief((0, 1)), belief((1, 1))) == (0.25, 0.0)
    assert belief.suspicions == pytest.approx([0.75, 0.25])


def test_secrets_stay_out_of_notes() -> None:
    state = table([MINER] * 5)
    cards = sorted(set(state.hands[0]))
    notes = {notice(state, (5, card, 0, 0)) for card in cards}
    assert len(notes) == 1
    note = deed(next(iter(notes)))
    assert (note.seat, note.before, note.after) == (0, (9, 7, 9), (9, 7, 9))


# --- playing --------------------------------------------------------------------------------------


def test_the_odds_of_the_miners() -> None:
    near = Standing(5, 1, 40, 3, 0, 2)
    assert near.chance() > near._replace(missing=6).chance()
    assert near.chance() > near._replace(able=1, lame=2).chance()
    assert near._replace(missing=0).chance() == 1
    assert near._replace(missing=9, left=8).chance() == 0


@pytest.mark.parametrize("level", ["easy", "normal", "expert"])
def test_a_miner_takes_the_gold(level: str) -> None:
    state = table([MINER] * 5, looked=[0])
    dig(state, *(f"cross@{x},0" for x in range(1, 6)), "straight-ew@6,0")
    hold(state, 0, "straight-ew", "map", "rockfall", "dead-cross", "broken-cart", "straight-ns")
    assert choice(level, state) == "place straight-ew@7,0"


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_a_saboteur_near_the_gold_strikes(level: str) -> None:
    state = table([SABOTEUR, MINER, MINER, MINER, MINER], looked=[0])
    dig(state, *(f"cross@{x},0" for x in range(1, 6)), "straight-ew@6,0")
    hold(state, 0, "straight-ew", "map", "curve-ne", "dead-cross", "curve-nw", "straight-ns")
    text = choice(level, state)
    assert text in {"place dead-cross@7,0", "place curve-ne@7,0 turned", "place curve-nw@7,0"}


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_a_saboteur_does_not_hand_over_the_gold(level: str) -> None:
    state = table([SABOTEUR, MINER, MINER, MINER, MINER], looked=[0])
    dig(state, *(f"cross@{x},0" for x in range(1, 6)), "straight-ew@6,0")
    hold(state, 0, "straight-ew", "tee-north", "straight-ew", "tee-north", "map", "repair-cart")
    assert "@7,0" not in choice(level, state)


def quarrel() -> tuple[State, list[Note]]:
    """Seat 1 lays a dead end before the others, who dig, and breaks a cart."""
    state = table([MINER, SABOTEUR, MINER, MINER, MINER])
    trace: list[Note] = []
    act(state, trace, 2, "place cross@1,0")
    act(state, trace, 3, "place cross@2,0")
    act(state, trace, 1, "place dead-straight-ew@3,0")
    act(state, trace, 1, "break cart of 2")
    state.looked[0] = 0b111
    return state, trace


def test_a_miner_stops_whom_it_suspects_and_mends_whom_it_trusts() -> None:
    state, trace = quarrel()
    hold(state, 0, "repair-cart", "dead-east", "dead-north", "dead-curve-nw", "dead-curve-ne", "map")
    state.to_act = 0
    assert choice("expert", state, trace).startswith("repair cart of 2")
    hold(state, 0, "broken-lantern", "dead-east", "dead-north", "dead-curve-nw", "dead-curve-ne", "map")
    assert choice("expert", state, trace) == "break lantern of 1"


def test_normal_suspects_the_same_players_with_more_caution() -> None:
    state, trace = quarrel()
    state.to_act = 0
    hold(state, 0, "broken-lantern", "dead-east", "dead-north", "dead-curve-nw", "dead-curve-ne", "map")
    careful, sure = normal.Judge(state, 0, trace), normal.Judge(state, 0, trace, weight=1.0)
    for judge in (careful, sure):
        assert max(judge.suspicions) == judge.suspicions[1]
        blows = {
            target: judge.worth(GAME.read(state, f"break lantern of {target}")) for target in range(1, 5)
        }
        assert max(blows, key=blows.__getitem__) == 1
    assert 0.4 < careful.suspicions[1] < sure.suspicions[1]


def test_a_tree_grown_in_two_processes_finds_the_gold() -> None:
    state = table([MINER] * 5, looked=[0])
    dig(state, *(f"cross@{x},0" for x in range(1, 6)), "straight-ew@6,0")
    hold(state, 0, "straight-ew", "dead-east", "dead-north", "map", "rockfall", "repair-cart")
    world = World(GAME, state, 0, Random(1), ())
    action = expert.choose_by_tree(world, Budget(60, 60, processes=2))
    assert GAME.write(state, action) == "place straight-ew@7,0"


def test_everybody_takes_the_best_gold() -> None:
    state = table([MINER] * 5, looked=[0])
    dig(state, *(f"cross@{x},0" for x in range(1, 6)), "straight-ew@6,0")
    act(state, [], 0, "place straight-ew@7,0")
    for level in ("easy", "normal", "expert"):
        assert choice(level, state) == f"take {max(state.offer)}"


def test_first_come_first_served() -> None:
    """What a finished round is worth: to saboteurs nothing, to miners what they took."""
    state = table([MINER, MINER, MINER, MINER, SABOTEUR], looked=[0])
    dig(state, *(f"cross@{x},0" for x in range(1, 6)), "straight-ew@6,0")
    act(state, [], 0, "place straight-ew@7,0")
    state.offer = [1, 1, 2, 3]
    future = expert.Future(1, [0.0] * 5)
    rng = Random(1)
    while not future.settled(state):
        GAME.apply(state, future.rollout(state, rng))
        if GAME.to_act(state) is None:
            break
    values = future.value(state)
    assert values[0] == max(values)
    assert values[4] == 0
    assert sum(values) == pytest.approx(7 / expert.FAIR)


def test_a_good_name_is_kept_where_nothing_is_lost() -> None:
    """Of two ways to get rid of a card, one's own name decides."""
    state = table([SABOTEUR, MINER, MINER, MINER, MINER])
    judge = normal.Judge(state, 0, ())
    hostile: Action = GAME.read(state, "place dead-straight-ew@1,0")
    harmless: Action = GAME.read(state, "place straight-ns@0,1")
    assert judge.toll(hostile) > judge.toll(harmless)
