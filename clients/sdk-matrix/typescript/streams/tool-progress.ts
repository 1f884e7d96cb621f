import type { StreamEvent } from "./event.ts";

// All chunks have the same type. Their tool calls are distinguished by `event_type`.
export function read(event: StreamEvent): string {
  // @ts-expect-error the text is in `message`
  event.delta;
  for (const call of event.tool_calls) {
    if (call.event_type === "result") return call.stream_part ?? call.tool_name;
    // @ts-expect-error no tool call has this type
    if (call.event_type === "none") return "";
  }
  return event.message;
}
