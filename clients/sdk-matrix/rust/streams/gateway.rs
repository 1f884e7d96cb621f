//! Reads events, which are distinguished by variant and have typed fields.

use matrix::expect;
use openapi::models::RunEvent;

fn read(event: RunEvent) -> String {
    match event {
        RunEvent::RunStartEvent(event) => event.model,
        RunEvent::RunCompleteEvent(event) => event.result.stop_reason.to_string(),
        RunEvent::StepStartEvent(event) => event.index.to_string(),
        other => panic!("{other:?}"),
    }
}

fn main() {
    expect(
        read,
        r#"{"type":"run_start","request_id":"req_1","model":"embedded/demo","protocol_version":"1"}"#,
        "embedded/demo",
    );
    expect(
        read,
        r#"{"type":"run_complete","result":{"response":null,"steps":[],"tool_call_count":0,"turn_count":0,"usage":{"input_tokens":0,"output_tokens":0,"total_tokens":0},"stop_reason":"timeout","messages":[]}}"#,
        "timeout",
    );
    expect(read, r#"{"type":"step_start","index":7}"#, "7");
}
