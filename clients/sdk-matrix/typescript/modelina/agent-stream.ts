import type { ErrorEvent } from "./client/ErrorEvent.ts";
import type { MessageEvent } from "./client/MessageEvent.ts";
import type { ReasoningMessageContentEvent } from "./client/ReasoningMessageContentEvent.ts";

/** The SSE field `event`, which is not part of the event, selects the type. */
type Frame =
  | { event: "reasoning_message_content"; data: ReasoningMessageContentEvent }
  | { event: "error"; data: ErrorEvent }
  | { event: "message"; data: MessageEvent };

export function read(frame: Frame): string {
  if (frame.event === "reasoning_message_content") {
    // @ts-expect-error reasoning events have a delta but no content
    frame.data.content;
    return frame.data.delta;
  }
  return frame.event === "error" ? frame.data.message : frame.data.content;
}
