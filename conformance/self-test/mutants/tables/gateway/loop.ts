/** Mutants of the loop: its limits, how it stops, and what becomes of a run whose client has left or whose model fails. */
import { answers } from "../../combinators/answers.ts";
import { each, events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { gatewayRun, neverLeft, results, runSettings } from "../../combinators/gateway-runs.ts";
import { neverStopped } from "../../combinators/models.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Alters the results of runs whose time was over. */
const timedOut = (alter: (result: Loose) => void): Mutate =>
  results((result) => {
    if (result.stop_reason === "timeout") alter(result);
  });

/** Events before the end of a run whose time was over. */
const beforeTimeout = (...payloads: readonly Loose[]): Mutate =>
  each("run_complete", (event) =>
    event.payload.result.stop_reason === "timeout"
      ? [...payloads.map((payload) => ({ ...event, name: payload.type, payload })), event]
      : event,
  );

export const loopMutants: readonly Mutant[] = [
  {
    id: "turns-unlimited",
    text: "max_turns is not looked at.",
    mutate: runSettings((run) => {
      run.max_turns = 64;
    }),
  },
  {
    id: "calls-unlimited",
    text: "max_tool_calls is not looked at.",
    mutate: runSettings((run) => {
      run.max_tool_calls = 256;
    }),
  },
  {
    id: "calls-one-less",
    text: "A run makes one call less than max_tool_calls.",
    mutate: runSettings((run) => {
      run.max_tool_calls = Math.max((run.max_tool_calls ?? 20) - 1, 1);
    }),
  },
  {
    id: "tokens-unlimited",
    text: "max_tokens of a run is not looked at.",
    mutate: runSettings((run) => {
      delete run.max_tokens;
    }),
  },
  {
    id: "tokens-one-more",
    text: "max_tokens of a run is to be exceeded.",
    mutate: runSettings((run) => {
      if (run.max_tokens > 0) run.max_tokens += 1;
    }),
  },
  {
    id: "tokens-one-less",
    text: "A run may use one token less than its max_tokens.",
    mutate: runSettings((run) => {
      if (run.max_tokens > 1) run.max_tokens -= 1;
    }),
  },
  {
    id: "no-tokens-is-a-limit",
    text: "A max_tokens of 0 is a limit that every run has reached.",
    mutate: runSettings((run) => {
      if (run.max_tokens === 0) run.max_tokens = 1;
    }),
  },
  {
    id: "no-tokens-of-a-turn",
    text: "A max_tokens of 0 in the request reaches the model as 16.",
    mutate: gatewayRun(({ request }) => {
      if (request?.max_tokens === 0) request.max_tokens = 16;
    }),
  },
  {
    id: "timeouts-cancel",
    text: "A run whose time is over has been cancelled.",
    mutate: timedOut((result) => {
      result.stop_reason = "cancelled";
    }),
  },
  {
    id: "timeouts-late",
    text: "timeout_ms is not looked at.",
    mutate: runSettings((run) => {
      run.timeout_ms = 300_000;
    }),
  },
  {
    id: "cut-off-turns-counted",
    text: "A turn that the timeout cut off counts.",
    mutate: timedOut((result) => {
      result.turn_count += 1;
    }),
  },
  {
    id: "cut-off-turns-ended",
    text: "The answer that the timeout cut off is told as one that has ended.",
    mutate: beforeTimeout({ type: "stream_event", event: { type: "message_stop" } }),
  },
  {
    id: "cut-off-turns-appended",
    text: "A turn that the timeout cut off appends to the history.",
    mutate: beforeTimeout({
      type: "history_delta",
      expected_len: 1,
      append: [{ role: "assistant", content: [] }],
    }),
  },
  {
    id: "run-timeout-is-the-calls",
    text: "Calls that the run's time ended have taken too long themselves.",
    mutate: results(({ steps }) => {
      for (const { tool_results } of steps)
        for (const { error } of tool_results) if (error?.code === "run_timeout") error.code = "tool_timeout";
    }),
  },
  {
    id: "waiting-calls-not-told",
    text: "Calls that the run's time kept from running are not told.",
    mutate: events(({ payload, ...event }, { memory }) => {
      memory.over ||= payload.error?.code === "run_timeout";
      const isCall = /^tool_/.test(event.name);
      if (isCall && memory.told && memory.over) return undefined;
      memory.told = memory.over;
      return { ...event, payload };
    }),
  },
  {
    id: "calls-always-at-once",
    text: "Calls run side by side, also with parallel_tools set to false.",
    mutate: runSettings((run) => {
      run.parallel_tools = true;
    }),
  },
  {
    id: "model-never-stopped",
    text: "The model is read to its end, whatever becomes of the run.",
    mutate: neverStopped,
  },
  { id: "leaving-unnoticed", text: "A run goes on when its client has left.", mutate: neverLeft },
  {
    id: "failure-is-of-the-server",
    text: "A failure of the provider is told in the stream as one of the server.",
    mutate: each("error", (event) => {
      event.payload.error.type = "api_error";
      return event;
    }),
  },
  {
    id: "failure-is-a-result",
    text: "A run that has failed is answered with a result.",
    mutate: answers((answer) => {
      if (answer.body?.error?.type !== "provider_error") return;
      answer.status = 200;
      answer.body = {
        result: { response: null, steps: [], tool_call_count: 0, turn_count: 0, stop_reason: "error" },
      };
    }),
  },
  {
    id: "failure-in-other-words",
    text: "The stream tells a failure in other words than the answer.",
    mutate: each("error", (event) => {
      event.payload.error.message = "The run has failed.";
      return event;
    }),
  },
];
