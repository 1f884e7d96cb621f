from typing import TYPE_CHECKING

from client.models import RunErrorEvent, RunStartedEvent, TextMessageContentEvent
from decode import decode


def read(text: str) -> str:
    event = decode(text)
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
