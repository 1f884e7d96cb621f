/** Mutants of sessions that are taken up again: from where, by whom, under which ids. */

import { answers } from "../../combinators/answers.ts";
import { streamHeaders } from "../../combinators/events.ts";
import { chunks } from "../../combinators/progress-chunks.ts";
import {
  at,
  messageBodies,
  newestSession,
  progressError,
  progressPlace,
  recoded,
} from "../../combinators/progress-requests.ts";
import { requests } from "../../combinators/requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

const isResumed = (path: string) => progressPlace(path)?.part === "resume";
const isPlace = (cursor: string | undefined) => cursor === undefined || /^\d+-\d+$/.test(cursor);

/** Ids of runs whose sessions were named by their clients, by those names. */
const knowingNames = (mutateBy: (runs: ReadonlyMap<string, string>) => Mutate): Mutate => {
  return (server) => {
    const runs = new Map<string, string>();
    return together(
      streamHeaders((headers, { query, path }) => {
        if (query.session_id !== undefined && query.cursor === undefined && !isResumed(path))
          runs.set(query.session_id, headers["x-run-id"] ?? "");
      }),
      mutateBy(runs),
    )(server);
  };
};

export const resumingMutants: readonly Mutant[] = [
  {
    id: "resumed-at-the-cursor",
    text: "A session is taken up with the chunk of the cursor.",
    mutate: at(/^resume$/, ({ query }) => {
      const [, number = 0, notes = 0] = /^(\d{1,5})-(\d+)$/.exec(query.cursor ?? "") ?? [];
      if (Number(number) > 0)
        query.cursor = Number(notes) > 0 ? `${number}-${Number(notes) - 1}` : `${Number(number) - 1}-9999`;
    }),
  },
  {
    id: "resumed-after-the-next",
    text: "The first chunk after a cursor is lost.",
    mutate: chunks((chunk, { path, query, memory }) => {
      if (!isResumed(path) || (query.cursor ?? "0-0") === "0-0" || memory.begun) return chunk;
      memory.begun = true;
      return undefined;
    }),
  },
  {
    id: "resumed-after-the-first",
    text: "0-0 is the place of the first chunk.",
    mutate: chunks((chunk, { path, query, seen }) =>
      isResumed(path) && query.cursor === "0-0" && seen.length === 0 ? undefined : chunk,
    ),
  },
  {
    id: "resumed-counts-anew",
    text: "The ids of a stream that was taken up begin with 1-0.",
    mutate: chunks((chunk, { path, seen }) =>
      isResumed(path) ? { ...chunk, id: `${seen.length + 1}-0` } : chunk,
    ),
  },
  {
    id: "resumed-as-another-run",
    text: "A stream that was taken up names another run.",
    mutate: streamHeaders((headers, { path }) => {
      if (isResumed(path)) headers["x-run-id"] = "run_00000000000000000000000000";
    }),
  },
  {
    id: "resumed-by-one-reader",
    text: "Whoever takes a session up ends the streams of others who do.",
    mutate: (server) => {
      const readers = new Map<string, { destroy(): unknown }>();
      return requests(({ path }, _, response) => {
        if (!isResumed(path)) return;
        readers.get(path)?.destroy();
        readers.set(path, response);
        response.on("finish", () => {
          if (readers.get(path) === response) readers.delete(path);
        });
      })(server);
    },
  },
  {
    id: "resumed-by-get",
    text: "A session can be taken up with GET.",
    mutate: (server) => {
      const mutation = requests(() => undefined)(server);
      return {
        before: (request, response, next) => {
          if (request.method === "GET" && isResumed(request.path)) request.method = "POST";
          mutation.before?.(request, response, next);
        },
      };
    },
  },
  {
    id: "places-ahead-are-the-beginning",
    text: "After a place that a session has not come to, it is taken up from its beginning.",
    mutate: at(/^(?:resume|message)$/, ({ query }) => {
      if (query.cursor === "999999-0") query.cursor = "0-0";
    }),
  },
  {
    id: "places-of-any-form",
    text: "A cursor that is no place is the beginning.",
    mutate: at(/^resume$/, ({ query }) => {
      if (!isPlace(query.cursor)) query.cursor = "0-0";
    }),
  },
  {
    id: "unknown-sessions-are-the-newest",
    text: "A session that is not there is the newest one.",
    mutate: at(/^(?:resume|stop|message)$/, async (wire, { conversation, session, part }, server) => {
      const given = session ?? wire.query.session_id;
      if (given === undefined || !/^(?:none|unknown)/.test(given)) return;
      const newest = await newestSession(server, conversation);
      if (newest === undefined) return;
      if (part === "resume") wire.path = wire.path.replace(/[^/]*$/, encodeURIComponent(newest));
      else wire.query.session_id = newest;
    }),
  },
  {
    id: "one-kind-of-not-found",
    text: "A conversation that is not there is a session that is not there.",
    mutate: recoded("CONVERSATION_NOT_FOUND", 404, "SESSION_NOT_FOUND"),
  },
  {
    id: "leaving-stops",
    text: "A session is stopped when its client leaves.",
    mutate: (server) =>
      requests(({ path, query }, _, response) => {
        const { part, conversation } = progressPlace(path) ?? {};
        if (part !== "message" || query.stream === "false" || query.cursor !== undefined) return;
        response.on("close", () => {
          if (!response.writableFinished)
            void server.ask("POST", `/api/v2/conversations/${conversation}/stop/`).catch(() => {});
        });
      })(server),
  },
  {
    id: "sessions-of-one-name",
    text: "A session that its client has named is not found by the id of its run.",
    mutate: knowingNames((runs) =>
      at(/^resume$/, (_, { session }) =>
        [...runs.values()].includes(session ?? "") ? progressError(404, "SESSION_NOT_FOUND") : undefined,
      ),
    ),
  },
  {
    id: "sessions-known-by-their-runs",
    text: "active-session and task-status have the id of the run, whatever its client has called it.",
    mutate: knowingNames((runs) =>
      answers(({ body }) => {
        if (typeof body?.sessionId === "string") body.sessionId = runs.get(body.sessionId) ?? body.sessionId;
      }),
    ),
  },
  {
    id: "names-taken-again",
    text: "A message with the id of an earlier session makes a new one.",
    mutate: knowingNames((runs) =>
      at(/^message$/, ({ query }) => {
        if (query.cursor === undefined && runs.has(query.session_id ?? "")) delete query.session_id;
      }),
    ),
  },
  {
    id: "names-of-all-conversations",
    text: "The id of a session of another conversation is not taken.",
    mutate: (server) => {
      const known = new Map<string, string>();
      return at(/^message$/, ({ query, headers }, { conversation }) => {
        const name = query.session_id;
        // Projects have names of their own, be they only those.
        if (name === undefined || query.cursor !== undefined || headers["x-mutant-asks"]) return;
        const owner = known.get(name) ?? conversation;
        known.set(name, owner);
        return owner === conversation ? undefined : progressError(409, "SESSION_ID_REUSED");
      })(server);
    },
  },
  {
    id: "taken-up-is-sent",
    text: "A message that takes a session up is sent with those after it.",
    mutate: (server) => {
      const held = new Map<string, string>();
      return messageBodies((body, { conversation }, { query }) => {
        if (query.cursor !== undefined) held.set(conversation, String(body.content));
        else if (held.has(conversation)) body.content = `${held.get(conversation)}\n${body.content}`;
      })(server);
    },
  },
  {
    id: "taken-up-from-the-beginning",
    text: "With a message a session is always taken up from its beginning.",
    mutate: at(/^message$/, ({ query }) => {
      if (query.cursor !== undefined && query.cursor !== "999999-0") query.cursor = "0-0";
    }),
  },
  {
    id: "taken-up-without-a-name",
    text: "A cursor without the id of a session is ignored.",
    mutate: at(/^message$/, ({ query }) => {
      if (query.session_id === undefined) delete query.cursor;
    }),
  },
];
