import type { StreamEvent } from "./event.ts";

// All chunks have one form; what tells them apart is what they say of tool calls.
export function read(event: StreamEvent): string {
  // @ts-expect-error the text is `message`
  event.delta;
  for (const call of event.tool_calls) {
    if (call.event_type === "result") return call.stream_part ?? call.tool_name;
    // @ts-expect-error there is no such type
    if (call.event_type === "none") return "";
  }
  return event.message;
}
