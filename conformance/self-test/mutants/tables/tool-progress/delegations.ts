/** Mutants of delegations: how agents are offered and asked, and what is told of their work. */
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { Loose } from "../../combinators/exchange.ts";
import { around, asked } from "../../combinators/models.ts";
import {
  begun,
  callIn,
  chunks,
  chunksOf,
  ended,
  instead,
  setText,
} from "../../combinators/progress-chunks.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

const isDelegation = ({ event_type }: Loose) => event_type.startsWith("delegation_");
const markIn = (value: unknown) => /\[\[conform:[^\]]*\]\]/.exec(JSON.stringify(value))?.[0] ?? "";
const caseIn = (value: unknown) => /\[\[conform:([^.\]]+)/.exec(JSON.stringify(value))?.[1] ?? "";

/** Whether a model may delegate: those of agents may not. */
const delegates = ({ tools = [] }: LanguageModelV4CallOptions) =>
  tools.some(({ name }) => name.startsWith("delegate_to_"));

/** Replaces something in all that the model is shown. */
const rewritten = (options: LanguageModelV4CallOptions, from: string, to: string) => ({
  ...options,
  prompt: JSON.parse(JSON.stringify(options.prompt).replaceAll(from, to)),
});

/** Alters the summaries of delegations that begin or end. */
const summaries = (which: typeof begun, alter: (summary: string, call: Loose) => string): Mutate =>
  which((call) => {
    const details = call.tool_call_details;
    if (isDelegation(call)) details.summary = alter(details.summary, call);
  });

/** Shows agents more of a conversation than their task. @param more What of it. */
const shownMore =
  (more: (before: readonly Loose[]) => readonly Loose[]): Mutate =>
  () => {
    const conversations = new Map<string, Loose[]>();
    return {
      model: (model) =>
        around(model, (options) => {
          const prompt = options.prompt as Loose[];
          const key = caseIn(prompt.filter(({ role }) => role === "user"));
          if (delegates(options)) conversations.set(key, prompt);
          else if (key !== "") {
            const before = more((conversations.get(key) ?? []).filter(({ role }) => role !== "system"));
            return model.doStream({ ...options, prompt: [...before, ...prompt] });
          }
          return model.doStream(options);
        }),
    };
  };

/** The calls of agents are told among those of the run. */
const callsOfAgents: Mutate = (server) => {
  const made = new Map<string, Loose[]>();
  const model: Mutate = () => ({
    model: (inner) =>
      around(inner, (options) => {
        const calls = (options.prompt as Loose[]).flatMap(({ role, content }) =>
          role === "assistant" ? content.filter(({ type }: Loose) => type === "tool-call") : [],
        );
        if (!delegates(options)) made.set(markIn(options.prompt), calls);
        return inner.doStream(options);
      }),
  });
  const stream = chunks((chunk, { memory }, kind) => {
    if (kind === "delegation_call") memory.mark = markIn(callIn(chunk).tool_call_details);
    if (kind !== "delegation_result") return chunk;
    const inner = (made.get(memory.mark) ?? []).flatMap((call) =>
      ["call", "result"].map((event_type) =>
        instead(chunk, "", {
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
  return together(model, stream)(server);
};

export const delegationMutants: readonly Mutant[] = [
  {
    id: "agents-of-other-names",
    text: "Agents are offered by their types alone.",
    mutate: asked((options) => ({
      ...options,
      ...(options.tools && {
        tools: options.tools.map(
          (tool) => ({ ...tool, name: tool.name.replace(/^delegate_to_/, "") }) as Loose,
        ),
      }),
    })),
  },
  {
    id: "agents-take-a-task",
    text: "Agents take a task by another name.",
    mutate: asked(({ tools, ...options }) => ({
      ...options,
      ...(tools && { tools: JSON.parse(JSON.stringify(tools).replaceAll('"task_description"', '"task"')) }),
    })),
  },
  {
    id: "agents-without-context",
    text: "Agents are not shown the context.",
    mutate: asked((options) =>
      delegates(options) ? options : rewritten(options, "The context of it.", "nothing"),
    ),
  },
  {
    id: "agents-see-what-was-asked",
    text: "Agents are shown what the user asked.",
    mutate: shownMore((before) => before.filter(({ role }) => role === "user").slice(-1)),
  },
  {
    id: "agents-see-the-conversation",
    text: "Agents are shown the conversation.",
    mutate: shownMore((before) => before.filter(({ role }) => role !== "tool").slice(0, 3)),
  },
  { id: "agents-calls-told", text: "The calls of agents are told.", mutate: callsOfAgents },
  {
    id: "agents-all-custom",
    text: "Agents for GitHub have the words of any other.",
    mutate: begun((call) => {
      if (call.tool_name !== "delegate_to_github") return;
      call.tool_response = "🚀 Starting github subagent - streaming work in real-time...";
      call.tool_call_details.summary = call.tool_call_details.summary.replace(
        /^[^\n]*/,
        "🤖 **Github Agent**",
      );
    }),
  },
  {
    id: "general-agent-custom",
    text: "The general agent has the words of any other.",
    mutate: begun((call) => {
      if (call.tool_name !== "delegate_to_think_execute") return;
      call.tool_response = "🚀 Starting think_execute subagent - streaming work in real-time...";
      call.tool_call_details.summary = call.tool_call_details.summary.replace(
        /^[^\n]*/,
        "🤖 **Think_Execute Agent**",
      );
    }),
  },
  {
    id: "agents-results-unworded",
    text: "The status line of an agent's result is that of any tool.",
    mutate: ended((call) => {
      if (isDelegation(call)) call.tool_response = "Data queried successfully";
    }),
  },
  {
    id: "no-context-unsaid",
    text: "Nothing says that an agent is given no context.",
    mutate: summaries(begun, (summary) => summary.replace(/\n\n⚠️.*$/s, "")),
  },
  {
    id: "contexts-cut-short",
    text: "Of a context the first 200 characters are shown.",
    mutate: summaries(begun, (summary) => summary.replace(/(Provided:\*\*\n.{200}).*/su, "$1...")),
  },
  {
    id: "long-results-cut",
    text: "The result of an agent is cut after 2000 characters.",
    mutate: summaries(ended, (summary) => (summary.length > 2000 ? `${summary.slice(0, 2000)}...` : summary)),
  },
  {
    id: "failed-agents-like-tools",
    text: "An agent that fails is told like any other tool.",
    mutate: summaries(ended, (summary) => summary.replace(/^## ❌ Subagent Error \(.*\)/, "❌ **Error**")),
  },
  {
    id: "failed-agents-unknown",
    text: "What has failed in an agent is never known.",
    mutate: summaries(ended, (summary) => summary.replace(/^(## ❌ Subagent Error) \(.*\)/, "$1 (unknown)")),
  },
  {
    id: "failed-agents-coded",
    text: "What has failed in an agent is told by the code of the call.",
    mutate: summaries(ended, (summary, call) =>
      summary.replace(/^(## ❌ Subagent Error) \(.*\)/, `$1 (${call.tool_call_details.error?.code})`),
    ),
  },
  {
    id: "pieces-untold",
    text: "What an agent says is not streamed.",
    mutate: chunks((chunk, _, kind) => {
      if (kind === "piece") return undefined;
      if (kind === "delegation_result") delete callIn(chunk).stream_part;
      return chunk;
    }),
  },
  {
    id: "pieces-in-the-text",
    text: "What an agent says is part of the text, too.",
    mutate: chunksOf(/^piece$/, (chunk) => {
      setText(chunk.payload, callIn(chunk).stream_part);
      return chunk;
    }),
  },
  {
    id: "pieces-cut",
    text: "The last letter of every piece is lost.",
    mutate: chunksOf(/^piece$/, (chunk) => {
      callIn(chunk).stream_part = callIn(chunk).stream_part.slice(0, -1) || " ";
      return chunk;
    }),
  },
  {
    id: "last-piece-is-all",
    text: "The last piece of a result is all of it.",
    mutate: ended((call) => {
      if (call.stream_part !== undefined)
        call.stream_part = call.tool_call_details.summary.replace(/^\*\*.* Result:\*\*\n\n/, "");
    }),
  },
  {
    id: "results-with-their-way",
    text: "The result of an agent is all that it said.",
    mutate: chunksOf(/^(?:piece|delegation_result)$/, (chunk, { memory }, kind) => {
      const call = callIn(chunk);
      const all = (memory[call.call_id] ?? "") + (call.stream_part ?? "");
      memory[call.call_id] = all;
      if (kind === "delegation_result" && !call.tool_call_details.is_error)
        call.tool_call_details.summary = call.tool_call_details.summary.replace(
          /^(\*\*.* Result:\*\*\n\n).*/s,
          (_: string, head: string) => head + all,
        );
      return chunk;
    }),
  },
  {
    id: "supervisors-told-in-full",
    text: "The model that delegates is told the result with its heading.",
    mutate: asked((options) => rewritten(options, '"All is well."', '"## Task Result\\n\\nAll is well."')),
  },
];
