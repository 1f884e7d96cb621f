/** The input for a model call: the prompt, the tools, and the parameters. */
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { Message } from "../../core/messages.ts";
import type { ServerTools } from "../../core/ports/tools.ts";
import type { SchemaChecks } from "../../core/schemas/schema-checks.ts";
import type { RunExecution } from "../run-execution.ts";
import type { RunSettings } from "../run-input.ts";
import { embedResources } from "./embed-resources.ts";
import { buildInstructions, buildPrompt } from "./prompt.ts";
import type { TurnTools } from "./turn-tools.ts";

/**
 * Builds the options for a model call.
 *
 * @param checks Checks the results of client tools.
 * @param serverTools Provides the contents of resources, if the request enables this (T-065, T-240).
 * @throws The signal's reason if the run's signal aborts.
 */
export async function buildModelInput(
  run: RunExecution,
  turnTools: TurnTools,
  checks: SchemaChecks,
  serverTools: ServerTools,
): Promise<LanguageModelV4CallOptions> {
  const { settings, transcript, signal } = run;
  const { projectId } = transcript.thread;
  const checked = await run.resultChecks.markMismatches(transcript.messages, (schema, value) =>
    checks.findRequestIssues(schema, value, { projectId, signal }),
  );
  const messages = settings.embedResources ? await withResources(run, checked, serverTools) : checked;
  const tools = [...turnTools.native, ...turnTools.tools];
  const instructions = buildInstructions(settings, run.appState?.state ?? settings.fixedAppState);
  return {
    prompt: [
      ...(instructions === undefined ? [] : [{ role: "system" as const, content: instructions }]),
      ...buildPrompt(messages, transcript.components),
    ],
    ...(tools.length > 0 && { tools, toolChoice: turnTools.toolChoice }),
    ...toSamplingOptions(settings),
    abortSignal: signal,
  };
}

/** Returns the parameters for the model call. */
function toSamplingOptions(settings: RunSettings): Partial<LanguageModelV4CallOptions> {
  const { maxTokens, temperature, topP, topK, stopSequences, outputSchema, providerOptions } = settings;
  return {
    ...(maxTokens !== undefined && { maxOutputTokens: maxTokens }),
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { topP }),
    ...(topK !== undefined && { topK }),
    ...(stopSequences !== undefined && { stopSequences: [...stopSequences] }),
    ...(outputSchema !== undefined && { responseFormat: { type: "json", schema: outputSchema } }),
    ...(providerOptions !== undefined && { providerOptions }),
  };
}

/** Returns the messages with the contents of their resources. Each resource is read only once in a run. */
async function withResources(
  { transcript, signal, resources }: RunExecution,
  all: readonly Message[],
  tools: ServerTools,
): Promise<Message[]> {
  const { projectId } = transcript.thread;
  const messages = await embedResources(all, (uri) => {
    const reading = resources.get(uri) ?? tools.readResource(projectId, uri, { signal });
    resources.set(uri, reading);
    return reading;
  });
  signal.throwIfAborted();
  return messages;
}
