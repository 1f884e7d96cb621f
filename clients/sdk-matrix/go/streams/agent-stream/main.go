package main

import (
	"fmt"

	"matrix/client"
	"matrix/events"
)

func read(value any) string {
	switch event := value.(type) {
	case client.ReasoningMessageContentFrame:
		return event.Data.Delta
	case client.ErrorFrame:
		return event.Data.Message
	case client.MessageFrame:
		return event.Data.Content
	}
	panic(fmt.Sprintf("no case for %T", value))
}

func main() {
	events.Expect(client.StreamFrame.ValueByDiscriminator, read,
		events.Case{Text: `{"event":"reasoning_message_content","data":{"messageId":"reasoning-1","delta":"Let me see.","thread_id":"thread_1"}}`, Want: "Let me see."},
		events.Case{Text: `{"event":"error","data":{"type":"error","message":"Rate limit exceeded","code":"RATE_LIMIT","thread_id":"thread_1"}}`, Want: "Rate limit exceeded"},
		events.Case{Text: `{"event":"message","data":{"content":"Sunny.","thread_id":"thread_1"}}`, Want: "Sunny."},
	)
}
