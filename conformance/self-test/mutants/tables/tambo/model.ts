/** Mutants of model requests, and of what its response does. */
import type { Loose } from "../../combinators/exchange.ts";
import {
  asked,
  askedTwice,
  failureIsAnEnd,
  lengthIsAFailure,
  neverStopped,
  noJsonIsAFailure,
  offered,
  offeredWithoutSchemas,
  said,
  shown,
  shownTextsOnly,
} from "../../combinators/models.ts";
import { calling, resultsEmptied } from "../../combinators/server.ts";
import type { Mutants } from "../../mutant.ts";

/** Alters the text of results that the model receives. */
const results = (alter: (text: string) => string | undefined) =>
  shown((prompt) =>
    prompt.flatMap((message: Loose) => {
      if (message.role !== "tool") return [message];
      const content = message.content.flatMap((part: Loose) => {
        const text = alter(JSON.stringify(part.output));
        return text === undefined ? [] : [{ ...part, output: JSON.parse(text) }];
      });
      return content.length === 0 ? [] : [{ ...message, content }];
    }),
  );

export const modelMutants: Mutants = {
  /** Cancelling a run does not abort its model request. */
  "model-never-stopped": neverStopped,
  /** maxTokens and temperature do not reach the model. */
  "model-settings-dropped": asked(({ maxOutputTokens: _, temperature: __, ...options }) => options),
  /** Every run has the same maxTokens and temperature. */
  "model-settings-fixed": asked((options) => ({ ...options, maxOutputTokens: 123, temperature: 0.25 })),
  /** The model receives the last message only. */
  "model-without-history": shown((prompt) =>
    prompt.slice(prompt.findLastIndex(({ role }) => role === "user")),
  ),
  /** The model receives other tool results. */
  "model-told-all-is-well": results((text) => JSON.stringify({ type: "text", value: `done ${text.length}` })),
  /** The model receives an abandoned call without a result. */
  "model-with-open-calls": shown((prompt) => {
    const last = prompt.findLastIndex(({ role }) => role === "user");
    return prompt.filter(({ role }, index) => role !== "tool" || index > last);
  }),
  /** The model receives only the texts of a message. */
  "model-without-attachments": shownTextsOnly,
  /** The model does not receive the state of components. */
  "model-without-state": shown((prompt) => JSON.parse(JSON.stringify(prompt).replaceAll("copied", "…"))),
  /** The model does not receive the schemas of tools. */
  "model-without-schemas": offeredWithoutSchemas,
  /** The model is called twice for every turn. */
  "model-asked-twice": askedTwice,
  /** A model that fails or is interrupted is treated as finished. */
  "failure-is-an-end": failureIsAnEnd,
  /** Every tool is offered to the model under two names. */
  "tools-offered-twice": offered((tools) =>
    tools.flatMap((tool) => [tool, { ...tool, name: `x_${tool.name}` }]),
  ),
  /** Reaching the model's token limit fails the run. */
  "limit-is-a-failure": lengthIsAFailure,
  /** Arguments that are not JSON fail the run. */
  "no-json-is-a-failure": noJsonIsAFailure,
  /** The last letter of every model text is lost. */
  "answers-cut": said((part) =>
    part.type === "text-delta" ? { ...part, delta: part.delta.slice(0, -1) } : part,
  ),
  /** Calls of a turn are executed in reverse order. */
  "parallel-calls-reversed": said((part, memory) => {
    if (!part.type.startsWith("tool-") && part.type !== "finish") return part;
    const id = "id" in part ? part.id : "toolCallId" in part ? part.toolCallId : undefined;
    memory.calls ??= new Map();
    if (part.type === "finish") return [...[...memory.calls.values()].reverse().flat(), part];
    memory.calls.set(id, [...(memory.calls.get(id) ?? []), part]);
    return undefined;
  }),
  /** A failed tool fails the run. */
  "failed-tool-fails-the-run": calling(async (own, ...given) => {
    const outcome = await own(...given);
    if (outcome.isError) throw new Error("the tool failed");
    return outcome;
  }),
  /** The result of a server tool is lost. */
  "tool-results-emptied": resultsEmptied,
  /** A cancelled run waits for its tools. */
  "tools-not-stopped": calling((own, project, name, input) =>
    own(project, name, input, { signal: new AbortController().signal }),
  ),
};
