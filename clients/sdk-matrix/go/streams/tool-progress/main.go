package main

import (
	"matrix/client"
	"matrix/events"
)

// identity returns the chunk itself, because chunks are not a union.
func identity(event client.ChatAgentResponse) (client.ChatAgentResponse, error) {
	return event, nil
}

// read returns the text of a chunk. All chunks have the same type. Their tool calls are distinguished by EventType.
func read(event client.ChatAgentResponse) string {
	for _, call := range event.ToolCalls {
		if call.EventType == client.Call {
			return call.ToolResponse
		}
	}
	return event.Message
}

func main() {
	events.Expect(identity, read,
		events.Case{Text: `{"message":"The","response":"The","tool_calls":[],"citations":[]}`, Want: "The"},
		events.Case{Text: `{"message":"","response":"","citations":[],"tool_calls":[{"call_id":"call_1","event_type":"call","tool_name":"fetch_file","tool_response":"Fetching","tool_call_details":{"summary":"-> a.py"},"is_complete":true}]}`, Want: "Fetching"},
	)
}
