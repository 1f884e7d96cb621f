/** Mutants with defects in the status of sessions, in stopping them, and in concurrent messages. */

import { combine, withMap, withSet } from "../../combinators/compose.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { ignoreAborts } from "../../combinators/models.ts";
import { ignoreIdempotencyKeys } from "../../combinators/requests.ts";
import { alterErrors, alterResponses, alterSuccess } from "../../combinators/responses.ts";
import { setFields } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import {
  alterChunksOf,
  alterMessageBodies,
  alterRequestsAt,
  createError,
  parseProgressPath,
  replaceChunk,
  setText,
} from "./combinators.ts";

/** Alters the responses from `active-session` or `task-status` in both versions. */
const alterStatusResponses = (
  operation: "getActiveSession" | "getTaskStatus",
  alter: (body: Loose, path: string) => void,
): Mutate =>
  combine(
    ...["", "V1"].map((version) =>
      alterSuccess(`${operation}${version}`, ({ body, request }) => alter(body, request.path)),
    ),
  );

/** Alters the responses to stop requests. */
const alterStopResponses = (alter: (response: { status: number; body: Loose }) => void): Mutate =>
  alterResponses((response) => {
    if (parseProgressPath(response.request.path)?.part === "stop") alter(response);
  });

/** Always reports the session that was reported first. */
const reportFirst = (operation: "getActiveSession" | "getTaskStatus"): Mutate =>
  withMap((first) =>
    alterStatusResponses(operation, (body) => {
      const id = first.get(body.conversationId) ?? body.sessionId;
      first.set(body.conversationId, id);
      body.sessionId = id;
    }),
  );

export const sessionMutants: Mutants = {
  /** Ignores the Idempotency-Key header. */
  "idempotency-key-ignored": ignoreIdempotencyKeys,
  /** Reports an active session as idle. */
  "sessions-never-active": alterStatusResponses("getActiveSession", (body) => {
    if (body.status === "active") body.status = "idle";
  }),
  /** Reports an ended session as active. */
  "sessions-never-over": alterStatusResponses("getActiveSession", setFields({ status: "active" })),
  /** Reports a failed session and its task as active. */
  "failed-sessions-active": withSet((failed) => [
    alterChunksOf(/error/, (_, { path }) => {
      failed.add(parseProgressPath(path)?.conversation);
    }),
    alterStatusResponses("getActiveSession", (body) => {
      if (failed.has(body.conversationId)) body.status = "active";
    }),
    alterStatusResponses("getTaskStatus", (body) => {
      if (failed.has(body.conversationId)) body.isActive = true;
    }),
  ]),
  /** Returns a session's timestamps in seconds. */
  "sessions-in-seconds": alterStatusResponses("getActiveSession", (body) => {
    body.startedAt = Math.floor(body.startedAt / 1000);
    body.lastActivity = Math.floor(body.lastActivity / 1000);
  }),
  /** Always returns 0-0 as the cursor of a session. */
  "sessions-from-the-beginning": alterStatusResponses("getActiveSession", setFields({ cursor: "0-0" })),
  /** Reports the first session instead of the newest session. */
  "sessions-first": reportFirst("getActiveSession"),
  /** Reports the first task instead of the newest task. */
  "tasks-first": reportFirst("getTaskStatus"),
  /** Reports all tasks as inactive. */
  "tasks-never-active": alterStatusResponses("getTaskStatus", setFields({ isActive: false })),
  /** Reports all tasks as active. */
  "tasks-always-active": alterStatusResponses("getTaskStatus", setFields({ isActive: true })),
  /** Returns null as the session of an unknown conversation. */
  "nothing-told-of-nothing": alterResponses((response) => {
    if (response.body?.code !== "CONVERSATION_NOT_FOUND" || response.request.method !== "GET") return;
    response.status = 200;
    response.body = null;
  }),
  /** Returns an empty message in the response to a stop request. */
  "stopped-without-words": alterStopResponses(({ body }) => {
    if (body?.success) body.message = "";
  }),
  /** Rejects a request to stop an ended session. */
  "stopped-again-is-a-failure": withSet((stopped) =>
    alterStopResponses((response) => {
      const { path } = (response as Loose).request;
      const conversation = parseProgressPath(path)?.conversation ?? "";
      if (response.status === 200 && stopped.has(conversation))
        Object.assign(response, createError(409, "CONCURRENT_SESSION"));
      stopped.add(conversation);
    }),
  ),
  /** Confirms a stop request in an unknown conversation. */
  "stopped-out-of-nothing": alterStopResponses((response) => {
    if (response.body?.code === "CONVERSATION_NOT_FOUND")
      Object.assign(response, { status: 200, body: { success: true, message: "No session is active." } });
  }),
  /** Confirms a stop request that names a session, without stopping the session. */
  "stopped-by-anyone": alterRequestsAt(/^stop$/, ({ query }) =>
    /^(?:mine|run_)/.test(query.session_id ?? "")
      ? { status: 200, body: { success: true, message: "It is stopped." } }
      : undefined,
  ),
  /** Does not abort the model request of a stopped session. */
  "model-not-left": ignoreAborts,
  /** Omits the error from the stream of a stopped session. */
  "stopped-ends-well": alterChunksOf(/^error$/, (chunk) =>
    chunk.payload.error.code === "CANCELLED" ? [] : chunk,
  ),
  /** Also sends a stopped session's error as text. */
  "stopped-with-text": alterChunksOf(/^error$/, ({ payload, ...chunk }) => {
    if (payload.error.code === "CANCELLED") setText(payload, payload.error.message);
    return { ...chunk, payload };
  }),
  /** Stops the active session when it rejects a message. */
  "refused-stops": (server) =>
    alterErrors("CONCURRENT_SESSION", ({ request }) => {
      const { conversation } = parseProgressPath(request.path) ?? {};
      void server.ask("POST", `/api/v2/conversations/${conversation}/stop/`).catch(() => {});
    })(server),
  /** Fails the active session when it rejects a message. */
  "refused-fails-the-session": withSet((disturbed) => [
    alterErrors("CONCURRENT_SESSION", ({ request }) => {
      disturbed.add(parseProgressPath(request.path)?.conversation);
    }),
    alterChunksOf(/^text$/, (chunk, { path, memory }) => {
      if (!disturbed.has(parseProgressPath(path)?.conversation)) return chunk;
      const error = { code: "CONCURRENT_SESSION", message: "Another message has come." };
      const first = memory.failed === undefined;
      memory.failed = true;
      return first ? replaceChunk(chunk, error.message, { error }) : [];
    }),
  ]),
  /** Sends a rejected message to the model together with the next message. */
  "refused-is-kept": (server) => {
    const sent = new Map<string, string>();
    const rejected = new Map<string, string>();
    return combine(
      alterErrors("CONCURRENT_SESSION", ({ request }) => {
        const { conversation = "" } = parseProgressPath(request.path) ?? {};
        if (sent.has(conversation)) rejected.set(conversation, sent.get(conversation) ?? "");
      }),
      alterMessageBodies((body, { conversation }) => {
        const { content } = body;
        sent.set(conversation, String(content));
        if (rejected.has(conversation)) body.content = `${rejected.get(conversation)}\n${content}`;
      }),
    )(server);
  },
  /** Rejects a message while another conversation has an active session. */
  "one-session-at-a-time": withMap((active, server) =>
    alterMessageBodies(async (body, { conversation }, { query }) => {
      const caseId = /conform:([^.\]]+)/.exec(String(body.content))?.[1];
      if (caseId === undefined || caseId === "none" || query.cursor !== undefined) return;
      const other = active.get(caseId);
      active.set(caseId, conversation);
      if (other === undefined || other === conversation) return;
      const { text } = await server.ask("GET", `/api/v2/conversations/${other}/task-status`);
      return JSON.parse(text).isActive ? createError(409, "CONCURRENT_SESSION") : undefined;
    }),
  ),
};
