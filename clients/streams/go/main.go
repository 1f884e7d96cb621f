// Runs the jobs on standard input with package stream. See ../job.ts.
package main

import (
	"bufio"
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"log"
	"net/http"
	"os"
	"time"

	"streams/stream"
)

type runStarted struct{ RunID string }
type textContent struct{ Delta string }
type runFinished struct{}
type runFailed struct{ Code string }

func decode(message stream.Message) (*any, error) {
	var event any
	var fields struct{ Type string }
	if err := json.Unmarshal([]byte(message.Data), &fields); err != nil {
		return nil, err
	}
	switch fields.Type {
	case "RUN_STARTED":
		event = &runStarted{}
	case "TEXT_MESSAGE_CONTENT":
		event = &textContent{}
	case "RUN_FINISHED":
		event = &runFinished{}
	case "RUN_ERROR":
		if message.ID == nil {
			return nil, nil // The error is about the connection.
		}
		event = &runFailed{}
	default:
		return nil, nil
	}
	return &event, json.Unmarshal([]byte(message.Data), event)
}

func isLast(event any) bool {
	switch event.(type) {
	case *runFinished, *runFailed:
		return true
	}
	return false
}

func describe(event any) (string, string) {
	switch event := event.(type) {
	case *runStarted:
		return "started", event.RunID
	case *textContent:
		return "text", event.Delta
	case *runFailed:
		return "failed", event.Code
	}
	return "finished", ""
}

type job struct {
	URL, Body, IdempotencyKey        string
	MaxRetries, RetryMs, CancelAfter int
	Chunks                           []string
}

type fields = map[string]any

var output = json.NewEncoder(os.Stdout)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var job job
		check(json.Unmarshal(lines.Bytes(), &job))
		if job.Chunks != nil {
			job.decode()
		} else {
			job.run()
		}
	}
	check(lines.Err())
}

func (j job) decode() {
	decoder, messages := stream.Decoder{}, []fields{}
	for _, chunk := range j.Chunks {
		bytes, err := hex.DecodeString(chunk)
		check(err)
		for _, message := range decoder.Decode(bytes) {
			messages = append(messages, fields{"type": message.Type, "data": message.Data, "id": message.ID})
		}
	}
	decoded := fields{"messages": messages, "lastEventId": decoder.LastEventID, "retryMs": nil}
	if decoder.Retry != 0 {
		decoded["retryMs"] = decoder.Retry.Milliseconds()
	}
	check(output.Encode(decoded))
}

func (j job) run() {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	events := stream.Read(ctx, stream.Options[any]{
		URL:            j.URL,
		Header:         http.Header{"Content-Type": {"application/json"}},
		Body:           []byte(j.Body),
		IdempotencyKey: j.IdempotencyKey,
		MaxRetries:     j.MaxRetries,
		Retry:          time.Duration(j.RetryMs) * time.Millisecond,
		ResumeURL:      func(started *http.Response) string { return j.URL + "/" + started.Header.Get("X-Run-Id") },
		Decode:         decode,
		IsLast:         isLast,
	})
	count := 0
	for event, err := range events {
		var failure *stream.Error
		if errors.Is(err, context.Canceled) {
			check(output.Encode(fields{"end": "cancelled"}))
			return
		} else if errors.As(err, &failure) {
			check(output.Encode(fields{"end": "error", "status": failure.Status, "body": failure.Body}))
			return
		}
		check(err)
		kind, value := describe(event.Value)
		check(output.Encode(fields{"id": event.ID, "event": kind, "value": value}))
		if count++; count == j.CancelAfter {
			time.AfterFunc(50*time.Millisecond, cancel)
		}
	}
	check(output.Encode(fields{"end": "last"}))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
