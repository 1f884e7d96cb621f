from typing import TYPE_CHECKING

import httpx

from client import Client
from client.api.runs import create_run
from client.models import RunStartedEvent, TamboComponentStartEvent, TextMessageContentEvent


def read(text: str) -> str:
    answer = httpx.Response(200, text=text)
    event = create_run._parse_response(client=Client(base_url=""), response=answer)
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
