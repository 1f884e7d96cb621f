//! Runs the jobs on standard input with `event_stream.rs`. See `../job.ts`.

mod event_stream;

use event_stream::{BoxError, Decoder, EventStream, Message, Options, StreamError};
use reqwest::{header::CONTENT_TYPE, Client};
use serde_json::{json, Value};
use std::{io::stdin, time::Duration};

enum RunEvent {
    Started { run_id: String },
    Text { delta: String },
    Finished,
    Failed { code: String },
}

fn decode_event(message: &Message) -> Result<Option<RunEvent>, BoxError> {
    let event: Value = serde_json::from_str(&message.data)?;
    let field = |name: &str| event[name].as_str().unwrap_or("").to_string();
    Ok(match event["type"].as_str() {
        Some("RUN_STARTED") => Some(RunEvent::Started { run_id: field("runId") }),
        Some("TEXT_MESSAGE_CONTENT") => Some(RunEvent::Text { delta: field("delta") }),
        Some("RUN_FINISHED") => Some(RunEvent::Finished),
        // Without an id, the error is about the connection.
        Some("RUN_ERROR") if message.id.is_some() => Some(RunEvent::Failed { code: field("code") }),
        _ => None,
    })
}

fn describe(event: RunEvent) -> (&'static str, String) {
    match event {
        RunEvent::Started { run_id } => ("started", run_id),
        RunEvent::Text { delta } => ("text", delta),
        RunEvent::Finished => ("finished", String::new()),
        RunEvent::Failed { code } => ("failed", code),
    }
}

fn run_url(job: &Value) -> &str {
    job["url"].as_str().expect("a URL")
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), BoxError> {
    for line in stdin().lines() {
        let job: Value = serde_json::from_str(&line?)?;
        let end = match job["chunks"].as_array() {
            Some(chunks) => decode(chunks)?,
            None => match run(&job).await {
                Ok(end) => json!({ "end": end }),
                Err(error) => {
                    let error = error.downcast::<StreamError>()?;
                    json!({ "end": "error", "status": error.status, "body": error.body })
                }
            },
        };
        println!("{end}");
    }
    Ok(())
}

async fn run(job: &Value) -> Result<&'static str, BoxError> {
    let client = Client::new();
    let url = run_url(job).to_string();
    let body = job["body"].as_str().unwrap_or("").to_string();
    let mut start = client.post(&url).header(CONTENT_TYPE, "application/json").body(body);
    if let Some(key) = job["idempotencyKey"].as_str() {
        start = start.header("idempotency-key", key);
    }
    let mut stream = EventStream::new(Options {
        start: start.build()?,
        client,
        resume_url: Box::new(move |started| format!("{url}/{}", started.headers()["x-run-id"].to_str().unwrap_or(""))),
        decode: Box::new(decode_event),
        is_last: |event| matches!(event, RunEvent::Finished | RunEvent::Failed { .. }),
        max_retries: job["maxRetries"].as_u64().unwrap_or(10) as u32,
        retry: Duration::from_millis(job["retryMs"].as_u64().unwrap_or(250)),
    });
    let mut count = 0;
    loop {
        let next = stream.next();
        let item = if job["cancelAfter"].as_u64().is_some_and(|limit| count >= limit) {
            match tokio::time::timeout(Duration::from_millis(50), next).await {
                Ok(item) => item?,
                Err(_) => return Ok("cancelled"),
            }
        } else {
            next.await?
        };
        let Some((id, event)) = item else { return Ok("last") };
        let (kind, value) = describe(event);
        println!("{}", json!({ "id": id, "event": kind, "value": value }));
        count += 1;
    }
}

fn decode(chunks: &[Value]) -> Result<Value, BoxError> {
    let mut decoder = Decoder::default();
    let mut messages = Vec::new();
    for chunk in chunks {
        let digits = chunk.as_str().unwrap_or("");
        let bytes: Result<Vec<u8>, _> =
            (0..digits.len()).step_by(2).map(|index| u8::from_str_radix(&digits[index..index + 2], 16)).collect();
        for message in decoder.decode(&bytes?) {
            messages.push(json!({ "type": message.kind, "data": message.data, "id": message.id }));
        }
    }
    let retry = decoder.retry.map(|retry| retry.as_millis() as u64);
    Ok(json!({ "messages": messages, "lastEventId": decoder.last_event_id, "retryMs": retry }))
}
