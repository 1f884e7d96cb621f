/** Mutants of what a request may say in `forwardedProps.tambo`. */
import { agentError, agentRun, overlooking, runOptions } from "../../combinators/agent-requests.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { asked } from "../../combinators/models.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

const ignoring = (...names: readonly string[]): Mutate =>
  runOptions((options) => {
    for (const name of names) delete options[name];
  });

const overlooked = (id: string, text: string, name: string): Mutant => ({
  id,
  text,
  mutate: overlooking(new RegExp(`^/forwardedProps/tambo/${name}`)),
});

/** Options of a thread's first run hold for its later runs. */
const remembered = (names: readonly string[]): Mutate => {
  const first = new Map<string, Loose>();
  return agentRun((body) => {
    const options = body.forwardedProps?.tambo ?? {};
    const given = Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));
    const known = first.get(body.threadId);
    if (known === undefined) first.set(body.threadId, given);
    else if (typeof body.forwardedProps === "object")
      body.forwardedProps = { ...body.forwardedProps, tambo: { ...known, ...options } };
  });
};

/** Gives the component tools of a request in another way. */
const contextTools = (alter: (tools: Loose[], body: Loose) => Loose[] | undefined): Mutate =>
  runOptions(({ availableComponents }, body) => {
    for (const component of Array.isArray(availableComponents) ? availableComponents : [])
      if (component?.contextTools !== undefined) {
        const tools = alter(component.contextTools, body);
        if (tools === undefined) delete component.contextTools;
        else component.contextTools = tools;
      }
  });

export const optionMutants: readonly Mutant[] = [
  {
    id: "options-model-ignored",
    text: "The model that a request names is ignored.",
    mutate: ignoring("model"),
  },
  {
    id: "options-settings-ignored",
    text: "maxTokens and temperature are ignored.",
    defect: "D12",
    mutate: ignoring("maxTokens", "temperature"),
  },
  {
    id: "options-remembered",
    text: "The model and its settings of a thread's first run hold for its later runs.",
    mutate: (server) => remembered(["model", "maxTokens", "temperature"])(server),
  },
  {
    id: "coldest-is-unset",
    text: "A temperature of 0 is taken for none.",
    mutate: runOptions((options) => {
      if (options.temperature === 0) delete options.temperature;
    }),
  },
  {
    id: "options-anywhere",
    text: "Options are taken from forwardedProps itself and from the body, too.",
    mutate: agentRun((body) => {
      if (body.forwardedProps?.maxTokens === undefined) return;
      const { maxTokens = 100, temperature = 1 } = body;
      body.forwardedProps.tambo = { maxTokens, temperature };
    }),
  },
  { id: "options-choice-ignored", text: "toolChoice is ignored.", mutate: ignoring("toolChoice") },
  {
    id: "options-choice-always",
    text: "A tool must be called when the request has tools.",
    mutate: agentRun((body) => {
      if (body.tools?.length > 0 && body.forwardedProps?.tambo === undefined)
        body.forwardedProps = { ...body.forwardedProps, tambo: { toolChoice: "required" } };
    }),
  },
  {
    id: "options-choice-every-turn",
    text: "A tool choice holds for every turn, so that the model calls its tools again and again.",
    mutate: asked((options) => {
      const after = options.prompt.at(-1)?.role === "tool";
      return after ? { ...options, toolChoice: { type: "required" } } : options;
    }),
  },
  {
    id: "options-choice-of-the-client",
    text: "A tool choice names tools of the request only.",
    mutate: runOptions(({ toolChoice }) =>
      toolChoice?.name?.includes?.("/") ? agentError(400, "VALIDATION_ERROR") : undefined,
    ),
  },
  {
    id: "options-force-ignored",
    text: "forceComponent is ignored.",
    mutate: ignoring("forceComponent"),
  },
  {
    id: "options-components-ignored",
    text: "The components of the request are ignored.",
    mutate: ignoring("availableComponents", "forceComponent"),
  },
  {
    id: "options-components-remembered",
    text: "The components of a thread's first run are offered in its later runs.",
    mutate: (server) => remembered(["availableComponents"])(server),
  },
  {
    id: "options-127-components",
    text: "There may be 127 components.",
    mutate: runOptions(({ availableComponents }) =>
      availableComponents?.length > 127 ? agentError(400, "VALIDATION_ERROR") : undefined,
    ),
  },
  {
    id: "options-of-any-type",
    text: "Options that are no object are ignored.",
    mutate: overlooking(/^\/forwardedProps\/tambo$/),
  },
  overlooked("options-model-overlooked", "A model that there is not is ignored.", "model"),
  overlooked("options-tokens-overlooked", "A wrong maxTokens is ignored.", "maxTokens"),
  overlooked("options-temperature-overlooked", "A wrong temperature is ignored.", "temperature"),
  overlooked("options-leave-overlooked", "A wrong onDisconnect is ignored.", "onDisconnect"),
  overlooked("options-components-overlooked", "Wrong components are ignored.", "availableComponents"),
  overlooked("options-force-overlooked", "A wrong forceComponent is ignored.", "forceComponent"),
  overlooked("options-choice-overlooked", "A wrong toolChoice is ignored.", "toolChoice"),
  {
    id: "options-context-tools-always",
    text: "The tools of a component are offered without it.",
    mutate: contextTools((tools, body) => {
      body.tools = [...body.tools, ...tools.map(({ name, description }) => ({ name, description }))];
      return undefined;
    }),
  },
  {
    id: "options-context-tools-never",
    text: "The tools of a component are not offered.",
    mutate: contextTools(() => undefined),
  },
  {
    id: "options-max-calls-ignored",
    text: "A component's tool may be called as often as the model likes.",
    mutate: contextTools((tools) => tools.map(({ maxCalls: _, ...tool }) => tool)),
  },
  {
    id: "options-max-calls-one-less",
    text: "A component's tool may be called once less than it says.",
    mutate: contextTools((tools) => tools.map((tool) => ({ ...tool, maxCalls: tool.maxCalls - 1 }))),
  },
];
