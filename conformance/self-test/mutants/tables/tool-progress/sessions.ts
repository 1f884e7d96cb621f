/** Mutants of what is told of sessions, of stopping them, and of several messages at once. */
import { answers, refusing, succeeding } from "../../combinators/answers.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { neverStopped } from "../../combinators/models.ts";
import { chunksOf, instead, setText } from "../../combinators/progress-chunks.ts";
import { at, messageBodies, progressError, progressPlace } from "../../combinators/progress-requests.ts";
import { keysIgnored } from "../../combinators/requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Alters what `active-session` or `task-status` tell, by both versions. */
const telling = (
  operation: "getActiveSession" | "getTaskStatus",
  alter: (body: Loose, path: string) => void,
): Mutate =>
  together(
    ...["", "V1"].map((version) =>
      succeeding(`${operation}${version}`, ({ body, request }) => alter(body, request.path)),
    ),
  );

/** Alters what stopping a session tells. */
const stopping = (alter: (answer: { status: number; body: Loose }) => void): Mutate =>
  answers((answer) => {
    if (progressPlace(answer.request.path)?.part === "stop") alter(answer);
  });

/** The first that is told of a conversation is told for ever. */
const firstOf = (operation: "getActiveSession" | "getTaskStatus"): Mutate => {
  return (server) => {
    const first = new Map<string, string>();
    return telling(operation, (body) => {
      const id = first.get(body.conversationId) ?? body.sessionId;
      first.set(body.conversationId, id);
      body.sessionId = id;
    })(server);
  };
};

export const sessionMutants: readonly Mutant[] = [
  {
    id: "idempotency-key-ignored",
    text: "Idempotency-Key is ignored.",
    mutate: keysIgnored,
  },
  {
    id: "sessions-never-active",
    text: "A session that goes on is told as idle.",
    mutate: telling("getActiveSession", (body) => {
      if (body.status === "active") body.status = "idle";
    }),
  },
  {
    id: "sessions-never-over",
    text: "A session that is over is told as active.",
    mutate: telling("getActiveSession", (body) => {
      body.status = "active";
    }),
  },
  {
    id: "sessions-in-seconds",
    text: "The times of a session are in seconds.",
    mutate: telling("getActiveSession", (body) => {
      body.startedAt = Math.floor(body.startedAt / 1000);
      body.lastActivity = Math.floor(body.lastActivity / 1000);
    }),
  },
  {
    id: "sessions-from-the-beginning",
    text: "The cursor of a session is its beginning.",
    mutate: telling("getActiveSession", (body) => {
      body.cursor = "0-0";
    }),
  },
  {
    id: "sessions-first",
    text: "The first session is told of, not the newest.",
    mutate: firstOf("getActiveSession"),
  },
  { id: "tasks-first", text: "The first task is told of, not the newest.", mutate: firstOf("getTaskStatus") },
  {
    id: "tasks-never-active",
    text: "No task is active.",
    mutate: telling("getTaskStatus", (body) => {
      body.isActive = false;
    }),
  },
  {
    id: "tasks-always-active",
    text: "Every task is active.",
    mutate: telling("getTaskStatus", (body) => {
      body.isActive = true;
    }),
  },
  {
    id: "nothing-told-of-nothing",
    text: "Of a conversation that does not exist null is told.",
    mutate: answers((answer) => {
      if (answer.body?.code !== "CONVERSATION_NOT_FOUND" || answer.request.method !== "GET") return;
      answer.status = 200;
      answer.body = null;
    }),
  },
  {
    id: "stopped-without-words",
    text: "What stopping tells has no words.",
    mutate: stopping(({ body }) => {
      if (body?.success) body.message = "";
    }),
  },
  {
    id: "stopped-again-is-a-failure",
    text: "Stopping what is over does not succeed.",
    mutate: (server) => {
      const stopped = new Set<string>();
      return stopping((answer) => {
        const { path } = (answer as Loose).request;
        const conversation = progressPlace(path)?.conversation ?? "";
        if (answer.status === 200 && stopped.has(conversation))
          Object.assign(answer, progressError(409, "CONCURRENT_SESSION"));
        stopped.add(conversation);
      })(server);
    },
  },
  {
    id: "stopped-out-of-nothing",
    text: "Stopping in a conversation that does not exist succeeds.",
    mutate: stopping((answer) => {
      if (answer.body?.code === "CONVERSATION_NOT_FOUND")
        Object.assign(answer, { status: 200, body: { success: true, message: "Nothing goes on." } });
    }),
  },
  {
    id: "stopped-by-anyone",
    text: "Nothing is stopped where the id of a session is given.",
    mutate: at(/^stop$/, ({ query }) =>
      /^(?:mine|run_)/.test(query.session_id ?? "")
        ? { status: 200, body: { success: true, message: "It is stopped." } }
        : undefined,
    ),
  },
  { id: "model-not-left", text: "The model goes on when its session is stopped.", mutate: neverStopped },
  {
    id: "stopped-ends-well",
    text: "The stream of a session that was stopped ends without an error.",
    mutate: chunksOf(/^error$/, (chunk) => (chunk.payload.error.code === "CANCELLED" ? undefined : chunk)),
  },
  {
    id: "stopped-with-text",
    text: "The error of a session that was stopped is its text, too.",
    mutate: chunksOf(/^error$/, ({ payload, ...chunk }) => {
      if (payload.error.code === "CANCELLED") setText(payload, payload.error.message);
      return { ...chunk, payload };
    }),
  },
  {
    id: "refused-stops",
    text: "A message that is refused stops the session that goes on.",
    mutate: (server) =>
      refusing("CONCURRENT_SESSION", ({ request }) => {
        const { conversation } = progressPlace(request.path) ?? {};
        void server.ask("POST", `/api/v2/conversations/${conversation}/stop/`).catch(() => {});
      })(server),
  },
  {
    id: "refused-fails-the-session",
    text: "A session fails when another message has been refused for it.",
    mutate: (server) => {
      const disturbed = new Set<string | undefined>();
      return together(
        refusing("CONCURRENT_SESSION", ({ request }) => {
          disturbed.add(progressPlace(request.path)?.conversation);
        }),
        chunksOf(/^text$/, (chunk, { path, memory }) => {
          if (!disturbed.has(progressPlace(path)?.conversation)) return chunk;
          const error = { code: "CONCURRENT_SESSION", message: "Another message has come." };
          const first = memory.failed === undefined;
          memory.failed = true;
          return first ? instead(chunk, error.message, { error }) : undefined;
        }),
      )(server);
    },
  },
  {
    id: "refused-is-kept",
    text: "A message that is refused is sent with the next one.",
    mutate: (server) => {
      const sent = new Map<string, string>();
      const refused = new Map<string, string>();
      return together(
        refusing("CONCURRENT_SESSION", ({ request }) => {
          const { conversation = "" } = progressPlace(request.path) ?? {};
          if (sent.has(conversation)) refused.set(conversation, sent.get(conversation) ?? "");
        }),
        messageBodies((body, { conversation }) => {
          const { content } = body;
          sent.set(conversation, String(content));
          if (refused.has(conversation)) body.content = `${refused.get(conversation)}\n${content}`;
        }),
      )(server);
    },
  },
  {
    id: "one-session-at-a-time",
    text: "A session is in the way of messages in other conversations.",
    mutate: (server) => {
      const active = new Map<string, string>();
      // Cases are judged side by side: only conversations of one case count.
      return messageBodies(async (body, { conversation }, { query }) => {
        const own = /conform:([^.\]]+)/.exec(String(body.content))?.[1];
        if (own === undefined || own === "none" || query.cursor !== undefined) return;
        const other = active.get(own);
        active.set(own, conversation);
        if (other === undefined || other === conversation) return;
        const { text } = await server.ask("GET", `/api/v2/conversations/${other}/task-status`);
        return JSON.parse(text).isActive ? progressError(409, "CONCURRENT_SESSION") : undefined;
      })(server);
    },
  },
];
