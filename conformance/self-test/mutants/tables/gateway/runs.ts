/** Mutants with defects in responses, results and messages, and in the time when they are sent. */
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { alterEvents, alterPayloads, delayEvents, type StreamEvent } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterModelOutput, dropToolResults } from "../../combinators/models.ts";
import { alterResponses } from "../../combinators/responses.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterResults, alterRunBodies, alterStreamEvents } from "./combinators.ts";

/** Holds events back until another event arrives, and sends them before it. */
const holdBack = (
  isHeld: (event: StreamEvent) => boolean,
  isRelease: (event: StreamEvent) => boolean,
): Mutate => delayEvents(isHeld, (held, event) => (isRelease(event) ? [...held, event] : undefined));

/** Returns the type of the wrapped stream event. */
const streamEventType = (event: StreamEvent): string => event.payload.event?.type ?? "";
/** Returns a predicate for events that contain one type of delta. */
const hasDelta = (delta: string) => (event: StreamEvent) => event.payload.event?.delta?.type === delta;
const isBlockStop = (event: StreamEvent) => streamEventType(event) === "content_block_stop";

/** Text parts that fill a turn in which the model's response is empty. */
const fillerParts = ["text-start", "text-delta", "text-end"].map((type) => ({
  type,
  id: "filler",
  ...(type === "text-delta" && { delta: "Hm." }),
})) as LanguageModelV4StreamPart[];

export const runMutants: Mutants = {
  /** Sends text only once it is complete. */
  "text-held-back": holdBack(hasDelta("text_delta"), isBlockStop),
  /** Sends arguments only once they are complete. */
  "arguments-held-back": holdBack(hasDelta("input_json_delta"), isBlockStop),
  /** Sends the start of a call only together with its result. */
  "calls-begin-late": holdBack(
    ({ name }) => name === "tool_call_start",
    ({ name }) => name === "tool_result",
  ),
  /** Sends the end of a step only with the first output of the next step. */
  "steps-end-late": holdBack(
    ({ name }) => /^(step_complete|history_delta|step_start)$/.test(name),
    ({ name }) => name === "stream_event" || name === "run_complete",
  ),
  /** Trims whitespace from text deltas. */
  "texts-trimmed": alterModelOutput((part) =>
    part.type === "text-delta" ? { ...part, delta: part.delta.trim() } : part,
  ),
  /** Adds text to an empty model response. */
  "silence-filled": alterModelOutput((part, memory) => {
    if (/-start$/.test(part.type) && part.type !== "stream-start") memory.said = true;
    return part.type === "finish" && !memory.said ? [...fillerParts, part] : part;
  }),
  /** Omits reasoning. */
  "thoughts-left-out": alterModelOutput((part) => (part.type.startsWith("reasoning") ? undefined : part)),
  /** Sends reasoning as text. */
  "thoughts-as-text": alterModelOutput(
    (part) => ({ ...part, type: part.type.replace("reasoning", "text") }) as LanguageModelV4StreamPart,
  ),
  /** Rejects a conversation that contains thinking blocks. */
  "thoughts-not-taken-back": alterRunBodies((body) =>
    JSON.stringify(body.request?.messages ?? []).includes('"type":"thinking"')
      ? { status: 400, body: { error: { type: "invalid_request_error", message: "No." } } }
      : undefined,
  ),
  /** Continues numbering the blocks from one response of the run to the next. */
  "blocks-counted-on": alterEvents((event, { memory }) => {
    const { event: inner } = event.payload;
    if (inner?.index === undefined) return;
    if (event.name === "stream_event" && inner.type === "content_block_start")
      memory.blocks = (memory.blocks ?? -1) + 1;
    inner.index = memory.blocks;
  }),
  /** Sends a null stop_reason in message_start. */
  "shell-with-null-reason": alterStreamEvents("message_start", ({ message }) => {
    message.stop_reason = null;
  }),
  /** Sends an id in message_start that differs from the id of the response. */
  "shell-of-another-id": alterStreamEvents("message_start", ({ message }) => {
    message.id = "msg_0";
  }),
  /** Returns results as plain text. */
  "content-type-of-text": alterResponses(({ body, headers }) => {
    if (body?.result) headers["content-type"] = "text/plain";
  }),
  /** Returns the stop reasons that the provider uses. */
  "stop-reasons-of-openai": alterResults(({ steps, response }) => {
    for (const each of [response, ...steps.map((step: Loose) => step.response)])
      if (each) each.stop_reason = each.stop_reason === "tool_use" ? "tool_calls" : "stop";
  }),
  /** Counts the calls in the request as calls made by the run. */
  "calls-of-the-request-counted": alterResults((result) => {
    const blocks = result.messages.flatMap(({ content }: Loose) => content);
    result.tool_call_count = blocks.filter(({ type }: Loose) => type === "tool_result").length;
  }),
  /** Does not send tool results to the model. */
  "results-not-shown": dropToolResults,
  /** Returns an estimate instead of the token counts from the provider. */
  "provider-not-asked-for-tokens": alterModelOutput((part) =>
    part.type === "finish"
      ? { ...part, usage: { inputTokens: {}, outputTokens: {} } as (typeof part)["usage"] }
      : part,
  ),
  /** Returns the response from the first step as the response of the run. */
  "response-of-the-first-step": alterResults((result) => {
    result.response = result.steps[0]?.response ?? null;
  }),
  /** Reports a truncated response as complete. */
  "cut-off-not-told": alterModelOutput((part) =>
    part.type === "finish" && /length|content-filter/.test(part.finishReason.unified)
      ? { ...part, finishReason: { unified: "stop", raw: "stop" } }
      : part,
  ),
  /** Omits calls that are not executed from their step. */
  "calls-not-run-not-told": alterResults(({ steps }) => {
    for (const step of steps) if (step.tool_results.length === 0) step.tool_calls = [];
  }),
  /** Returns null as the input of a call that has invalid arguments. */
  "no-input-is-null": alterResults(({ steps }) => {
    for (const { tool_calls } of steps)
      for (const call of tool_calls) if (Object.keys(call.input).length === 0) call.input = null;
  }),
  /** Reports invalid arguments as a failure of the service. */
  "wrong-arguments-are-the-services-failure": alterPayloads("tool_result", ({ error }) => {
    if (error?.code === "invalid_tool_input") error.code = "tool_provider_error";
  }),
};
