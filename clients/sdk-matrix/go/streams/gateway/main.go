package main

import (
	"encoding/json"
	"log"
	"strconv"

	"matrix/client"
)

// decode gives the event as its own type.
func decode(text string) (any, error) {
	var event client.RunEvent
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
	case client.RunStartEvent:
		return event.Model
	case client.RunCompleteEvent:
		return string(event.Result.StopReason)
	case client.StepStartEvent:
		return strconv.Itoa(int(event.Index))
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
	expect(`{"type":"run_start","request_id":"req_1","model":"embedded/demo","protocol_version":"1"}`, "embedded/demo")
	expect(`{"type":"run_complete","result":{"response":null,"steps":[],"tool_call_count":0,"turn_count":0,"usage":{"input_tokens":0,"output_tokens":0,"total_tokens":0},"stop_reason":"timeout","messages":[]}}`, "timeout")
	expect(`{"type":"step_start","index":7}`, "7")
}
