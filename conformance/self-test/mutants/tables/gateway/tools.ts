/** Mutants of the gateway's tools: which are offered, what is taken for one, how they are called, what they give. */
import { events, type StreamEvent } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { gatewayRun, results, runSettings } from "../../combinators/gateway-runs.ts";
import { errors, found, outcomes, refusal } from "../../combinators/gateway-told.ts";
import { around, asked, said } from "../../combinators/models.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Alters the arguments of the model's calls, in their pieces and as a whole. */
const called = (alter: (text: string) => string): Mutate =>
  said((part) => {
    if (part.type === "tool-input-delta") return { ...part, delta: alter(part.delta) };
    return part.type === "tool-call" ? { ...part, input: alter(part.input) } : part;
  });

/** Alters the tools of every request that has some. */
const sentTools = (alter: (tools: Loose[], body: Loose) => Loose[]): Mutate =>
  gatewayRun((body) => {
    if (Array.isArray(body.request?.tools)) body.request.tools = alter(body.request.tools, body);
  });

/** Asks for every address that the model has wanted to be fetched, and forgets what is there. */
const fetched: Mutate = () => ({
  model: (model) =>
    around(model, async (options) => {
      const calls = (options.prompt as Loose[]).flatMap(({ role, content }) =>
        role === "assistant" ? content.filter(({ type }: Loose) => type === "tool-call") : [],
      );
      const addresses = calls.flatMap(({ input }: Loose) => input.url ?? []);
      // The others are for those whom nobody watches.
      const watched = addresses.filter((url: string) => url.includes("/canary/") && !url.includes("@"));
      await Promise.allSettled(watched.map((url: string) => fetch(url)));
      return model.doStream(options);
    }),
});

export const toolMutants: readonly Mutant[] = [
  {
    id: "builtins-reversed",
    text: "The gateway's tools are offered in the reverse order.",
    mutate: gatewayRun((body) => {
      body.builtins?.reverse?.();
    }),
  },
  {
    id: "builtins-always-offered",
    text: "The gateway's tools are offered to every model.",
    mutate: gatewayRun((body) => {
      if (!(body.builtins?.length > 0) && body.server_tools === undefined)
        body.builtins = ["vai_web_search", "vai_web_fetch"];
    }),
  },
  {
    id: "builtins-undefined",
    text: "The gateway's tools are offered without what they take.",
    mutate: asked((options) => ({
      ...options,
      ...(options.tools && {
        tools: options.tools.map((tool) =>
          tool.type === "function" ? { ...tool, inputSchema: { type: "object" } } : tool,
        ),
      }),
    })),
  },
  {
    id: "builtins-of-one-name",
    text: "server_tools is taken and ignored.",
    mutate: gatewayRun((body) => {
      delete body.server_tools;
    }),
  },
  {
    id: "builtins-exactly-named",
    text: "A name in builtins with white space around it is refused.",
    mutate: gatewayRun((body, request) =>
      Array.isArray(body.builtins) && body.builtins.some((name: Loose) => name !== name?.trim?.())
        ? refusal(400, "invalid_request_error", request)
        : undefined,
    ),
  },
  {
    id: "functions-left-out",
    text: "Tools of type function are taken and left out.",
    mutate: sentTools((tools) => tools.filter((tool) => tool?.type !== "function")),
  },
  {
    id: "functions-of-builtins-like-others",
    text: "A function with the name of a builtin of the run is refused like any other.",
    mutate: errors((error) => {
      if (error.code === "run_validation_failed") error.code = "unsupported_function_tool";
    }),
  },
  {
    id: "functions-of-builtins-not-named",
    text: "A function with the name of a builtin that the run does not name is refused as if it did.",
    mutate: errors((error) => {
      if (error.code === "unsupported_function_tool" && error.message.includes("vai_web_search"))
        error.code = "run_validation_failed";
    }),
  },
  {
    id: "functions-refused-without-advice",
    text: "The answer to a blocking run with functions does not say where they can be used.",
    mutate: errors((error, { path }) => {
      if (error.code === "unsupported_function_tool" && path === "/v1/runs")
        error.message = "There are no functions.";
    }),
  },
  {
    id: "calls-told-one-by-one",
    text: "That a call begins is told when the one before it has its result.",
    mutate: events((event, { memory }) => {
      const waiting: StreamEvent[] = memory.waiting ?? [];
      if (event.name === "tool_call_start" && memory.runs) {
        memory.waiting = [...waiting, event];
        return undefined;
      }
      if (event.name === "tool_call_start") memory.runs = true;
      if (event.name !== "tool_result") return event;
      memory.runs = waiting.length > 0;
      memory.waiting = waiting.slice(1);
      return [event, ...waiting.slice(0, 1)];
    }),
  },
  {
    id: "tool-timeout-ignored",
    text: "tool_timeout_ms is not looked at.",
    mutate: runSettings((run) => {
      delete run.tool_timeout_ms;
    }),
  },
  {
    id: "failed-calls-end-the-run",
    text: "A run says that it has failed when a call has.",
    mutate: results((result) => {
      const told = result.steps.flatMap(({ tool_results }: Loose) => tool_results);
      if (told.some(({ is_error }: Loose) => is_error)) result.stop_reason = "error";
    }),
  },
  {
    id: "failed-calls-quote-the-service",
    text: "What a service says of its failure is told.",
    mutate: outcomes(({ error, content }) => {
      if (error?.code !== "tool_provider_error") return;
      error.message += " The search failed.";
      content[0].text = error.message;
    }),
  },
  {
    id: "unknown-tools-are-wrong-arguments",
    text: "A call of a tool that was not offered is told as one with wrong arguments.",
    mutate: outcomes(({ error }) => {
      if (error?.code === "unsupported_function_tool") error.code = "invalid_tool_input";
    }),
  },
  {
    id: "arguments-mended",
    text: "Arguments that a tool does not have are left out, and it is called.",
    mutate: called((text) => text.replace(',"more":true', "")),
  },
  {
    id: "arguments-capitalized",
    text: "Queries begin with a capital.",
    mutate: called((text) => text.replace(/(?<="query":")\w/, (letter) => letter.toUpperCase())),
  },
  { id: "own-network-asked", text: "Every address is fetched, wherever it is.", mutate: fetched },
  {
    id: "found-in-prose",
    text: "What a tool has found is told in prose.",
    mutate: found((text) => `Found: ${text}`),
  },
  {
    id: "found-in-two-blocks",
    text: "What a tool has found has a block of its own for the name of the tool.",
    mutate: outcomes((told) => {
      if (!told.is_error) told.content.unshift({ type: "text", text: "vai_web_search" });
    }),
  },
  {
    id: "found-one-more",
    text: "A search gives one page more than it was asked for.",
    mutate: found((text) =>
      text.replace('"results":[', '$&{"title":"More","url":"https://example.com/more","snippet":""},'),
    ),
  },
];
