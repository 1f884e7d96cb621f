//! What a reader of the stream's events is given: told apart by variant, with typed members.

use openapi::models::StreamFrame;

fn read(text: &str) -> String {
    let event: StreamFrame = serde_json::from_str(text).expect("an event cannot be decoded");
    match event {
        StreamFrame::ReasoningMessageContent(event) => event.data.delta,
        StreamFrame::Error(event) => event.data.message,
        StreamFrame::Message(event) => event.data.content,
        other => panic!("{other:?}"),
    }
}

fn expect(text: &str, want: &str) {
    assert_eq!(read(text), want);
}

fn main() {
    expect(
        r#"{"event":"reasoning_message_content","data":{"messageId":"reasoning-1","delta":"Let me see.","thread_id":"thread_1"}}"#,
        "Let me see.",
    );
    expect(
        r#"{"event":"error","data":{"type":"error","message":"Rate limit exceeded","code":"RATE_LIMIT","thread_id":"thread_1"}}"#,
        "Rate limit exceeded",
    );
    expect(
        r#"{"event":"message","data":{"content":"Sunny.","thread_id":"thread_1"}}"#,
        "Sunny.",
    );
}
