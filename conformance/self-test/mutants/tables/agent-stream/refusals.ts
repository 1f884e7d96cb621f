/** Mutants of who is refused, for what, in which order, and of what a refusal leaves behind. */
import { answers } from "../../combinators/answers.ts";
import { requests } from "../../combinators/requests.ts";
import { streamError, streamRun } from "../../combinators/stream-requests.ts";
import type { Mutant } from "../../mutant.ts";

const ownKey = "Bearer conform-key-one";
const isAgents = (path: string) => path.startsWith("/agent/");
const modules = ["research", "podcast", "ppt", "prose"];

export const refusalMutants: readonly Mutant[] = [
  {
    id: "no-key-needed",
    text: "A request without a key is taken for one of the first project.",
    mutate: requests(({ headers, path }) => {
      if (isAgents(path) && headers["x-api-key"] === undefined) headers.authorization ??= ownKey;
    }),
  },
  {
    id: "any-key-will-do",
    text: "Any key is taken for one of the first project.",
    mutate: requests(({ headers, path }) => {
      if (isAgents(path) && headers.authorization?.includes("not-a-key")) headers.authorization = ownKey;
    }),
  },
  {
    id: "one-header-for-keys",
    text: "A key is taken from Authorization alone.",
    mutate: requests(({ headers, path }) => {
      if (isAgents(path)) delete headers["x-api-key"];
    }),
  },
  {
    id: "threads-of-any-project",
    text: "With the key of another project every thread is seen, and changed.",
    mutate: requests(({ headers, path }) => {
      if (isAgents(path)) headers.authorization = headers.authorization?.replace("two", "one") ?? "";
    }),
  },
  {
    id: "body-before-key",
    text: "A body is read before the key is looked at.",
    mutate: requests(({ path, body }) =>
      isAgents(path) && typeof body === "string" ? streamError(400) : undefined,
    ),
  },
  {
    id: "servers-before-schema",
    text: "Tool servers of a client are refused before the rest of the body is looked at.",
    mutate: streamRun(({ mcp_settings: settings }) =>
      settings?.servers?.mine !== undefined ? streamError(403) : undefined,
    ),
  },
  {
    id: "refused-is-stored",
    text: "The messages of a run that is refused for its agent are stored.",
    mutate: streamRun(async ({ agent_id, thread_id, messages }, _, server) => {
      if (!String(agent_id).startsWith("no-") || typeof thread_id !== "string" || !messages?.length) return;
      const last = { role: "assistant", content: "Refused." };
      await server.ask("POST", "/agent/chat/stream", { thread_id, messages: [...messages, last] });
    }),
  },
  {
    id: "unknown-path-as-text",
    text: "A path that is not described is answered with a text.",
    mutate: answers((answer) => {
      if (answer.status !== 404 || !isAgents(answer.request.path)) return;
      answer.body = "Cannot find it";
      answer.headers["content-type"] = "text/plain";
    }),
  },
  {
    id: "unknown-method-not-found",
    text: "A method that a path does not have is not found.",
    mutate: answers((answer) => {
      if (answer.status !== 405 || !isAgents(answer.request.path)) return;
      answer.status = 404;
      answer.body.code = 404;
    }),
  },
  {
    id: "slashes-at-the-end",
    text: "A path may end with a slash, and be written in capitals.",
    mutate: requests((wire) => {
      if (isAgents(wire.path)) wire.path = wire.path.toLowerCase().replace(/\/$/, "");
    }),
  },
  {
    id: "unknown-modules-not-there",
    text: "What is no module is refused as one that is not there.",
    mutate: streamRun(({ module }, { operation }) =>
      operation === "streamAgent" && typeof module === "string" && ![...modules, "general"].includes(module)
        ? streamError(501)
        : undefined,
    ),
  },
  {
    id: "no-general-module",
    text: "The module general is not there either.",
    mutate: streamRun(({ module }) => (module === "general" ? streamError(501) : undefined)),
  },
  {
    id: "unknown-models-are-default",
    text: "A model that the server does not have is the default one.",
    mutate: streamRun((body) => {
      if (String(body.model_id).startsWith("no-")) delete body.model_id;
    }),
  },
  {
    id: "empty-agent-is-default",
    text: "An agent_id without a letter is the agent default.",
    mutate: streamRun((body) => {
      if (body.agent_id === "") delete body.agent_id;
    }),
  },
];
