import json
from typing import TYPE_CHECKING

from client.run_started_event import RunStartedEvent
from client.tambo_component_start_event import TamboComponentStartEvent
from client.text_message_content_event import TextMessageContentEvent


def decode(event: dict) -> object:
    match event.get("name", event["type"]):
        case "TEXT_MESSAGE_CONTENT":
            return TextMessageContentEvent(event)
        case "tambo.component.start":
            return TamboComponentStartEvent(event)
        case "RUN_STARTED":
            return RunStartedEvent(event)
    raise AssertionError(event)


def read(text: str) -> str:
    event = decode(json.loads(text))
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
