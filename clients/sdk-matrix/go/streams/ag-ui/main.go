package main

import (
	"encoding/json"
	"log"

	"matrix/client"
)

// decode gives the event as its own type.
func decode(text string) (any, error) {
	var event client.AgUiEvent
	if err := json.Unmarshal([]byte(text), &event); err != nil {
		return nil, err
	}
	if group, err := event.AsStandardEvent(); err == nil {
		if value, err := group.ValueByDiscriminator(); err == nil {
			return value, nil
		}
	}
	group, err := event.AsCustomEvent()
	if err != nil {
		return nil, err
	}
	return group, nil
}

func read(text string) string {
	value, err := decode(text)
	if err != nil {
		log.Fatal(err)
	}
	switch event := value.(type) {
	case client.TextMessageContentEvent:
		return event.Delta
	case client.RunErrorEvent:
		return event.Message
	case client.RunStartedEvent:
		return event.RunId
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
	expect(`{"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_1","delta":"The"}`, "The")
	expect(`{"type":"RUN_ERROR","message":"Too many requests.","code":"RATE_LIMIT_EXCEEDED"}`, "Too many requests.")
	expect(`{"type":"RUN_STARTED","threadId":"thread_1","runId":"run_1"}`, "run_1")
}
