/** Mutants with defects in API keys, and in the precedence, content and side effects of errors. */

import {
  acceptAnyKey,
  acceptMissingKey,
  alterRequests,
  ignoreKeyHeader,
  shareProjects,
} from "../../combinators/requests.ts";
import { alterResponses, type MutableResponse, sendNotFoundAsText } from "../../combinators/responses.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterRunBodies, createError } from "./combinators.ts";

const isContractPath = (path: string) => path.startsWith("/agent/");
const modules = ["research", "podcast", "ppt", "prose"];

/** Alters all error responses. */
function alterErrorResponses(alter: (response: MutableResponse) => void): Mutate {
  return alterResponses((response) => {
    if (response.status >= 400 && response.request.path.startsWith("/agent/")) alter(response);
  });
}

export const errorMutants: Mutants = {
  /** Treats requests without an API key as requests from the first project. */
  "no-key-needed": acceptMissingKey("/agent/"),
  /** Accepts any API key as a key of the first project. */
  "any-key-will-do": acceptAnyKey("/agent/"),
  /** Reads API keys only from the Authorization header. */
  "one-header-for-keys": ignoreKeyHeader("/agent/"),
  /** Lets the keys of all projects access all threads. */
  "threads-of-any-project": shareProjects("/agent/"),
  /** Validates the body before the API key. */
  "body-before-key": alterRequests(({ path, body }) =>
    isContractPath(path) && typeof body === "string" ? createError(400) : undefined,
  ),
  /** Rejects tool servers sent by a client before validating the rest of the body. */
  "servers-before-schema": alterRunBodies(({ mcp_settings: settings }) =>
    settings?.servers?.mine !== undefined ? createError(403) : undefined,
  ),
  /** Stores a rejected run's messages. */
  "refused-is-stored": alterRunBodies(async ({ agent_id, thread_id, messages }, _, server) => {
    if (!String(agent_id).startsWith("no-") || typeof thread_id !== "string" || !messages?.length) return;
    const last = { role: "assistant", content: "Rejected." };
    await server.ask("POST", "/agent/chat/stream", { thread_id, messages: [...messages, last] });
  }),
  /** Returns plain text for an unknown path. */
  "unknown-path-as-text": sendNotFoundAsText("/agent/"),
  /** Returns NOT_FOUND for an unsupported method. */
  "unknown-method-not-found": alterResponses((response) => {
    if (response.status !== 405 || !isContractPath(response.request.path)) return;
    response.status = 404;
    response.body.code = 404;
  }),
  /** Matches paths case-insensitively, and with a trailing slash. */
  "slashes-at-the-end": alterRequests((wire) => {
    if (isContractPath(wire.path)) wire.path = wire.path.toLowerCase().replace(/\/$/, "");
  }),
  /** Rejects an unknown module in the same way as an unavailable one. */
  "unknown-modules-not-there": alterRunBodies(({ module }, { operation }) =>
    operation === "streamAgent" && typeof module === "string" && ![...modules, "general"].includes(module)
      ? createError(501)
      : undefined,
  ),
  /** Rejects the `general` module as unavailable. */
  "no-general-module": alterRunBodies(({ module }) => (module === "general" ? createError(501) : undefined)),
  /** Uses the default model if the model is unknown. */
  "unknown-models-are-default": alterRunBodies((body) => {
    if (String(body.model_id).startsWith("no-")) delete body.model_id;
  }),
  /** Runs the default agent if agent_id is empty. */
  "empty-agent-is-default": alterRunBodies((body) => {
    if (body.agent_id === "") delete body.agent_id;
  }),
  /** Returns the request's headers in error responses. */
  "errors-tell-keys": alterErrorResponses(({ body, request }) => {
    body.msg += ` ${JSON.stringify(request.headers)}`;
  }),
  /** Rejects an unavailable module in the same way as an unknown one. */
  "absent-modules-are-invalid": alterErrorResponses((response) => {
    if (response.status !== 501) return;
    response.status = 400;
    response.body.code = 400;
  }),
};
