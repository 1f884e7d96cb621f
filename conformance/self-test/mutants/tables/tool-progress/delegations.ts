/** Mutants with defects in delegation to agents. */
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { combine, withMap } from "../../combinators/compose.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterModelRequests, alterOfferedTools } from "../../combinators/models.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import {
  alterCallEnds,
  alterCallStarts,
  alterChunks,
  alterChunksOf,
  getCall,
  replaceChunk,
  setText,
} from "./combinators.ts";

const isDelegation = ({ event_type }: Loose) => event_type.startsWith("delegation_");
const findToken = (value: unknown) => /\[\[conform:[^\]]*\]\]/.exec(JSON.stringify(value))?.[0] ?? "";
const findCase = (value: unknown) => /\[\[conform:([^.\]]+)/.exec(JSON.stringify(value))?.[1] ?? "";

/** Returns true if a model can delegate. The models of agents cannot. */
const canDelegate = ({ tools = [] }: LanguageModelV4CallOptions) =>
  tools.some(({ name }) => name.startsWith("delegate_to_"));

/** Returns the options with some text replaced in all messages. */
const replaceInPrompt = (options: LanguageModelV4CallOptions, from: string, to: string) => ({
  ...options,
  prompt: JSON.parse(JSON.stringify(options.prompt).replaceAll(from, to)),
});

/** Alters the summaries of delegations when they start or end. */
const alterSummaries = (
  alterCalls: typeof alterCallStarts,
  alter: (summary: string, call: Loose) => string,
): Mutate =>
  alterCalls((call) => {
    const details = call.tool_call_details;
    if (isDelegation(call)) details.summary = alter(details.summary, call);
  });

/** Adds messages from the delegating model to its agents' requests. */
const showAgentsMore = (more: (before: readonly Loose[]) => readonly Loose[]): Mutate =>
  withMap((conversations) =>
    alterModelRequests((options) => {
      const prompt = options.prompt as Loose[];
      const key = findCase(prompt.filter(({ role }) => role === "user"));
      if (canDelegate(options)) conversations.set(key, prompt);
      if (canDelegate(options) || key === "") return options;
      const before = (conversations.get(key) ?? []).filter(({ role }: Loose) => role !== "system");
      return { ...options, prompt: [...more(before), ...prompt] };
    }),
  );

/** Sends the calls made by agents among the run's own calls. */
const sendAgentCalls: Mutate = (server) => {
  const callsByToken = new Map<string, Loose[]>();
  const model = alterModelRequests((options) => {
    const calls = (options.prompt as Loose[]).flatMap(({ role, content }) =>
      role === "assistant" ? content.filter(({ type }: Loose) => type === "tool-call") : [],
    );
    if (!canDelegate(options)) callsByToken.set(findToken(options.prompt), calls);
    return options;
  });
  const stream = alterChunks((chunk, { memory }, kind) => {
    if (kind === "delegation_call") memory.mark = findToken(getCall(chunk).tool_call_details);
    if (kind !== "delegation_result") return chunk;
    const inner = (callsByToken.get(memory.mark) ?? []).flatMap((call) =>
      ["call", "result"].map((event_type) =>
        replaceChunk(chunk, "", {
          tool_calls: [
            {
              ...{ call_id: call.toolCallId, event_type, tool_name: call.toolName, is_complete: true },
              tool_response: event_type === "call" ? "Querying data" : "Data queried successfully",
              tool_call_details: { summary: event_type === "call" ? "" : JSON.stringify(call.input) },
            },
          ],
        }),
      ),
    );
    return [...inner, chunk];
  });
  return combine(model, stream)(server);
};

export const delegationMutants: Mutants = {
  /** Offers agents under the name of their type only. */
  "agents-of-other-names": alterOfferedTools((tools) =>
    tools.map((tool) => ({ ...tool, name: tool.name.replace(/^delegate_to_/, "") })),
  ),
  /** Offers agents with a different name for the task parameter. */
  "agents-take-a-task": alterOfferedTools((tools) =>
    JSON.parse(JSON.stringify(tools).replaceAll('"task_description"', '"task"')),
  ),
  /** Does not send the context to agents. */
  "agents-without-context": alterModelRequests((options) =>
    canDelegate(options) ? options : replaceInPrompt(options, "The context of it.", "nothing"),
  ),
  /** Sends the user's message to agents. */
  "agents-see-what-was-asked": showAgentsMore((before) =>
    before.filter(({ role }) => role === "user").slice(-1),
  ),
  /** Sends the conversation to agents. */
  "agents-see-the-conversation": showAgentsMore((before) =>
    before.filter(({ role }) => role !== "tool").slice(0, 3),
  ),
  /** Sends the calls made by agents to the client. */
  "agents-calls-told": sendAgentCalls,
  /** Includes the suffix `_agent` of a tool's name in the agent's type. */
  "agents-keep-their-suffix": alterCallStarts((call) => {
    if (!call.tool_name.endsWith("_agent")) return;
    call.tool_response = call.tool_response.replace(" x subagent", " x_agent subagent");
    call.tool_call_details.summary = call.tool_call_details.summary.replace("X Agent", "X_Agent Agent");
  }),
  /** Uses the wording for custom agents for the GitHub agent. */
  "agents-all-custom": alterCallStarts((call) => {
    if (call.tool_name !== "delegate_to_github") return;
    call.tool_response = "🚀 Starting github subagent - streaming work in real-time...";
    call.tool_call_details.summary = call.tool_call_details.summary.replace(/^[^\n]*/, "🤖 **Github Agent**");
  }),
  /** Uses the wording for custom agents for the general agent. */
  "general-agent-custom": alterCallStarts((call) => {
    if (call.tool_name !== "delegate_to_think_execute") return;
    call.tool_response = "🚀 Starting think_execute subagent - streaming work in real-time...";
    call.tool_call_details.summary = call.tool_call_details.summary.replace(
      /^[^\n]*/,
      "🤖 **Think_Execute Agent**",
    );
  }),
  /** Sends the status line for ordinary tools with an agent's result. */
  "agents-results-unworded": alterCallEnds((call) => {
    if (isDelegation(call)) call.tool_response = "Data queried successfully";
  }),
  /** Does not mention that the context is missing. */
  "no-context-unsaid": alterSummaries(alterCallStarts, (summary) => summary.replace(/\n\n⚠️.*$/s, "")),
  /** Shows only the first 200 characters of a context. */
  "contexts-cut-short": alterSummaries(alterCallStarts, (summary) =>
    summary.replace(/(Provided:\*\*\n.{200}).*/su, "$1..."),
  ),
  /** Truncates an agent's result after 2000 characters. */
  "long-results-cut": alterSummaries(alterCallEnds, (summary) =>
    summary.length > 2000 ? `${summary.slice(0, 2000)}...` : summary,
  ),
  /** Uses the wording for failed tools for a failed agent. */
  "failed-agents-like-tools": alterSummaries(alterCallEnds, (summary) =>
    summary.replace(/^## ❌ Subagent Error \(.*\)/, "❌ **Error**"),
  ),
  /** Always reports an agent's failure as unknown. */
  "failed-agents-unknown": alterSummaries(alterCallEnds, (summary) =>
    summary.replace(/^(## ❌ Subagent Error) \(.*\)/, "$1 (unknown)"),
  ),
  /** Reports the error code of the call as the reason for an agent's failure. */
  "failed-agents-coded": alterSummaries(alterCallEnds, (summary, call) =>
    summary.replace(/^(## ❌ Subagent Error) \(.*\)/, `$1 (${call.tool_call_details.error?.code})`),
  ),
  /** Does not stream an agent's text. */
  "pieces-untold": alterChunks((chunk, _, kind) => {
    if (kind === "piece") return [];
    if (kind === "delegation_result") delete getCall(chunk).stream_part;
    return chunk;
  }),
  /** Also sends an agent's text as part of the response. */
  "pieces-in-the-text": alterChunksOf(/^piece$/, (chunk) => {
    setText(chunk.payload, getCall(chunk).stream_part);
  }),
  /** Drops the last character of every delta. */
  "pieces-cut": alterChunksOf(/^piece$/, (chunk) => {
    getCall(chunk).stream_part = getCall(chunk).stream_part.slice(0, -1) || " ";
  }),
  /** Sends the complete result in the last delta from an agent. */
  "last-piece-is-all": alterCallEnds((call) => {
    if (call.stream_part !== undefined)
      call.stream_part = call.tool_call_details.summary.replace(/^\*\*.* Result:\*\*\n\n/, "");
  }),
  /** Includes all text that an agent produced in its result. */
  "results-with-their-way": alterChunksOf(/^(?:piece|delegation_result)$/, (chunk, { memory }, kind) => {
    const call = getCall(chunk);
    const all = (memory[call.call_id] ?? "") + (call.stream_part ?? "");
    memory[call.call_id] = all;
    if (kind === "delegation_result" && !call.tool_call_details.is_error)
      call.tool_call_details.summary = call.tool_call_details.summary.replace(
        /^(\*\*.* Result:\*\*\n\n).*/s,
        (_: string, head: string) => head + all,
      );
  }),
  /** Sends the result to the delegating model together with its heading. */
  "supervisors-told-in-full": alterModelRequests((options) =>
    replaceInPrompt(options, '"All is well."', '"## Task Result\\n\\nAll is well."'),
  ),
};
