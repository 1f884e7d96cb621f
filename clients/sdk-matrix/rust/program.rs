//! Runs the scenarios with the client that OpenAPI Generator's `rust` generator generates.

use openapi::apis::configuration::Configuration;
use openapi::apis::threads_api::{
    create_thread, delete_thread, get_thread, list_threads, GetThreadError,
};
use openapi::apis::Error;
use openapi::models::*;
use serde_json::{json, Value};
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
    let hi = vec![InputMessageBlock::Text(Box::new(hi))];
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
                    assert_eq!(problem.code, NotFoundCode::ThreadNotFound)
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
        collect_text(run(&client, "sdk-text", question).await?)?,
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
        if event["name"] == "tambo.run.awaiting_input" {
            let awaiting: TamboAwaitingInputEvent = serde_json::from_value(event)?;
            pending.extend(awaiting.value.pending_tool_calls);
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
        collect_text(run(&client, "sdk-client-tool", tool_result).await?)?,
        "Done."
    );

    // Content blocks come last, because they cannot be decoded.
    let got = get_thread(&client, "sdk-thread-get", None).await?;
    match &got.messages[1].content[0] {
        MessageContent::Text(block) => assert_eq!(block.text, "Grüße, 世界 👋"),
        other => panic!("{other:?}"),
    }
    Ok(())
}

fn message(role: MessageRole, content: &str) -> InputMessage {
    InputMessage::new(role, InputMessageContent::String(content.to_string()))
}

/// Streams a run. The generated call cannot read a stream, so reqwest sends the generated request.
async fn run(
    client: &Configuration,
    thread: &str,
    request: CreateRunRequest,
) -> Outcome<Vec<Value>> {
    let url = format!("{}/v1/threads/{thread}/runs", client.base_path);
    let body = serde_json::to_string(&request)?;
    let request = client
        .client
        .post(url)
        .header("content-type", "application/json")
        .body(body);
    let mut response = request.send().await?.error_for_status()?;
    let (mut events, mut buffer) = (Vec::new(), Vec::new());
    while let Some(chunk) = response.chunk().await? {
        buffer.extend_from_slice(&chunk);
        while let Some(end) = buffer.iter().position(|byte| *byte == b'\n') {
            let line = buffer.drain(..=end).collect::<Vec<u8>>();
            if let Some(data) = std::str::from_utf8(&line)?.strip_prefix("data:") {
                events.push(serde_json::from_str(data)?);
            }
        }
    }
    Ok(events)
}

/// Decodes each text event with its struct and joins the deltas.
fn collect_text(events: Vec<Value>) -> Outcome<String> {
    let mut text = String::new();
    for event in events {
        if event["type"] == "TEXT_MESSAGE_CONTENT" {
            let content: TextMessageContentEvent = serde_json::from_value(event)?;
            text += &content.delta;
        }
    }
    Ok(text)
}
