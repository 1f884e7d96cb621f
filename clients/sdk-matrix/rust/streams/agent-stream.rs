//! Reads events, which are distinguished by variant and have typed fields.

use matrix::expect;
use openapi::models::StreamFrame;

fn read(event: StreamFrame) -> String {
    match event {
        StreamFrame::ReasoningMessageContentFrame(event) => event.data.delta,
        StreamFrame::ErrorFrame(event) => event.data.message,
        StreamFrame::MessageFrame(event) => event.data.content,
        other => panic!("{other:?}"),
    }
}

fn main() {
    expect(
        read,
        r#"{"event":"reasoning_message_content","data":{"messageId":"reasoning-1","delta":"Let me see.","thread_id":"thread_1"}}"#,
        "Let me see.",
    );
    expect(
        read,
        r#"{"event":"error","data":{"type":"error","message":"Rate limit exceeded","code":"RATE_LIMIT","thread_id":"thread_1"}}"#,
        "Rate limit exceeded",
    );
    expect(
        read,
        r#"{"event":"message","data":{"content":"Sunny.","thread_id":"thread_1"}}"#,
        "Sunny.",
    );
}
