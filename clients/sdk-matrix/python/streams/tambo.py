from typing import TYPE_CHECKING

from client.models import RunStartedEvent, TamboComponentStartEvent, TextMessageContentEvent
from decode import decode


def read(text: str) -> str:
    event = decode(text)
    if isinstance(event, TextMessageContentEvent):
        if TYPE_CHECKING:
            event.snapshot  # type: ignore[attr-defined]
        return event.delta
    if isinstance(event, TamboComponentStartEvent):
        if TYPE_CHECKING:
            event.value.props  # type: ignore[attr-defined]
        return event.value.component_name
    if isinstance(event, RunStartedEvent):
        if TYPE_CHECKING:
            event.delta  # type: ignore[attr-defined]
        return event.run_id
    raise AssertionError(event)


if __name__ == "__main__":
    assert read('{"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_1","delta":"The"}') == "The"
    assert (
        read(
            '{"type":"CUSTOM","name":"tambo.component.start","value":{"messageId":"msg_1","componentId"'
            ':"comp_1","componentName":"Chart"}}'
        )
        == "Chart"
    )
    assert read('{"type":"RUN_STARTED","threadId":"thr_1","runId":"run_1"}') == "run_1"
