"""A Saboteur player who deduces: each action is judged by what it does to the odds, and to one's good name.

The odds that the miners win come from `chance`, with everybody counted as what they probably are. To be
suspected costs something as long as there is time to act on it, so saboteurs hide until it pays to strike,
and miners show that they are honest.
"""

from collections.abc import Sequence
from typing import Final

from permonik.bots.bot import UNBOUND, Budget, Note, World
from permonik.bots.saboteur.belief import belief_of, believe, deals, gold_odds, sign_of
from permonik.bots.saboteur.chance import Standing
from permonik.bots.saboteur.mine import distances_after, mine_of
from permonik.bots.saboteur.notes import deed, deeds_of, notice
from permonik.engine.core.values import Action, Seat
from permonik.engine.saboteur.cards import MINER, SABOTEUR
from permonik.engine.saboteur.state import TURN, State
from permonik.engine.saboteur.verbs import BREAK, MAP, PLACE, REPAIR, ROCKFALL

NAMES: Final = (0.5, 0.6)  # what good names are worth to miners and saboteurs: the fewer players, the more
WEIGHT: Final = 0.04  # what deeds say about their doers is taken with caution
DOUBT: Final = 2.0  # cards that go astray while nobody knows where the gold is
FULL: Final = 67  # cards at the beginning of a round


class Judge:
    """What a seat thinks of a position, and how it judges an action in it."""

    __slots__ = (
        *("_deeds", "_distances", "_gold", "_looks", "_name", "_seat", "_stake", "_state", "_weight"),
        *("belief", "saboteur", "suspected", "suspicions"),
    )

    def __init__(
        self,
        state: State,
        seat: Seat,
        trace: Sequence[Note],
        names: tuple[float, float] = NAMES,
        weight: float = WEIGHT,
    ) -> None:
        self._state: Final = state
        self._seat: Final = seat
        self._gold: Final = gold_odds(state, seat)
        self._distances: Final = mine_of(state).distances()
        self._deeds: Final = deeds_of(state.round, trace)
        self.saboteur: Final = state.roles[seat] == SABOTEUR
        self._weight: Final = weight
        self.belief: Final = believe(state, seat, trace, weight)
        self.suspicions: Final = self.belief.suspicions
        chance = self._miners(self._distances, state.broken)
        self._stake: Final = 4 * chance * (1 - chance)  # how open the round is, from 0 to 1
        self._name: Final = names[self.saboteur] / state.seats * cards_left(state) / FULL
        self.suspected: Final = believe(state, None, trace, weight).suspicion(seat)
        self._looks: Final[dict[tuple[str, Seat], float]] = {}  # by what is seen of an action

    @property
    def opinion(self) -> list[float]:
        """Who may be a saboteur, with what the others think of the seat: they cannot know its role."""
        found = list(self.suspicions)
        found[self._seat] = self.suspected
        return found

    def worth(self, action: Action) -> float:
        """The odds of the own side afterwards, less what the action costs."""
        chance = self._chance(action)
        return (1 - chance if self.saboteur else chance) - self.toll(action)

    def toll(self, action: Action) -> float:
        """What an action costs beyond its effect, the own good name and the card: in a lost cause, little."""
        return self._stake * (self._trust(action) + self._spent(action))

    def _chance(self, action: Action) -> float:
        """The odds of the miners after an action, as far as it can be foreseen."""
        state = self._state
        verb, card, target, tool = action
        distances: Sequence[float] = self._distances
        broken = state.broken
        if verb in (PLACE, ROCKFALL):
            distances = distances_after(state, action)
        elif verb == BREAK:
            broken = broken[:]
            broken[target] |= state.deck.tools[card]
        elif verb == REPAIR:
            broken = broken[:]
            broken[target] &= ~(1 << tool)
        elif verb == MAP:
            saved = self._cleared(target)
            distances = [max(0.5, distance - saved) for distance in distances]
        return self._miners(distances, broken)

    def _miners(self, distances: Sequence[float], broken: Sequence[int]) -> float:
        """The odds of the miners, wherever the gold may be."""
        standing = Standing.of(0, cards_left(self._state) - 1, self.suspicions, broken)
        return sum(
            odds * standing._replace(missing=distance).chance()
            for odds, distance in zip(self._gold, distances, strict=True)
            if odds
        )

    def _cleared(self, goal: int) -> float:
        """What a look is expected to save, in cards. It makes a saboteur's blows better, too."""
        elsewhere = max(odds for other, odds in enumerate(self._gold) if other != goal)
        surer = self._gold[goal] + elsewhere - max(self._gold)  # to dig at the right goal afterwards
        return DOUBT * surer * (-0.5 if self.saboteur else 1.0)

    def _trust(self, action: Action) -> float:
        """What the action costs of the own good name, which matters less and less as the round goes on."""
        state = self._state
        done = deed(notice(state, action))
        gold = gold_odds(state, None)
        seen = sign_of(done, gold), done.target
        if seen not in self._looks:
            public = belief_of(deals(state.seats, None, MINER), [*self._deeds, done], gold, self._weight)
            self._looks[seen] = public.suspicion(self._seat)
        return self._name * (self._looks[seen] - self.suspected)

    def _spent(self, action: Action) -> float:
        """The worth of the card that leaves the hand."""
        deck = self._state.deck
        card = action[1]
        if card < deck.paths:
            kind = "path" if deck.path_cards[card].tile.groups else "dead"
        else:
            kind = deck.keys[card].partition("-")[0]
        again = self._state.hands[self._seat].count(card) > 1
        return KEEP[self.saboteur][kind] * (0.5 if again else 1.0)


KEEP: Final = (
    {"path": 0.02, "dead": 0.0, "broken": 0.02, "repair": 0.03, "rockfall": 0.03, "map": 0.01},
    {"path": 0.0, "dead": 0.012, "broken": 0.015, "repair": 0.003, "rockfall": 0.02, "map": 0.002},
)


"""What a card is worth in the hand of a miner and of a saboteur."""


def cards_left(state: State) -> int:
    """In hands and pile: so many turns are left."""
    return len(state.pile) + sum(map(len, state.hands))


def choose(world: World[State], _budget: Budget = UNBOUND) -> Action:
    """The action of the highest worth; chance breaks ties."""
    actions = world.game.legal_actions(world.state)
    if world.state.phase != TURN:
        return actions[-1]  # the most nuggets
    judge = Judge(world.state, world.seat, world.trace)
    return max(actions, key=lambda action: (judge.worth(action), world.rng.random()))
