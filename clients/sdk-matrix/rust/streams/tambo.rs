//! What a reader of the stream's events is given: told apart by variant, with typed members.

use openapi::models::{AgUiEvent, RunStreamEvent, TamboExtensionEvent};

fn read(text: &str) -> String {
    let event: RunStreamEvent = serde_json::from_str(text).expect("an event cannot be decoded");
    match event {
        RunStreamEvent::AgUiEvent(group) => match *group {
            AgUiEvent::TextMessageContent(event) => event.delta,
            AgUiEvent::RunStarted(event) => event.run_id,
            other => panic!("{other:?}"),
        },
        RunStreamEvent::TamboExtensionEvent(group) => match *group {
            TamboExtensionEvent::TamboComponentStart(event) => event.value.component_name,
            other => panic!("{other:?}"),
        },
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
        r#"{"type":"CUSTOM","name":"tambo.component.start","value":{"messageId":"msg_1","componentId":"comp_1","componentName":"Chart"}}"#,
        "Chart",
    );
    expect(
        r#"{"type":"RUN_STARTED","threadId":"thr_1","runId":"run_1"}"#,
        "run_1",
    );
}
