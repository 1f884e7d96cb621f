import json
from typing import TYPE_CHECKING

from client.run_error_event import RunErrorEvent
from client.run_started_event import RunStartedEvent
from client.text_message_content_event import TextMessageContentEvent


def decode(event: dict) -> object:
    match event["type"]:
        case "TEXT_MESSAGE_CONTENT":
            return TextMessageContentEvent(event)
        case "RUN_ERROR":
            return RunErrorEvent(event)
        case "RUN_STARTED":
            return RunStartedEvent(event)
    raise AssertionError(event)


def read(text: str) -> str:
    event = decode(json.loads(text))
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
    assert read('{"type":"RUN_ERROR","message":"Too many requests."}') == "Too many requests."
    assert read('{"type":"RUN_STARTED","threadId":"thread_1","runId":"run_1"}') == "run_1"
