/**
 * Serves the Tambo contract over HTTP. This is a second implementation, which keeps all data in memory and
 * was written from the published document alone.
 */
import { isDeepStrictEqual } from "node:util";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { executeRun, loadServerTools } from "./agent.mjs";
import { createRouteError, Problem, readBody, readParameters, throwIfInvalid } from "./contract.mjs";
import {
  findInitialViolations,
  findRunViolations,
  parseValid,
  readMessages,
  readValid,
} from "./requests.mjs";
import { Run } from "./run.mjs";
import { findToolSchemaViolations } from "./schemas.mjs";
import * as store from "./threads.mjs";

const app = new Hono();

app.onError((error) => {
  if (error instanceof Problem) return error.response();
  console.error(error);
  return new Problem("INTERNAL_ERROR", "Something went wrong on our side.").response();
});

app.notFound((c) => createRouteError(c.req.method, c.req.path).response());

app.get("/healthz", (c) => c.json({ status: "ok" }));

app.get("/v1/threads", (c) => {
  const { contextKey, limit, cursor } = readParameters("listThreads", c.req);
  const all = [...store.threads.values()].reverse();
  const items = contextKey === undefined ? all : all.filter((thread) => thread.contextKey === contextKey);
  const list = JSON.stringify(["threads", contextKey]);
  const { entries, nextCursor } = store.page(items, {
    limit,
    cursor,
    list,
    descending: true,
    defaultLimit: 20,
  });
  return c.json({ threads: entries.map(store.toThreadView), nextCursor });
});

app.post("/v1/threads", async (c) => {
  const request = await readValid(c.req.raw, "CreateThreadRequest", {});
  throwIfInvalid(findInitialViolations(request.initialMessages ?? []));
  const thread = store.createThread(request);
  return c.json({ thread: store.toThreadView(thread) }, 201);
});

app.get("/v1/threads/:threadId", (c) => {
  const { threadId, toolRepresentation } = readParameters("getThread", c.req);
  const thread = store.findThread(threadId);
  const messages = store.toMessageViews(thread, thread.messages, toolRepresentation);
  return c.json({ thread: store.toThreadView(thread), messages });
});

app.delete("/v1/threads/:threadId", (c) => {
  const thread = store.findThread(readParameters("deleteThread", c.req).threadId);
  thread.active?.cancel();
  store.threads.delete(thread.id);
  for (const [key, { run }] of idempotent) if (run.thread === thread) idempotent.delete(key);
  return c.body(null, 204);
});

app.get("/v1/threads/:threadId/messages", (c) => {
  const parameters = readParameters("listMessages", c.req);
  const { threadId, limit, cursor, order = "asc", toolRepresentation } = parameters;
  const thread = store.findThread(threadId);
  const descending = order === "desc";
  const visible = store.visibleMessages(thread.messages);
  const items = descending ? visible.reverse() : visible;
  const list = JSON.stringify(["messages", threadId, order]);
  const { entries, nextCursor } = store.page(items, { limit, cursor, list, descending, defaultLimit: 50 });
  return c.json({ messages: store.toMessageViews(thread, entries, toolRepresentation), nextCursor });
});

app.get("/v1/threads/:threadId/messages/:messageId", (c) => {
  const { threadId, messageId, toolRepresentation } = readParameters("getMessage", c.req);
  const thread = store.findThread(threadId);
  const matches = thread.messages.filter(({ id }) => id === messageId);
  const [message] = store.toMessageViews(thread, matches, toolRepresentation);
  if (!message) throw new Problem("MESSAGE_NOT_FOUND", `There is no message "${messageId}" in the thread.`);
  return c.json({ message });
});

app.post("/v1/threads/:threadId/components/:componentId/state", async (c) => {
  const body = await readBody(c.req.raw);
  const { threadId, componentId } = readParameters("updateComponentState", c.req);
  const change = parseValid("UpdateComponentStateRequest", body);
  if ((change.state === undefined) === (change.patch === undefined)) {
    throwIfInvalid([{ pointer: "", detail: "give exactly one of state and patch" }]);
  }
  const state = store.pushState(store.findThread(threadId), componentId, change);
  return c.json({ componentId, state });
});

function streamResponse(run, body) {
  const headers = {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-cache, no-transform",
    "X-Accel-Buffering": "no",
    "X-Thread-Id": run.thread.id,
    "X-Run-Id": run.id,
  };
  return new Response(body, { headers });
}

/** The runs by `Idempotency-Key`, with their request bodies. */
const idempotent = new Map();

/** Returns the run that an earlier request with the same key started. */
function findStartedRun(key, requestKey) {
  const started = idempotent.get(key);
  if (started && !isDeepStrictEqual(started.requestKey, requestKey)) {
    const detail = "The key was first used with another body or on another thread.";
    throw new Problem("IDEMPOTENCY_KEY_REUSED", `${detail} Use a new key for a new request.`);
  }
  return started?.run;
}

/** Starts a run. All validation is done before anything is changed. */
function startRun(threadId, request, serverTools) {
  const existing = store.threads.get(threadId);
  if (!existing && !request.createThread) store.findThread(threadId);
  const active = existing?.active;
  if (active) {
    const detail = `Run "${active.id}" is active. Wait until it ends, or cancel it with DELETE.`;
    throw new Problem("CONCURRENT_RUN", detail, { runId: active.id });
  }
  const { messages, pending } = readMessages(existing, request);

  const { contextKey } = request;
  const thread = existing ?? store.createThread({ id: threadId, contextKey });
  thread.contextKey ??= contextKey;
  for (const message of messages) store.addMessage(thread, message);
  const run = new Run(thread, request.onDisconnect === "continue", request.metadata);
  thread.paused?.continueWith(run);
  thread.paused = undefined;
  thread.pending = [];
  if (pending.length > 0) run.pause(pending);
  else executeRun(run, request, serverTools);
  return run;
}

app.post("/v1/threads/:threadId/runs", async (c) => {
  const body = await readBody(c.req.raw);
  const parameters = readParameters("createRun", c.req);
  const { threadId, wire = "ag-ui", toolRepresentation = "fields", "Idempotency-Key": key } = parameters;
  const request = parseValid("CreateRunRequest", body);
  throwIfInvalid(findToolSchemaViolations(request));
  const serverTools = await loadServerTools();
  throwIfInvalid(findRunViolations(request, serverTools));
  const requestKey = { threadId, body };
  const run = findStartedRun(key, requestKey) ?? startRun(threadId, request, serverTools);
  if (key !== undefined) idempotent.set(key, { run, requestKey });
  return streamResponse(run, run.read(0, wire, toolRepresentation, c.req.raw.signal));
});

function findRun({ threadId, runId }) {
  const run = store.findThread(threadId).runs.get(runId);
  if (!run) throw new Problem("RUN_NOT_FOUND", `There is no run "${runId}" in the thread.`);
  return run;
}

/** Returns the last position that the client has received, or `undefined` if the client sends none. */
function parsePosition({ after, "Last-Event-ID": lastEventId }) {
  if (after !== undefined || !lastEventId) return after;
  if (!/^[0-9]{1,15}$/.test(lastEventId)) {
    throwIfInvalid([{ pointer: "/Last-Event-ID", detail: "is not the id of an event" }]);
  }
  return Number(lastEventId);
}

app.get("/v1/threads/:threadId/runs/:runId", (c) => {
  const parameters = readParameters("reconnectRun", c.req);
  const { wire = "ag-ui", toolRepresentation = "fields" } = parameters;
  const position = parsePosition(parameters);
  const run = findRun(parameters);
  if (position > run.head) {
    const detail = `The run has ${run.head} events so far; there is no event ${position}.`;
    throw new Problem("POSITION_AHEAD", detail, { runId: run.id });
  }
  const isLive = run.status === "running";
  const body =
    position === undefined && !isLive
      ? run.describeState()
      : run.read(position, wire, toolRepresentation, c.req.raw.signal);
  return streamResponse(run, body);
});

app.delete("/v1/threads/:threadId/runs/:runId", (c) => {
  const parameters = readParameters("cancelRun", c.req);
  let run = findRun(parameters);
  while (run.continuedBy) run = run.continuedBy;
  if (run.hasEnded && run.status !== "cancelled") {
    throw new Problem("RUN_FINISHED", `Run "${run.id}" has ended.`, { runId: run.id });
  }
  if (!run.hasEnded) run.cancel();
  return c.json({ runId: parameters.runId, status: "cancelled" });
});

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 8080), hostname: "127.0.0.1" }, ({ port }) => {
  console.log(`Listening on http://127.0.0.1:${port}`);
});
