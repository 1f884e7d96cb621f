/** Mutants of what reaches the model, and of what is made of its answer. */
import type { Loose } from "../../combinators/exchange.ts";
import { around, asked, failureIsAnEnd, neverStopped, said, shown } from "../../combinators/models.ts";
import type { Mutant } from "../../mutant.ts";

/** Alters the text of results that the model is shown. */
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

export const modelMutants: readonly Mutant[] = [
  {
    id: "model-never-stopped",
    text: "Nothing stops the model: its request goes on when its run is cancelled.",
    mutate: neverStopped,
  },
  {
    id: "model-settings-dropped",
    text: "maxTokens and temperature do not reach the model.",
    defect: "D12",
    mutate: asked(({ maxOutputTokens: _, temperature: __, ...options }) => options),
  },
  {
    id: "model-settings-fixed",
    text: "Every run has the same maxTokens and temperature.",
    mutate: asked((options) => ({ ...options, maxOutputTokens: 123, temperature: 0.25 })),
  },
  {
    id: "model-without-history",
    text: "The model is shown the last message only.",
    mutate: shown((prompt) => prompt.slice(prompt.findLastIndex(({ role }) => role === "user"))),
  },
  {
    id: "model-told-all-is-well",
    text: "The model is shown other results than there were.",
    mutate: results((text) => JSON.stringify({ type: "text", value: `done ${text.length}` })),
  },
  {
    id: "model-with-open-calls",
    text: "The model is shown a call that was given up without a result.",
    defect: "D13",
    mutate: shown((prompt) => {
      const last = prompt.findLastIndex(({ role }) => role === "user");
      return prompt.filter(({ role }, index) => role !== "tool" || index > last);
    }),
  },
  {
    id: "model-without-attachments",
    text: "The model is shown texts only.",
    mutate: shown((prompt) => {
      for (const message of prompt)
        if (message.role === "user")
          message.content = message.content.filter(({ type }: Loose) => type === "text");
      return prompt;
    }),
  },
  {
    id: "model-without-state",
    text: "The model is not shown the state of components.",
    mutate: shown((prompt) => JSON.parse(JSON.stringify(prompt).replaceAll("copied", "…"))),
  },
  {
    id: "model-without-schemas",
    text: "The model is not given the schemas of tools.",
    mutate: asked(({ tools, ...options }) => {
      if (tools === undefined) return options;
      const inputSchema = { type: "object" as const, properties: {} };
      return {
        ...options,
        tools: tools.map((tool) => (tool.type === "function" ? { ...tool, inputSchema } : tool)),
      };
    }),
  },
  {
    id: "model-asked-twice",
    text: "The model is asked twice for every turn.",
    mutate: () => ({
      model: (model) =>
        around(model, async (options) => {
          const first = await model.doStream(options);
          for await (const _ of first.stream);
          return model.doStream(options);
        }),
    }),
  },
  {
    id: "failure-is-an-end",
    text: "A model that fails or breaks off is taken for one that has finished.",
    mutate: failureIsAnEnd,
  },
  {
    id: "tools-offered-twice",
    text: "Every tool is offered to the model under two names.",
    mutate: asked((options) => ({
      ...options,
      ...(options.tools && {
        tools: options.tools.flatMap((tool) => [tool, { ...tool, name: `x_${tool.name}` } as typeof tool]),
      }),
    })),
  },
  {
    id: "limit-is-a-failure",
    text: "A model that stops at its limit of tokens has failed.",
    mutate: said((part) =>
      part.type === "finish" && part.finishReason.unified === "length"
        ? { type: "error", error: new Error("length") }
        : part,
    ),
  },
  {
    id: "no-json-is-a-failure",
    text: "Arguments that are no JSON fail the run.",
    mutate: said((part) => {
      if (part.type !== "tool-call") return part;
      try {
        JSON.parse(part.input || "{}");
        return part;
      } catch (error) {
        return { type: "error", error };
      }
    }),
  },
  {
    id: "answers-cut",
    text: "Of the model's texts the last letter is lost, everywhere.",
    mutate: said((part) => (part.type === "text-delta" ? { ...part, delta: part.delta.slice(0, -1) } : part)),
  },
  {
    id: "parallel-calls-reversed",
    text: "The calls of a turn are answered in the reverse order.",
    mutate: said((part, memory) => {
      if (!part.type.startsWith("tool-") && part.type !== "finish") return part;
      const id = "id" in part ? part.id : "toolCallId" in part ? part.toolCallId : undefined;
      memory.calls ??= new Map();
      if (part.type === "finish") return [...[...memory.calls.values()].reverse().flat(), part];
      memory.calls.set(id, [...(memory.calls.get(id) ?? []), part]);
      return undefined;
    }),
  },
  {
    id: "failed-tool-fails-the-run",
    text: "A tool that fails makes the run fail.",
    mutate: () => ({
      tools: (tools) => ({
        ...tools,
        async call(...given) {
          const outcome = await tools.call(...given);
          if (outcome.isError) throw new Error("the tool failed");
          return outcome;
        },
      }),
    }),
  },
  {
    id: "tool-results-emptied",
    text: "What a server tool gave is lost.",
    mutate: () => ({
      tools: (tools) => ({
        ...tools,
        async call(...given) {
          const { isError } = await tools.call(...given);
          return { content: [{ type: "text", text: "" }], isError };
        },
      }),
    }),
  },
  {
    id: "tools-not-stopped",
    text: "A cancelled run waits for its tools.",
    mutate: () => ({
      tools: (tools) => ({
        ...tools,
        call: (project, name, input) =>
          tools.call(project, name, input, { signal: new AbortController().signal }),
      }),
    }),
  },
];
