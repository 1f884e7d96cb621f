//! Reads events, which are distinguished by variant and have typed fields.

use matrix::expect;
use openapi::models::{CustomEvent, RunStreamEvent};

fn read(event: RunStreamEvent) -> String {
    match event {
        RunStreamEvent::TextMessageContentEvent(event) => event.delta,
        RunStreamEvent::RunStartedEvent(event) => event.run_id,
        RunStreamEvent::CustomEvent(custom) => match *custom {
            CustomEvent::TamboComponentStartEvent(event) => event.value.component_name,
            other => panic!("{other:?}"),
        },
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
        r#"{"type":"CUSTOM","name":"tambo.component.start","value":{"messageId":"msg_1","componentId":"comp_1","componentName":"Chart"}}"#,
        "Chart",
    );
    expect(
        read,
        r#"{"type":"RUN_STARTED","threadId":"thr_1","runId":"run_1"}"#,
        "run_1",
    );
}
