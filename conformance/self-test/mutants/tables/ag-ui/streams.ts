/** Mutants of the events and headers of a stream. */
import { events, payloads, streamHeaders, without } from "../../combinators/events.ts";
import { deleting, setting } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";

export const streamMutants: Mutants = {
  /** TEXT_MESSAGE_END is omitted. */
  "text-not-ended": without("TEXT_MESSAGE_END"),
  /** REASONING_END is omitted. */
  "reasoning-not-ended": without("REASONING_END"),
  /** The end of a component has other props than its deltas. */
  "end-props-differ": payloads("tambo.component.end", (payload) => {
    payload.value.props = { other: 1 };
  }),
  /** RUN_STARTED lacks protocolVersion. */
  "no-protocol-version": payloads("RUN_STARTED", deleting("protocolVersion")),
  /** RUN_FINISHED lacks the ids of pending calls. */
  "pending-not-listed": payloads("RUN_FINISHED", (payload) => {
    delete payload.outcome?.pendingToolCallIds;
  }),
  /** tambo.run.awaiting_input is omitted. */
  "no-pause": without("tambo.run.awaiting_input"),
  /** The outcome success is sent to older clients, too. */
  "success-for-everyone": payloads("RUN_FINISHED", (payload) => {
    payload.outcome ??= { type: "success" };
  }),
  /** RUN_FINISHED lacks the stop reason. */
  "no-stop-reason": payloads("RUN_FINISHED", deleting("result")),
  /** The content of every result is a list of parts. */
  "results-as-parts": payloads("TOOL_CALL_RESULT", (payload) => {
    const { content } = payload;
    if (typeof content === "string") payload.content = [{ type: "text", text: content }];
  }),
  /** STATE_SNAPSHOT has only components. */
  "state-wiped": payloads("STATE_SNAPSHOT", (payload) => {
    const { components = {} } = payload.snapshot;
    payload.snapshot = { components };
  }),
  /** Every delta of a text has all text before it in its metadata. */
  "text-grows-quadratically": payloads("TEXT_MESSAGE_CONTENT", (payload, { memory }) => {
    memory.text = `${memory.text ?? ""}${payload.delta}`.padEnd(1024, " ");
    payload.metadata = { tambo: { text: memory.text } };
  }),
  /** Frames have id: lines. */
  "numbered-frames": events((event, { seen }) => ({ ...event, id: String(seen.length + 1) })),
  /** Streams can be cached. */
  "cached-streams": streamHeaders(setting({ "cache-control": "public" })),
};
