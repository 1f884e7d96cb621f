import type { StreamEvent } from "./event.ts";

export function read(event: StreamEvent): string {
  if (event.event === "reasoning_message_content") {
    // @ts-expect-error reasoning events have a delta but no content
    event.data.content;
    return event.data.delta;
  }
  if (event.event === "error") return event.data.message;
  // @ts-expect-error no event has this name
  return event.event === "text" ? "" : event.event;
}
