// Package stream reads a stream of Server-Sent Events until its last event, over as many connections as necessary.
// Copy this file into your project. It needs Go 1.23 and only the standard library.
package stream

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io"
	"iter"
	"maps"
	"math/rand/v2"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Message is a message of the stream, as the HTML standard defines it.
type Message struct {
	Type string // The event field, or "message" without one.
	Data string
	ID   *string // The id field of this message, or nil without one.
}

// Event is a decoded message.
type Event[E any] struct {
	ID    *string
	Value E
}

// Options describe a stream.
type Options[E any] struct {
	Method, URL    string      // The request that starts the stream. Method is POST if empty.
	Header         http.Header // Also sent when the stream is resumed, except for Content-Type.
	Body           []byte
	IdempotencyKey string                              // Without a key, a POST that starts the stream is not repeated.
	ResumeURL      func(started *http.Response) string // Returns the URL that resumes the stream after Last-Event-ID.
	Decode         func(Message) (*E, error)           // Returns nil to skip an unknown message. An error ends the stream.
	IsLast         func(E) bool                        // Returns true for the last event. A stream without one is resumed.
	MaxRetries     int                                 // Attempts without a new message before an error; 10 if zero.
	Retry          time.Duration                       // First delay; 250 ms if zero. A retry field replaces it.
	Client         *http.Client                        // http.DefaultClient if nil. Its Timeout must be zero.
}

// Error is a request that was rejected, or a connection that broke and could not be resumed.
type Error struct {
	error
	Status     int // 0 if there was no response or its stream broke.
	Body       string
	RetryAfter time.Duration // The Retry-After header, a minute at most.
}

// Read yields the events of a stream. An error is the last item. Cancel the context to cancel the stream, and leave
// the loop to close the connection.
func Read[E any](ctx context.Context, options Options[E]) iter.Seq2[Event[E], error] {
	return func(yield func(Event[E], error) bool) {
		for r := (reader[E]{Options: options}); ; r.failures++ {
			ended, err := r.readConnection(ctx, yield)
			if ended {
				return
			}
			failure, _ := err.(*Error)
			canRetry := failure != nil && (failure.Status == 0 || failure.Status == 429 || failure.Status >= 500) &&
				(r.lastEventID != "" || !r.hasEvents && (r.Method == "GET" || r.IdempotencyKey != ""))
			if ctx.Err() != nil || !canRetry || r.failures >= cmp.Or(r.MaxRetries, 10) {
				yield(Event[E]{}, cmp.Or(ctx.Err(), err))
				return
			}
			backoff := min(cmp.Or(r.Retry, 250*time.Millisecond)<<min(r.failures, 10), 8*time.Second)
			jittered := time.Duration(float64(backoff) * (1 - rand.Float64()/2))
			select {
			case <-time.After(max(jittered, failure.RetryAfter)):
			case <-ctx.Done():
			}
		}
	}
}

type reader[E any] struct {
	Options[E]
	lastEventID, resumeURL string
	hasEvents              bool
	failures               int
}

// readConnection returns true after the last event, or if the caller has left the loop.
func (r *reader[E]) readConnection(ctx context.Context, yield func(Event[E], error) bool) (bool, error) {
	response, err := r.connect(ctx)
	if err != nil {
		return false, err
	}
	defer response.Body.Close()
	if r.lastEventID == "" {
		r.resumeURL = r.ResumeURL(response)
	}
	decoder, chunk := Decoder{LastEventID: r.lastEventID}, make([]byte, 65536)
	for {
		count, broken := response.Body.Read(chunk)
		for _, message := range decoder.Decode(chunk[:count]) {
			r.failures = 0
			event, err := r.Decode(message)
			if err != nil {
				return false, err
			}
			r.hasEvents = r.hasEvents || event != nil
			if event != nil && (!yield(Event[E]{message.ID, *event}, nil) || r.IsLast(*event)) {
				return true, nil
			}
		}
		r.lastEventID, r.Retry = decoder.LastEventID, cmp.Or(decoder.Retry, r.Retry)
		if broken != nil {
			return false, &Error{error: fmt.Errorf("the stream ended before its last event: %w", broken)}
		}
	}
}

func (r *reader[E]) connect(ctx context.Context) (*http.Response, error) {
	method, url, body, header := cmp.Or(r.Method, "POST"), r.URL, r.Body, http.Header{"Accept": {"text/event-stream"}}
	maps.Copy(header, r.Header)
	if r.lastEventID != "" {
		method, url, body = "GET", r.resumeURL, nil
		header.Del("Content-Type")
		header.Set("Last-Event-ID", r.lastEventID)
	} else if r.IdempotencyKey != "" {
		header.Set("Idempotency-Key", r.IdempotencyKey)
	}
	request, err := http.NewRequestWithContext(ctx, method, url, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header = header
	response, err := cmp.Or(r.Client, http.DefaultClient).Do(request)
	if err != nil {
		return nil, &Error{error: err}
	}
	contentType, _, _ := strings.Cut(response.Header.Get("Content-Type"), ";")
	if response.StatusCode == 200 && strings.EqualFold(strings.TrimSpace(contentType), "text/event-stream") {
		return response, nil
	}
	defer response.Body.Close()
	text, _ := io.ReadAll(response.Body)
	seconds, _ := strconv.ParseUint(response.Header.Get("Retry-After"), 10, 16)
	after := time.Duration(min(seconds, 60)) * time.Second
	return nil, &Error{fmt.Errorf("%s: %s", response.Status, text), response.StatusCode, string(text), after}
}

// Decoder decodes Server-Sent Events from chunks of bytes, which may end anywhere. Its zero value is ready to use.
type Decoder struct {
	LastEventID        string        // Resumes the stream.
	Retry              time.Duration // The last retry field.
	line               []byte
	afterCR, isStarted bool
	kind               string
	data               []string
	id                 *string
}

// Decode returns the messages that these bytes complete.
func (d *Decoder) Decode(chunk []byte) (messages []Message) {
	for _, char := range chunk {
		isSecond := d.afterCR && char == '\n' // The LF of a CRLF, which may be in the next chunk.
		d.afterCR = char == '\r'
		if char != '\r' && char != '\n' {
			d.line = append(d.line, char)
		} else if !isSecond {
			line := string([]rune(string(d.line))) // Replaces invalid UTF-8.
			if !d.isStarted {
				line = strings.TrimPrefix(line, "\uFEFF")
			}
			d.line, d.isStarted = d.line[:0], true
			messages = append(messages, d.readLine(line)...)
		}
	}
	return messages
}

func (d *Decoder) readLine(line string) (messages []Message) {
	name, value, _ := strings.Cut(line, ":")
	value = strings.TrimPrefix(value, " ")
	ms, err := strconv.ParseUint(value, 10, 32)
	switch {
	case line == "":
		if d.data != nil {
			messages = []Message{{cmp.Or(d.kind, "message"), strings.Join(d.data, "\n"), d.id}}
		}
		d.LastEventID, d.kind, d.data, d.id = *cmp.Or(d.id, &d.LastEventID), "", nil, nil
	case name == "event":
		d.kind = value
	case name == "data":
		d.data = append(d.data, value)
	case name == "id" && !strings.Contains(value, "\x00"):
		d.id = &value
	case name == "retry" && err == nil:
		d.Retry = time.Duration(ms) * time.Millisecond
	}
	return messages
}
