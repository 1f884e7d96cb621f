// Package tambo decodes the events of the Tambo contract.
package tambo

import "matrix/client"

// Value returns the event as its own type. CustomEvent is a union in the union RunStreamEvent.
func Value(event client.RunStreamEvent) (any, error) {
	value, err := event.ValueByDiscriminator()
	if custom, ok := value.(client.CustomEvent); ok {
		return custom.ValueByDiscriminator()
	}
	return value, err
}
