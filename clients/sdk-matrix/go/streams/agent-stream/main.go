package main

import (
	"encoding/json"
	"log"

	"matrix/client"
)

// decode gives the event as its own type.
func decode(text string) (any, error) {
	var event client.StreamFrame
	if err := json.Unmarshal([]byte(text), &event); err != nil {
		return nil, err
	}
	return event.ValueByDiscriminator()
}

func read(text string) string {
	value, err := decode(text)
	if err != nil {
		log.Fatal(err)
	}
	switch event := value.(type) {
	case client.ReasoningMessageContentFrame:
		return event.Data.Delta
	case client.ErrorFrame:
		return event.Data.Message
	case client.MessageFrame:
		return event.Data.Content
	}
	log.Fatalf("%T", value)
	return ""
}

func expect(text string, want string) {
	if got := read(text); got != want {
		log.Fatalf("%q instead of %q", got, want)
	}
}

func main() {
	expect(`{"event":"reasoning_message_content","data":{"messageId":"reasoning-1","delta":"Let me see.","thread_id":"thread_1"}}`, "Let me see.")
	expect(`{"event":"error","data":{"type":"error","message":"Rate limit exceeded","code":"RATE_LIMIT","thread_id":"thread_1"}}`, "Rate limit exceeded")
	expect(`{"event":"message","data":{"content":"Sunny.","thread_id":"thread_1"}}`, "Sunny.")
}
