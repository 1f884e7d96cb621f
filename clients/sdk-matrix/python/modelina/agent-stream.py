import json
from typing import TYPE_CHECKING

from client.error_event import ErrorEvent
from client.message_event import MessageEvent
from client.reasoning_message_content_event import ReasoningMessageContentEvent


def decode(event: dict) -> object:
    match event["event"]:
        case "reasoning_message_content":
            return ReasoningMessageContentEvent(event["data"])
        case "error":
            return ErrorEvent(event["data"])
        case "message":
            return MessageEvent(event["data"])
    raise AssertionError(event)


def read(text: str) -> str:
    event = decode(json.loads(text))
    if isinstance(event, ReasoningMessageContentEvent):
        if TYPE_CHECKING:
            event.content  # type: ignore[attr-defined]
        return event.delta
    if isinstance(event, ErrorEvent):
        if TYPE_CHECKING:
            event.delta  # type: ignore[attr-defined]
        return event.message
    if isinstance(event, MessageEvent):
        if TYPE_CHECKING:
            event.delta  # type: ignore[attr-defined]
        return event.content
    raise AssertionError(event)


if __name__ == "__main__":
    assert (
        read(
            '{"event":"reasoning_message_content","data":{"messageId":"reasoning-1","delta":"Let me see'
            '.","thread_id":"thread_1"}}'
        )
        == "Let me see."
    )
    assert (
        read(
            '{"event":"error","data":{"type":"error","message":"Rate limit exceeded","code":"RATE_LIMIT'
            '","thread_id":"thread_1"}}'
        )
        == "Rate limit exceeded"
    )
    assert read('{"event":"message","data":{"content":"Sunny.","thread_id":"thread_1"}}') == "Sunny."
