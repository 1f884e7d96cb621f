// Package events tests the decoding of stream events.
package events

import (
	"encoding/json"
	"log"
)

// Case is an event as JSON, together with the expected text.
type Case struct{ Text, Want string }

// Expect decodes each event and reads its text. It exits with an error if a text is not the expected text.
func Expect[Union, Event any](value func(Union) (Event, error), read func(Event) string, cases ...Case) {
	for _, each := range cases {
		var union Union
		if err := json.Unmarshal([]byte(each.Text), &union); err != nil {
			log.Fatal(err)
		}
		event, err := value(union)
		if err != nil {
			log.Fatal(err)
		}
		if got := read(event); got != each.Want {
			log.Fatalf("got %q, want %q", got, each.Want)
		}
	}
}
