/** Mutants with defects in stream frames, the order of events, totals and the history. */
import {
  alterEvents,
  alterEventsNamed,
  alterFrames,
  alterPayloads,
  dropEvents,
} from "../../combinators/events.ts";
import type { Mutants } from "../../mutant.ts";
import { alterResults, alterStreamEvents } from "./combinators.ts";

export const streamMutants: Mutants = {
  /** Omits the `event:` line from frames. */
  "frames-unnamed": alterFrames((frame) => frame.replace(/^event: .*\n/, "")),
  /** Omits run_start. */
  "no-run-start": dropEvents("run_start"),
  /** Sends a ping after run_complete. */
  "ping-after-the-end": alterEventsNamed("run_complete", (event) => [
    event,
    { ...event, payload: { type: "ping" } },
  ]),
  /** Numbers steps from 1. */
  "steps-from-one": alterEvents((event) => {
    if (/^step_/.test(event.name)) event.payload.index += 1;
  }),
  /** Includes only the response in history_delta. */
  "history-without-results": alterPayloads("history_delta", (payload) => {
    payload.append.splice(1);
  }),
  /** Drops the last character of every text delta. */
  "delta-lost": alterStreamEvents("content_block_delta", ({ delta }) => {
    if (delta.type === "text_delta") delta.text = delta.text.slice(0, -1);
  }),
  /** Repeats all earlier events in every delta. */
  "pieces-grow": alterEvents((event, { memory }) => {
    memory.said = `${memory.said ?? ""}${JSON.stringify(event.payload)}`;
    const inner = event.payload.event;
    if (inner?.type === "content_block_delta") inner.delta.said = memory.said;
  }),
  /** Omits message_stop. */
  "answer-not-ended": alterStreamEvents("message_stop", () => false),
  /** Gives all responses in a run the same id. */
  "responses-of-one-id": alterEvents((event) => {
    const payload = JSON.parse(JSON.stringify(event.payload), (_, value) =>
      value?.type === "message" ? { ...value, id: "msg_1" } : value,
    );
    return { ...event, payload };
  }),
  /** Returns the token counts of the last turn as the totals of the run. */
  "tokens-of-the-last-turn": alterResults((each) => {
    each.usage = each.response?.usage ?? each.usage;
  }),
  /** Reverses the order of a step's results in the result of a streamed run. */
  "results-in-another-order": alterPayloads("run_complete", ({ result }) => {
    for (const step of result.steps) step.tool_results.reverse();
  }),
};
