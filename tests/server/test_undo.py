"""Taking back: free, by consent, refused; pauses and votes."""

from typing import Any

from tests.server.client import Sitting
from tests.server.company import Company, company
from tests.server.served import Served


def choice(sitting: Sitting, *verbs: str) -> list[int] | None:
    """The first choice of one of these kinds."""
    for offered in sitting.update["decision"]["choices"]:
        if offered["facets"]["verb"] in verbs:
            action: list[int] = offered["action"]
            return action
    return None


async def plain_move(there: Company) -> tuple[Sitting, dict[str, Any]]:
    """Somebody discards a card and draws another: taken back only by consent."""
    actor = await there.to_act()
    before = actor.update
    action = choice(actor, "discard")
    assert (await actor.ask("act", n=before["n"], action=action))["type"] == "ok"
    await actor.until(lambda: actor.update["n"] > before["n"])
    return actor, before


async def test_an_undo_by_consent_gives_the_same_position(house: Served) -> None:
    async with company(house.address, people=3) as there:
        actor, before = await plain_move(there)
        assert actor.update["undo"]
        drawn = actor.update["view"]["you"]["hand"]
        assert (await actor.ask("undo", n=actor.update["n"]))["type"] == "ok"
        others = [sitting for sitting in there.sittings if sitting is not actor]
        for other in others:
            await other.until_vote()
            assert other.info["vote"]["same_card"]
            vote = other.info["vote"]
            assert (await other.ask("ballot", vote=vote["vote"], choice="yes"))["type"] == "ok"
        await actor.until(lambda: actor.update.get("decision"))
        assert actor.update["view"] == before["view"]
        # an undone draw gives the same card
        action = choice(actor, "discard")
        await actor.ask("act", n=actor.update["n"], action=action)
        await actor.until(lambda: not actor.update.get("decision"))
        assert actor.update["view"]["you"]["hand"] == drawn


async def test_one_no_refuses_an_undo(house: Served) -> None:
    async with company(house.address, people=3) as there:
        actor, _ = await plain_move(there)
        after = actor.update["view"]
        await actor.ask("undo", n=actor.update["n"])
        other = next(sitting for sitting in there.sittings if sitting is not actor)
        await other.until(lambda: other.info.get("vote"))
        await other.ask("ballot", vote=other.info["vote"]["vote"], choice="no")
        await actor.until(lambda: not actor.info.get("vote"))
        assert actor.update["view"] == after


async def test_never_past_a_look_at_a_secret(one_house: Served) -> None:
    """People discard until somebody holds a map, looks at a goal and would rather not have."""
    async with company(one_house.address, people=3) as there:
        for _ in range(60):
            actor = await there.to_act()
            n = actor.update["n"]
            looks = choice(actor, "map")
            await actor.ask("act", n=n, action=looks or choice(actor, "discard"))
            for sitting in there.sittings:
                await sitting.until_after(n)
            if looks:
                answer = await actor.ask("undo", n=actor.update["n"])
                assert answer["code"] == "undo-never"
                return
        raise AssertionError("nobody drew a map")


async def test_alone_with_bots_nobody_has_to_agree(one_house: Served) -> None:
    async with company(one_house.address, people=1, seats=3) as there:
        actor = await there.to_act()
        before = actor.update
        await actor.ask("act", n=before["n"], action=choice(actor, "discard"))
        await actor.until(lambda: actor.update["n"] > before["n"] and actor.update.get("decision"))
        answer = await actor.ask("undo", n=actor.update["n"])
        if answer["type"] == "ok":  # unless a bot has looked at a goal meanwhile
            await actor.until(lambda: actor.update["n"] >= answer["n"])
            assert actor.update["view"] == before["view"]
        else:
            assert answer["code"] == "undo-never"


async def test_the_record_holds_only_moves_that_stand(one_house: Served) -> None:
    async with company(one_house.address, people=3, leaving="end", grace=0) as there:
        actor, _ = await plain_move(there)
        await actor.ask("undo", n=actor.update["n"])
        for other in there.sittings:
            if other is not actor:
                await other.until_vote()
                await other.ask("ballot", vote=other.info["vote"]["vote"], choice="yes")
        await actor.until(lambda: actor.update.get("decision"))
        await there.sittings[0].ask("propose", what="end")
        for other in there.sittings[1:]:
            await other.until_vote()
            if not other.over:
                await other.ask("ballot", vote=other.info["vote"]["vote"], choice="yes")
        await actor.until(lambda: actor.info["status"] == "ended")
        record = (await there.people[0].get(f"{there.path}/record")).text
        assert '"do"' not in record


async def test_a_pause_is_voted_and_anybody_resumes(house: Served) -> None:
    async with company(house.address, people=3) as there:
        one, two, three = there.sittings
        await one.ask("propose", what="pause")
        await two.until(lambda: two.info.get("vote"))
        assert two.info["vote"]["voted"] == [0]
        second = await two.ask("propose", what="end")
        assert second["code"] == "vote-open"
        await two.ask("ballot", vote=two.info["vote"]["vote"], choice="yes")
        await three.until(lambda: three.info.get("paused"))
        actor = await there.to_act()
        refused = await actor.ask(
            "act", n=actor.update["n"], action=actor.update["decision"]["choices"][0]["action"]
        )
        assert refused["code"] == "paused"
        assert (await three.ask("resume"))["type"] == "ok"
        assert (await actor.act())["type"] == "ok"
