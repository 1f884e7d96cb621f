/** The events of the agent-stream contract: the payload of each name (A-040…A-052). */

/** Members that every event has, if its author tells them. */
interface OfThread {
  thread_id?: string;
}

/** What is told of a tool call, by its `toolCallId`. */
interface OfToolCall extends OfThread {
  toolCallId: string;
}

/** What is told of reasoning: one id for the session and its messages. */
interface OfReasoning extends OfThread {
  messageId: string;
}

/** Payloads by event name; a payload does not repeat the name. */
export interface AgUiPayloads {
  /** A tool call begins. */
  tool_call_start: OfToolCall & { toolCallName: string; agent?: string };
  /** A piece of its arguments: all pieces joined are JSON text. */
  tool_call_args: OfToolCall & { delta: string };
  /** Its arguments are complete. */
  tool_call_end: OfToolCall;
  /** It was made, with this result. */
  tool_result: OfToolCall & { content: string; role: "tool" };
  /** A reasoning session begins. */
  reasoning_start: OfReasoning;
  /** A message of it begins. */
  reasoning_message_start: OfReasoning & { role: "assistant" };
  /** A piece of the message. */
  reasoning_message_content: OfReasoning & { delta: string };
  /** The message is complete. */
  reasoning_message_end: OfReasoning;
  /** The session is complete. */
  reasoning_end: OfReasoning;
  /** A piece of the answer's text. */
  message: OfThread & { content: string; agent?: string };
  /** How the run is doing. */
  status: OfThread & { type: "start" | "running" | "complete" | "error"; message?: string };
  /** What went wrong; `code` is for programs, such as `TOOL_ERROR` or `RATE_LIMIT`. */
  error: OfThread & { type: "error"; message: string; code?: string };
}

export type AgUiEventName = keyof AgUiPayloads;

/**
 * An event as a whole SSE frame: `event:` line, `data:` line, blank line.
 *
 * @returns Text to be written to a response of type `text/event-stream`, encoded as UTF-8.
 */
export function makeAgUiEvent<Name extends AgUiEventName>(name: Name, payload: AgUiPayloads[Name]): string {
  // JSON text has no line break of its own, so one `data:` line holds it.
  return `event: ${name}\ndata: ${JSON.stringify(payload)}\n\n`;
}
