"""Drives the server with the package's types: requests are its models, and each event is decoded by its union."""

import urllib.error

from ag_ui.core import AssistantMessage, Event, FunctionCall, RunAgentInput, Tool, ToolCall, ToolMessage, UserMessage
from checks import check, expect_equal, post, script
from pydantic import TypeAdapter

EVENT = TypeAdapter(Event)
TOOL = Tool(name="pick", description="Picks a row", parameters={"type": "object", "properties": {}})
TABLE = {"name": "Table", "description": "A table", "propsSchema": {"type": "object", "properties": {}}}


def run(thread: str, messages: list, **fields: object) -> list[dict]:
    """Runs the default agent, and returns the decoded events as JSON without times."""
    defaults = {"state": {}, "tools": [], "context": [], "forwarded_props": {}}
    request = RunAgentInput(thread_id=thread, run_id=f"run-{len(messages)}", messages=messages, **defaults | fields)
    events = (EVENT.validate_json(data) for data in post("/ag-ui/default", request.model_dump_json(by_alias=True)))
    exclude = {"timestamp", "raw_event"}
    return [event.model_dump(by_alias=True, mode="json", exclude_none=True, exclude=exclude) for event in events]


def summarize(events: list[dict]) -> list:
    """Returns the type of each event with its values, without the ids of the run."""
    hidden = {"type", "runId", "threadId", "messageId", "protocolVersion", "stepName"}
    return [[event["type"], *(value for key, value in event.items() if key not in hidden)] for event in events]


def user(*turns: list[dict]) -> UserMessage:
    return UserMessage(id="user-1", role="user", content=script(*turns))


def whole(*events: list, end: str = "end_turn") -> list:
    return [["RUN_STARTED"], *events, ["RUN_FINISHED", {"stopReason": end}]]


def step(*events: list) -> list:
    return [["STEP_STARTED"], *events, ["STEP_FINISHED"]]


def text(*deltas: str) -> list:
    contents = [["TEXT_MESSAGE_CONTENT", delta] for delta in deltas]
    return [["TEXT_MESSAGE_START", "assistant"], *contents, ["TEXT_MESSAGE_END"]]


def check_text() -> None:
    events = run("text", [user([{"text": ["Grüße, ", "世界 👋"]}])])
    expect_equal(summarize(events), whole(*step(*text("Grüße, ", "世界 👋"))))


def check_client_tool() -> None:
    question = user([{"tool": "pick", "args": {"row": 3}}], [{"text": "Done."}])
    first = run("tool", [question], tools=[TOOL])
    start = next(event for event in first if event["type"] == "TOOL_CALL_START")
    pending = {"toolCallId": "tc#1", "toolName": "pick", "input": {"row": 3}}
    ids = {"threadId": "tool", "runId": "run-1"}
    arguments = ["TOOL_CALL_ARGS", "tc#1", '{"row":3}']
    call = [["TOOL_CALL_START", "tc#1", "pick", "msg#1"], arguments, ["TOOL_CALL_END", "tc#1"]]
    awaiting = ["CUSTOM", "tambo.run.awaiting_input", {**ids, "pendingToolCalls": [pending]}]
    expect_equal(summarize(first), whole(*step(*call), awaiting, end="awaiting_input"))
    tool_call = ToolCall(id=start["toolCallId"], function=FunctionCall(name="pick", arguments='{"row":3}'))
    message = AssistantMessage(id=start["parentMessageId"], role="assistant", tool_calls=[tool_call])
    result = ToolMessage(id="tool-1", role="tool", content="Row 3.", tool_call_id=tool_call.id)
    second = run("tool", [question, message, result], tools=[TOOL])
    expect_equal(summarize(second), whole(*step(*text("Done."))))


def check_component() -> None:
    props = {"tambo": {"availableComponents": [TABLE]}}
    events = run("component", [user([{"component": "Table", "props": {"title": "Users"}}])], forwarded_props=props)
    content = {"componentId": "comp#1", "componentName": "Table", "props": {"title": "Users"}}
    shown = [event["content"] for event in events if event["type"] == "ACTIVITY_SNAPSHOT"]
    expect_equal(shown[-1], content)


def check_errors() -> None:
    error = {"code": "RATE_LIMIT_EXCEEDED", "message": "Slow down."}
    events = run("error", [user([{"text": "Well"}, {"error": error}])])
    failure = ["RUN_ERROR", "Slow down.", "RATE_LIMIT_EXCEEDED"]
    expect_equal(summarize(events), [["RUN_STARTED"], *step(*text("Well")), failure])
    try:
        run("empty", [UserMessage(id="user-1", role="user", content="not a script")], tools=[TOOL, TOOL])
    except urllib.error.HTTPError as rejection:
        expect_equal(rejection.code, 400)
    else:
        raise AssertionError("a request with two tools of one name is accepted")


check("text", check_text)
check("client tool", check_client_tool)
check("component", check_component)
check("errors", check_errors)
