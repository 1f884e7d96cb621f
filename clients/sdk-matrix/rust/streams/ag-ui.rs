//! What a reader of the stream's events is given: told apart by variant, with typed members.

use openapi::models::{AgUiEvent, StandardEvent};

fn read(text: &str) -> String {
    let event: AgUiEvent = serde_json::from_str(text).expect("an event cannot be decoded");
    match event {
        AgUiEvent::StandardEvent(group) => match *group {
            StandardEvent::TextMessageContent(event) => event.delta,
            StandardEvent::RunError(event) => event.message,
            StandardEvent::RunStarted(event) => event.run_id,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
}

fn expect(text: &str, want: &str) {
    assert_eq!(read(text), want);
}

fn main() {
    expect(
        r#"{"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_1","delta":"The"}"#,
        "The",
    );
    expect(
        r#"{"type":"RUN_ERROR","message":"Too many requests.","code":"RATE_LIMIT_EXCEEDED"}"#,
        "Too many requests.",
    );
    expect(
        r#"{"type":"RUN_STARTED","threadId":"thread_1","runId":"run_1"}"#,
        "run_1",
    );
}
