"""A bot that plays from outside: the same socket as the browser's, with a token. Needs only `websockets`.

Make a token (POST /api/me/bots, or on your profile), let the host allow outside bots, and run:

    python examples/outside_bot.py http://127.0.0.1:8642 TOKEN CODE
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


class House:
    """The few requests that a bot needs before it sits down."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        with urllib.request.urlopen(f"{self.address}/api/games") as answer:
            cookie = answer.headers["Set-Cookie"].split(";")[0]
        self.headers |= {"Cookie": cookie, "X-CSRFToken": cookie.partition("=")[2]}

    def post(self, path: str, body: dict[str, Any]) -> Any:
        data = json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}{path}", data, self.headers, method="POST")
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read() or b"null")


def choose(update: dict[str, Any]) -> list[int]:
    """The whole brain: replace it by a better one. Everything that the seat knows is in update["view"]."""
    choice = random.choice(update["decision"]["choices"])
    action: list[int] = choice["action"]
    return action


async def play(address: str, token: str, table: str) -> Any:
    """Sit at the table until the game is over; how it ended."""
    socket_address = address.rstrip("/").replace("http", "ws", 1)
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(f"{socket_address}/ws/tables/{table}", additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "hello", "id": "hello", "protocol": 1}))
        number = 0
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "update" and "outcome" in message:
                return message["outcome"]
            if message["type"] == "update" and "decision" in message:
                number += 1
                act = {"type": "act", "id": f"move-{number}", "n": message["n"], "action": choose(message)}
                await socket.send(json.dumps(act))
            if message["type"] == "table" and message["status"] == "ended":
                return None
    return None


def main() -> None:
    address, token, code = sys.argv[1:]
    house = House(address, token)
    seat = house.post("/api/join", {"code": code})
    house.post(f"/api/tables/{seat['table']}/ready", {"ready": True})
    print("seat", seat["seat"])
    print(asyncio.run(play(address, token, seat["table"])))


if __name__ == "__main__":
    main()
