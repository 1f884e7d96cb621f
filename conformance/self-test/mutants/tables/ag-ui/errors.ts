/** Mutants of the errors of requests, their order and keys, and of the capabilities of an agent. */

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
import { agentError, agentRun } from "./combinators.ts";

const isUnknownAgent = (path: string) => path.startsWith("/ag-ui/no-");

/** Alters errors. */
const errors = (alter: (error: Loose, answer: { status: number; body: Loose }) => void): Mutate =>
  alterResponses((answer) => {
    if (answer.body?.error !== undefined) alter(answer.body.error, answer);
  });

const coded = (from: string, status: number, to: string): Mutate =>
  errors((error, answer) => {
    if (error.code !== from) return;
    answer.status = status;
    answer.body = { error: { code: to, message: error.message } };
  });

const capabilities = (alter: (body: Loose) => void) =>
  alterSuccess("getCapabilities", ({ body }: MutableResponse) => alter(body));

export const refusalMutants: Mutants = {
  /** The error of an unknown path is plain text. */
  "unknown-path-as-text": alterResponses((answer) => {
    if (answer.body?.error?.code !== "NOT_FOUND") return;
    answer.body = "Cannot find it";
    answer.headers["content-type"] = "text/plain";
  }),
  /** An unsupported method is NOT_FOUND. */
  "unknown-method-not-found": coded("METHOD_NOT_ALLOWED", 404, "NOT_FOUND"),
  /** An unknown agent is the default agent. */
  "unknown-agent-is-default": alterRequests((wire) => {
    if (isUnknownAgent(wire.path)) wire.path = wire.path.replace(/^\/ag-ui\/[^/]*/, "/ag-ui/default");
  }),
  /** The default agent has another name. */
  "no-default-agent": alterResponses(({ body }) => {
    if (body?.identity !== undefined) body.identity.name = "main";
  }),
  /** A rejected run has created its thread. */
  "refused-creates-a-thread": alterRequests(async ({ operation, path, body }, server) => {
    const refused = isUnknownAgent(path) || body?.forwardedProps?.tambo?.model === "none/such";
    if (operation === "runAgent" && refused && body?.threadId && body.messages)
      await server.ask("POST", "/ag-ui/default", {
        ...{ threadId: body.threadId, runId: crypto.randomUUID(), messages: [], tools: [], context: [] },
      });
  }),
  /** The messages of a rejected run are stored. */
  "refused-is-stored": agentRun(async (body, server) => {
    if (body.resume?.[0]?.interruptId !== "none" && body.forwardedProps?.tambo?.model !== "none/such") return;
    const last = { id: crypto.randomUUID(), role: "assistant", content: "Refused." };
    await server.ask("POST", "/ag-ui/default", {
      ...{ threadId: body.threadId, runId: crypto.randomUUID(), tools: [], context: [] },
      messages: [...body.messages, last],
    });
  }),
  /** A request without a key belongs to the first project. */
  "no-key-needed": acceptMissingKey("/ag-ui/"),
  /** Any key belongs to the first project. */
  "any-key-will-do": acceptAnyKey("/ag-ui/"),
  /** A key is read only from Authorization. */
  "one-header-for-keys": ignoreKeyHeader("/ag-ui/"),
  /** The keys of all projects open all threads. */
  "agents-of-any-project": shareProjects("/ag-ui/"),
  /** The body is checked before the key. */
  "body-before-key": alterRequests(({ path, body }) =>
    path.startsWith("/ag-ui/") && typeof body === "string" ? agentError(400, "INVALID_JSON") : undefined,
  ),
  /** An unknown agent is reported before an invalid body. */
  "agent-before-body": alterRequests(({ path, headers }) =>
    isUnknownAgent(path) && headers.authorization !== undefined
      ? agentError(404, "AGENT_NOT_FOUND")
      : undefined,
  ),
  /** An unknown or busy thread is reported before an unknown agent. */
  "thread-before-agent": errors((error, answer) => {
    if (error.code !== "AGENT_NOT_FOUND") return;
    error.code = "THREAD_NOT_FOUND";
    answer.status = 404;
  }),
  /** An active run is reported before a used run id. */
  "busy-before-run-id": coded("RUN_ID_REUSED", 409, "CONCURRENT_RUN"),
  /** A response to an unknown interrupt is reported before an active run. */
  "interrupt-before-busy": agentRun(({ resume }) =>
    resume?.[0]?.interruptId === "none" ? agentError(400, "VALIDATION_ERROR") : undefined,
  ),
  /** CONCURRENT_RUN names the active run by its internal id. */
  "run-in-the-way-unnamed": errors((error) => {
    if (error.code === "CONCURRENT_RUN") error.runId = `run_${error.runId}`;
  }),
  /** An agent's capabilities do not say that its runs can be resumed. */
  "agent-not-resumable": capabilities((body) => {
    body.transport.resumable = false;
  }),
  /** An agent's capabilities say that it takes no client tools. */
  "agent-without-client-tools": capabilities((body) => {
    body.tools.clientProvided = false;
  }),
  /** An agent lists its tools without their descriptions. */
  "agent-tools-without-descriptions": capabilities((body) => {
    for (const tool of body.tools.items) tool.description = tool.name;
  }),
  /** An agent lists a tool that it does not have. */
  "agent-lists-more": capabilities((body) => {
    body.tools.items.push({ name: "other/tool", description: "?", parameters: {} });
  }),
};
