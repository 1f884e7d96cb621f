from typing import TYPE_CHECKING

import httpx

from client import Client
from client.api.runs import run_agent
from client.models import RunErrorEvent, RunStartedEvent, TextMessageContentEvent


def read(text: str) -> str:
    answer = httpx.Response(200, text=text)
    event = run_agent._parse_response(client=Client(base_url=""), response=answer)
    if isinstance(event, TextMessageContentEvent):
        if TYPE_CHECKING:
            event.snapshot  # type: ignore[attr-defined]
        return event.delta
    if isinstance(event, RunErrorEvent):
        if TYPE_CHECKING:
            event.delta  # type: ignore[attr-defined]
        return event.message
    if isinstance(event, RunStartedEvent):
        if TYPE_CHECKING:
            event.delta  # type: ignore[attr-defined]
        return event.run_id
    raise AssertionError(event)


if __name__ == "__main__":
    assert read('{"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_1","delta":"The"}') == "The"
    assert (
        read('{"type":"RUN_ERROR","message":"Too many requests.","code":"RATE_LIMIT_EXCEEDED"}')
        == "Too many requests."
    )
    assert read('{"type":"RUN_STARTED","threadId":"thread_1","runId":"run_1"}') == "run_1"
