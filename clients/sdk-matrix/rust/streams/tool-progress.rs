//! Reads chunks. All chunks have the same type. Their tool calls are distinguished by event type.

use matrix::expect;
use openapi::models::{ChatAgentResponse, ToolEventType};

fn read(event: ChatAgentResponse) -> String {
    for call in event.tool_calls {
        if call.event_type == ToolEventType::Call {
            return call.tool_response;
        }
    }
    event.message
}

fn main() {
    expect(
        read,
        r#"{"message":"The","response":"The","tool_calls":[],"citations":[]}"#,
        "The",
    );
    expect(
        read,
        r#"{"message":"","response":"","citations":[],"tool_calls":[{"call_id":"call_1","event_type":"call",
            "tool_name":"fetch_file","tool_response":"Fetching","tool_call_details":{"summary":"-> a.py"},
            "is_complete":true}]}"#,
        "Fetching",
    );
}
