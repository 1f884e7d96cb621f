from typing import TYPE_CHECKING

from client.models import ErrorFrame, MessageFrame, ReasoningMessageContentFrame
from decode import decode


def read(text: str) -> str:
    event = decode(text)
    if isinstance(event, ReasoningMessageContentFrame):
        if TYPE_CHECKING:
            event.data.content  # type: ignore[attr-defined]
        return event.data.delta
    if isinstance(event, ErrorFrame):
        if TYPE_CHECKING:
            event.data.delta  # type: ignore[attr-defined]
        return event.data.message
    if isinstance(event, MessageFrame):
        if TYPE_CHECKING:
            event.data.delta  # type: ignore[attr-defined]
        return event.data.content
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
