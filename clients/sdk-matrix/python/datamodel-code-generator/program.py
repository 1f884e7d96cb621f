"""Runs the scenarios with the models that datamodel-code-generator generates. httpx sends the requests."""

import os
from collections.abc import Iterator

import httpx
from client.models import (
    CreateRunRequest,
    CreateThreadRequest,
    CreateThreadResponse,
    GetThreadResponse,
    InputMessage,
    JSONSchema,
    ListThreadsResponse,
    MessageRole,
    NotFoundProblem,
    PendingToolCall,
    RunErrorEvent,
    RunFinishedEvent,
    RunStartedEvent,
    RunStreamEvent,
    TamboAwaitingInputEvent,
    TextContent,
    TextMessageContentEvent,
    Tool,
)
from pydantic import BaseModel, ValidationError

client = httpx.Client(base_url=os.environ["TAMBO_BASE_URL"])


def encode(body: BaseModel) -> dict[str, object]:
    return body.model_dump(mode="json", by_alias=True, exclude_unset=True)


# A thread
request = CreateThreadRequest(
    context_key="sdk-thread-create",
    metadata={"plan": "pro", "tags": ["a", "b"]},
    initial_messages=[
        InputMessage(role=MessageRole.SYSTEM, content="Answer briefly."),
        InputMessage(role=MessageRole.USER, content="Hello"),
        InputMessage(role=MessageRole.ASSISTANT, content=[TextContent(type="text", text="Hi!")]),
    ],
)
response = client.post("/v1/threads", json=encode(request))
created = CreateThreadResponse.model_validate_json(response.text)
assert created.thread.id == "thr_created"
assert created.thread.metadata == {"plan": "pro", "tags": ["a", "b"]}

got = GetThreadResponse.model_validate_json(client.get("/v1/threads/sdk-thread-get").text)
block = got.messages[1].content[0]
assert isinstance(block, TextContent)
assert block.text == "Grüße, 世界 👋"

ids: list[str] = []
query: dict[str, str | int] = {"contextKey": "sdk-thread-pages", "limit": 2}
while True:
    page = ListThreadsResponse.model_validate_json(client.get("/v1/threads", params=query).text)
    ids += [thread.id for thread in page.threads]
    if page.next_cursor is None:
        break
    query["cursor"] = page.next_cursor
assert ids == ["thr_003", "thr_002", "thr_001"]

assert client.delete("/v1/threads/sdk-thread-delete").status_code == 204

# An error response
missing = client.get("/v1/threads/sdk-thread-not-found")
assert missing.status_code == 404
assert NotFoundProblem.model_validate_json(missing.text).code == "THREAD_NOT_FOUND"

# An API key
key = {"Authorization": "Bearer sdk-key"}
authorized = GetThreadResponse.model_validate_json(
    client.get("/v1/threads/sdk-auth-bearer", headers=key).text
)
assert authorized.thread.id == "sdk-auth-bearer"


# Streams. The union decodes each event.
def run(thread_id: str, request: CreateRunRequest) -> Iterator[tuple[str, object]]:
    with client.stream("POST", f"/v1/threads/{thread_id}/runs", json=encode(request)) as response:
        yield from read_frames(response)


def read_frames(response: httpx.Response) -> Iterator[tuple[str, object]]:
    """Yields each complete event with its id. The event is `None` if its type is unknown."""
    assert response.status_code == 200
    event_id, data = "", ""
    for line in response.iter_lines():
        if line.startswith("id:"):
            event_id = line.removeprefix("id:").strip()
        elif line.startswith("data:"):
            data = line.removeprefix("data:")
        elif line == "" and data != "":
            yield event_id, decode(data)
            event_id, data = "", ""


def decode(text: str) -> object:
    try:
        return RunStreamEvent.model_validate_json(text).root
    except ValidationError:
        return None


def collect_text(frames: Iterator[tuple[str, object]]) -> str:
    return "".join(event.delta for _, event in frames if isinstance(event, TextMessageContentEvent))


def user_message(content: str) -> InputMessage:
    return InputMessage(role=MessageRole.USER, content=content)


question = CreateRunRequest(message=user_message("What is the capital of France?"), create_thread=True)
assert collect_text(run("sdk-text", question)) == "The capital of France is Paris."

# A client tool
tools = [
    Tool(
        name="add_to_cart",
        description="Add an item to the shopping cart",
        input_schema=JSONSchema.model_validate(
            {
                "type": "object",
                "properties": {"productId": {"type": "string"}, "quantity": {"type": "integer"}},
                "required": ["productId", "quantity"],
            }
        ),
    )
]
pending: list[PendingToolCall] = []
tool_request = CreateRunRequest(message=user_message("Add 2 of SKU-123 to my cart."), tools=tools)
for _, event in run("sdk-client-tool", tool_request):
    if isinstance(event, TamboAwaitingInputEvent):
        pending = event.value.pending_tool_calls
assert [(call.tool_name, call.input) for call in pending] == [
    ("add_to_cart", {"productId": "SKU-123", "quantity": 2})
]
tool_message = InputMessage(
    role=MessageRole.TOOL, content="Added. Total: $49.98", tool_call_id=pending[0].tool_call_id
)
tool_result = CreateRunRequest(message=tool_message, tools=tools)
assert collect_text(run("sdk-client-tool", tool_result)) == "Done."


# Streams whose connection breaks, one of them after an event of an unknown type
def resume(thread_id: str, run_id: str, last_event_id: str) -> Iterator[tuple[str, object]]:
    url, headers = f"/v1/threads/{thread_id}/runs/{run_id}", {"Last-Event-ID": last_event_id}
    with client.stream("GET", url, headers=headers) as response:
        yield from read_frames(response)


def collect_resumed_text(thread_id: str, content: str) -> str:
    text, run_id, last_event_id = "", "", ""
    frames = run(thread_id, CreateRunRequest(message=user_message(content)))
    while True:
        try:
            for event_id, event in frames:
                last_event_id = event_id or last_event_id
                if isinstance(event, RunStartedEvent):
                    run_id = event.run_id
                if isinstance(event, TextMessageContentEvent):
                    text += event.delta
                if isinstance(event, RunFinishedEvent) or is_run_error(event_id, event):
                    return text
        except httpx.RemoteProtocolError:
            pass
        assert run_id != ""
        frames = resume(thread_id, run_id, last_event_id)


def is_run_error(event_id: str, event: object) -> bool:
    """Returns true if a run has failed. An error without an id ends only the connection, except for CANCELLED."""
    return isinstance(event, RunErrorEvent) and (event_id != "" or event.code == "CANCELLED")


assert collect_resumed_text("sdk-reconnect", "Count to three.") == "One, two, three."
assert collect_resumed_text("sdk-unknown-event", "Greet me.") == "Hello again."
