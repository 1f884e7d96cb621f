//! Reads a stream of Server-Sent Events until its last event, over as many connections as necessary. Copy this file
//! into your project. It needs `reqwest`, and `tokio` with the feature `time`.

use reqwest::header::{HeaderValue, ACCEPT, CONTENT_TYPE, RETRY_AFTER};
use reqwest::{Client, Method, Request, Response};
use std::collections::{hash_map::RandomState, VecDeque};
use std::hash::{BuildHasher, Hasher};
use std::{error::Error, fmt, mem, time::Duration};

pub type BoxError = Box<dyn Error + Send + Sync>;

/// A message of the stream, as the HTML standard defines it.
#[derive(Debug, Default)]
pub struct Message {
    pub kind: String, // The `event` field, or `message` without one.
    pub data: String,
    pub id: Option<String>, // The `id` field of this message.
}

/// Describes a stream.
pub struct Options<E> {
    pub client: Client,
    /// The request that starts the stream. A POST is repeated only if it has an `Idempotency-Key`. Its headers, except
    /// for `Content-Type`, are also sent when the stream is resumed.
    pub start: Request,
    /// Returns the URL that resumes the stream after `Last-Event-ID`, from the first response.
    pub resume_url: Box<dyn Fn(&Response) -> String + Send + Sync>,
    /// Returns the event of a message, or `None` to skip a message of an unknown type. An error ends the stream.
    pub decode: Box<dyn Fn(&Message) -> Result<Option<E>, BoxError> + Send + Sync>,
    /// Returns true for an event that ends the stream. A stream that ends without one is resumed.
    pub is_last: fn(&E) -> bool,
    pub max_retries: u32, // Attempts without a new message before an error, such as 10.
    pub retry: Duration,  // First delay, such as 250 ms. The `retry` field of a message replaces it.
}

/// A request that was rejected, or a connection that broke and could not be resumed.
#[derive(Debug)]
pub struct StreamError {
    pub reason: String,
    pub status: u16, // 0 if there was no response or its stream broke.
    pub body: String,
    pub retry_after: Duration, // The `Retry-After` header, a minute at most.
}

impl fmt::Display for StreamError {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{}", self.reason)
    }
}

impl Error for StreamError {}

fn broken(reason: impl ToString) -> StreamError {
    StreamError { reason: reason.to_string(), status: 0, body: String::new(), retry_after: Duration::ZERO }
}

/// A stream. Drop it to cancel it.
pub struct EventStream<E> {
    options: Options<E>,
    response: Option<Response>,
    resume_url: String,
    decoder: Decoder,
    messages: VecDeque<Message>,
    has_events: bool,
    is_ended: bool,
    failures: u32,
}

impl<E> EventStream<E> {
    pub fn new(options: Options<E>) -> Self {
        let (response, resume_url, decoder, messages) = Default::default();
        Self { options, response, resume_url, decoder, messages, has_events: false, is_ended: false, failures: 0 }
    }

    /// Returns the id and the value of the next event, or `None` after the last one.
    pub async fn next(&mut self) -> Result<Option<(Option<String>, E)>, BoxError> {
        while !self.is_ended {
            while let Some(message) = self.messages.pop_front() {
                self.failures = 0;
                if let Some(event) = (self.options.decode)(&message)? {
                    self.has_events = true;
                    self.is_ended = (self.options.is_last)(&event);
                    return Ok(Some((message.id, event)));
                }
            }
            if let Err(error) = self.read_chunk().await {
                self.response = None;
                let delay = self.retry_delay(error)?;
                tokio::time::sleep(delay).await;
                self.failures += 1;
            }
        }
        self.response = None;
        Ok(None)
    }

    /// Returns the delay before a retry, or the error if a retry cannot succeed.
    fn retry_delay(&self, error: BoxError) -> Result<Duration, BoxError> {
        let is_repeatable =
            self.options.start.method() == Method::GET || self.options.start.headers().contains_key("idempotency-key");
        let can_retry = !self.decoder.last_event_id.is_empty() || (is_repeatable && !self.has_events);
        match error.downcast_ref::<StreamError>() {
            Some(&StreamError { status: 0 | 429 | 500.., retry_after, .. })
                if can_retry && self.failures < self.options.max_retries =>
            {
                let first = self.decoder.retry.unwrap_or(self.options.retry);
                let backoff = first.saturating_mul(1 << self.failures.min(16)).min(Duration::from_secs(8));
                let random = RandomState::new().build_hasher().finish() as f64 / u64::MAX as f64;
                Ok(backoff.mul_f64(1.0 - random / 2.0).max(retry_after))
            }
            _ => Err(error),
        }
    }

    async fn read_chunk(&mut self) -> Result<(), BoxError> {
        if self.response.is_none() {
            let last_event_id = self.decoder.last_event_id.clone();
            let response = self.connect(&last_event_id).await?;
            if last_event_id.is_empty() {
                self.resume_url = (self.options.resume_url)(&response);
            }
            self.response = Some(response);
            self.decoder = Decoder { last_event_id, retry: self.decoder.retry, ..Decoder::default() };
        }
        if let Some(response) = &mut self.response {
            let chunk = response.chunk().await.map_err(broken)?;
            self.messages =
                self.decoder.decode(&chunk.ok_or_else(|| broken("the stream ended before its last event"))?);
        }
        Ok(())
    }

    async fn connect(&self, last_event_id: &str) -> Result<Response, BoxError> {
        let mut request = self.options.start.try_clone().ok_or("the body must not be a stream")?;
        request.headers_mut().insert(ACCEPT, HeaderValue::from_static("text/event-stream"));
        if !last_event_id.is_empty() {
            *request.method_mut() = Method::GET;
            *request.url_mut() = self.resume_url.parse()?;
            *request.body_mut() = None;
            request.headers_mut().remove(CONTENT_TYPE);
            request.headers_mut().insert("last-event-id", HeaderValue::from_str(last_event_id)?);
        }
        let response = self.options.client.execute(request).await.map_err(broken)?;
        let header =
            |name| response.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or("").to_string();
        let (status, kind, seconds) = (response.status().as_u16(), header(CONTENT_TYPE), header(RETRY_AFTER));
        if status == 200 && kind.split(';').next().unwrap_or("").trim().eq_ignore_ascii_case("text/event-stream") {
            return Ok(response);
        }
        let retry_after = Duration::from_secs(seconds.parse::<u64>().unwrap_or(0).min(60));
        let body = response.text().await.map_err(broken)?;
        Err(StreamError { reason: format!("status {status}: {body}"), status, body, retry_after }.into())
    }
}

/// Decodes Server-Sent Events from chunks of bytes, which may end anywhere.
#[derive(Default)]
pub struct Decoder {
    pub last_event_id: String,   // Resumes the stream.
    pub retry: Option<Duration>, // The last `retry` field.
    line: Vec<u8>,
    is_after_cr: bool,
    is_started: bool,
    draft: Message,
}

impl Decoder {
    /// Returns the messages that these bytes complete.
    pub fn decode(&mut self, chunk: &[u8]) -> VecDeque<Message> {
        let mut messages = VecDeque::new();
        for &byte in chunk {
            // The LF of a CRLF may be in the next chunk.
            let is_second = mem::replace(&mut self.is_after_cr, byte == b'\r') && byte == b'\n';
            if byte != b'\r' && byte != b'\n' {
                self.line.push(byte);
            } else if !is_second {
                let line = String::from_utf8_lossy(&mem::take(&mut self.line)).to_string();
                let is_first = !mem::replace(&mut self.is_started, true);
                messages.extend(self.read_line(line.strip_prefix('\u{feff}').filter(|_| is_first).unwrap_or(&line)));
            }
        }
        messages
    }

    fn read_line(&mut self, line: &str) -> Option<Message> {
        let (name, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value).to_string();
        match name {
            "event" => self.draft.kind = value,
            "data" => self.draft.data += &(value + "\n"),
            "id" if !value.contains('\0') => self.draft.id = Some(value),
            "retry" => self.retry = value.parse().ok().map(Duration::from_millis).or(self.retry),
            _ => {}
        }
        let mut message = mem::take(if line.is_empty() { &mut self.draft } else { return None });
        self.last_event_id = message.id.clone().unwrap_or(mem::take(&mut self.last_event_id));
        message.kind = Some(message.kind).filter(|kind| !kind.is_empty()).unwrap_or("message".to_string());
        message.data.pop().map(|_| message)
    }
}
