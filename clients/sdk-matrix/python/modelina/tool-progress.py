import json
from typing import TYPE_CHECKING

from client.chat_agent_response import ChatAgentResponse


def read(text: str) -> str:
    event = ChatAgentResponse(json.loads(text))
    # All chunks have the same type. Their tool calls are distinguished by event type.
    for call in event.tool_calls:
        if call.event_type.value == "call":
            return call.tool_response
    if TYPE_CHECKING:
        event.delta  # type: ignore[attr-defined]
    return event.message


if __name__ == "__main__":
    assert read('{"message":"The","response":"The","tool_calls":[],"citations":[]}') == "The"
    assert (
        read(
            '{"message":"","response":"","citations":[],"tool_calls":[{"call_id":"call_1","event_type":"call",'
            '"tool_name":"fetch_file","tool_response":"Fetching","tool_call_details":{"summary":"-> a.py"},'
            '"is_complete":true}]}'
        )
        == "Fetching"
    )
