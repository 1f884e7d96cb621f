/** Mutants of which tools and settings the model has, by what the server, the agent and the request say. */
import { events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { asked } from "../../combinators/models.ts";
import { streamError, streamRun } from "../../combinators/stream-requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

const isWeb = (name: string) => name === "web_search" || name === "web_fetch";

/** What a request brings, put into what its model is asked. */
const brought = (put: (options: Loose, body: Loose) => object): Mutate => {
  return (server) => {
    const bodies = new Map<string, Loose>();
    return together(
      streamRun((body) => {
        if (body.tools) bodies.set(body.messages?.at?.(-1)?.content, body);
      }),
      asked((options) => {
        const prompt = JSON.stringify(options.prompt);
        const [, body] =
          [...bodies].find(([text]) => prompt.includes(JSON.stringify(text).slice(1, -1))) ?? [];
        return body === undefined ? options : { ...options, ...put(options, body) };
      }),
    )(server);
  };
};

export const offeredMutants: readonly Mutant[] = [
  {
    id: "web-when-asked",
    text: "The tools for the web are offered when the request asks for them.",
    mutate: streamRun((body) => {
      if (body.enable_web_search === undefined || body.enable_web_search === null)
        body.enable_web_search = false;
    }),
  },
  {
    id: "web-search-fails",
    text: "Searches fail.",
    mutate: () => ({
      tools: (tools) => ({
        ...tools,
        call: async (...given) =>
          isWeb(given[1])
            ? { content: [{ type: "text", text: "No." }], isError: true }
            : tools.call(...given),
      }),
    }),
  },
  {
    id: "agents-tools-unlimited",
    text: "A configured agent has all tools of the server.",
    mutate: () => ({
      settings: (settings) => ({
        ...settings,
        everyProject: {
          ...settings.everyProject,
          agents: settings.everyProject.agents.map((agent) => ({ ...agent, tools: ["conformance/*"] })),
        },
      }),
    }),
  },
  {
    id: "tools-of-the-request",
    text: "The model is offered the tools that a request brings.",
    mutate: brought(({ tools = [] }, body) => ({
      tools: [
        ...tools,
        ...body.tools.map(({ name, description, parameters }: Loose) => {
          return { type: "function", name, description, inputSchema: parameters };
        }),
      ],
    })),
  },
  {
    id: "limits-of-the-request",
    text: "max_tokens and temperature of a request reach the model.",
    mutate: brought((_, { max_tokens, temperature }) => ({ maxOutputTokens: max_tokens, temperature })),
  },
  {
    id: "run-id-of-the-request",
    text: "Events have the run_id that a request brings.",
    mutate: (server) => {
      const ids = new Map<string, string>();
      return together(
        streamRun(({ thread_id, run_id }) => {
          if (typeof run_id === "string") ids.set(thread_id, run_id);
        }),
        events((event) => {
          const run_id = ids.get(event.payload.thread_id);
          if (run_id !== undefined) event.payload.run_id = run_id;
          return event;
        }),
      )(server);
    },
  },
  {
    id: "consent-taken-for-granted",
    text: "A tool that needs the user's consent is called without it.",
    mutate: () => ({
      settings: (settings) => ({ ...settings, everyProject: { ...settings.everyProject, consent: [] } }),
    }),
  },
  {
    id: "interruptions-obeyed",
    text: "A run stops before the tools that a request names in interrupt_before_tools.",
    mutate: streamRun(({ interrupt_before_tools: names }) =>
      Array.isArray(names) && names.includes("*") ? streamError(501) : undefined,
    ),
  },
];
