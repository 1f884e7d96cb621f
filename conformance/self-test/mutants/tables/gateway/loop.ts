/** Mutants with defects in run limits, and in the handling of disconnecting clients and failing models. */

import { alterEvents, alterEventsNamed, alterPayloads } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { ignoreAborts } from "../../combinators/models.ts";
import { alterResponses } from "../../combinators/responses.ts";
import { deleteFields, setFields } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterResults, alterRunBodies, alterRunSettings, hideRunDisconnects } from "./combinators.ts";

/** Alters the results of runs that timed out. */
const alterTimedOutResults = (alter: (result: Loose) => void): Mutate =>
  alterResults((result) => {
    if (result.stop_reason === "timeout") alter(result);
  });

/** Adds events before the end of a run that timed out. */
const sendBeforeTimeout = (...payloads: readonly Loose[]): Mutate =>
  alterEventsNamed("run_complete", (event) =>
    event.payload.result.stop_reason === "timeout"
      ? [...payloads.map((payload) => ({ ...event, name: payload.type, payload })), event]
      : event,
  );

export const loopMutants: Mutants = {
  /** Ignores max_turns. */
  "turns-unlimited": alterRunSettings(setFields({ max_turns: 64 })),
  /** Ignores max_tool_calls. */
  "calls-unlimited": alterRunSettings(setFields({ max_tool_calls: 256 })),
  /** Makes one call fewer than max_tool_calls allows. */
  "calls-one-less": alterRunSettings((run) => {
    run.max_tool_calls = Math.max((run.max_tool_calls ?? 20) - 1, 1);
  }),
  /** Ignores max_tokens for a run. */
  "tokens-unlimited": alterRunSettings(deleteFields("max_tokens")),
  /** Allows one token more than max_tokens. */
  "tokens-one-more": alterRunSettings((run) => {
    if (run.max_tokens > 0) run.max_tokens += 1;
  }),
  /** Allows one token fewer than max_tokens. */
  "tokens-one-less": alterRunSettings((run) => {
    if (run.max_tokens > 1) run.max_tokens -= 1;
  }),
  /** Stops every run in which max_tokens is 0. */
  "no-tokens-is-a-limit": alterRunSettings((run) => {
    if (run.max_tokens === 0) run.max_tokens = 1;
  }),
  /** Sends the model a limit of 16 if max_tokens in the request is 0. */
  "no-tokens-of-a-turn": alterRunBodies(({ request }) => {
    if (request?.max_tokens === 0) request.max_tokens = 16;
  }),
  /** Reports a run that times out as cancelled. */
  "timeouts-cancel": alterTimedOutResults(setFields({ stop_reason: "cancelled" })),
  /** Ignores timeout_ms. */
  "timeouts-late": alterRunSettings(setFields({ timeout_ms: 300_000 })),
  /** Counts a turn that was interrupted by the timeout. */
  "cut-off-turns-counted": alterTimedOutResults((result) => {
    result.turn_count += 1;
  }),
  /** Sends message_stop for a response that was interrupted by the timeout. */
  "cut-off-turns-ended": sendBeforeTimeout({ type: "stream_event", event: { type: "message_stop" } }),
  /** Appends a turn that was interrupted by the timeout to the history. */
  "cut-off-turns-appended": sendBeforeTimeout({
    type: "history_delta",
    expected_len: 1,
    append: [{ role: "assistant", content: [] }],
  }),
  /** If a run times out, reports its unfinished calls as timed out themselves. */
  "run-timeout-is-the-calls": alterResults(({ steps }) => {
    for (const { tool_results } of steps)
      for (const { error } of tool_results) if (error?.code === "run_timeout") error.code = "tool_timeout";
  }),
  /** Omits calls that were not executed because the run timed out. */
  "waiting-calls-not-told": alterEvents(({ payload, ...event }, { memory }) => {
    memory.over ||= payload.error?.code === "run_timeout";
    const isCall = /^tool_/.test(event.name);
    if (isCall && memory.told && memory.over) return [];
    memory.told = memory.over;
    return { ...event, payload };
  }),
  /** Runs calls in parallel even if parallel_tools is false. */
  "calls-always-at-once": alterRunSettings(setFields({ parallel_tools: true })),
  /** Never aborts the model request. */
  "model-never-stopped": ignoreAborts,
  /** Continues a run after its client has disconnected. */
  "leaving-unnoticed": hideRunDisconnects,
  /** Reports a provider's failure as an error in the server. */
  "failure-is-of-the-server": alterPayloads("error", (payload) => {
    payload.error.type = "api_error";
  }),
  /** Returns a result for a failed run. */
  "failure-is-a-result": alterResponses((reply) => {
    if (reply.body?.error?.type !== "provider_error") return;
    reply.status = 200;
    reply.body = {
      result: { response: null, steps: [], tool_call_count: 0, turn_count: 0, stop_reason: "error" },
    };
  }),
  /** Sends different failure messages in streams and in responses. */
  "failure-in-other-words": alterPayloads("error", (payload) => {
    payload.error.message = "The run has failed.";
  }),
};
