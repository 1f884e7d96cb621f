/** Mutants of the limits of a run, of disconnecting and of failing models. */

import { alterEvents, alterEventsNamed, alterPayloads } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { ignoreAborts } from "../../combinators/models.ts";
import { alterResponses } from "../../combinators/responses.ts";
import { deleteFields, setFields } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { gatewayRun, hideRunDisconnects, results, runSettings } from "./combinators.ts";

/** Alters the results of runs that timed out. */
const timedOut = (alter: (result: Loose) => void): Mutate =>
  results((result) => {
    if (result.stop_reason === "timeout") alter(result);
  });

/** Adds events before the end of a run that timed out. */
const beforeTimeout = (...payloads: readonly Loose[]): Mutate =>
  alterEventsNamed("run_complete", (event) =>
    event.payload.result.stop_reason === "timeout"
      ? [...payloads.map((payload) => ({ ...event, name: payload.type, payload })), event]
      : event,
  );

export const loopMutants: Mutants = {
  /** max_turns is ignored. */
  "turns-unlimited": runSettings(setFields({ max_turns: 64 })),
  /** max_tool_calls is ignored. */
  "calls-unlimited": runSettings(setFields({ max_tool_calls: 256 })),
  /** A run makes one call less than max_tool_calls. */
  "calls-one-less": runSettings((run) => {
    run.max_tool_calls = Math.max((run.max_tool_calls ?? 20) - 1, 1);
  }),
  /** max_tokens of a run is ignored. */
  "tokens-unlimited": runSettings(deleteFields("max_tokens")),
  /** A run can use one token more than max_tokens. */
  "tokens-one-more": runSettings((run) => {
    if (run.max_tokens > 0) run.max_tokens += 1;
  }),
  /** A run can use one token less than max_tokens. */
  "tokens-one-less": runSettings((run) => {
    if (run.max_tokens > 1) run.max_tokens -= 1;
  }),
  /** A max_tokens of 0 stops every run. */
  "no-tokens-is-a-limit": runSettings((run) => {
    if (run.max_tokens === 0) run.max_tokens = 1;
  }),
  /** A max_tokens of 0 in the request reaches the model as 16. */
  "no-tokens-of-a-turn": gatewayRun(({ request }) => {
    if (request?.max_tokens === 0) request.max_tokens = 16;
  }),
  /** A run that times out is reported as cancelled. */
  "timeouts-cancel": timedOut(setFields({ stop_reason: "cancelled" })),
  /** timeout_ms is ignored. */
  "timeouts-late": runSettings(setFields({ timeout_ms: 300_000 })),
  /** A turn interrupted by the timeout is counted. */
  "cut-off-turns-counted": timedOut((result) => {
    result.turn_count += 1;
  }),
  /** message_stop is sent for a response interrupted by the timeout. */
  "cut-off-turns-ended": beforeTimeout({ type: "stream_event", event: { type: "message_stop" } }),
  /** A turn interrupted by the timeout is appended to the history. */
  "cut-off-turns-appended": beforeTimeout({
    type: "history_delta",
    expected_len: 1,
    append: [{ role: "assistant", content: [] }],
  }),
  /** Calls stopped by the run's timeout are reported as timed out themselves. */
  "run-timeout-is-the-calls": results(({ steps }) => {
    for (const { tool_results } of steps)
      for (const { error } of tool_results) if (error?.code === "run_timeout") error.code = "tool_timeout";
  }),
  /** Calls not executed because of the run's timeout are not sent. */
  "waiting-calls-not-told": alterEvents(({ payload, ...event }, { memory }) => {
    memory.over ||= payload.error?.code === "run_timeout";
    const isCall = /^tool_/.test(event.name);
    if (isCall && memory.told && memory.over) return [];
    memory.told = memory.over;
    return { ...event, payload };
  }),
  /** Calls run in parallel even if parallel_tools is false. */
  "calls-always-at-once": runSettings(setFields({ parallel_tools: true })),
  /** The model request is never aborted. */
  "model-never-stopped": ignoreAborts,
  /** A run continues after its client has disconnected. */
  "leaving-unnoticed": hideRunDisconnects,
  /** A provider's failure is sent as an error of the server. */
  "failure-is-of-the-server": alterPayloads("error", (payload) => {
    payload.error.type = "api_error";
  }),
  /** A failed run returns a result. */
  "failure-is-a-result": alterResponses((answer) => {
    if (answer.body?.error?.type !== "provider_error") return;
    answer.status = 200;
    answer.body = {
      result: { response: null, steps: [], tool_call_count: 0, turn_count: 0, stop_reason: "error" },
    };
  }),
  /** The message of a failure differs between stream and response. */
  "failure-in-other-words": alterPayloads("error", (payload) => {
    payload.error.message = "The run has failed.";
  }),
};
