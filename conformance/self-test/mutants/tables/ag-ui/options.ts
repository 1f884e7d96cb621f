/** Mutants with defects in the options in `forwardedProps.tambo`. */

import { withMap } from "../../combinators/compose.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterModelRequests } from "../../combinators/models.ts";
import { deleteFields } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterRunBodies, alterRunOptions, createError, replaceInvalid } from "./combinators.ts";

const ignoreOptions = (...names: readonly string[]): Mutate => alterRunOptions(deleteFields(...names));

const ignoreInvalidOption = (option: string): Mutate =>
  replaceInvalid(new RegExp(`^/forwardedProps/tambo/${option}`));

/** Applies options from a thread's first run to its later runs. */
const keepFirstOptions = (...names: readonly string[]): Mutate =>
  withMap((first) =>
    alterRunBodies((body) => {
      const options = body.forwardedProps?.tambo ?? {};
      const selected = Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));
      const firstOptions = first.get(body.threadId);
      if (firstOptions === undefined) first.set(body.threadId, selected);
      else if (typeof body.forwardedProps === "object")
        body.forwardedProps = { ...body.forwardedProps, tambo: { ...firstOptions, ...options } };
    }),
  );

/**
 * Alters the tools of the components in a request.
 * @param alter Returns `undefined` to remove the tools.
 */
const alterContextTools = (alter: (tools: Loose[], body: Loose) => Loose[] | undefined): Mutate =>
  alterRunOptions(({ availableComponents }, body) => {
    for (const component of Array.isArray(availableComponents) ? availableComponents : [])
      if (component?.contextTools !== undefined) {
        const tools = alter(component.contextTools, body);
        if (tools === undefined) delete component.contextTools;
        else component.contextTools = tools;
      }
  });

export const optionMutants: Mutants = {
  /** Ignores the model in the request. */
  "options-model-ignored": ignoreOptions("model"),
  /** Ignores maxTokens and temperature. */
  "options-settings-ignored": ignoreOptions("maxTokens", "temperature"),
  /** Applies model, maxTokens and temperature from a thread's first run to its later runs. */
  "options-remembered": keepFirstOptions("model", "maxTokens", "temperature"),
  /** Ignores a temperature of 0. */
  "coldest-is-unset": alterRunOptions((options) => {
    if (options.temperature === 0) delete options.temperature;
  }),
  /** Also reads options from forwardedProps itself and from the body. */
  "options-anywhere": alterRunBodies((body) => {
    if (body.forwardedProps?.maxTokens === undefined) return;
    const { maxTokens = 100, temperature = 1 } = body;
    body.forwardedProps.tambo = { maxTokens, temperature };
  }),
  /** Ignores toolChoice. */
  "options-choice-ignored": ignoreOptions("toolChoice"),
  /** Requires a tool call whenever the request contains tools. */
  "options-choice-always": alterRunBodies((body) => {
    if (body.tools?.length > 0 && body.forwardedProps?.tambo === undefined)
      body.forwardedProps = { ...body.forwardedProps, tambo: { toolChoice: "required" } };
  }),
  /** Applies the tool choice to every turn. */
  "options-choice-every-turn": alterModelRequests((options) => {
    const after = options.prompt.at(-1)?.role === "tool";
    return after ? { ...options, toolChoice: { type: "required" } } : options;
  }),
  /** Accepts only tools from the request as a tool choice. */
  "options-choice-of-the-client": alterRunOptions(({ toolChoice }) =>
    toolChoice?.name?.includes?.("/") ? createError(400, "VALIDATION_ERROR") : undefined,
  ),
  /** Ignores forceComponent. */
  "options-force-ignored": ignoreOptions("forceComponent"),
  /** Ignores the components in the request. */
  "options-components-ignored": ignoreOptions("availableComponents", "forceComponent"),
  /** Offers the components from a thread's first run in its later runs. */
  "options-components-remembered": keepFirstOptions("availableComponents"),
  /** Accepts at most 127 components. */
  "options-127-components": alterRunOptions(({ availableComponents }) =>
    availableComponents?.length > 127 ? createError(400, "VALIDATION_ERROR") : undefined,
  ),
  /** Ignores options that are not an object. */
  "options-of-any-type": replaceInvalid(/^\/forwardedProps\/tambo$/),
  /** Ignores an unknown model. */
  "options-model-overlooked": ignoreInvalidOption("model"),
  /** Ignores an invalid maxTokens. */
  "options-tokens-overlooked": ignoreInvalidOption("maxTokens"),
  /** Ignores an invalid temperature. */
  "options-temperature-overlooked": ignoreInvalidOption("temperature"),
  /** Ignores an invalid onDisconnect. */
  "options-leave-overlooked": ignoreInvalidOption("onDisconnect"),
  /** Ignores invalid components. */
  "options-components-overlooked": ignoreInvalidOption("availableComponents"),
  /** Ignores an invalid forceComponent. */
  "options-force-overlooked": ignoreInvalidOption("forceComponent"),
  /** Ignores an invalid toolChoice. */
  "options-choice-overlooked": ignoreInvalidOption("toolChoice"),
  /** Offers a component's tools before the component has been shown. */
  "options-context-tools-always": alterContextTools((tools, body) => {
    body.tools = [...body.tools, ...tools.map(({ name, description }) => ({ name, description }))];
    return undefined;
  }),
  /** Never offers a component's tools. */
  "options-context-tools-never": alterContextTools(() => undefined),
  /** Ignores maxCalls. */
  "options-max-calls-ignored": alterContextTools((tools) => tools.map(({ maxCalls: _, ...tool }) => tool)),
  /** Allows one call fewer than maxCalls. */
  "options-max-calls-one-less": alterContextTools((tools) =>
    tools.map((tool) => ({ ...tool, maxCalls: tool.maxCalls - 1 })),
  ),
};
