//go:build wrong

package main

import "matrix/client"

func wrong(event client.RunStartEvent) any {
	return event.Result
}
