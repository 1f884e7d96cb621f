/** Mutants of streams: frames, order of events, totals and history. */
import {
  alterEvents,
  alterEventsNamed,
  alterFrames,
  alterPayloads,
  dropEvents,
} from "../../combinators/events.ts";
import type { Mutants } from "../../mutant.ts";
import { results, streamEvents } from "./combinators.ts";

export const streamMutants: Mutants = {
  /** Frames have no event: line. */
  "frames-unnamed": alterFrames((frame) => frame.replace(/^event: .*\n/, "")),
  /** run_start is omitted. */
  "no-run-start": dropEvents("run_start"),
  /** A ping follows run_complete. */
  "ping-after-the-end": alterEventsNamed("run_complete", (event) => [
    event,
    { ...event, payload: { type: "ping" } },
  ]),
  /** Steps are counted from 1. */
  "steps-from-one": alterEvents((event) => {
    if (/^step_/.test(event.name)) event.payload.index += 1;
  }),
  /** history_delta appends only the response. */
  "history-without-results": alterPayloads("history_delta", (payload) => {
    payload.append.splice(1);
  }),
  /** The last letter of every delta of text is lost. */
  "delta-lost": streamEvents("content_block_delta", ({ delta }) => {
    if (delta.type === "text_delta") delta.text = delta.text.slice(0, -1);
  }),
  /** Every delta repeats all events before it. */
  "pieces-grow": alterEvents((event, { memory }) => {
    memory.said = `${memory.said ?? ""}${JSON.stringify(event.payload)}`;
    const inner = event.payload.event;
    if (inner?.type === "content_block_delta") inner.delta.said = memory.said;
  }),
  /** message_stop is omitted. */
  "answer-not-ended": streamEvents("message_stop", () => false),
  /** All responses of a run have one id. */
  "responses-of-one-id": alterEvents((event) => {
    const payload = JSON.parse(JSON.stringify(event.payload), (_, value) =>
      value?.type === "message" ? { ...value, id: "msg_1" } : value,
    );
    return { ...event, payload };
  }),
  /** The tokens of a result are those of its last turn. */
  "tokens-of-the-last-turn": results((each) => {
    each.usage = each.response?.usage ?? each.usage;
  }),
  /** In the result of a stream, the results of a step are in the wrong order. */
  "results-in-another-order": alterPayloads("run_complete", ({ result }) => {
    for (const step of result.steps) step.tool_results.reverse();
  }),
};
