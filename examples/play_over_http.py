"""A whole game over the table's API, with nothing but the standard library.

    turntable &                                  # a table on http://127.0.0.1:8000
    python examples/play_over_http.py            # opens one, seats three bots, plays to the end

The strategy is the worst there is: any legal move. Put a better one into `choose`.
"""

import argparse
import json
import random
import secrets
import time
import urllib.error
import urllib.request


class Api:
    """The service at an address, as one guest sees it."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.token = ""
        self.token = self.call("POST", "/api/guests", {"name": name})["token"]

    def call(self, method: str, path: str, body: dict | None = None) -> dict:
        request = urllib.request.Request(
            self.address + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": f"Bearer {self.token}"} if self.token else {},
        )
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            problem = json.load(refusal)
            if problem["code"] != "warming-up":
                raise SystemExit(f"{problem['code']}: {problem['message']}") from None
            time.sleep(1)  # a new server compiles its rules first
            return self.call(method, path, body)
        except urllib.error.URLError as problem:
            raise SystemExit(f"No table at {self.address}: {problem.reason}") from None


def choose(view: dict, legal: list[dict]) -> dict:
    """A move, given all that the seat sees and all that it may do."""
    return random.choice(legal)


def main(address: str) -> None:
    api = Api(address, "Robot")
    asked = {"game": "ghosts-galore", "players": 4}
    path = f"/api/tables/{api.call('POST', '/api/tables', asked)['id']}"
    api.call("POST", f"{path}/seats", {"seat": 0, "contribution": secrets.token_hex(32)})
    for seat in (1, 2, 3):
        api.call("POST", f"{path}/seats", {"seat": seat, "bot": "easy"})
    api.call("POST", f"{path}/start")

    while (table := api.call("GET", path))["status"] == "playing":
        if not table["legal"]:
            time.sleep(0.05)  # somebody else's turn; WS …/live would tell when it is ours
            continue
        move = choose(table["view"], table["legal"])
        api.call("POST", f"{path}/moves", {
            "request": secrets.token_hex(8), "decision": table["decision"], "moves": [move],
        })  # fmt: skip

    for seat, score in zip(table["seats"], table["scores"], strict=True):
        print(f"{score['total']:4}  {seat['name']}")
    print(f"The record: {address}{path}/record")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A whole game over the table's API.")
    parser.add_argument("address", nargs="?", default="http://127.0.0.1:8000", help="of the table")
    main(parser.parse_args().address)
