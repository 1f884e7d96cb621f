/** Mutants of the sandbox of agents: what its scripts find, reach and come to. */
import type { JsonObject } from "../../../../../server/core/events.ts";
import type { ToolCallOptions, ToolOutcome } from "../../../../../server/core/ports/tools.ts";
import { events } from "../../combinators/events.ts";
import { asked } from "../../combinators/models.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Alters calls of the sandbox. */
const scripts = (
  alter: (input: JsonObject, options: ToolCallOptions & { sandboxKey: string }) => void,
  told: (outcome: ToolOutcome) => ToolOutcome = (outcome) => outcome,
): Mutate => {
  return () => ({
    tools: (tools) => ({
      ...tools,
      async call(projectId, name, given, options) {
        const { sandboxKey } = options;
        if (name !== "run_code" || sandboxKey === undefined)
          return tools.call(projectId, name, given, options);
        const [input, altered] = [{ ...given }, { ...options, sandboxKey }];
        alter(input, altered);
        return told(await tools.call(projectId, name, input, altered));
      },
    }),
  });
};

/** A sandbox of the same key is another one after some scripts. */
const keptFor = (most: number): Mutate => {
  const counts = new Map<string, number>();
  return scripts((_, options) => {
    const count = counts.get(options.sandboxKey) ?? 0;
    counts.set(options.sandboxKey, count + 1);
    options.sandboxKey += `/${Math.floor(count / most)}`;
  });
};

export const sandboxMutants: readonly Mutant[] = [
  {
    id: "sandbox-of-a-script",
    text: "Every script has a sandbox of its own.",
    mutate: (server) => keptFor(1)(server),
  },
  {
    id: "sandbox-of-two-scripts",
    text: "A sandbox is ended with the run that it was made for.",
    mutate: (server) => keptFor(2)(server),
  },
  {
    id: "sandbox-of-all-threads",
    text: "All threads have one sandbox.",
    mutate: scripts((input, options) => {
      // What does not end would end it for all.
      if (!String(input.code).startsWith("while")) options.sandboxKey = "all";
    }),
  },
  {
    id: "sandbox-with-the-web",
    text: "Scripts can fetch.",
    mutate: scripts((input) => {
      input.code = `globalThis.fetch = () => {};\n${input.code}`;
    }),
  },
  {
    id: "sandbox-ends-the-run",
    text: "A script that is ended ends the run.",
    mutate: events((event, { memory }) => {
      if (memory.over) return undefined;
      memory.over = event.name === "error" && /did not end within/.test(event.payload.message);
      if (!memory.over) return event;
      const { thread_id } = event.payload;
      return [event, { ...event, name: "status", payload: { type: "error", thread_id } }];
    }),
  },
  {
    id: "sandbox-lost-for-good",
    text: "When a script was ended the thread's sandbox gives nothing any more.",
    mutate: () => {
      const lost = new Set<string | undefined>();
      return {
        tools: (tools) => ({
          ...tools,
          async call(...given) {
            const [, , , { sandboxKey }] = given;
            if (sandboxKey !== undefined && lost.has(sandboxKey))
              return { content: [{ type: "text", text: "The sandbox was ended." }], isError: true };
            const outcome = await tools.call(...given);
            if (JSON.stringify(outcome).includes("did not end within")) lost.add(sandboxKey);
            return outcome;
          },
        }),
      };
    },
  },
  {
    id: "sandbox-is-of-the-web",
    text: "The sandbox is left out with the tools for the web.",
    mutate: asked((options) => {
      const { tools = [] } = options;
      const hasWeb = tools.some(({ name }) => name === "web_search");
      return hasWeb ? options : { ...options, tools: tools.filter(({ name }) => name !== "run_code") };
    }),
  },
  {
    id: "sandbox-without-the-tools",
    text: "An agent with a sandbox has no other tools.",
    mutate: () => ({
      model: (model) => ({
        ...model,
        doGenerate: (options) => model.doGenerate(options),
        doStream: (options) => {
          const { tools = [] } = options;
          const code = tools.filter(({ name }) => name === "run_code");
          return model.doStream(code.length > 0 ? { ...options, tools: code } : options);
        },
      }),
    }),
  },
];
