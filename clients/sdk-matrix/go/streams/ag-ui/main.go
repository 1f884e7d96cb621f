package main

import (
	"fmt"

	"matrix/client"
	"matrix/events"
)

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
	events.Expect(client.AgUiEvent.ValueByDiscriminator, read,
		events.Case{Text: `{"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_1","delta":"The"}`, Want: "The"},
		events.Case{Text: `{"type":"RUN_ERROR","message":"Too many requests.","code":"RATE_LIMIT_EXCEEDED"}`, Want: "Too many requests."},
		events.Case{Text: `{"type":"RUN_STARTED","threadId":"thread_1","runId":"run_1"}`, Want: "run_1"},
	)
}
