"""Long updates come packed: never another update than the plain one, and short enough."""

import zlib
from random import Random

import pytest

from bench.sizes import updates
from permonik.server import wire
from permonik.server.packing import WORTH_PACKING, encode_packed, is_packed
from tests.server.company import company
from tests.server.served import Served


@pytest.mark.parametrize(
    ("game", "seats", "most"), [("dark-cave", 5, 8192), ("caverna", 5, 8192), ("caverna", 7, 16384)]
)
def test_an_update_is_short_enough(game: str, seats: int, most: int) -> None:
    sizes = []
    for update in updates(game, seats, Random(5), every=9):
        plain, sent = wire.encode(update), encode_packed(update)
        sizes.append(len(sent))
        assert is_packed(sent) == (len(plain) >= WORTH_PACKING)
        assert plain == (zlib.decompress(sent) if is_packed(sent) else sent)
    sizes.sort()
    assert sizes[len(sizes) * 99 // 100] <= most


async def test_who_can_inflate_gets_long_updates_packed(one_house: Served) -> None:
    async with company(one_house.address, people=1, game="caverna", seats=3) as there:
        plain = there.sittings[0]
        packed = await there.people[0].sit(there.table, packed=True)
        there.extra.append(packed)
        for move in range(6):
            await plain.act(move)
            await plain.my_turn()
            await packed.until(lambda: packed.update["n"] == plain.update["n"])
            assert packed.update == plain.update
        assert plain.packed == 0 < packed.packed
