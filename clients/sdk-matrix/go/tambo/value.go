// Package tambo takes events of the Tambo contract out of their union.
package tambo

import "matrix/client"

// Value gives the event as its own type: the union is one of two unions.
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
