/** Mutants with defects in what the proposal itself requires. */
import { alterPayloads, alterStreamHeaders, dropEvents } from "../../combinators/events.ts";
import { isObject, listObjects, setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import {
  alterBlocks,
  alterMessageRequests,
  alterResults,
  alterRunBodies,
  alterRunRequests,
} from "./combinators.ts";

export const coreMutants: Mutants = {
  /** Sends errors without a message. */
  "stream-errors-without-message": alterPayloads("error", ({ error }) => {
    delete error.message;
  }),
  /** Runs the demo model if the body has no request. */
  "demo-without-request": alterRunBodies((body) => {
    if (!isObject(body.request))
      body.request = { model: "embedded/demo", messages: [{ role: "user", content: "Hello." }] };
  }),
  /** Runs the demo model if the model has no provider. */
  "demo-without-provider": alterMessageRequests((request) => {
    if (typeof request.model === "string" && !request.model.includes("/")) request.model = "embedded/demo";
  }),
  /** Converts content of another type to text. */
  "content-as-text": alterMessageRequests(({ messages }) => {
    for (const message of listObjects(messages))
      if (typeof message.content !== "string" && !Array.isArray(message.content))
        message.content = JSON.stringify(message.content ?? "none");
  }),
  /** Replaces blocks of unknown types with text. */
  "unknown-blocks-as-text": alterBlocks((block) =>
    block.type === "conform_unknown" ? { type: "text", text: "unknown" } : block,
  ),
  /** Replaces tool results with text. */
  "tool-results-as-text": alterBlocks((block) =>
    block.type === "tool_result" ? { type: "text", text: "result" } : block,
  ),
  /** Counts the steps of a result from 1. */
  "steps-counted-from-one": alterResults(({ steps }) => {
    for (const step of steps) step.index += 1;
  }),
  /** Omits the model in the response of a result, but not in its steps. */
  "result-without-model": alterResults((result) => {
    const { model: _, ...response } = result.response;
    result.response = response;
  }),
  /** Sends a total usage of 0. */
  "no-total-usage": alterResults((result) => {
    result.usage = { ...result.usage, total_tokens: 0 };
  }),
  /** Sends the stop reason `stop` for `end_turn`. */
  "stop-reason-stop": alterResults((result) => {
    if (result.stop_reason === "end_turn") result.stop_reason = "stop";
  }),
  /** Omits the charset of streams. */
  "streams-without-charset": alterStreamHeaders(setFields({ "content-type": "text/event-stream" })),
  /** Omits the history deltas. */
  "history-not-sent": dropEvents("history_delta"),
  /** Sends results with the name of another tool. */
  "results-of-another-tool": alterPayloads("tool_result", setFields({ name: "web_search" })),
  /** Sends the results in steps with the id of another call. */
  "step-results-of-another-call": alterResults(({ steps }) => {
    for (const { tool_results } of steps)
      for (const toolResult of listObjects(tool_results)) toolResult.tool_use_id = "call_other";
  }),
  /** Accepts requests without a provider key. */
  "provider-keys-made-up": alterRunRequests(({ headers }) => {
    headers["x-provider-key-openai"] ??= "made-up";
    headers["x-provider-key-anthropic"] ??= "made-up";
  }),
};
