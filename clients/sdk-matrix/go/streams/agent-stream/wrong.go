//go:build wrong

package main

import "matrix/client"

func wrong(event client.ErrorEvent) any {
	return event.Delta
}
