/** Mutants of resuming sessions, and of restarts. */

import { afterRestart, withMap } from "../../combinators/compose.ts";
import { alterStreamHeaders } from "../../combinators/events.ts";
import { alterRequests } from "../../combinators/requests.ts";
import { alterResponses } from "../../combinators/responses.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import {
  alterCallEnds,
  at,
  chunks,
  chunksOf,
  getCall,
  messageBodies,
  newestSession,
  parseProgressPath,
  progressError,
  replaceError,
  setText,
} from "./combinators.ts";

const isResumed = (path: string) => parseProgressPath(path)?.part === "resume";
const isPlace = (cursor: string | undefined) => cursor === undefined || /^\d+-\d+$/.test(cursor);

/** Builds a mutation with the run ids of sessions that were named by their clients. */
const knowingNames = (mutateBy: (runs: ReadonlyMap<string, string>) => Mutate): Mutate => {
  return withMap((runs) => [
    alterStreamHeaders((headers, { query, path }) => {
      if (query.session_id !== undefined && query.cursor === undefined && !isResumed(path))
        runs.set(query.session_id, headers["x-run-id"] ?? "");
    }),
    mutateBy(runs),
  ]);
};

export const resumingMutants: Mutants = {
  /** The chunk at the cursor is sent again. */
  "resumed-at-the-cursor": at(/^resume$/, ({ query }) => {
    const [, number = 0, notes = 0] = /^(\d{1,5})-(\d+)$/.exec(query.cursor ?? "") ?? [];
    if (Number(number) > 0)
      query.cursor = Number(notes) > 0 ? `${number}-${Number(notes) - 1}` : `${Number(number) - 1}-9999`;
  }),
  /** The first chunk after a cursor is lost. */
  "resumed-after-the-next": chunks((chunk, { path, query, memory }) => {
    if (!isResumed(path) || (query.cursor ?? "0-0") === "0-0" || memory.begun) return chunk;
    memory.begun = true;
    return [];
  }),
  /** The cursor 0-0 skips the first chunk. */
  "resumed-after-the-first": chunks((chunk, { path, query, seen }) =>
    isResumed(path) && query.cursor === "0-0" && seen.length === 0 ? [] : chunk,
  ),
  /** Ids start with 1-0 after resuming. */
  "resumed-counts-anew": chunks((chunk, { path, seen }) =>
    isResumed(path) ? { ...chunk, id: `${seen.length + 1}-0` } : chunk,
  ),
  /** A resumed stream names another run. */
  "resumed-as-another-run": alterStreamHeaders((headers, { path }) => {
    if (isResumed(path)) headers["x-run-id"] = "run_00000000000000000000000000";
  }),
  /** Resuming a session ends its other streams. */
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
  /** A session can be resumed with GET. */
  "resumed-by-get": (server) => {
    const mutation = alterRequests(() => undefined)(server);
    return {
      before: (request, response, next) => {
        if (request.method === "GET" && isResumed(request.path)) request.method = "POST";
        mutation.before?.(request, response, next);
      },
    };
  },
  /** A cursor ahead of the session is treated as the start. */
  "places-ahead-are-the-beginning": at(/^(?:resume|message)$/, ({ query }) => {
    if (query.cursor === "999999-0") query.cursor = "0-0";
  }),
  /** An invalid cursor is treated as the start. */
  "places-of-any-form": at(/^resume$/, ({ query }) => {
    if (!isPlace(query.cursor)) query.cursor = "0-0";
  }),
  /** An unknown session is the newest one. */
  "unknown-sessions-are-the-newest": at(
    /^(?:resume|stop|message)$/,
    async (wire, { conversation, session, part }, server) => {
      const given = session ?? wire.query.session_id;
      if (given === undefined || !/^(?:none|unknown)/.test(given)) return;
      const newest = await newestSession(server, conversation);
      if (newest === undefined) return;
      if (part === "resume") wire.path = wire.path.replace(/[^/]*$/, encodeURIComponent(newest));
      else wire.query.session_id = newest;
    },
  ),
  /** An unknown conversation is SESSION_NOT_FOUND. */
  "one-kind-of-not-found": replaceError("CONVERSATION_NOT_FOUND", 404, "SESSION_NOT_FOUND"),
  /** A session stops when its client disconnects. */
  "leaving-stops": (server) =>
    alterRequests(({ path, query }, _, response) => {
      const { part, conversation } = parseProgressPath(path) ?? {};
      if (part !== "message" || query.stream === "false" || query.cursor !== undefined) return;
      response.on("close", () => {
        if (!response.writableFinished)
          void server.ask("POST", `/api/v2/conversations/${conversation}/stop/`).catch(() => {});
      });
    })(server),
  /** A session named by its client is not found by its run id. */
  "sessions-of-one-name": knowingNames((runs) =>
    at(/^resume$/, (_, { session }) =>
      [...runs.values()].includes(session ?? "") ? progressError(404, "SESSION_NOT_FOUND") : undefined,
    ),
  ),
  /** active-session and task-status have the run id of a session named by its client. */
  "sessions-known-by-their-runs": knowingNames((runs) =>
    alterResponses(({ body }) => {
      if (typeof body?.sessionId === "string") body.sessionId = runs.get(body.sessionId) ?? body.sessionId;
    }),
  ),
  /** A session id can be used again. */
  "names-taken-again": knowingNames((runs) =>
    at(/^message$/, ({ query }) => {
      if (query.cursor === undefined && runs.has(query.session_id ?? "")) delete query.session_id;
    }),
  ),
  /** Session ids are unique across conversations. */
  "names-of-all-conversations": withMap((known) =>
    at(/^message$/, ({ query, headers }, { conversation }) => {
      const name = query.session_id;
      // Projects have names of their own, be they only those.
      if (name === undefined || query.cursor !== undefined || headers["x-mutant-asks"]) return;
      const owner = known.get(name) ?? conversation;
      known.set(name, owner);
      return owner === conversation ? undefined : progressError(409, "SESSION_ID_REUSED");
    }),
  ),
  /** The message of a request that resumes is sent with later ones. */
  "taken-up-is-sent": withMap((held) =>
    messageBodies((body, { conversation }, { query }) => {
      if (query.cursor !== undefined) held.set(conversation, String(body.content));
      else if (held.has(conversation)) body.content = `${held.get(conversation)}\n${body.content}`;
    }),
  ),
  /** Resuming with a message always starts at the start. */
  "taken-up-from-the-beginning": at(/^message$/, ({ query }) => {
    if (query.cursor !== undefined && query.cursor !== "999999-0") query.cursor = "0-0";
  }),
  /** A cursor without a session id is ignored. */
  "taken-up-without-a-name": at(/^message$/, ({ query }) => {
    if (query.session_id === undefined) delete query.cursor;
  }),
  /** After a restart text streamed before is lost. */
  "restart-loses-text": afterRestart(chunksOf(/^text$/, () => [])),
  /** The response of a session that was killed has its text twice. */
  "restart-says-twice": afterRestart(
    alterResponses(({ status, body }) => {
      if (status === 200 && Array.isArray(body?.tool_calls)) setText(body, body.message + body.message);
    }),
  ),
  /** A session ended by a restart sends two errors. */
  "restart-ends-twice": afterRestart(chunksOf(/^error$/, (chunk) => [chunk, chunk])),
  /** A call repeated after a restart is sent again. */
  "restart-tells-calls-again": afterRestart(
    chunks((chunk, { memory }, kind) => {
      if (kind === "call") memory[getCall(chunk).call_id] = chunk;
      const call = kind === "result" ? memory[getCall(chunk).call_id] : undefined;
      return call === undefined ? chunk : [call, chunk];
    }),
  ),
  /** A call interrupted by a restart has failed. */
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
  /** After a restart ids start with 2-0. */
  "restart-counts-anew": afterRestart(
    chunks((chunk, { path, seen }) =>
      parseProgressPath(path)?.part === "resume" ? { ...chunk, id: `${seen.length + 2}-0` } : chunk,
    ),
  ),
};
