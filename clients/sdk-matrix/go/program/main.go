// Runs the scenarios with the client that oapi-codegen generates.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"reflect"
	"strings"

	"matrix/client"
	"matrix/tambo"
)

var background = context.Background()

func main() {
	log.SetFlags(log.Lshortfile)
	host := os.Getenv("TAMBO_BASE_URL")
	api, err := client.NewClientWithResponses(host)
	check(err)

	// A thread
	system, hello, hi := textContent("Answer briefly."), textContent("Hello"), client.InputMessageContent{}
	var block client.InputMessageBlock
	check(block.FromTextContent(client.TextContent{Text: "Hi!"}))
	check(hi.FromInputMessageContent1([]client.InputMessageBlock{block}))
	messages := []client.InputMessage{
		{Role: client.MessageRoleSystem, Content: system},
		{Role: client.MessageRoleUser, Content: hello},
		{Role: client.MessageRoleAssistant, Content: hi},
	}
	contextKey := "sdk-thread-create"
	metadata := client.JsonObject{"plan": "pro", "tags": []any{"a", "b"}}
	created, err := api.CreateThreadWithResponse(background, nil, client.CreateThreadRequest{
		ContextKey: &contextKey, InitialMessages: &messages, Metadata: &metadata,
	})
	check(err)
	equal(created.JSON201.Thread.Id, "thr_created")
	equal(*created.JSON201.Thread.Metadata, metadata)

	got, err := api.GetThreadWithResponse(background, "sdk-thread-get", nil)
	check(err)
	content, err := got.JSON200.Messages[1].Content[0].AsTextContent()
	check(err)
	equal(content.Text, "Grüße, 世界 👋")

	ids, key, limit := []string{}, "sdk-thread-pages", int32(2)
	params := client.ListThreadsParams{ContextKey: &key, Limit: &limit}
	for more := true; more; more = params.Cursor != nil {
		page, err := api.ListThreadsWithResponse(background, &params)
		check(err)
		for _, thread := range page.JSON200.Threads {
			ids = append(ids, thread.Id)
		}
		params.Cursor = page.JSON200.NextCursor
	}
	equal(ids, []string{"thr_003", "thr_002", "thr_001"})

	deleted, err := api.DeleteThreadWithResponse(background, "sdk-thread-delete")
	check(err)
	equal(deleted.StatusCode(), 204)

	// An error response
	missing, err := api.GetThreadWithResponse(background, "sdk-thread-not-found", nil)
	check(err)
	equal(missing.StatusCode(), 404)
	equal(missing.ApplicationproblemJSON404.Code, client.THREADNOTFOUND)

	// An API key
	withKey := client.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer sdk-key")
		return nil
	})
	apiWithKey, err := client.NewClientWithResponses(host, withKey)
	check(err)
	authorized, err := apiWithKey.GetThreadWithResponse(background, "sdk-auth-bearer", nil)
	check(err)
	equal(authorized.JSON200.Thread.Id, "sdk-auth-bearer")

	// Streams
	yes := true
	equal(collectText(run(api, "sdk-text", client.CreateRunRequest{
		Message:      client.InputMessage{Role: client.MessageRoleUser, Content: textContent("What is the capital of France?")},
		CreateThread: &yes,
	})), "The capital of France is Paris.")

	// A client tool
	tools := []client.Tool{{
		Name: "add_to_cart", Description: "Add an item to the shopping cart",
		InputSchema: client.JSONSchema{
			AdditionalProperties: map[string]any{
				"type": "object",
				"properties": map[string]any{
					"productId": map[string]any{"type": "string"}, "quantity": map[string]any{"type": "integer"},
				},
				"required": []string{"productId", "quantity"},
			},
		},
	}}
	var pending []client.PendingToolCall
	for _, event := range run(api, "sdk-client-tool", client.CreateRunRequest{
		Message: client.InputMessage{Role: client.MessageRoleUser, Content: textContent("Add 2 of SKU-123 to my cart.")},
		Tools:   &tools,
	}) {
		if awaiting, ok := event.(client.TamboAwaitingInputEvent); ok {
			pending = awaiting.Value.PendingToolCalls
		}
	}
	equal(len(pending), 1)
	equal(pending[0].ToolName, "add_to_cart")
	equal(pending[0].Input, client.JsonObject{"productId": "SKU-123", "quantity": 2.0})
	equal(collectText(run(api, "sdk-client-tool", client.CreateRunRequest{
		Message: client.InputMessage{
			Role: client.MessageRoleTool, ToolCallId: &pending[0].ToolCallId, Content: textContent("Added. Total: $49.98"),
		},
		Tools: &tools,
	})), "Done.")
}

// run streams a run. It uses the call that returns the unread response, and decodes each event with the generated union.
func run(api *client.ClientWithResponses, thread string, request client.CreateRunRequest) (events []any) {
	response, err := api.ClientInterface.CreateRun(background, thread, nil, request)
	check(err)
	defer response.Body.Close()
	equal(response.StatusCode, 200)
	for lines := bufio.NewScanner(response.Body); lines.Scan(); {
		if data, found := strings.CutPrefix(lines.Text(), "data:"); found {
			var union client.RunStreamEvent
			check(json.Unmarshal([]byte(data), &union))
			event, err := tambo.Value(union)
			check(err)
			events = append(events, event)
		}
	}
	return events
}

func collectText(events []any) (text string) {
	for _, event := range events {
		if content, ok := event.(client.TextMessageContentEvent); ok {
			text += content.Delta
		}
	}
	return text
}

func textContent(text string) (content client.InputMessageContent) {
	check(content.FromInputMessageContent0(text))
	return content
}

func check(err error) {
	if err != nil {
		log.Output(2, err.Error())
		os.Exit(1)
	}
}

func equal(got any, want any) {
	if !reflect.DeepEqual(got, want) {
		log.Output(2, fmt.Sprintf("got %#v, want %#v", got, want))
		os.Exit(1)
	}
}
