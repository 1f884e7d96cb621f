/** Mutants of the events and headers of a stream. */
import { alterEvents, alterPayloads, alterStreamHeaders, dropEvents } from "../../combinators/events.ts";
import { deleteFields, setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";

export const streamMutants: Mutants = {
  /** TEXT_MESSAGE_END is omitted. */
  "text-not-ended": dropEvents("TEXT_MESSAGE_END"),
  /** REASONING_END is omitted. */
  "reasoning-not-ended": dropEvents("REASONING_END"),
  /** The end of a component has other props than its deltas. */
  "end-props-differ": alterPayloads("tambo.component.end", (payload) => {
    payload.value.props = { other: 1 };
  }),
  /** RUN_STARTED lacks protocolVersion. */
  "no-protocol-version": alterPayloads("RUN_STARTED", deleteFields("protocolVersion")),
  /** RUN_FINISHED lacks the ids of pending calls. */
  "pending-not-listed": alterPayloads("RUN_FINISHED", (payload) => {
    delete payload.outcome?.pendingToolCallIds;
  }),
  /** tambo.run.awaiting_input is omitted. */
  "no-pause": dropEvents("tambo.run.awaiting_input"),
  /** The outcome success is sent to older clients, too. */
  "success-for-everyone": alterPayloads("RUN_FINISHED", (payload) => {
    payload.outcome ??= { type: "success" };
  }),
  /** RUN_FINISHED lacks the stop reason. */
  "no-stop-reason": alterPayloads("RUN_FINISHED", deleteFields("result")),
  /** The content of every result is a list of parts. */
  "results-as-parts": alterPayloads("TOOL_CALL_RESULT", (payload) => {
    const { content } = payload;
    if (typeof content === "string") payload.content = [{ type: "text", text: content }];
  }),
  /** STATE_SNAPSHOT has only components. */
  "state-wiped": alterPayloads("STATE_SNAPSHOT", (payload) => {
    const { components = {} } = payload.snapshot;
    payload.snapshot = { components };
  }),
  /** Every delta of a text has all text before it in its metadata. */
  "text-grows-quadratically": alterPayloads("TEXT_MESSAGE_CONTENT", (payload, { memory }) => {
    memory.text = `${memory.text ?? ""}${payload.delta}`.padEnd(1024, " ");
    payload.metadata = { tambo: { text: memory.text } };
  }),
  /** Frames have id: lines. */
  "numbered-frames": alterEvents((event, { seen }) => ({ ...event, id: String(seen.length + 1) })),
  /** Streams can be cached. */
  "cached-streams": alterStreamHeaders(setFields({ "cache-control": "public" })),
};
