import type { ChatAgentResponse as StreamEvent } from "./client/ChatAgentResponse.ts";

// All chunks have the same type. Their tool calls are distinguished by `event_type`, which is an enum.
export function read(event: StreamEvent): string {
  // @ts-expect-error the text is in `message`
  event.delta;
  for (const call of event.tool_calls) {
    const type: `${typeof call.event_type}` = call.event_type;
    if (type === "result") return call.stream_part ?? call.tool_name;
    // @ts-expect-error no tool call has this type
    if (type === "none") return "";
  }
  return event.message;
}
