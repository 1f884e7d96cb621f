// Package tambo decodes the events of the Tambo contract.
package tambo

import "matrix/client"

// Value returns the event as its own type. RunStreamEvent is a union of two unions.
func Value(event client.RunStreamEvent) (any, error) {
	if group, err := event.AsAgUiEvent(); err == nil {
		if value, err := group.ValueByDiscriminator(); err == nil {
			return value, nil
		}
	}
	group, err := event.AsTamboExtensionEvent()
	if err != nil {
		return nil, err
	}
	return group.ValueByDiscriminator()
}
