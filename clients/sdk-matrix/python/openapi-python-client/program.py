"""Runs the scenarios with the client that openapi-python-client generates."""

import os
from collections.abc import Iterator
from contextlib import suppress

import httpx

from client import AuthenticatedClient, Client
from client.api.runs import create_run, reconnect_run
from client.api.threads import create_thread, delete_thread, get_thread, list_threads
from client.models import (
    CreateRunRequest,
    CreateThreadRequest,
    InputMessage,
    JSONSchema,
    JsonObject,
    MessageRole,
    NotFoundCodeType1,
    NotFoundProblem,
    PendingToolCall,
    RunErrorEvent,
    RunFinishedEvent,
    TamboAwaitingInputEvent,
    TextContent,
    TextMessageContentEvent,
    Tool,
)
from client.models.create_thread_response import CreateThreadResponse
from client.models.get_thread_response import GetThreadResponse
from client.models.list_threads_response import ListThreadsResponse
from client.types import UNSET, Unset

host = os.environ["TAMBO_BASE_URL"]
client = Client(base_url=host)

# A thread
created = create_thread.sync(
    client=client,
    body=CreateThreadRequest(
        context_key="sdk-thread-create",
        metadata=JsonObject.from_dict({"plan": "pro", "tags": ["a", "b"]}),
        initial_messages=[
            InputMessage(role=MessageRole.SYSTEM, content="Answer briefly."),
            InputMessage(role=MessageRole.USER, content="Hello"),
            InputMessage(
                role=MessageRole.ASSISTANT,
                content=[TextContent(type_="text", text="Hi!")],
            ),
        ],
    ),
)
assert isinstance(created, CreateThreadResponse)
assert created.thread.id == "thr_created"
assert not isinstance(created.thread.metadata, Unset)
assert created.thread.metadata.to_dict() == {"plan": "pro", "tags": ["a", "b"]}

got = get_thread.sync("sdk-thread-get", client=client)
assert isinstance(got, GetThreadResponse)
block = got.messages[1].content[0]
assert isinstance(block, TextContent)
assert block.text == "Grüße, 世界 👋"

ids: list[str] = []
cursor: str | Unset = UNSET
while True:
    page = list_threads.sync(client=client, context_key="sdk-thread-pages", limit=2, cursor=cursor)
    assert isinstance(page, ListThreadsResponse)
    ids += [thread.id for thread in page.threads]
    cursor = page.next_cursor
    if isinstance(cursor, Unset):
        break
assert ids == ["thr_003", "thr_002", "thr_001"]

assert delete_thread.sync_detailed("sdk-thread-delete", client=client).status_code == 204

# An error response
error = get_thread.sync("sdk-thread-not-found", client=client)
assert isinstance(error, NotFoundProblem)
assert error.code == NotFoundCodeType1.THREAD_NOT_FOUND

# An API key
authorized = get_thread.sync("sdk-auth-bearer", client=AuthenticatedClient(base_url=host, token="sdk-key"))
assert isinstance(authorized, GetThreadResponse)
assert authorized.thread.id == "sdk-auth-bearer"


# Streams: httpx sends the generated requests and reads the responses; the generated parser decodes each event.
def run(thread_id: str, request: CreateRunRequest) -> Iterator[object]:
    """Streams a run, and resumes the stream if the connection breaks."""
    arguments = create_run._get_kwargs(thread_id, body=request)
    last_id = ""
    while True:
        with client.get_httpx_client().stream(**arguments) as response:
            assert response.status_code == 200
            for event_id, data in read_frames(response):
                last_id = event_id or last_id
                event = decode(data)
                if is_about_connection(event_id, event):
                    continue
                yield event
                if isinstance(event, (RunFinishedEvent, RunErrorEvent)):
                    return
            run_id = response.headers["X-Run-Id"]
        arguments = reconnect_run._get_kwargs(thread_id, run_id, last_event_id=last_id)


def is_about_connection(event_id: str, event: object) -> bool:
    """Returns true for an error that ends the connection, but not the run."""
    return event_id == "" and isinstance(event, RunErrorEvent) and event.code != "CANCELLED"


def read_frames(response: httpx.Response) -> Iterator[tuple[str, str]]:
    """Yields the id and the data of each complete frame until the stream ends or breaks."""
    event_id = data = ""
    with suppress(httpx.TransportError):
        for line in response.iter_lines():
            if line.startswith("id: "):
                event_id = line[len("id: ") :]
            elif line.startswith("data: "):
                data = line[len("data: ") :]
            elif line == "" and data != "":
                yield event_id, data
                event_id = data = ""


def decode(data: str) -> object:
    """Returns None if the type of the event is unknown."""
    try:
        return create_run._parse_response(client=client, response=httpx.Response(200, text=data))
    except ValueError:
        return None


def collect_text(events: Iterator[object]) -> str:
    return "".join(event.delta for event in events if isinstance(event, TextMessageContentEvent))


question = CreateRunRequest(
    message=InputMessage(role=MessageRole.USER, content="What is the capital of France?"),
    create_thread=True,
)
assert collect_text(run("sdk-text", question)) == "The capital of France is Paris."

# A client tool
tools = [
    Tool(
        name="add_to_cart",
        description="Add an item to the shopping cart",
        input_schema=JSONSchema.from_dict(
            {
                "type": "object",
                "properties": {"productId": {"type": "string"}, "quantity": {"type": "integer"}},
                "required": ["productId", "quantity"],
            }
        ),
    )
]
pending: list[PendingToolCall] = []
tool_request = CreateRunRequest(
    message=InputMessage(role=MessageRole.USER, content="Add 2 of SKU-123 to my cart."),
    tools=tools,
)
for event in run("sdk-client-tool", tool_request):
    if isinstance(event, TamboAwaitingInputEvent):
        pending = event.value.pending_tool_calls
assert [(call.tool_name, call.input_.to_dict()) for call in pending] == [
    ("add_to_cart", {"productId": "SKU-123", "quantity": 2})
]
tool_result = CreateRunRequest(
    message=InputMessage(
        role=MessageRole.TOOL,
        tool_call_id=pending[0].tool_call_id,
        content="Added. Total: $49.98",
    ),
    tools=tools,
)
assert collect_text(run("sdk-client-tool", tool_result)) == "Done."

# Lost connections and events of unknown types
count = CreateRunRequest(message=InputMessage(role=MessageRole.USER, content="Count to three."))
assert collect_text(run("sdk-reconnect", count)) == "One, two, three."
greeting = CreateRunRequest(message=InputMessage(role=MessageRole.USER, content="Greet me."))
assert collect_text(run("sdk-unknown-event", greeting)) == "Hello again."
