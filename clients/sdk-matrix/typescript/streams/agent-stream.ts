import type { StreamEvent } from "./event.ts";

export function read(event: StreamEvent): string {
  if (event.event === "reasoning_message_content") {
    // @ts-expect-error what is thought comes in deltas
    event.data.content;
    return event.data.delta;
  }
  if (event.event === "error") return event.data.message;
  // @ts-expect-error there is no such event
  return event.event === "text" ? "" : event.event;
}
