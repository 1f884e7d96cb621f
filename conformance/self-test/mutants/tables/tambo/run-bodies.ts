import type { Loose } from "../../combinators/exchange.ts";
import { problem, request, requests, runBody } from "../../combinators/requests.ts";
import type { Mutant } from "../../mutant.ts";

/** Ignores members of a run's body. */
const ignoring = (...names: readonly string[]) =>
  runBody((body) => {
    for (const name of names) delete body[name];
  });

export const runBodyMutants: readonly Mutant[] = [
  { id: "tool-choice-ignored", text: "toolChoice is ignored.", mutate: ignoring("toolChoice") },
  {
    id: "tool-choice-always",
    text: "A tool must be called when there are tools.",
    mutate: runBody((body) => {
      if (body.tools !== undefined && body.forceComponent === undefined) body.toolChoice ??= "required";
    }),
  },
  {
    id: "forced-component-left-to-the-model",
    text: "forceComponent is checked, and the model need not show it.",
    mutate: runBody((body) => {
      const known = body.availableComponents?.some(({ name }: Loose) => name === body.forceComponent);
      if (known && body.toolChoice === undefined) delete body.forceComponent;
    }),
  },
  { id: "forced-component-ignored", text: "forceComponent is ignored.", mutate: ignoring("forceComponent") },
  { id: "tools-ignored", text: "The request's tools are ignored.", mutate: ignoring("tools") },
  {
    id: "components-ignored",
    text: "The request's components are ignored.",
    mutate: ignoring("availableComponents"),
  },
  {
    id: "tools-remembered",
    text: "Tools and components of a thread's first run are offered in its later runs.",
    mutate: (server) => {
      const first = new Map<string | undefined, object>();
      return runBody((body, { threadId }) => {
        const { tools, availableComponents } = body;
        if (tools !== undefined || availableComponents !== undefined)
          first.set(threadId, { tools, availableComponents });
        const known: Loose = first.get(threadId) ?? {};
        body.tools ??= known.tools;
        body.availableComponents ??= known.availableComponents;
      })(server);
    },
  },
  {
    id: "context-tools-at-once",
    text: "A component's tools are offered before it is on screen.",
    mutate: runBody((body) => {
      const more = (body.availableComponents ?? []).flatMap((each: Loose) => each?.contextTools ?? []);
      if (more.length === 0 || body.tools !== undefined) return;
      body.tools = more.map(({ maxCalls: _, ...tool }: Loose) => tool);
      for (const each of body.availableComponents) delete each.contextTools;
    }),
  },
  {
    id: "context-tools-ignored",
    text: "A component's tools are ignored.",
    mutate: runBody((body) => {
      for (const each of body.availableComponents ?? []) delete each.contextTools;
    }),
  },
  {
    id: "calls-without-limit",
    text: "maxCalls is ignored.",
    mutate: runBody((body) => {
      for (const { contextTools = [] } of body.availableComponents ?? [])
        for (const tool of contextTools) delete tool.maxCalls;
    }),
  },
  { id: "resources-not-embedded", text: "embedResources is ignored.", mutate: ignoring("embedResources") },
  {
    id: "resources-always-embedded",
    text: "Resources are always embedded.",
    mutate: runBody((body) => {
      body.embedResources ??= true;
    }),
  },
  {
    id: "further-results-ignored",
    text: "additionalMessages is ignored.",
    mutate: ignoring("additionalMessages"),
  },
  {
    id: "thread-always-created",
    text: "A run creates its thread though it is not asked to.",
    mutate: runBody((body) => {
      body.createThread = true;
    }),
  },
  {
    id: "result-says-no-error",
    text: "isError of a result is ignored.",
    mutate: runBody(({ message }) => {
      if (message?.isError) message.content = "All is well.";
      if (message?.isError) delete message.isError;
    }),
  },
  {
    id: "attachments-ignored",
    text: "Only the texts of a message are taken.",
    mutate: requests(({ body }) => {
      for (const message of [body?.message, ...(body?.initialMessages ?? [])])
        if (Array.isArray(message?.content) && message.content[0]?.text !== undefined)
          message.content = message.content.filter(
            ({ type }: Loose) => type !== "image" && type !== "resource",
          );
    }),
  },
  {
    id: "input-trimmed",
    text: "Texts of requests are trimmed and in lower case.",
    mutate: requests(({ body }) => {
      for (const message of body?.initialMessages ?? [])
        if (typeof message.content === "string") message.content = message.content.trim();
    }),
  },
  {
    id: "initial-messages-ignored",
    text: "A thread's first messages are ignored.",
    mutate: request("createThread", ({ body }) => {
      delete body?.initialMessages;
    }),
  },
  {
    id: "unknown-members-refused",
    text: "Members of a later version are refused.",
    mutate: requests(({ body }) =>
      body?.future === undefined ? undefined : problem(400, "VALIDATION_ERROR"),
    ),
  },
  {
    id: "metadata-of-a-run-refused",
    text: "metadata of a run is refused.",
    mutate: request("createRun", ({ body }) =>
      body?.metadata?.ticket === undefined ? undefined : problem(400, "VALIDATION_ERROR"),
    ),
  },
];
