//go:build wrong

package main

import "matrix/client"

func wrong(event client.TextMessageContentEvent) any {
	return event.Snapshot
}
