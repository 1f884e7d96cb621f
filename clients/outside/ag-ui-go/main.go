// Drives the community SDK's client as an application does: its default request leaves optional fields unset.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"reflect"
	"strings"
	"time"

	"github.com/ag-ui-protocol/ag-ui/sdks/community/go/pkg/client/sse"
	"github.com/ag-ui-protocol/ag-ui/sdks/community/go/pkg/core/events"
	"github.com/ag-ui-protocol/ag-ui/sdks/community/go/pkg/core/types"
	"github.com/sirupsen/logrus"
)

type turns [][]map[string]any

// conversation is the result of a run, put together from its events.
type conversation struct{ Texts, Calls, Results, End []string }

// run sends the turns to the script model. onEvent is called with each decoded event.
func run(ctx context.Context, script turns, onEvent func(events.Event)) (got conversation, err error) {
	logger := logrus.New()
	logger.SetOutput(io.Discard)
	config := sse.Config{Endpoint: os.Getenv("SERVER_URL") + "/ag-ui/default", APIKey: os.Getenv("API_KEY"), Logger: logger}
	content, _ := json.Marshal(map[string]any{"turns": script})
	message := types.Message{ID: "user-1", Role: types.RoleUser, Content: string(content)}
	input := types.RunAgentInput{ThreadID: events.GenerateThreadID(), RunID: events.GenerateRunID(), Messages: []types.Message{message}}
	frames, failures, err := sse.NewClient(config).Stream(sse.StreamOptions{Context: ctx, Payload: input})
	if err != nil {
		return got, err
	}
	var decoded []events.Event
	for frame := range frames {
		event, err := events.EventFromJSON(frame.Data)
		if err != nil {
			return got, fmt.Errorf("%w in %s", err, frame.Data)
		}
		decoded = append(decoded, event)
		switch event := event.(type) {
		case *events.TextMessageContentEvent:
			got.Texts = append(got.Texts, event.Delta)
		case *events.ToolCallStartEvent:
			got.Calls = append(got.Calls, event.ToolCallName)
		case *events.ToolCallArgsEvent:
			got.Calls = append(got.Calls, event.Delta)
		case *events.ToolCallResultEvent:
			got.Results = append(got.Results, event.Content)
		case *events.RunFinishedEvent:
			got.End = append(got.End, fmt.Sprint(event.Result))
		case *events.RunErrorEvent:
			got.End = append(got.End, *event.Code, event.Message)
		}
		onEvent(event)
	}
	if err := <-failures; err != nil || ctx.Err() != nil {
		return got, err
	}
	return got, events.ValidateSequence(decoded)
}

// check runs the turns, and prints one line of JSON with the name and the reason of a failure.
func check(name string, script turns, want conversation, cancelAfter string) {
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Second)
	defer cancel()
	got, err := run(ctx, script, func(event events.Event) {
		if text, ok := event.(*events.TextMessageContentEvent); ok && text.Delta == cancelAfter {
			cancel()
		}
	})
	if err == nil && !reflect.DeepEqual(got, want) {
		err = fmt.Errorf("actual:   %v\nexpected: %v", got, want)
	}
	report(name, err)
}

func report(name string, err error) {
	line := struct {
		Check  string `json:"check"`
		Failed string `json:"failed,omitempty"`
	}{Check: name}
	if err != nil {
		line.Failed = err.Error()
	}
	text, _ := json.Marshal(line)
	fmt.Println(string(text))
}

func main() {
	ended := []string{"map[stopReason:end_turn]"}
	words := []any{"Grüße, ", "世界 👋"}
	check("text", turns{{{"text": words}}}, conversation{Texts: []string{"Grüße, ", "世界 👋"}, End: ended}, "")
	lookUp := map[string]any{"tool": "weather/get_weather", "args": map[string]string{"city": "New York"}}
	check("server tool", turns{{lookUp}, {{"text": "Sunny."}}}, conversation{
		Texts: []string{"Sunny."}, Calls: []string{"weather/get_weather", `{"city":"New York"}`},
		Results: []string{"72°F, Sunny"}, End: ended}, "")
	slow := map[string]string{"code": "RATE_LIMIT_EXCEEDED", "message": "Slow down."}
	check("run error", turns{{{"text": "Well"}, {"error": slow}}}, conversation{
		Texts: []string{"Well"}, End: []string{"RATE_LIMIT_EXCEEDED", "Slow down."}}, "")
	held := turns{{{"text": "One"}, {"hold": "ag-ui-go"}, {"text": " two"}}}
	check("cancel", held, conversation{Texts: []string{"One"}}, "One")
	os.Setenv("API_KEY", "wrong")
	_, err := run(context.Background(), nil, func(events.Event) {})
	if err != nil && strings.Contains(err.Error(), fmt.Sprint(http.StatusUnauthorized)) {
		err = nil
	} else {
		err = fmt.Errorf("a wrong key is answered with %v", err)
	}
	report("wrong key", err)
}
