package main

import (
	"fmt"

	"matrix/client"
	"matrix/events"
	"matrix/tambo"
)

func read(value any) string {
	switch event := value.(type) {
	case client.TextMessageContentEvent:
		return event.Delta
	case client.TamboComponentStartEvent:
		return event.Value.ComponentName
	case client.RunStartedEvent:
		return event.RunId
	}
	panic(fmt.Sprintf("no case for %T", value))
}

func main() {
	events.Expect(tambo.Value, read,
		events.Case{Text: `{"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_1","delta":"The"}`, Want: "The"},
		events.Case{Text: `{"type":"CUSTOM","name":"tambo.component.start","value":{"messageId":"msg_1","componentId":"comp_1","componentName":"Chart"}}`, Want: "Chart"},
		events.Case{Text: `{"type":"RUN_STARTED","threadId":"thr_1","runId":"run_1"}`, Want: "run_1"},
	)
}
