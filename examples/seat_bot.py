"""A program that plays a seat: `python seat_bot.py http://localhost:8765 TABLE TOKEN` (see docs/protocol.md)."""

import asyncio
import json
import random
import sys

import websockets


def choose(view: dict) -> str:
    """Choose a move. Yours goes here: `view` is all that the seat may know, `view["moves"]` what it may do."""
    return random.choice(view["moves"])["text"]


async def play(url: str, table: str, token: str) -> list[int]:
    """Play until the game is over, coming back whenever the connection breaks; give the winners."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/ws"
    seen = None
    while True:
        try:
            async with websockets.connect(address) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": 2, "token": token, "seen": seen}))
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "bye" and not message["again"]:
                        sys.exit(message["text"])
                    if message["type"] not in ("welcome", "update"):
                        continue
                    seen, view = message["n"], message["view"]
                    if view and view["outcome"]:
                        return view["outcome"]["winners"]
                    if view and view["moves"]:
                        await socket.send(json.dumps({"type": "move", "move": choose(view), "seen": seen}))
        except (OSError, websockets.WebSocketException):
            await asyncio.sleep(0.5)


if __name__ == "__main__":
    print("won by seats", asyncio.run(play(*sys.argv[1:4])))
