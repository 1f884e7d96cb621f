/** Runs as readers of the Tambo contract see them. */
import type { EventStream, ReceivedEvent } from "./sse-client.ts";

/** Returns the id of a stream's run. */
export function runIdOf({ response }: EventStream): string | null {
  return response.headers.get("x-run-id");
}

/** Returns the path of the thread's runs. */
export function runsPathOf({ response }: EventStream): string {
  return `/v1/threads/${response.headers.get("x-thread-id")}/runs`;
}

/** Returns the path of the run. */
export function runPathOf(stream: EventStream): string {
  return `${runsPathOf(stream)}/${runIdOf(stream)}`;
}

/** Returns the type of each event, or the name of a `CUSTOM` event. */
export function listEventNames(events: readonly ReceivedEvent[]): string[] {
  return events.map(({ event }) => event.name ?? event.type);
}

/** Returns the terminal events. A run should have one. */
export function listTerminalEvents(events: readonly ReceivedEvent[]): string[] {
  return listEventNames(events).filter((kind) => /^RUN_(?:FINISHED|ERROR)$/.test(kind));
}
