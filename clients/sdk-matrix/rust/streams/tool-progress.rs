//! All chunks have one form; what tells them apart is what they say of tool calls.

use openapi::models::{ChatAgentResponse, ToolEventType};

fn read(text: &str) -> String {
    let event: ChatAgentResponse = serde_json::from_str(text).expect("an event cannot be decoded");
    for call in event.tool_calls {
        if call.event_type == ToolEventType::Call {
            return call.tool_response;
        }
    }
    event.message
}

fn expect(text: &str, want: &str) {
    assert_eq!(read(text), want);
}

fn main() {
    expect(
        r#"{"message":"The","response":"The","tool_calls":[],"citations":[]}"#,
        "The",
    );
    expect(
        r#"{"message":"","response":"","citations":[],"tool_calls":[{"call_id":"call_1","event_type":"call",
            "tool_name":"fetch_file","tool_response":"Fetching","tool_call_details":{"summary":"-> a.py"},
            "is_complete":true}]}"#,
        "Fetching",
    );
}
