/** Mutants of errors: keys, order, content and side effects. */

import {
  acceptAnyKey,
  acceptMissingKey,
  alterRequests,
  ignoreKeyHeader,
  shareProjects,
} from "../../combinators/requests.ts";
import { alterResponses, type MutableResponse, sendNotFoundAsText } from "../../combinators/responses.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { streamError, streamRun } from "./combinators.ts";

const isAgents = (path: string) => path.startsWith("/agent/");
const modules = ["research", "podcast", "ppt", "prose"];

/** Alters errors. */
function refusals(alter: (answer: MutableResponse) => void): Mutate {
  return alterResponses((answer) => {
    if (answer.status >= 400 && answer.request.path.startsWith("/agent/")) alter(answer);
  });
}

export const refusalMutants: Mutants = {
  /** A request without a key belongs to the first project. */
  "no-key-needed": acceptMissingKey("/agent/"),
  /** Any key belongs to the first project. */
  "any-key-will-do": acceptAnyKey("/agent/"),
  /** A key is read only from Authorization. */
  "one-header-for-keys": ignoreKeyHeader("/agent/"),
  /** The keys of all projects open all threads. */
  "threads-of-any-project": shareProjects("/agent/"),
  /** The body is checked before the key. */
  "body-before-key": alterRequests(({ path, body }) =>
    isAgents(path) && typeof body === "string" ? streamError(400) : undefined,
  ),
  /** Tool servers of a client are rejected before the rest of the body is checked. */
  "servers-before-schema": streamRun(({ mcp_settings: settings }) =>
    settings?.servers?.mine !== undefined ? streamError(403) : undefined,
  ),
  /** The messages of a rejected run are stored. */
  "refused-is-stored": streamRun(async ({ agent_id, thread_id, messages }, _, server) => {
    if (!String(agent_id).startsWith("no-") || typeof thread_id !== "string" || !messages?.length) return;
    const last = { role: "assistant", content: "Refused." };
    await server.ask("POST", "/agent/chat/stream", { thread_id, messages: [...messages, last] });
  }),
  /** The error of an unknown path is plain text. */
  "unknown-path-as-text": sendNotFoundAsText("/agent/"),
  /** An unsupported method is NOT_FOUND. */
  "unknown-method-not-found": alterResponses((answer) => {
    if (answer.status !== 405 || !isAgents(answer.request.path)) return;
    answer.status = 404;
    answer.body.code = 404;
  }),
  /** Paths are case-insensitive, and may end with a slash. */
  "slashes-at-the-end": alterRequests((wire) => {
    if (isAgents(wire.path)) wire.path = wire.path.toLowerCase().replace(/\/$/, "");
  }),
  /** An unknown module is rejected like one that is not available. */
  "unknown-modules-not-there": streamRun(({ module }, { operation }) =>
    operation === "streamAgent" && typeof module === "string" && ![...modules, "general"].includes(module)
      ? streamError(501)
      : undefined,
  ),
  /** The module general is not available. */
  "no-general-module": streamRun(({ module }) => (module === "general" ? streamError(501) : undefined)),
  /** An unknown model is the default model. */
  "unknown-models-are-default": streamRun((body) => {
    if (String(body.model_id).startsWith("no-")) delete body.model_id;
  }),
  /** An empty agent_id is the default agent. */
  "empty-agent-is-default": streamRun((body) => {
    if (body.agent_id === "") delete body.agent_id;
  }),
  /** Errors contain the request's headers. */
  "errors-tell-keys": refusals(({ body, request }) => {
    body.msg += ` ${JSON.stringify(request.headers)}`;
  }),
  /** A module that is not available is rejected like an unknown one. */
  "absent-modules-are-invalid": refusals((answer) => {
    if (answer.status !== 501) return;
    answer.status = 400;
    answer.body.code = 400;
  }),
};
