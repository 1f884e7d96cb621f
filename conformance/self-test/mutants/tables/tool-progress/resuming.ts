/** Mutants with defects in resuming sessions, and in restarts. */

import { afterRestart, withMap } from "../../combinators/compose.ts";
import { alterStreamHeaders } from "../../combinators/events.ts";
import { alterRequests } from "../../combinators/requests.ts";
import { alterResponses } from "../../combinators/responses.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import {
  alterCallEnds,
  alterChunks,
  alterChunksOf,
  alterMessageBodies,
  alterRequestsAt,
  createError,
  findNewestSession,
  getCall,
  parseProgressPath,
  replaceError,
  setText,
} from "./combinators.ts";

const isResumed = (path: string) => parseProgressPath(path)?.part === "resume";
const isCursor = (cursor: string | undefined) => cursor === undefined || /^\d+-\d+$/.test(cursor);

/** Builds a mutation that receives the run ids of sessions whose ids the client chose. */
const withRunIds = (mutateBy: (runs: ReadonlyMap<string, string>) => Mutate): Mutate => {
  return withMap((runs) => [
    alterStreamHeaders((headers, { query, path }) => {
      if (query.session_id !== undefined && query.cursor === undefined && !isResumed(path))
        runs.set(query.session_id, headers["x-run-id"] ?? "");
    }),
    mutateBy(runs),
  ]);
};

export const resumingMutants: Mutants = {
  /** Sends the chunk at the cursor again. */
  "resumed-at-the-cursor": alterRequestsAt(/^resume$/, ({ query }) => {
    const [, number = 0, notes = 0] = /^(\d{1,5})-(\d+)$/.exec(query.cursor ?? "") ?? [];
    if (Number(number) > 0)
      query.cursor = Number(notes) > 0 ? `${number}-${Number(notes) - 1}` : `${Number(number) - 1}-9999`;
  }),
  /** Skips the first chunk after the cursor. */
  "resumed-after-the-next": alterChunks((chunk, { path, query, memory }) => {
    if (!isResumed(path) || (query.cursor ?? "0-0") === "0-0" || memory.begun) return chunk;
    memory.begun = true;
    return [];
  }),
  /** Skips the first chunk after the cursor 0-0. */
  "resumed-after-the-first": alterChunks((chunk, { path, query, previous }) =>
    isResumed(path) && query.cursor === "0-0" && previous.length === 0 ? [] : chunk,
  ),
  /** Numbers chunks from 1-0 in a resumed stream. */
  "resumed-counts-anew": alterChunks((chunk, { path, previous }) =>
    isResumed(path) ? { ...chunk, id: `${previous.length + 1}-0` } : chunk,
  ),
  /** Sends a different run id with a resumed stream. */
  "resumed-as-another-run": alterStreamHeaders((headers, { path }) => {
    if (isResumed(path)) headers["x-run-id"] = "run_00000000000000000000000000";
  }),
  /** Ends a session's other streams when the session is resumed. */
  "resumed-by-one-reader": withMap((readers) =>
    alterRequests(({ path }, _, response) => {
      if (!isResumed(path)) return;
      readers.get(path)?.destroy();
      readers.set(path, response);
      response.on("finish", () => {
        if (readers.get(path) === response) readers.delete(path);
      });
    }),
  ),
  /** Also allows resuming a session with GET. */
  "resumed-by-get": (server) => {
    const mutation = alterRequests(() => undefined)(server);
    return {
      before: (request, response, next) => {
        if (request.method === "GET" && isResumed(request.path)) request.method = "POST";
        mutation.before?.(request, response, next);
      },
    };
  },
  /** Replays from the start if the cursor is ahead of the session. */
  "places-ahead-are-the-beginning": alterRequestsAt(/^(?:resume|message)$/, ({ query }) => {
    if (query.cursor === "999999-0") query.cursor = "0-0";
  }),
  /** Replays from the start if the cursor is invalid. */
  "places-of-any-form": alterRequestsAt(/^resume$/, ({ query }) => {
    if (!isCursor(query.cursor)) query.cursor = "0-0";
  }),
  /** Uses the newest session if the session is unknown. */
  "unknown-sessions-are-the-newest": alterRequestsAt(
    /^(?:resume|stop|message)$/,
    async (wire, { conversation, session, part }, server) => {
      const sessionId = session ?? wire.query.session_id;
      if (sessionId === undefined || !/^(?:none|unknown)/.test(sessionId)) return;
      const newest = await findNewestSession(server, conversation);
      if (newest === undefined) return;
      if (part === "resume") wire.path = wire.path.replace(/[^/]*$/, encodeURIComponent(newest));
      else wire.query.session_id = newest;
    },
  ),
  /** Returns SESSION_NOT_FOUND if the conversation is unknown. */
  "one-kind-of-not-found": replaceError("CONVERSATION_NOT_FOUND", 404, "SESSION_NOT_FOUND"),
  /** Stops a session when its client disconnects. */
  "leaving-stops": (server) =>
    alterRequests(({ path, query }, _, response) => {
      const { part, conversation } = parseProgressPath(path) ?? {};
      if (part !== "message" || query.stream === "false" || query.cursor !== undefined) return;
      response.on("close", () => {
        if (!response.writableFinished)
          void server.ask("POST", `/api/v2/conversations/${conversation}/stop/`).catch(() => {});
      });
    })(server),
  /** Does not find a session by its run id if the client chose the session id. */
  "sessions-of-one-name": withRunIds((runs) =>
    alterRequestsAt(/^resume$/, (_, { session }) =>
      [...runs.values()].includes(session ?? "") ? createError(404, "SESSION_NOT_FOUND") : undefined,
    ),
  ),
  /** Returns the run id from active-session and task-status even if the client chose the session id. */
  "sessions-known-by-their-runs": withRunIds((runs) =>
    alterResponses(({ body }) => {
      if (typeof body?.sessionId === "string") body.sessionId = runs.get(body.sessionId) ?? body.sessionId;
    }),
  ),
  /** Accepts a session id that has already been used. */
  "names-taken-again": withRunIds((runs) =>
    alterRequestsAt(/^message$/, ({ query }) => {
      if (query.cursor === undefined && runs.has(query.session_id ?? "")) delete query.session_id;
    }),
  ),
  /** Rejects a session id that is used in another conversation. */
  "names-of-all-conversations": withMap((owners) =>
    alterRequestsAt(/^message$/, ({ query, headers }, { conversation }) => {
      const name = query.session_id;
      // Requests that a mutation sends to its own server are not counted.
      if (name === undefined || query.cursor !== undefined || headers["x-mutant-asks"]) return;
      const owner = owners.get(name) ?? conversation;
      owners.set(name, owner);
      return owner === conversation ? undefined : createError(409, "SESSION_ID_REUSED");
    }),
  ),
  /** Sends the message in a resume request to the model, together with later messages. */
  "taken-up-is-sent": withMap((held) =>
    alterMessageBodies((body, { conversation }, { query }) => {
      if (query.cursor !== undefined) held.set(conversation, String(body.content));
      else if (held.has(conversation)) body.content = `${held.get(conversation)}\n${body.content}`;
    }),
  ),
  /** Replays from the start if a message request resumes a session. */
  "taken-up-from-the-beginning": alterRequestsAt(/^message$/, ({ query }) => {
    if (query.cursor !== undefined && query.cursor !== "999999-0") query.cursor = "0-0";
  }),
  /** Ignores Last-Event-ID if the request has a cursor. */
  "cursors-before-last-ids": alterRequestsAt(/^(?:resume|message)$/, ({ headers, query }) => {
    if (query.cursor !== undefined) delete headers["last-event-id"];
  }),
  /** Accepts Last-Event-ID only in resume requests. */
  "last-ids-of-resumes": alterRequestsAt(/^message$/, ({ headers, query }) => {
    if (query.session_id !== undefined) delete headers["last-event-id"];
  }),
  /** Replays from the start if Last-Event-ID is empty. */
  "empty-ids-are-the-beginning": alterRequestsAt(/^resume$/, ({ headers }) => {
    if (headers["last-event-id"] === "") headers["last-event-id"] = "0-0";
  }),
  /** Replays from the start if Last-Event-ID is invalid. */
  "last-ids-of-any-form": alterRequestsAt(/^resume$/, ({ headers }) => {
    if (!/^(?:\d+-\d+)?$/.test(headers["last-event-id"] ?? "")) delete headers["last-event-id"];
  }),
  /** Sends a message that has a Last-Event-ID but no session id. */
  "last-ids-without-a-name": alterRequestsAt(/^message$/, ({ headers, query }) => {
    if (query.session_id === undefined) delete headers["last-event-id"];
  }),
  /** Ignores a cursor that is sent without a session id. */
  "taken-up-without-a-name": alterRequestsAt(/^message$/, ({ query }) => {
    if (query.session_id === undefined) delete query.cursor;
  }),
  /** Loses streamed text during a restart. */
  "restart-loses-text": afterRestart(alterChunksOf(/^text$/, () => [])),
  /** Repeats the text in the response of a session whose process was killed. */
  "restart-says-twice": afterRestart(
    alterResponses(({ status, body }) => {
      if (status === 200 && Array.isArray(body?.tool_calls)) setText(body, body.message + body.message);
    }),
  ),
  /** Sends two errors for a session that was ended by a restart. */
  "restart-ends-twice": afterRestart(alterChunksOf(/^error$/, (chunk) => [chunk, chunk])),
  /** Sends the start of a call again if the call is repeated after a restart. */
  "restart-tells-calls-again": afterRestart(
    alterChunks((chunk, { memory }, kind) => {
      if (kind === "call") memory[getCall(chunk).call_id] = chunk;
      const call = kind === "result" ? memory[getCall(chunk).call_id] : undefined;
      return call === undefined ? chunk : [call, chunk];
    }),
  ),
  /** Fails a call that was interrupted by a restart. */
  "restart-fails-calls": afterRestart(
    alterCallEnds(({ tool_call_details: details }) => {
      const message = "The server was restarted.";
      Object.assign(details, {
        summary: `❌ **Error**\n\n${message}`,
        is_error: true,
        error: { code: "interrupted", message },
      });
    }),
  ),
  /** Numbers chunks from 2-0 after a restart. */
  "restart-counts-anew": afterRestart(
    alterChunks((chunk, { path, previous }) =>
      parseProgressPath(path)?.part === "resume" ? { ...chunk, id: `${previous.length + 2}-0` } : chunk,
    ),
  ),
};
