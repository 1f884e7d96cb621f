/** Mutants with defects in failures, limits and blocking responses. */
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { withSet } from "../../combinators/compose.ts";
import { delayEvents } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterModelOutput, alterPrompts, alterTurns } from "../../combinators/models.ts";
import { alterResponses } from "../../combinators/responses.ts";
import { alterSettings } from "../../combinators/server.ts";
import { setFields } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterChunks, alterChunksOf, alterRequestsAt, replaceChunk, setText } from "./combinators.ts";

/** Alters the responses of blocking runs. */
const alterBlockingResponses = (alter: (body: Loose, response: Loose) => void): Mutate =>
  alterResponses((response) => {
    if (response.status === 200 && Array.isArray(response.body?.tool_calls)) alter(response.body, response);
  });

/** Alters the error chunks of failed runs. */
const alterErrorChunks = (alter: (payload: Loose) => void): Mutate =>
  alterChunksOf(/^error$/, (chunk) => {
    if (chunk.payload.error.code !== "CANCELLED") alter(chunk.payload);
  });

/** Completes a call whose arguments were interrupted. */
const completeCalls = alterTurns(async (options, original) => {
  const response = await original(options);
  async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
    let last: LanguageModelV4StreamPart | undefined;
    try {
      for await (const part of response.stream) {
        if (last !== undefined) yield last;
        last = part;
      }
      if (last !== undefined) yield last;
    } catch (error) {
      if (last?.type !== "tool-call") throw error;
      yield { ...last, input: '{"text":"a"}' };
      const none = { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 };
      const usage = { inputTokens: none, outputTokens: { total: 1, text: 1, reasoning: 0 } };
      yield { type: "finish", finishReason: { unified: "tool-calls", raw: "tool-calls" }, usage };
    }
  }
  return { ...response, stream: ReadableStream.from(parts()) };
});

/** Removes the text of failed runs from the conversation. */
const forgetFailedText: Mutate = withSet((forgotten) => [
  alterChunks((chunk, { memory }, kind) => {
    memory.said = (memory.said ?? "") + (kind === "text" ? chunk.payload.message : "");
    if (kind === "error" && memory.said !== "") forgotten.add(memory.said);
  }),
  alterPrompts((prompt) =>
    prompt.filter(
      ({ role, content }) =>
        role !== "assistant" || !forgotten.has(content.map(({ text }: Loose) => text).join("")),
    ),
  ),
]);

export const failureMutants: Mutants = {
  /** Sends the LLM_ERROR code for all failures. */
  "failures-of-one-code": alterErrorChunks(({ error }) => {
    error.code = "LLM_ERROR";
  }),
  /** Omits the text that precedes a failure. */
  "failures-at-once": delayEvents(
    ({ payload }) => payload.message === "One " && payload.tool_calls.length === 0,
    (held, chunk) => (chunk.payload.error ? [chunk] : [...held, chunk]),
  ),
  /** Omits the code from a failed run's error. */
  "failures-without-codes": alterErrorChunks(({ error }) => {
    delete error.code;
  }),
  /** Sends an empty response for a failure. */
  "failures-without-response": alterErrorChunks(setFields({ response: "" })),
  /** Includes the provider account in the message of a failure. */
  "failures-name-the-account": alterErrorChunks((payload) => {
    payload.error.message += " (account K4711Z)";
    setText(payload, payload.error.message);
  }),
  /** Completes and executes an interrupted call. */
  "cut-off-calls-mended": completeCalls,
  /** Does not store the text of a failed run. */
  "cut-off-is-forgotten": forgetFailedText,
  /** Fails a run if it reaches a limit. */
  "limits-are-failures": alterChunks(
    (chunk, { memory }, kind) => {
      memory.last = { chunk, kind };
    },
    ({ memory: { last } }) => {
      const error = { code: "MAX_TURNS", message: "There were too many turns." };
      return last?.kind === "result" ? [replaceChunk(last.chunk, error.message, { error })] : [];
    },
  ),
  /** Does not limit the number of turns. */
  "no-limit": alterSettings(({ everyProject }) => ({
    everyProject: { ...everyProject, limits: { ...everyProject.limits, turns: 1000, toolCalls: 1000 } },
  })),
  /** Returns 500 for a blocking run that fails. */
  "whole-failures-are-500": alterBlockingResponses(({ error }, response) => {
    if (error)
      Object.assign(response, { status: 500, body: { detail: error.message, code: "INTERNAL_ERROR" } });
  }),
  /** Returns only the text after the last call of a blocking run. */
  "whole-is-the-last-turn": alterBlockingResponses((body) => {
    if (body.tool_calls.length > 0) setText(body, body.message.split("\n").at(-1));
  }),
  /** Returns only the results of calls, without their starts, in the response of a blocking run. */
  "whole-without-calls": alterBlockingResponses((body) => {
    body.tool_calls = body.tool_calls.filter(({ event_type }: Loose) => event_type.endsWith("result"));
  }),
  /** Adds an empty stream_part to the results in the response of a blocking run. */
  "whole-with-parts": alterBlockingResponses((body) => {
    for (const call of body.tool_calls) if (call.event_type === "result") call.stream_part = "";
  }),
  /** Allows caches to store the responses of blocking runs. */
  "whole-may-be-cached": alterBlockingResponses((_, { headers }) => {
    delete headers["cache-control"];
  }),
  /** Returns a blocking response for stream=true. */
  "streams-when-not-asked": alterRequestsAt(/^message$/, ({ query }) => {
    if (query.stream === "true") query.stream = "false";
  }),
  /** Sends reasoning as text. */
  "reasoning-told": alterModelOutput((part) => {
    if (part.type === "reasoning-start") return { type: "text-start", id: part.id };
    if (part.type === "reasoning-delta") return { type: "text-delta", id: part.id, delta: part.delta };
    return part.type === "reasoning-end" ? { type: "text-end", id: part.id } : part;
  }),
  /** Calls the model twice after a tool result. */
  "models-asked-twice": alterTurns(async (options, original) => {
    if (options.prompt.at(-1)?.role === "tool") {
      const { stream } = await original(options);
      for await (const _ of stream as AsyncIterable<unknown>);
    }
    return original(options);
  }),
};
