/** Mutants of model requests, and of what its response does. */
import type { Loose } from "../../combinators/exchange.ts";
import {
  alterModelOutput,
  alterModelRequests,
  alterOfferedTools,
  alterPrompts,
  callModelTwice,
  dropNonTextParts,
  dropToolSchemas,
  failOnInvalidArguments,
  failOnTokenLimit,
  finishOnFailure,
  ignoreAborts,
} from "../../combinators/models.ts";
import { alterToolCalls, emptyToolResults } from "../../combinators/server.ts";
import type { Mutants } from "../../mutant.ts";

/** Alters the text of results that the model receives. */
const results = (alter: (text: string) => string | undefined) =>
  alterPrompts((prompt) =>
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
  "model-never-stopped": ignoreAborts,
  /** maxTokens and temperature do not reach the model. */
  "model-settings-dropped": alterModelRequests(
    ({ maxOutputTokens: _, temperature: __, ...options }) => options,
  ),
  /** Every run has the same maxTokens and temperature. */
  "model-settings-fixed": alterModelRequests((options) => ({
    ...options,
    maxOutputTokens: 123,
    temperature: 0.25,
  })),
  /** The model receives the last message only. */
  "model-without-history": alterPrompts((prompt) =>
    prompt.slice(prompt.findLastIndex(({ role }) => role === "user")),
  ),
  /** The model receives other tool results. */
  "model-told-all-is-well": results((text) => JSON.stringify({ type: "text", value: `done ${text.length}` })),
  /** The model receives an abandoned call without a result. */
  "model-with-open-calls": alterPrompts((prompt) => {
    const last = prompt.findLastIndex(({ role }) => role === "user");
    return prompt.filter(({ role }, index) => role !== "tool" || index > last);
  }),
  /** The model receives only the texts of a message. */
  "model-without-attachments": dropNonTextParts,
  /** The model does not receive the state of components. */
  "model-without-state": alterPrompts((prompt) =>
    JSON.parse(JSON.stringify(prompt).replaceAll("copied", "…")),
  ),
  /** The model does not receive the schemas of tools. */
  "model-without-schemas": dropToolSchemas,
  /** The model is called twice for every turn. */
  "model-asked-twice": callModelTwice,
  /** A model that fails or is interrupted is treated as finished. */
  "failure-is-an-end": finishOnFailure,
  /** Every tool is offered to the model under two names. */
  "tools-offered-twice": alterOfferedTools((tools) =>
    tools.flatMap((tool) => [tool, { ...tool, name: `x_${tool.name}` }]),
  ),
  /** Reaching the model's token limit fails the run. */
  "limit-is-a-failure": failOnTokenLimit,
  /** Arguments that are not JSON fail the run. */
  "no-json-is-a-failure": failOnInvalidArguments,
  /** The last letter of every model text is lost. */
  "answers-cut": alterModelOutput((part) =>
    part.type === "text-delta" ? { ...part, delta: part.delta.slice(0, -1) } : part,
  ),
  /** Calls of a turn are executed in reverse order. */
  "parallel-calls-reversed": alterModelOutput((part, memory) => {
    if (!part.type.startsWith("tool-") && part.type !== "finish") return part;
    const id = "id" in part ? part.id : "toolCallId" in part ? part.toolCallId : undefined;
    memory.calls ??= new Map();
    if (part.type === "finish") return [...[...memory.calls.values()].reverse().flat(), part];
    memory.calls.set(id, [...(memory.calls.get(id) ?? []), part]);
    return undefined;
  }),
  /** A failed tool fails the run. */
  "failed-tool-fails-the-run": alterToolCalls(async (own, ...given) => {
    const outcome = await own(...given);
    if (outcome.isError) throw new Error("the tool failed");
    return outcome;
  }),
  /** The result of a server tool is lost. */
  "tool-results-emptied": emptyToolResults,
  /** A cancelled run waits for its tools. */
  "tools-not-stopped": alterToolCalls((own, project, name, input) =>
    own(project, name, input, { signal: new AbortController().signal }),
  ),
};
