/** Helpers for runs as seen by clients reading them through the Tambo contract. */
import type { EventStream, ReceivedEvent } from "./sse-client.ts";

/** Returns the ID of the run in the stream. */
export function runIdOf({ response }: EventStream): string | null {
  return response.headers.get("x-run-id");
}

/** Returns the path of all runs in the stream's thread. */
export function runsPathOf({ response }: EventStream): string {
  return `/v1/threads/${response.headers.get("x-thread-id")}/runs`;
}

/** Returns the path of the run in the stream. */
export function runPathOf(stream: EventStream): string {
  return `${runsPathOf(stream)}/${runIdOf(stream)}`;
}

/** Returns the type of each event, or the name if it is a `CUSTOM` event. */
export function listEventNames(events: readonly ReceivedEvent[]): string[] {
  return events.map(({ event }) => event.name ?? event.type);
}

/** Returns the terminal events. A run should have exactly one. */
export function listTerminalEvents(events: readonly ReceivedEvent[]): string[] {
  return listEventNames(events).filter((kind) => /^RUN_(?:FINISHED|ERROR)$/.test(kind));
}
