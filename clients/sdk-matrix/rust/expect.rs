//! Tests the decoding of stream events.

use serde::de::DeserializeOwned;

/// Decodes an event and panics if its text is not the expected text.
pub fn expect<Event: DeserializeOwned>(read: fn(Event) -> String, text: &str, want: &str) {
    let event = serde_json::from_str(text).expect("an event cannot be decoded");
    assert_eq!(read(event), want);
}
