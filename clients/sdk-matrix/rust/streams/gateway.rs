//! What a reader of the stream's events is given: told apart by variant, with typed members.

use openapi::models::RunEvent;

fn read(text: &str) -> String {
    let event: RunEvent = serde_json::from_str(text).expect("an event cannot be decoded");
    match event {
        RunEvent::RunStart(event) => event.model,
        RunEvent::RunComplete(event) => event.result.stop_reason.to_string(),
        RunEvent::StepStart(event) => event.index.to_string(),
        other => panic!("{other:?}"),
    }
}

fn expect(text: &str, want: &str) {
    assert_eq!(read(text), want);
}

fn main() {
    expect(
        r#"{"type":"run_start","request_id":"req_1","model":"embedded/demo","protocol_version":"1"}"#,
        "embedded/demo",
    );
    expect(
        r#"{"type":"run_complete","result":{"response":null,"steps":[],"tool_call_count":0,"turn_count":0,"usage":{"input_tokens":0,"output_tokens":0,"total_tokens":0},"stop_reason":"timeout","messages":[]}}"#,
        "timeout",
    );
    expect(r#"{"type":"step_start","index":7}"#, "7");
}
