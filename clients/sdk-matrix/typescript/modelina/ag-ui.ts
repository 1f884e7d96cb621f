import type { AgUiAgent as StreamEvent } from "./client/AgUiAgent.ts";

export function read(event: StreamEvent): string {
  if (event.type === "TEXT_MESSAGE_CONTENT") {
    // @ts-expect-error a text delta has no snapshot
    event.snapshot;
    return event.delta;
  }
  if (event.type === "RUN_ERROR") return event.message;
  // @ts-expect-error no event has this type
  return event.type === "TEXT" ? "" : event.type;
}
