//! Reads events, which are distinguished by variant and have typed fields.

use matrix::expect;
use openapi::models::AgUiEvent;

fn read(event: AgUiEvent) -> String {
    match event {
        AgUiEvent::TextMessageContentEvent(event) => event.delta,
        AgUiEvent::RunErrorEvent(event) => event.message,
        AgUiEvent::RunStartedEvent(event) => event.run_id,
        other => panic!("{other:?}"),
    }
}

fn main() {
    expect(
        read,
        r#"{"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_1","delta":"The"}"#,
        "The",
    );
    expect(
        read,
        r#"{"type":"RUN_ERROR","message":"Too many requests.","code":"RATE_LIMIT_EXCEEDED"}"#,
        "Too many requests.",
    );
    expect(
        read,
        r#"{"type":"RUN_STARTED","threadId":"thread_1","runId":"run_1"}"#,
        "run_1",
    );
}
