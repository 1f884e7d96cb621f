"""Functions that the Python programs share. Each check prints one line of JSON."""

import json
import os
import re
import urllib.request
from collections.abc import Callable, Iterator

SERVER_URL = os.environ["SERVER_URL"]
AUTHORIZATION = {"Authorization": f"Bearer {os.environ['API_KEY']}"}


def check(name: str, run: Callable[[], None]) -> None:
    """Runs a check, and prints its name and the reason of its failure."""
    try:
        run()
        print(json.dumps({"check": name}, separators=(",", ":")), flush=True)
    except Exception as error:  # a failed check does not stop the program
        print(json.dumps({"check": name, "failed": str(error)}, separators=(",", ":")), flush=True)


def expect_equal(actual: object, expected: object) -> None:
    """Compares a complete result, in which ids are replaced by their prefix and a number."""
    masked = mask_ids(actual)
    if masked != expected:
        raise AssertionError(f"actual:   {json.dumps(masked)}\nexpected: {json.dumps(expected)}")


def mask_ids(value: object) -> object:
    """Returns plain JSON. Ids are numbered in order of appearance."""
    names: dict[str, str] = {}

    def mask(match: re.Match[str]) -> str:
        kind = match[1]
        count = sum(name.startswith(f"{kind}#") for name in names.values())
        return names.setdefault(match[0], f"{kind}#{count + 1}")

    return json.loads(re.sub(r"\b(thr|run|msg|tc|comp)_[0-9a-z]+\b", mask, json.dumps(value)))


def script(*turns: list[dict]) -> str:
    """Returns the text of a user message that makes the script model play these turns."""
    return json.dumps({"turns": turns})


def post(path: str, body: str) -> Iterator[str]:
    """Sends a request, and yields the data of each event."""
    headers = {"Content-Type": "application/json", "Accept": "text/event-stream", **AUTHORIZATION}
    request = urllib.request.Request(SERVER_URL + path, body.encode(), headers)
    with urllib.request.urlopen(request, timeout=100) as response:
        for line in response:
            if line.startswith(b"data: "):
                yield line[len("data: ") :].decode()
