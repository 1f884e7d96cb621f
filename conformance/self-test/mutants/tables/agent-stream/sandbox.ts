/** Mutants with defects in the agents' sandbox. */
import type { JsonObject } from "../../../../../server/core/events.ts";
import { withMap, withSet } from "../../combinators/compose.ts";
import { alterEvents } from "../../combinators/events.ts";
import { alterOfferedTools } from "../../combinators/models.ts";
import { alterToolCalls } from "../../combinators/server.ts";
import type { Mutants, Mutate } from "../../mutant.ts";

/** Alters calls to the sandbox. */
const alterScripts = (alter: (input: JsonObject, options: { sandboxKey: string }) => void): Mutate =>
  alterToolCalls((original, projectId, name, script, options) => {
    const { sandboxKey } = options;
    if (name !== "run_code" || sandboxKey === undefined) return original(projectId, name, script, options);
    const [input, altered] = [{ ...script }, { ...options, sandboxKey }];
    alter(input, altered);
    return original(projectId, name, input, altered);
  });

/** Gives a thread a new sandbox after a number of scripts. */
const replaceSandboxAfter = (scriptCount: number): Mutate =>
  withMap((counts) =>
    alterScripts((_, options) => {
      const count = counts.get(options.sandboxKey) ?? 0;
      counts.set(options.sandboxKey, count + 1);
      options.sandboxKey += `/${Math.floor(count / scriptCount)}`;
    }),
  );

export const sandboxMutants: Mutants = {
  /** Uses a new sandbox for every script. */
  "sandbox-of-a-script": replaceSandboxAfter(1),
  /** Deletes a sandbox when its run ends. */
  "sandbox-of-two-scripts": replaceSandboxAfter(2),
  /** Uses a single sandbox for all threads. */
  "sandbox-of-all-threads": alterScripts((input, options) => {
    // An endless script would block the sandbox for all cases.
    if (!String(input.code).startsWith("while")) options.sandboxKey = "all";
  }),
  /** Lets scripts fetch URLs. */
  "sandbox-with-the-web": alterScripts((input) => {
    input.code = `globalThis.fetch = () => {};\n${input.code}`;
  }),
  /** Ends the run if a script is terminated. */
  "sandbox-ends-the-run": alterEvents((event, { memory }) => {
    if (memory.over) return [];
    memory.over = event.name === "error" && /did not finish within/.test(event.payload.message);
    if (!memory.over) return event;
    const { thread_id } = event.payload;
    return [event, { ...event, name: "status", payload: { type: "error", thread_id } }];
  }),
  /** Makes a thread's sandbox unusable after a script was terminated. */
  "sandbox-lost-for-good": withSet((lost) =>
    alterToolCalls(async (original, ...args) => {
      const [, , , { sandboxKey }] = args;
      if (sandboxKey !== undefined && lost.has(sandboxKey))
        return { content: [{ type: "text", text: "The sandbox was ended." }], isError: true };
      const outcome = await original(...args);
      if (JSON.stringify(outcome).includes("did not finish within")) lost.add(sandboxKey);
      return outcome;
    }),
  ),
  /** Offers the sandbox only together with the web tools. */
  "sandbox-is-of-the-web": alterOfferedTools((tools) =>
    tools.some(({ name }) => name === "web_search") ? tools : tools.filter(({ name }) => name !== "run_code"),
  ),
  /** Offers no other tools to an agent that has a sandbox. */
  "sandbox-without-the-tools": alterOfferedTools((tools) => {
    const code = tools.filter(({ name }) => name === "run_code");
    return code.length > 0 ? code : tools;
  }),
};
