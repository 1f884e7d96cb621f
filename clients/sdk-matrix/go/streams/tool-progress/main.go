package main

import (
	"matrix/client"
	"matrix/events"
)

// itself is the chunk: it is of no union.
func itself(event client.ChatAgentResponse) (client.ChatAgentResponse, error) {
	return event, nil
}

// read tells chunks apart by what they say of tool calls: all have one form.
func read(event client.ChatAgentResponse) string {
	for _, call := range event.ToolCalls {
		if call.EventType == client.Call {
			return call.ToolResponse
		}
	}
	return event.Message
}

func main() {
	events.Expect(itself, read,
		events.Case{Text: `{"message":"The","response":"The","tool_calls":[],"citations":[]}`, Want: "The"},
		events.Case{Text: `{"message":"","response":"","citations":[],"tool_calls":[{"call_id":"call_1","event_type":"call","tool_name":"fetch_file","tool_response":"Fetching","tool_call_details":{"summary":"-> a.py"},"is_complete":true}]}`, Want: "Fetching"},
	)
}
