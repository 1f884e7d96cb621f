package main

import (
	"encoding/json"
	"log"

	"matrix/client"
)

// decode gives the event as its own type.
func decode(text string) (any, error) {
	var event client.RunStreamEvent
	if err := json.Unmarshal([]byte(text), &event); err != nil {
		return nil, err
	}
	if group, err := event.AsAgUiEvent(); err == nil {
		if value, err := group.ValueByDiscriminator(); err == nil {
			return value, nil
		}
	}
	group, err := event.AsTamboExtensionEvent()
	if err != nil {
		return nil, err
	}
	return group.ValueByDiscriminator()
}

func read(text string) string {
	value, err := decode(text)
	if err != nil {
		log.Fatal(err)
	}
	switch event := value.(type) {
	case client.TextMessageContentEvent:
		return event.Delta
	case client.TamboComponentStartEvent:
		return event.Value.ComponentName
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
	expect(`{"type":"CUSTOM","name":"tambo.component.start","value":{"messageId":"msg_1","componentId":"comp_1","componentName":"Chart"}}`, "Chart")
	expect(`{"type":"RUN_STARTED","threadId":"thr_1","runId":"run_1"}`, "run_1")
}
