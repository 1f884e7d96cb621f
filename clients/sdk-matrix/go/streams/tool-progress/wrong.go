//go:build wrong

package main

import "matrix/client"

func wrong(event client.ChatAgentResponse) any {
	return event.Delta
}
