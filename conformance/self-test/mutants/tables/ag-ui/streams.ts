/** Mutants with defects in the events and headers of a stream. */
import { alterEvents, alterPayloads, alterStreamHeaders, dropEvents } from "../../combinators/events.ts";
import { deleteFields, setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";

export const streamMutants: Mutants = {
  /** Omits TEXT_MESSAGE_END. */
  "text-not-ended": dropEvents("TEXT_MESSAGE_END"),
  /** Ends the open text for every change to the state, and starts it again. */
  "text-ends-for-state": alterEvents((event, { memory }) => {
    const { type, messageId } = event.payload;
    if (type === "TEXT_MESSAGE_START") memory.open = messageId;
    if (type === "TEXT_MESSAGE_END") memory.open = undefined;
    if (memory.open === undefined || !/STATE_DELTA|state_delta/.test(event.name)) return event;
    const { timestamp } = event.payload;
    const part = (name: string, rest = {}) => ({
      ...{ id: event.id, name, payload: { type: name, messageId: memory.open, ...rest, timestamp } },
    });
    return [part("TEXT_MESSAGE_END"), event, part("TEXT_MESSAGE_START", { role: "assistant" })];
  }),
  /** Omits REASONING_END. */
  "reasoning-not-ended": dropEvents("REASONING_END"),
  /** Ends a component with props that differ from its deltas. */
  "end-props-differ": alterPayloads("tambo.component.end", (payload) => {
    payload.value.props = { other: 1 };
  }),
  /** Omits protocolVersion from RUN_STARTED. */
  "no-protocol-version": alterPayloads("RUN_STARTED", deleteFields("protocolVersion")),
  /** Sends every stream as AG-UI 1.0. */
  "version-always-one": alterPayloads("RUN_STARTED", setFields({ protocolVersion: "1.0" })),
  /** Sends every stream as AG-UI 1.1. */
  "version-always-newest": alterPayloads("RUN_STARTED", setFields({ protocolVersion: "1.1" })),
  /** Omits the ids of pending calls from RUN_FINISHED. */
  "pending-not-listed": alterPayloads("RUN_FINISHED", (payload) => {
    delete payload.outcome?.pendingToolCallIds;
  }),
  /** Omits tambo.run.awaiting_input. */
  "no-pause": dropEvents("tambo.run.awaiting_input"),
  /** Also sends the success outcome to older clients. */
  "success-for-everyone": alterPayloads("RUN_FINISHED", (payload) => {
    payload.outcome ??= { type: "success" };
  }),
  /** Omits the stop reason from RUN_FINISHED. */
  "no-stop-reason": alterPayloads("RUN_FINISHED", deleteFields("result")),
  /** Sends the content of every result as a list of parts. */
  "results-as-parts": alterPayloads("TOOL_CALL_RESULT", (payload) => {
    const { content } = payload;
    if (typeof content === "string") payload.content = [{ type: "text", text: content }];
  }),
  /** Sends only components in STATE_SNAPSHOT. */
  "state-wiped": alterPayloads("STATE_SNAPSHOT", (payload) => {
    const { components = {} } = payload.snapshot;
    payload.snapshot = { components };
  }),
  /** Repeats all earlier text in the metadata of every delta. */
  "text-grows-quadratically": alterPayloads("TEXT_MESSAGE_CONTENT", (payload, { memory }) => {
    memory.text = `${memory.text ?? ""}${payload.delta}`.padEnd(1024, " ");
    payload.metadata = { tambo: { text: memory.text } };
  }),
  /** Adds `id:` lines to frames. */
  "numbered-frames": alterEvents((event, { previous }) => ({ ...event, id: String(previous.length + 1) })),
  /** Allows caches to store streams. */
  "cached-streams": alterStreamHeaders(setFields({ "cache-control": "public" })),
};
