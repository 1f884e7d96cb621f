package main

import (
	"fmt"
	"strconv"

	"matrix/client"
	"matrix/events"
)

func read(value any) string {
	switch event := value.(type) {
	case client.RunStartEvent:
		return event.Model
	case client.RunCompleteEvent:
		return string(event.Result.StopReason)
	case client.StepStartEvent:
		return strconv.Itoa(int(event.Index))
	}
	panic(fmt.Sprintf("no case for %T", value))
}

func main() {
	events.Expect(client.RunEvent.ValueByDiscriminator, read,
		events.Case{Text: `{"type":"run_start","request_id":"req_1","model":"embedded/demo","protocol_version":"1"}`, Want: "embedded/demo"},
		events.Case{Text: `{"type":"run_complete","result":{"response":null,"steps":[],"tool_call_count":0,"turn_count":0,"usage":{"input_tokens":0,"output_tokens":0,"total_tokens":0},"stop_reason":"timeout","messages":[]}}`, Want: "timeout"},
		events.Case{Text: `{"type":"step_start","index":7}`, Want: "7"},
	)
}
