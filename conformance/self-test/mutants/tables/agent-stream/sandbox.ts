/** Mutants of the sandbox of agents. */
import type { JsonObject } from "../../../../../server/core/events.ts";
import { withMap, withSet } from "../../combinators/compose.ts";
import { alterEvents } from "../../combinators/events.ts";
import { alterOfferedTools } from "../../combinators/models.ts";
import { alterToolCalls } from "../../combinators/server.ts";
import type { Mutants, Mutate } from "../../mutant.ts";

/** Alters calls of the sandbox. */
const scripts = (alter: (input: JsonObject, options: { sandboxKey: string }) => void): Mutate =>
  alterToolCalls((own, projectId, name, given, options) => {
    const { sandboxKey } = options;
    if (name !== "run_code" || sandboxKey === undefined) return own(projectId, name, given, options);
    const [input, altered] = [{ ...given }, { ...options, sandboxKey }];
    alter(input, altered);
    return own(projectId, name, input, altered);
  });

/** Gives a thread another sandbox after some scripts. */
const keptFor = (most: number): Mutate =>
  withMap((counts) =>
    scripts((_, options) => {
      const count = counts.get(options.sandboxKey) ?? 0;
      counts.set(options.sandboxKey, count + 1);
      options.sandboxKey += `/${Math.floor(count / most)}`;
    }),
  );

export const sandboxMutants: Mutants = {
  /** Every script has a new sandbox. */
  "sandbox-of-a-script": keptFor(1),
  /** A sandbox ends with its run. */
  "sandbox-of-two-scripts": keptFor(2),
  /** All threads have one sandbox. */
  "sandbox-of-all-threads": scripts((input, options) => {
    // What does not end would end it for all.
    if (!String(input.code).startsWith("while")) options.sandboxKey = "all";
  }),
  /** Scripts can fetch. */
  "sandbox-with-the-web": scripts((input) => {
    input.code = `globalThis.fetch = () => {};\n${input.code}`;
  }),
  /** A script that is terminated ends the run. */
  "sandbox-ends-the-run": alterEvents((event, { memory }) => {
    if (memory.over) return [];
    memory.over = event.name === "error" && /did not end within/.test(event.payload.message);
    if (!memory.over) return event;
    const { thread_id } = event.payload;
    return [event, { ...event, name: "status", payload: { type: "error", thread_id } }];
  }),
  /** After a script was terminated, the thread's sandbox no longer works. */
  "sandbox-lost-for-good": withSet((lost) =>
    alterToolCalls(async (own, ...given) => {
      const [, , , { sandboxKey }] = given;
      if (sandboxKey !== undefined && lost.has(sandboxKey))
        return { content: [{ type: "text", text: "The sandbox was ended." }], isError: true };
      const outcome = await own(...given);
      if (JSON.stringify(outcome).includes("did not end within")) lost.add(sandboxKey);
      return outcome;
    }),
  ),
  /** The sandbox is offered only with the web tools. */
  "sandbox-is-of-the-web": alterOfferedTools((tools) =>
    tools.some(({ name }) => name === "web_search") ? tools : tools.filter(({ name }) => name !== "run_code"),
  ),
  /** An agent with a sandbox has no other tools. */
  "sandbox-without-the-tools": alterOfferedTools((tools) => {
    const code = tools.filter(({ name }) => name === "run_code");
    return code.length > 0 ? code : tools;
  }),
};
