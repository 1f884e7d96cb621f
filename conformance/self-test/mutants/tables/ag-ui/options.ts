/** Mutants of the options in `forwardedProps.tambo`. */

import { withMap } from "../../combinators/compose.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterModelRequests } from "../../combinators/models.ts";
import { deleteFields } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { agentError, agentRun, replaceInvalid, runOptions } from "./combinators.ts";

const ignoring = (...names: readonly string[]): Mutate => runOptions(deleteFields(...names));

const overlooked = (option: string): Mutate => replaceInvalid(new RegExp(`^/forwardedProps/tambo/${option}`));

/** Applies options of a thread's first run to its later runs. */
const remembered = (...names: readonly string[]): Mutate =>
  withMap((first) =>
    agentRun((body) => {
      const options = body.forwardedProps?.tambo ?? {};
      const given = Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));
      const known = first.get(body.threadId);
      if (known === undefined) first.set(body.threadId, given);
      else if (typeof body.forwardedProps === "object")
        body.forwardedProps = { ...body.forwardedProps, tambo: { ...known, ...options } };
    }),
  );

/** Alters the tools of a request's components. @param alter Returns nothing to remove them. */
const contextTools = (alter: (tools: Loose[], body: Loose) => Loose[] | undefined): Mutate =>
  runOptions(({ availableComponents }, body) => {
    for (const component of Array.isArray(availableComponents) ? availableComponents : [])
      if (component?.contextTools !== undefined) {
        const tools = alter(component.contextTools, body);
        if (tools === undefined) delete component.contextTools;
        else component.contextTools = tools;
      }
  });

export const optionMutants: Mutants = {
  /** The model that a request names is ignored. */
  "options-model-ignored": ignoring("model"),
  /** maxTokens and temperature are ignored. */
  "options-settings-ignored": ignoring("maxTokens", "temperature"),
  /** Model, maxTokens and temperature of a thread's first run apply to later runs. */
  "options-remembered": remembered("model", "maxTokens", "temperature"),
  /** A temperature of 0 is ignored. */
  "coldest-is-unset": runOptions((options) => {
    if (options.temperature === 0) delete options.temperature;
  }),
  /** Options are also read from forwardedProps itself and from the body. */
  "options-anywhere": agentRun((body) => {
    if (body.forwardedProps?.maxTokens === undefined) return;
    const { maxTokens = 100, temperature = 1 } = body;
    body.forwardedProps.tambo = { maxTokens, temperature };
  }),
  /** toolChoice is ignored. */
  "options-choice-ignored": ignoring("toolChoice"),
  /** A tool must be called when the request has tools. */
  "options-choice-always": agentRun((body) => {
    if (body.tools?.length > 0 && body.forwardedProps?.tambo === undefined)
      body.forwardedProps = { ...body.forwardedProps, tambo: { toolChoice: "required" } };
  }),
  /** A tool choice applies to every turn. */
  "options-choice-every-turn": alterModelRequests((options) => {
    const after = options.prompt.at(-1)?.role === "tool";
    return after ? { ...options, toolChoice: { type: "required" } } : options;
  }),
  /** A tool choice can name only tools of the request. */
  "options-choice-of-the-client": runOptions(({ toolChoice }) =>
    toolChoice?.name?.includes?.("/") ? agentError(400, "VALIDATION_ERROR") : undefined,
  ),
  /** forceComponent is ignored. */
  "options-force-ignored": ignoring("forceComponent"),
  /** The components of the request are ignored. */
  "options-components-ignored": ignoring("availableComponents", "forceComponent"),
  /** The components of a thread's first run are offered in its later runs. */
  "options-components-remembered": remembered("availableComponents"),
  /** A request can have at most 127 components. */
  "options-127-components": runOptions(({ availableComponents }) =>
    availableComponents?.length > 127 ? agentError(400, "VALIDATION_ERROR") : undefined,
  ),
  /** Options that are not an object are ignored. */
  "options-of-any-type": replaceInvalid(/^\/forwardedProps\/tambo$/),
  /** An unknown model is ignored. */
  "options-model-overlooked": overlooked("model"),
  /** A wrong maxTokens is ignored. */
  "options-tokens-overlooked": overlooked("maxTokens"),
  /** A wrong temperature is ignored. */
  "options-temperature-overlooked": overlooked("temperature"),
  /** A wrong onDisconnect is ignored. */
  "options-leave-overlooked": overlooked("onDisconnect"),
  /** Wrong components are ignored. */
  "options-components-overlooked": overlooked("availableComponents"),
  /** A wrong forceComponent is ignored. */
  "options-force-overlooked": overlooked("forceComponent"),
  /** A wrong toolChoice is ignored. */
  "options-choice-overlooked": overlooked("toolChoice"),
  /** The tools of a component are offered before the component is shown. */
  "options-context-tools-always": contextTools((tools, body) => {
    body.tools = [...body.tools, ...tools.map(({ name, description }) => ({ name, description }))];
    return undefined;
  }),
  /** The tools of a component are not offered. */
  "options-context-tools-never": contextTools(() => undefined),
  /** maxCalls is ignored. */
  "options-max-calls-ignored": contextTools((tools) => tools.map(({ maxCalls: _, ...tool }) => tool)),
  /** A tool can be called once less than maxCalls. */
  "options-max-calls-one-less": contextTools((tools) =>
    tools.map((tool) => ({ ...tool, maxCalls: tool.maxCalls - 1 })),
  ),
};
