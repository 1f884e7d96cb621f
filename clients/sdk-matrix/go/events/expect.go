// Package events tries what is read of a stream's events.
package events

import (
	"encoding/json"
	"log"
)

// Case is an event as it comes, and what is to be read of it.
type Case struct{ Text, Want string }

// Expect decodes the union, takes its value, reads that, and ends the program when something else is read than is wanted.
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
			log.Fatalf("%q instead of %q", got, each.Want)
		}
	}
}
