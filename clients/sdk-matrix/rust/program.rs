//! Runs the scenarios with the client that OpenAPI Generator's `rust` generator generates.

use openapi::apis::configuration::Configuration;
use openapi::apis::threads_api::{
    create_thread, delete_thread, get_thread, list_threads, GetThreadError,
};
use openapi::apis::Error;
use openapi::models::*;
use serde_json::json;
use std::collections::HashMap;
use std::env;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Outcome<()> {
    let host = env::var("TAMBO_BASE_URL")?;
    let client = Configuration {
        base_path: host,
        ..Configuration::default()
    };

    // A thread
    let hi = TextContent::new(text_content::Type::Text, "Hi!".to_string());
    let hi = vec![InputMessageBlock::TextContent(Box::new(hi))];
    let request = CreateThreadRequest {
        context_key: Some("sdk-thread-create".to_string()),
        metadata: Some(HashMap::from([
            ("plan".to_string(), json!("pro")),
            ("tags".to_string(), json!(["a", "b"])),
        ])),
        initial_messages: Some(vec![
            message(MessageRole::System, "Answer briefly."),
            message(MessageRole::User, "Hello"),
            InputMessage::new(
                MessageRole::Assistant,
                InputMessageContent::ArrayVecInputMessageBlock(hi),
            ),
        ]),
    };
    let created = create_thread(&client, None, Some(request)).await?.thread;
    assert_eq!(created.id, "thr_created");
    assert_eq!(
        json!(created.metadata),
        json!({ "plan": "pro", "tags": ["a", "b"] })
    );

    let got = get_thread(&client, "sdk-thread-get", None).await?;
    match &got.messages[1].content[0] {
        MessageContent::TextContent(block) => assert_eq!(block.text, "Grüße, 世界 👋"),
        other => panic!("{other:?}"),
    }

    let mut ids = Vec::new();
    let mut cursor: Option<String> = None;
    loop {
        let page = list_threads(
            &client,
            Some("sdk-thread-pages"),
            Some(2),
            cursor.as_deref(),
        )
        .await?;
        ids.extend(page.threads.into_iter().map(|thread| thread.id));
        cursor = page.next_cursor;
        if cursor.is_none() {
            break;
        }
    }
    assert_eq!(ids, ["thr_003", "thr_002", "thr_001"]);

    delete_thread(&client, "sdk-thread-delete").await?;

    // An error response
    match get_thread(&client, "sdk-thread-not-found", None).await {
        Err(Error::ResponseError(error)) => {
            assert_eq!(error.status, 404);
            match error.entity {
                Some(GetThreadError::Status404(problem)) => {
                    assert_eq!(problem.code, "THREAD_NOT_FOUND")
                }
                other => panic!("{other:?}"),
            }
        }
        other => panic!("{other:?}"),
    }

    // An API key
    let with_key = Configuration {
        bearer_access_token: Some("sdk-key".to_string()),
        ..client.clone()
    };
    let authorized = get_thread(&with_key, "sdk-auth-bearer", None).await?;
    assert_eq!(authorized.thread.id, "sdk-auth-bearer");

    // Streams
    let mut question =
        CreateRunRequest::new(message(MessageRole::User, "What is the capital of France?"));
    question.create_thread = Some(true);
    assert_eq!(
        collect_text(run(&client, "sdk-text", question).await?),
        "The capital of France is Paris."
    );

    // A client tool
    let mut input = JsonSchema::new();
    input.r#type = Some(Some(json!("object")));
    input.properties = Some(HashMap::from([
        ("productId".to_string(), json!({"type": "string"})),
        ("quantity".to_string(), json!({"type": "integer"})),
    ]));
    input.required = Some(vec!["productId".to_string(), "quantity".to_string()]);
    let tools = vec![Tool::new(
        "add_to_cart".to_string(),
        "Add an item to the shopping cart".to_string(),
        input,
    )];
    let mut tool_request =
        CreateRunRequest::new(message(MessageRole::User, "Add 2 of SKU-123 to my cart."));
    tool_request.tools = Some(tools.clone());
    let mut pending = Vec::new();
    for event in run(&client, "sdk-client-tool", tool_request).await? {
        if let RunStreamEvent::CustomEvent(custom) = event {
            if let CustomEvent::TamboAwaitingInputEvent(awaiting) = *custom {
                pending.extend(awaiting.value.pending_tool_calls);
            }
        }
    }
    assert_eq!(pending.len(), 1);
    assert_eq!(pending[0].tool_name, "add_to_cart");
    assert_eq!(
        json!(pending[0].input),
        json!({ "productId": "SKU-123", "quantity": 2 })
    );
    let mut result = message(MessageRole::Tool, "Added. Total: $49.98");
    result.tool_call_id = Some(pending[0].tool_call_id.clone());
    let mut tool_result = CreateRunRequest::new(result);
    tool_result.tools = Some(tools);
    assert_eq!(
        collect_text(run(&client, "sdk-client-tool", tool_result).await?),
        "Done."
    );

    // Lost connections and events of unknown types
    let count = CreateRunRequest::new(message(MessageRole::User, "Count to three."));
    assert_eq!(
        collect_text(run(&client, "sdk-reconnect", count).await?),
        "One, two, three."
    );
    let greeting = CreateRunRequest::new(message(MessageRole::User, "Greet me."));
    assert_eq!(
        collect_text(run(&client, "sdk-unknown-event", greeting).await?),
        "Hello again."
    );
    Ok(())
}

fn message(role: MessageRole, content: &str) -> InputMessage {
    InputMessage::new(role, InputMessageContent::String(content.to_string()))
}

/// Streams a run, and resumes the stream if the connection breaks. The generated calls cannot read a
/// stream, so reqwest sends the requests.
async fn run(
    client: &Configuration,
    thread: &str,
    request: CreateRunRequest,
) -> Outcome<Vec<RunStreamEvent>> {
    let url = format!("{}/v1/threads/{thread}/runs", client.base_path);
    let body = serde_json::to_string(&request)?;
    let start = client.client.post(&url).body(body);
    let mut request = start.header("content-type", "application/json");
    let (mut events, mut last_id) = (Vec::new(), String::new());
    loop {
        let mut response = request.send().await?.error_for_status()?;
        let run_id = response.headers()["x-run-id"].to_str()?.to_string();
        let mut buffer = Vec::new();
        while let Ok(Some(chunk)) = response.chunk().await {
            buffer.extend_from_slice(&chunk);
            while let Some(end) = buffer.windows(2).position(|bytes| bytes == b"\n\n") {
                let frame = String::from_utf8(buffer.drain(..end + 2).collect())?;
                let mut id = None;
                for line in frame.lines() {
                    if let Some(value) = line.strip_prefix("id: ") {
                        id = Some(value);
                        last_id = value.to_string();
                    } else if let Some(data) = line.strip_prefix("data: ") {
                        // An event of an unknown type cannot be decoded, and is skipped.
                        let event = serde_json::from_str::<RunStreamEvent>(data).ok();
                        events.extend(event.filter(|event| !is_about_connection(id, event)));
                    }
                }
            }
        }
        if events.last().is_some_and(is_last) {
            return Ok(events);
        }
        let resume = client.client.get(format!("{url}/{run_id}"));
        request = resume.header("last-event-id", &last_id);
    }
}

/// Returns true for an error that ends the connection, but not the run.
fn is_about_connection(id: Option<&str>, event: &RunStreamEvent) -> bool {
    match event {
        RunStreamEvent::RunErrorEvent(error) => {
            id.is_none() && error.code.as_deref() != Some("CANCELLED")
        }
        _ => false,
    }
}

fn is_last(event: &RunStreamEvent) -> bool {
    matches!(
        event,
        RunStreamEvent::RunFinishedEvent(_) | RunStreamEvent::RunErrorEvent(_)
    )
}

fn collect_text(events: Vec<RunStreamEvent>) -> String {
    let mut text = String::new();
    for event in events {
        if let RunStreamEvent::TextMessageContentEvent(content) = event {
            text += &content.delta;
        }
    }
    text
}
