package main

import (
	"encoding/json"
	"log"

	"matrix/client"
)

// read tells chunks apart by what they say of tool calls: all have one form.
func read(text string) string {
	var event client.ChatAgentResponse
	if err := json.Unmarshal([]byte(text), &event); err != nil {
		log.Fatal(err)
	}
	for _, call := range event.ToolCalls {
		if call.EventType == client.Call {
			return call.ToolResponse
		}
	}
	return event.Message
}

func expect(text string, want string) {
	if got := read(text); got != want {
		log.Fatalf("%q instead of %q", got, want)
	}
}

func main() {
	expect(`{"message":"The","response":"The","tool_calls":[],"citations":[]}`, "The")
	expect(`{"message":"","response":"","citations":[],"tool_calls":[{"call_id":"call_1","event_type":"call","tool_name":"fetch_file","tool_response":"Fetching","tool_call_details":{"summary":"-> a.py"},"is_complete":true}]}`, "Fetching")
}
