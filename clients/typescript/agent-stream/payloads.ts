/** The events of the agent-stream contract: the payload of each name (A-040…A-052). */
import type { components } from "../../../generated/agent-stream/types.ts";

type Frame = components["schemas"]["StreamFrame"];

/** The thread is there if the event's author tells it: this server always does. */
type Payload<Event extends { thread_id: string }> = Omit<Event, "thread_id"> & { thread_id?: string };

/** Payloads by event name; a payload does not repeat the name. */
export type AgUiPayloads = { [Each in Frame as Each["event"]]: Payload<Each["data"]> };

export type AgUiEventName = keyof AgUiPayloads;

/**
 * An event as a whole SSE frame: `event:` line, `data:` line, blank line.
 *
 * @returns Text to be written to a response of type `text/event-stream`, encoded as UTF-8.
 * @throws {TypeError} for a payload that JSON has no form for.
 */
export function makeAgUiEvent<Name extends AgUiEventName>(name: Name, payload: AgUiPayloads[Name]): string {
  // JSON text has no line break of its own, so one `data:` line holds it.
  const data = JSON.stringify(payload) as string | undefined;
  if (data === undefined) {
    throw new TypeError(
      `The payload of the event "${name}" is ${typeof payload}: pass an object with its members.`,
    );
  }
  return `event: ${name}\ndata: ${data}\n\n`;
}
