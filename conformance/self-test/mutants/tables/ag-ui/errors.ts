/** Mutants with defects in errors and their precedence, in API keys, and in an agent's capabilities. */

import type { Loose } from "../../combinators/exchange.ts";
import {
  acceptAnyKey,
  acceptMissingKey,
  alterRequests,
  ignoreKeyHeader,
  shareProjects,
} from "../../combinators/requests.ts";
import { alterResponses, alterSuccess, type MutableResponse } from "../../combinators/responses.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterRunBodies, createError } from "./combinators.ts";

const isUnknownAgent = (path: string) => path.startsWith("/ag-ui/no-");

/** Alters all errors. */
const alterAllErrors = (alter: (error: Loose, response: { status: number; body: Loose }) => void): Mutate =>
  alterResponses((response) => {
    if (response.body?.error !== undefined) alter(response.body.error, response);
  });

const replaceError = (from: string, status: number, to: string): Mutate =>
  alterAllErrors((error, response) => {
    if (error.code !== from) return;
    response.status = status;
    response.body = { error: { code: to, message: error.message } };
  });

const alterCapabilities = (alter: (body: Loose) => void) =>
  alterSuccess("getCapabilities", ({ body }: MutableResponse) => alter(body));

export const errorMutants: Mutants = {
  /** Returns plain text for an unknown path. */
  "unknown-path-as-text": alterResponses((response) => {
    if (response.body?.error?.code !== "NOT_FOUND") return;
    response.body = "Cannot find it";
    response.headers["content-type"] = "text/plain";
  }),
  /** Returns NOT_FOUND for an unsupported method. */
  "unknown-method-not-found": replaceError("METHOD_NOT_ALLOWED", 404, "NOT_FOUND"),
  /** Runs the default agent if the agent is unknown. */
  "unknown-agent-is-default": alterRequests((wire) => {
    if (isUnknownAgent(wire.path)) wire.path = wire.path.replace(/^\/ag-ui\/[^/]*/, "/ag-ui/default");
  }),
  /** Gives the default agent another name. */
  "no-default-agent": alterResponses(({ body }) => {
    if (body?.identity !== undefined) body.identity.name = "main";
  }),
  /** Creates the thread for a rejected run. */
  "refused-creates-a-thread": alterRequests(async ({ operation, path, body }, server) => {
    const rejected = isUnknownAgent(path) || body?.forwardedProps?.tambo?.model === "none/such";
    if (operation === "runAgent" && rejected && body?.threadId && body.messages)
      await server.ask("POST", "/ag-ui/default", {
        ...{ threadId: body.threadId, runId: crypto.randomUUID(), messages: [], tools: [], context: [] },
      });
  }),
  /** Stores a rejected run's messages. */
  "refused-is-stored": alterRunBodies(async (body, server) => {
    if (body.resume?.[0]?.interruptId !== "none" && body.forwardedProps?.tambo?.model !== "none/such") return;
    const last = { id: crypto.randomUUID(), role: "assistant", content: "Rejected." };
    await server.ask("POST", "/ag-ui/default", {
      ...{ threadId: body.threadId, runId: crypto.randomUUID(), tools: [], context: [] },
      messages: [...body.messages, last],
    });
  }),
  /** Treats requests without an API key as requests from the first project. */
  "no-key-needed": acceptMissingKey("/ag-ui/"),
  /** Accepts any API key as a key of the first project. */
  "any-key-will-do": acceptAnyKey("/ag-ui/"),
  /** Reads API keys only from the Authorization header. */
  "one-header-for-keys": ignoreKeyHeader("/ag-ui/"),
  /** Lets the keys of all projects access all threads. */
  "agents-of-any-project": shareProjects("/ag-ui/"),
  /** Validates the body before the API key. */
  "body-before-key": alterRequests(({ path, body }) =>
    path.startsWith("/ag-ui/") && typeof body === "string" ? createError(400, "INVALID_JSON") : undefined,
  ),
  /** Looks up the agent before validating the body. */
  "agent-before-body": alterRequests(({ path, headers }) =>
    isUnknownAgent(path) && headers.authorization !== undefined
      ? createError(404, "AGENT_NOT_FOUND")
      : undefined,
  ),
  /** Looks up the thread before the agent. */
  "thread-before-agent": alterAllErrors((error, response) => {
    if (error.code !== "AGENT_NOT_FOUND") return;
    error.code = "THREAD_NOT_FOUND";
    response.status = 404;
  }),
  /** Checks for an active run before checking for a reused run id. */
  "busy-before-run-id": replaceError("RUN_ID_REUSED", 409, "CONCURRENT_RUN"),
  /** Checks for an unknown interrupt before checking for an active run. */
  "interrupt-before-busy": alterRunBodies(({ resume }) =>
    resume?.[0]?.interruptId === "none" ? createError(400, "VALIDATION_ERROR") : undefined,
  ),
  /** Returns the internal id of the active run in CONCURRENT_RUN. */
  "run-in-the-way-unnamed": alterAllErrors((error) => {
    if (error.code === "CONCURRENT_RUN") error.runId = `run_${error.runId}`;
  }),
  /** Omits resumability from an agent's capabilities. */
  "agent-not-resumable": alterCapabilities((body) => {
    body.transport.resumable = false;
  }),
  /** Omits client tools from an agent's capabilities. */
  "agent-without-client-tools": alterCapabilities((body) => {
    body.tools.clientProvided = false;
  }),
  /** Lists an agent's tools without their descriptions. */
  "agent-tools-without-descriptions": alterCapabilities((body) => {
    for (const tool of body.tools.items) tool.description = tool.name;
  }),
  /** Lists a tool that the agent does not have. */
  "agent-lists-more": alterCapabilities((body) => {
    body.tools.items.push({ name: "other/tool", description: "?", parameters: {} });
  }),
};
