import json
from typing import TYPE_CHECKING

from client.run_complete_event import RunCompleteEvent
from client.run_start_event import RunStartEvent
from client.step_start_event import StepStartEvent


def decode(event: dict) -> object:
    match event["type"]:
        case "run_start":
            return RunStartEvent(event)
        case "run_complete":
            return RunCompleteEvent(event)
        case "step_start":
            return StepStartEvent(event)
    raise AssertionError(event)


def read(text: str) -> str:
    event = decode(json.loads(text))
    if isinstance(event, RunStartEvent):
        if TYPE_CHECKING:
            event.result  # type: ignore[attr-defined]
        return event.model
    if isinstance(event, RunCompleteEvent):
        if TYPE_CHECKING:
            event.model  # type: ignore[attr-defined]
        return event.result.stop_reason.value
    if isinstance(event, StepStartEvent):
        if TYPE_CHECKING:
            event.step  # type: ignore[attr-defined]
        return str(event.index)
    raise AssertionError(event)


if __name__ == "__main__":
    assert (
        read('{"type":"run_start","request_id":"req_1","model":"embedded/demo","protocol_version":"1"}')
        == "embedded/demo"
    )
    assert (
        read(
            '{"type":"run_complete","result":{"response":null,"steps":[],"tool_call_count":0,"turn_coun'
            't":0,"usage":{"input_tokens":0,"output_tokens":0,"total_tokens":0},"stop_reason":"timeout"'
            ',"messages":[]}}'
        )
        == "timeout"
    )
    assert read('{"type":"step_start","index":7}') == "7"
