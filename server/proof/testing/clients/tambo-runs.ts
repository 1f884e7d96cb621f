/** Runs as readers of the Tambo contract see them. */
import type { EventStream, ReceivedEvent } from "./sse-client.ts";

/** The id of the run that a stream is of. */
export function runIdOf({ response }: EventStream): string | null {
  return response.headers.get("x-run-id");
}

/** The path of the thread's runs. */
export function runsPathOf({ response }: EventStream): string {
  return `/v1/threads/${response.headers.get("x-thread-id")}/runs`;
}

/** The path of the run. */
export function runPathOf(stream: EventStream): string {
  return `${runsPathOf(stream)}/${runIdOf(stream)}`;
}

/** What the events are, in their order. */
export function kindsOf(events: readonly ReceivedEvent[]): string[] {
  return events.map(({ event }) => event.name ?? event.type);
}

/** The events that end a run: there should be one. */
export function endsOf(events: readonly ReceivedEvent[]): string[] {
  return kindsOf(events).filter((kind) => /^RUN_(?:FINISHED|ERROR)$/.test(kind));
}
