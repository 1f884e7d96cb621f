/** Mutants with defects in model requests and responses. */
import type { Loose } from "../../combinators/exchange.ts";
import {
  alterModelOutput,
  alterModelRequests,
  alterOfferedTools,
  alterPrompts,
  callModelTwice,
  dropNonTextParts,
  dropToolSchemas,
  dropZeroTemperature,
  failOnInvalidArguments,
  failOnTokenLimit,
  finishOnFailure,
  ignoreAborts,
} from "../../combinators/models.ts";
import { alterToolCalls, emptyToolResults } from "../../combinators/server.ts";
import type { Mutants } from "../../mutant.ts";

/** Alters the text of the results that the model receives. */
const alterPromptResults = (alter: (text: string) => string | undefined) =>
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
  /** Does not abort the model request of a cancelled run. */
  "model-never-stopped": ignoreAborts,
  /** Does not send maxTokens and temperature to the model. */
  "model-settings-dropped": alterModelRequests(
    ({ maxOutputTokens: _, temperature: __, ...options }) => options,
  ),
  /** Does not send a temperature of 0 to the model. */
  "model-coldest-dropped": dropZeroTemperature,
  /** Sends the same maxTokens and temperature in every run. */
  "model-settings-fixed": alterModelRequests((options) => ({
    ...options,
    maxOutputTokens: 123,
    temperature: 0.25,
  })),
  /** Sends the model only the last message. */
  "model-without-history": alterPrompts((prompt) =>
    prompt.slice(prompt.findLastIndex(({ role }) => role === "user")),
  ),
  /** Sends altered tool results to the model. */
  "model-told-all-is-well": alterPromptResults((text) =>
    JSON.stringify({ type: "text", value: `done ${text.length}` }),
  ),
  /** Tells the model that failed results violate the output schema. */
  "model-told-failures-mismatch": alterPromptResults((text) =>
    text.replace("Sold out.", "The result does not match the schema."),
  ),
  /** Sends the model an abandoned call without a result. */
  "model-with-open-calls": alterPrompts((prompt) => {
    const last = prompt.findLastIndex(({ role }) => role === "user");
    return prompt.filter(({ role }, index) => role !== "tool" || index > last);
  }),
  /** Sends the model only the text parts of a message. */
  "model-without-attachments": dropNonTextParts,
  /** Does not send the state of components to the model. */
  "model-without-state": alterPrompts((prompt) =>
    JSON.parse(JSON.stringify(prompt).replaceAll("copied", "…")),
  ),
  /** Offers tools to the model without their schemas. */
  "model-without-schemas": dropToolSchemas,
  /** Calls the model twice in every turn. */
  "model-asked-twice": callModelTwice,
  /** Treats a model response that fails or is interrupted as finished. */
  "failure-is-an-end": finishOnFailure,
  /** Offers the model every tool under two names. */
  "tools-offered-twice": alterOfferedTools((tools) =>
    tools.flatMap((tool) => [tool, { ...tool, name: `x_${tool.name}` }]),
  ),
  /** Fails the run if the model reaches its token limit. */
  "limit-is-a-failure": failOnTokenLimit,
  /** Fails the run if arguments are not JSON. */
  "no-json-is-a-failure": failOnInvalidArguments,
  /** Drops the last character of every text delta. */
  "answers-cut": alterModelOutput((part) =>
    part.type === "text-delta" ? { ...part, delta: part.delta.slice(0, -1) } : part,
  ),
  /** Executes the calls in a turn in reverse order. */
  "parallel-calls-reversed": alterModelOutput((part, memory) => {
    if (!part.type.startsWith("tool-") && part.type !== "finish") return part;
    const id = "id" in part ? part.id : "toolCallId" in part ? part.toolCallId : undefined;
    memory.calls ??= new Map();
    if (part.type === "finish") return [...[...memory.calls.values()].reverse().flat(), part];
    memory.calls.set(id, [...(memory.calls.get(id) ?? []), part]);
    return undefined;
  }),
  /** Fails the run if a tool fails. */
  "failed-tool-fails-the-run": alterToolCalls(async (original, ...args) => {
    const outcome = await original(...args);
    if (outcome.isError) throw new Error("the tool failed");
    return outcome;
  }),
  /** Discards server tool results. */
  "tool-results-emptied": emptyToolResults,
  /** Does not abort a cancelled run's tool calls. */
  "tools-not-stopped": alterToolCalls((original, project, name, input) =>
    original(project, name, input, { signal: new AbortController().signal }),
  ),
};
