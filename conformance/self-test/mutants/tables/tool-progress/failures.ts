/** Mutants of runs that fail or come to a limit, and of whole answers. */
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { answers } from "../../combinators/answers.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { around, said, shown } from "../../combinators/models.ts";
import { chunks, chunksOf, instead, setText } from "../../combinators/progress-chunks.ts";
import { at } from "../../combinators/progress-requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Alters what blocking runs come to. */
const wholes = (alter: (body: Loose, answer: Loose) => void): Mutate =>
  answers((answer) => {
    if (answer.status === 200 && Array.isArray(answer.body?.tool_calls)) alter(answer.body, answer);
  });

/** Alters the chunk that a run fails with. */
const failing = (alter: (payload: Loose) => void): Mutate =>
  chunksOf(/^error$/, (chunk) => {
    if (chunk.payload.error.code !== "CANCELLED") alter(chunk.payload);
    return chunk;
  });

/** A call whose arguments were cut off is made with what there is of them. */
const mending: Mutate = () => ({
  model: (model) =>
    around(model, async (options) => {
      const answer = await model.doStream(options);
      async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
        let last: LanguageModelV4StreamPart | undefined;
        try {
          for await (const part of answer.stream) {
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
      return { ...answer, stream: ReadableStream.from(parts()) };
    }),
});

/** What is said in runs that do not end well is no part of the conversation. */
const forgetting: Mutate = (server) => {
  const forgotten = new Set<string>();
  return together(
    chunks((chunk, { memory }, kind) => {
      memory.said = (memory.said ?? "") + (kind === "text" ? chunk.payload.message : "");
      if (kind === "error" && memory.said !== "") forgotten.add(memory.said);
      return chunk;
    }),
    shown((prompt) =>
      prompt.filter(
        ({ role, content }) =>
          role !== "assistant" || !forgotten.has(content.map(({ text }: Loose) => text).join("")),
      ),
    ),
  )(server);
};

export const failureMutants: readonly Mutant[] = [
  {
    id: "failures-of-one-code",
    text: "Whatever fails has the code LLM_ERROR.",
    mutate: failing(({ error }) => {
      error.code = "LLM_ERROR";
    }),
  },
  {
    id: "failures-at-once",
    text: "What was said before a failure is not told.",
    mutate: chunks((chunk, { memory }, kind) => {
      if (kind === "text" && chunk.payload.message === "One ") {
        memory.held = chunk;
        return undefined;
      }
      const { held } = memory;
      memory.held = undefined;
      return held === undefined || kind === "error" ? chunk : [held, chunk];
    }),
  },
  {
    id: "failures-without-codes",
    text: "The error of a run that failed has no code.",
    mutate: failing(({ error }) => {
      delete error.code;
    }),
  },
  {
    id: "failures-without-response",
    text: "The text of an error stands in message alone.",
    mutate: failing((payload) => {
      payload.response = "";
    }),
  },
  {
    id: "failures-name-the-account",
    text: "The words of a failure name the account that the server has with the provider.",
    mutate: failing((payload) => {
      payload.error.message += " (account K4711Z)";
      setText(payload, payload.error.message);
    }),
  },
  {
    id: "cut-off-calls-mended",
    text: "A call that was cut off is made with what there is of it.",
    mutate: mending,
  },
  { id: "cut-off-is-forgotten", text: "What is said in a run that fails is not kept.", mutate: forgetting },
  {
    id: "limits-are-failures",
    text: "A run that comes to a limit fails.",
    mutate: chunks(
      (chunk, { memory }, kind) => {
        memory.last = { chunk, kind };
        return chunk;
      },
      ({ memory: { last } }) => {
        const error = { code: "MAX_TURNS", message: "There were too many turns." };
        return last?.kind === "result" ? [instead(last.chunk, error.message, { error })] : [];
      },
    ),
  },
  {
    id: "no-limit",
    text: "A run may take any number of turns.",
    mutate: () => ({
      settings: (settings) => ({
        ...settings,
        everyProject: {
          ...settings.everyProject,
          limits: { ...settings.everyProject.limits, turns: 1000, toolCalls: 1000 },
        },
      }),
    }),
  },
  {
    id: "whole-failures-are-500",
    text: "A blocking run that fails has status 500.",
    mutate: wholes(({ error }, answer) => {
      if (error)
        Object.assign(answer, { status: 500, body: { detail: error.message, code: "INTERNAL_ERROR" } });
    }),
  },
  {
    id: "whole-is-the-last-turn",
    text: "The text of a blocking run is the one after its last call.",
    mutate: wholes((body) => {
      if (body.tool_calls.length > 0) setText(body, body.message.split("\n").at(-1));
    }),
  },
  {
    id: "whole-without-calls",
    text: "A blocking run has the results of its calls alone.",
    mutate: wholes((body) => {
      body.tool_calls = body.tool_calls.filter(({ event_type }: Loose) => event_type.endsWith("result"));
    }),
  },
  {
    id: "whole-with-parts",
    text: "The results of a blocking run have an empty piece.",
    mutate: wholes((body) => {
      for (const call of body.tool_calls) if (call.event_type === "result") call.stream_part = "";
    }),
  },
  {
    id: "whole-may-be-cached",
    text: "What a blocking run came to may be cached.",
    mutate: wholes((_, { headers }) => {
      delete headers["cache-control"];
    }),
  },
  {
    id: "streams-when-not-asked",
    text: "With stream=true an answer is whole.",
    mutate: at(/^message$/, ({ query }) => {
      if (query.stream === "true") query.stream = "false";
    }),
  },
  {
    id: "reasoning-told",
    text: "What the model thinks is text.",
    mutate: said((part) => {
      if (part.type === "reasoning-start") return { type: "text-start", id: part.id };
      if (part.type === "reasoning-delta") return { type: "text-delta", id: part.id, delta: part.delta };
      return part.type === "reasoning-end" ? { type: "text-end", id: part.id } : part;
    }),
  },
  {
    id: "models-asked-twice",
    text: "A model is asked again when it has answered.",
    mutate: () => ({
      model: (model) =>
        around(model, async (options) => {
          if (options.prompt.at(-1)?.role === "tool") {
            const { stream } = await model.doStream(options);
            for await (const _ of stream as AsyncIterable<unknown>);
          }
          return model.doStream(options);
        }),
    }),
  },
];
