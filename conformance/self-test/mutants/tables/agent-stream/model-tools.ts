/** Mutants with defects in the tools and settings for model calls. */
import { withMap } from "../../combinators/compose.ts";
import { alterEvents } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterModelRequests } from "../../combinators/models.ts";
import { alterSettings, alterToolCalls } from "../../combinators/server.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterRunBodies, createError } from "./combinators.ts";

const isWeb = (name: string) => name === "web_search" || name === "web_fetch";

/** Applies fields from a request to its model calls. */
const applyRequestFields = (put: (options: Loose, body: Loose) => object): Mutate => {
  return withMap((bodies) => [
    alterRunBodies((body) => {
      if (body.tools) bodies.set(body.messages?.at?.(-1)?.content, body);
    }),
    alterModelRequests((options) => {
      const prompt = JSON.stringify(options.prompt);
      const [, body] = [...bodies].find(([text]) => prompt.includes(JSON.stringify(text).slice(1, -1))) ?? [];
      return body === undefined ? options : { ...options, ...put(options, body) };
    }),
  ]);
};

export const modelToolMutants: Mutants = {
  /** Offers the model the web tools only if the request enables them. */
  "web-when-asked": alterRunBodies((body) => {
    if (body.enable_web_search === undefined || body.enable_web_search === null)
      body.enable_web_search = false;
  }),
  /** Fails every search. */
  "web-search-fails": alterToolCalls(async (original, ...args) =>
    isWeb(args[1]) ? { content: [{ type: "text", text: "No." }], isError: true } : original(...args),
  ),
  /** Gives a configured agent access to all of the server's tools. */
  "agents-tools-unlimited": alterSettings(({ everyProject }) => ({
    everyProject: {
      ...everyProject,
      agents: everyProject.agents.map((agent) => ({ ...agent, tools: ["conformance/*"] })),
    },
  })),
  /** Offers the model the tools in the request. */
  "tools-of-the-request": applyRequestFields(({ tools = [] }, body) => ({
    tools: [
      ...tools,
      ...body.tools.map(({ name, description, parameters }: Loose) => {
        return { type: "function", name, description, inputSchema: parameters };
      }),
    ],
  })),
  /** Sends max_tokens and temperature from the request to the model. */
  "limits-of-the-request": applyRequestFields((_, { max_tokens, temperature }) => ({
    maxOutputTokens: max_tokens,
    temperature,
  })),
  /** Sends the request's run_id in events. */
  "run-id-of-the-request": withMap((ids) => [
    alterRunBodies(({ thread_id, run_id }) => {
      if (typeof run_id === "string") ids.set(thread_id, run_id);
    }),
    alterEvents((event) => {
      const run_id = ids.get(event.payload.thread_id);
      if (run_id !== undefined) event.payload.run_id = run_id;
    }),
  ]),
  /** Calls a tool that requires approval without asking for it. */
  "consent-taken-for-granted": alterSettings(({ everyProject }) => ({
    everyProject: { ...everyProject, consent: [] },
  })),
  /** Stops a run before the tools listed in interrupt_before_tools. */
  "interruptions-obeyed": alterRunBodies(({ interrupt_before_tools: names }) =>
    Array.isArray(names) && names.includes("*") ? createError(501) : undefined,
  ),
};
