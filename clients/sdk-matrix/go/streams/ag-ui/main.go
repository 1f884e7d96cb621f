package main

import (
	"fmt"

	"matrix/client"
	"matrix/events"
)

// value returns the event as its own type. AgUiEvent is a union of a union and an event.
func value(event client.AgUiEvent) (any, error) {
	if group, err := event.AsStandardEvent(); err == nil {
		if value, err := group.ValueByDiscriminator(); err == nil {
			return value, nil
		}
	}
	return event.AsCustomEvent()
}

func read(value any) string {
	switch event := value.(type) {
	case client.TextMessageContentEvent:
		return event.Delta
	case client.RunErrorEvent:
		return event.Message
	case client.RunStartedEvent:
		return event.RunId
	}
	panic(fmt.Sprintf("no case for %T", value))
}

func main() {
	events.Expect(value, read,
		events.Case{Text: `{"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_1","delta":"The"}`, Want: "The"},
		events.Case{Text: `{"type":"RUN_ERROR","message":"Too many requests.","code":"RATE_LIMIT_EXCEEDED"}`, Want: "Too many requests."},
		events.Case{Text: `{"type":"RUN_STARTED","threadId":"thread_1","runId":"run_1"}`, Want: "run_1"},
	)
}
