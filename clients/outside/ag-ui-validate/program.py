"""Validates recorded streams with the validator's command line, as a project does in its continuous integration."""

import json
import subprocess

from checks import check, expect_equal, post, script

TABLE = {
    "name": "Table",
    "description": "A table",
    "propsSchema": {"type": "object", "properties": {}},
    "stateSchema": {"type": "object", "properties": {}},
}
TOOL = {"name": "pick", "description": "Picks a row", "parameters": {"type": "object", "properties": {}}}


def validate(name: str, *turns: list[dict]) -> None:
    """Records a run, and expects that the validator finds no errors and no warnings."""
    request = {
        "threadId": name.replace(" ", "-"),
        "runId": "run-1",
        "messages": [{"id": "user-1", "role": "user", "content": script(*turns)}],
        "state": {"items": []},
        "tools": [TOOL],
        "context": [],
        "forwardedProps": {"tambo": {"availableComponents": [TABLE]}},
    }

    def run() -> None:
        stream = "".join(f"data: {data}\n\n" for data in post("/ag-ui/default", json.dumps(request)))
        command = [".venv/bin/ag-ui-validate", "--json", "--max-warnings", "0", "-"]
        result = subprocess.run(command, input=stream, capture_output=True, text=True, check=False)
        report = json.loads(result.stdout)
        severe = [each for each in report["diagnostics"] if each["severity"] != "info"]
        expect_equal({"exit": result.returncode, "diagnostics": severe}, {"exit": 0, "diagnostics": []})

    check(name, run)


add = {"state": {"patch": [{"op": "add", "path": "/items/-", "value": 1}]}}
validate("text", [{"reasoning": "Hm."}, {"text": ["Grüße, ", "世界 👋"]}])
validate("server tool", [{"tool": "weather/get_weather", "args": {"city": "Paris"}}], [{"text": "Cloudy."}])
validate("client tool", [{"text": "Look."}, {"tool": "pick", "args": {"row": 1}}])
validate("component", [{"component": "Table", "props": {"title": "Users"}, "state": [{"set": {"page": 1}}]}])
validate("text around a state event", [{"text": "One "}, add, {"text": "more."}])
validate("run error", [{"text": "Well"}, {"error": {"code": "RATE_LIMIT_EXCEEDED", "message": "Slow down."}}])
