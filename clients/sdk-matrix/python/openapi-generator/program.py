"""Runs the scenarios with the client that OpenAPI Generator generates."""

import json
import os
from collections.abc import Iterator

from client import ApiClient, ApiException, Configuration, RunsApi, ThreadsApi
from client.models import (
    CreateRunRequest,
    CreateThreadRequest,
    InputMessage,
    InputMessageBlock,
    InputMessageContent,
    JSONSchema,
    MessageRole,
    PendingToolCall,
    RunStreamEvent,
    TamboAwaitingInputEvent,
    TextContent,
    TextMessageContentEvent,
    Tool,
)

host = os.environ["TAMBO_BASE_URL"]
api_client = ApiClient(Configuration(host=host))
threads = ThreadsApi(api_client)
runs = RunsApi(api_client)


def message(
    role: MessageRole, content: str | list[InputMessageBlock], call: str | None = None
) -> InputMessage:
    return InputMessage(role=role, content=InputMessageContent(content), toolCallId=call)


# A thread
created = threads.create_thread(
    create_thread_request=CreateThreadRequest(
        contextKey="sdk-thread-create",
        metadata={"plan": "pro", "tags": ["a", "b"]},
        initialMessages=[
            message(MessageRole.SYSTEM, "Answer briefly."),
            message(MessageRole.USER, "Hello"),
            message(
                MessageRole.ASSISTANT,
                # `from_dict` drops the blocks of a list, so they are created one by one.
                [InputMessageBlock(TextContent(type="text", text="Hi!"))],
            ),
        ],
    )
)
assert created.thread.id == "thr_created"
assert created.thread.metadata == {"plan": "pro", "tags": ["a", "b"]}

block = threads.get_thread("sdk-thread-get").messages[1].content[0].actual_instance
assert isinstance(block, TextContent)
assert block.text == "Grüße, 世界 👋"

ids: list[str] = []
cursor = None
while True:
    page = threads.list_threads(context_key="sdk-thread-pages", limit=2, cursor=cursor)
    ids += [thread.id for thread in page.threads]
    cursor = page.next_cursor
    if cursor is None:
        break
assert ids == ["thr_003", "thr_002", "thr_001"]

threads.delete_thread("sdk-thread-delete")

# An error response
try:
    threads.get_thread("sdk-thread-not-found")
    raise AssertionError("the thread must not be found")
except ApiException as error:
    assert error.status == 404
    assert error.body is not None
    assert json.loads(error.body)["code"] == "THREAD_NOT_FOUND"

# An API key
with_key = ThreadsApi(ApiClient(Configuration(host=host, access_token="sdk-key")))
assert with_key.get_thread("sdk-auth-bearer").thread.id == "sdk-auth-bearer"


# Streams: the generated call returns the unread response; the generated union decodes each event.
def run(thread_id: str, request: CreateRunRequest) -> Iterator[object]:
    response = runs.create_run_without_preload_content(thread_id, request)
    assert response.status == 200
    for line in response:
        text = line.decode()
        if text.startswith("data:"):
            group = RunStreamEvent.from_json(text[len("data:") :]).actual_instance
            yield group and group.actual_instance


def collect_text(events: Iterator[object]) -> str:
    return "".join(event.delta for event in events if isinstance(event, TextMessageContentEvent))


question = CreateRunRequest(
    message=message(MessageRole.USER, "What is the capital of France?"), createThread=True
)
assert collect_text(run("sdk-text", question)) == "The capital of France is Paris."

# A client tool
tools = [
    Tool(
        name="add_to_cart",
        description="Add an item to the shopping cart",
        inputSchema=JSONSchema(
            type="object",
            properties={"productId": {"type": "string"}, "quantity": {"type": "integer"}},
            required=["productId", "quantity"],
        ),
    )
]
pending: list[PendingToolCall] = []
tool_request = CreateRunRequest(message=message(MessageRole.USER, "Add 2 of SKU-123 to my cart."), tools=tools)
for event in run("sdk-client-tool", tool_request):
    if isinstance(event, TamboAwaitingInputEvent):
        pending = event.value.pending_tool_calls
assert [(call.tool_name, call.input) for call in pending] == [
    ("add_to_cart", {"productId": "SKU-123", "quantity": 2})
]
tool_result = CreateRunRequest(
    message=message(MessageRole.TOOL, "Added. Total: $49.98", pending[0].tool_call_id),
    tools=tools,
)
assert collect_text(run("sdk-client-tool", tool_result)) == "Done."
