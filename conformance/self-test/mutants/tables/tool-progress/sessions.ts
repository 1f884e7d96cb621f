/** Mutants of the status of sessions, of stopping them, and of concurrent messages. */

import { combine, withMap, withSet } from "../../combinators/compose.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { ignoreAborts } from "../../combinators/models.ts";
import { ignoreIdempotencyKeys } from "../../combinators/requests.ts";
import { alterErrors, alterResponses, alterSuccess } from "../../combinators/responses.ts";
import { setFields } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import {
  at,
  chunksOf,
  messageBodies,
  parseProgressPath,
  progressError,
  replaceChunk,
  setText,
} from "./combinators.ts";

/** Alters the responses of `active-session` or `task-status` in both versions. */
const telling = (
  operation: "getActiveSession" | "getTaskStatus",
  alter: (body: Loose, path: string) => void,
): Mutate =>
  combine(
    ...["", "V1"].map((version) =>
      alterSuccess(`${operation}${version}`, ({ body, request }) => alter(body, request.path)),
    ),
  );

/** Alters the responses of stopping a session. */
const stopping = (alter: (answer: { status: number; body: Loose }) => void): Mutate =>
  alterResponses((answer) => {
    if (parseProgressPath(answer.request.path)?.part === "stop") alter(answer);
  });

/** Always reports the session that was reported first. */
const firstOf = (operation: "getActiveSession" | "getTaskStatus"): Mutate =>
  withMap((first) =>
    telling(operation, (body) => {
      const id = first.get(body.conversationId) ?? body.sessionId;
      first.set(body.conversationId, id);
      body.sessionId = id;
    }),
  );

export const sessionMutants: Mutants = {
  /** Idempotency-Key is ignored. */
  "idempotency-key-ignored": ignoreIdempotencyKeys,
  /** An active session is reported as idle. */
  "sessions-never-active": telling("getActiveSession", (body) => {
    if (body.status === "active") body.status = "idle";
  }),
  /** An ended session is reported as active. */
  "sessions-never-over": telling("getActiveSession", setFields({ status: "active" })),
  /** Timestamps of a session are in seconds. */
  "sessions-in-seconds": telling("getActiveSession", (body) => {
    body.startedAt = Math.floor(body.startedAt / 1000);
    body.lastActivity = Math.floor(body.lastActivity / 1000);
  }),
  /** The cursor of a session is always 0-0. */
  "sessions-from-the-beginning": telling("getActiveSession", setFields({ cursor: "0-0" })),
  /** The first session is reported, not the newest. */
  "sessions-first": firstOf("getActiveSession"),
  /** The first task is reported, not the newest. */
  "tasks-first": firstOf("getTaskStatus"),
  /** No task is active. */
  "tasks-never-active": telling("getTaskStatus", setFields({ isActive: false })),
  /** Every task is active. */
  "tasks-always-active": telling("getTaskStatus", setFields({ isActive: true })),
  /** The session of an unknown conversation is null. */
  "nothing-told-of-nothing": alterResponses((answer) => {
    if (answer.body?.code !== "CONVERSATION_NOT_FOUND" || answer.request.method !== "GET") return;
    answer.status = 200;
    answer.body = null;
  }),
  /** The response to a stop has an empty message. */
  "stopped-without-words": stopping(({ body }) => {
    if (body?.success) body.message = "";
  }),
  /** Stopping an ended session fails. */
  "stopped-again-is-a-failure": withSet((stopped) =>
    stopping((answer) => {
      const { path } = (answer as Loose).request;
      const conversation = parseProgressPath(path)?.conversation ?? "";
      if (answer.status === 200 && stopped.has(conversation))
        Object.assign(answer, progressError(409, "CONCURRENT_SESSION"));
      stopped.add(conversation);
    }),
  ),
  /** Stopping in an unknown conversation succeeds. */
  "stopped-out-of-nothing": stopping((answer) => {
    if (answer.body?.code === "CONVERSATION_NOT_FOUND")
      Object.assign(answer, { status: 200, body: { success: true, message: "Nothing goes on." } });
  }),
  /** Stopping by session id has no effect. */
  "stopped-by-anyone": at(/^stop$/, ({ query }) =>
    /^(?:mine|run_)/.test(query.session_id ?? "")
      ? { status: 200, body: { success: true, message: "It is stopped." } }
      : undefined,
  ),
  /** Stopping a session does not abort its model request. */
  "model-not-left": ignoreAborts,
  /** The stream of a stopped session has no error. */
  "stopped-ends-well": chunksOf(/^error$/, (chunk) =>
    chunk.payload.error.code === "CANCELLED" ? [] : chunk,
  ),
  /** The error of a stopped session is also its text. */
  "stopped-with-text": chunksOf(/^error$/, ({ payload, ...chunk }) => {
    if (payload.error.code === "CANCELLED") setText(payload, payload.error.message);
    return { ...chunk, payload };
  }),
  /** A rejected message stops the active session. */
  "refused-stops": (server) =>
    alterErrors("CONCURRENT_SESSION", ({ request }) => {
      const { conversation } = parseProgressPath(request.path) ?? {};
      void server.ask("POST", `/api/v2/conversations/${conversation}/stop/`).catch(() => {});
    })(server),
  /** A rejected message fails the active session. */
  "refused-fails-the-session": withSet((disturbed) => [
    alterErrors("CONCURRENT_SESSION", ({ request }) => {
      disturbed.add(parseProgressPath(request.path)?.conversation);
    }),
    chunksOf(/^text$/, (chunk, { path, memory }) => {
      if (!disturbed.has(parseProgressPath(path)?.conversation)) return chunk;
      const error = { code: "CONCURRENT_SESSION", message: "Another message has come." };
      const first = memory.failed === undefined;
      memory.failed = true;
      return first ? replaceChunk(chunk, error.message, { error }) : [];
    }),
  ]),
  /** A rejected message is sent with the next one. */
  "refused-is-kept": (server) => {
    const sent = new Map<string, string>();
    const refused = new Map<string, string>();
    return combine(
      alterErrors("CONCURRENT_SESSION", ({ request }) => {
        const { conversation = "" } = parseProgressPath(request.path) ?? {};
        if (sent.has(conversation)) refused.set(conversation, sent.get(conversation) ?? "");
      }),
      messageBodies((body, { conversation }) => {
        const { content } = body;
        sent.set(conversation, String(content));
        if (refused.has(conversation)) body.content = `${refused.get(conversation)}\n${content}`;
      }),
    )(server);
  },
  /** An active session blocks other conversations. */
  "one-session-at-a-time": withMap((active, server) =>
    messageBodies(async (body, { conversation }, { query }) => {
      const own = /conform:([^.\]]+)/.exec(String(body.content))?.[1];
      if (own === undefined || own === "none" || query.cursor !== undefined) return;
      const other = active.get(own);
      active.set(own, conversation);
      if (other === undefined || other === conversation) return;
      const { text } = await server.ask("GET", `/api/v2/conversations/${other}/task-status`);
      return JSON.parse(text).isActive ? progressError(409, "CONCURRENT_SESSION") : undefined;
    }),
  ),
};
