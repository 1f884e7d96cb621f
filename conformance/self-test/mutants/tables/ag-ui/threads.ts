/** Mutants of threads: what they keep, which runs they take, and what of them the model sees. */
import { agentError, agentRun } from "../../combinators/agent-requests.ts";
import { each, streamHeaders } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { keysIgnored } from "../../combinators/requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Is told of the runs that there were, by threads: their clients' ids, in order. */
const knowing = (
  alter: (
    body: Loose,
    runs: ReadonlyMap<string, readonly string[]>,
  ) => ReturnType<typeof agentError> | undefined,
): Mutate => {
  return (server) => {
    const runs = new Map<string, string[]>();
    return agentRun((body) => {
      if (typeof body.threadId !== "string") return;
      const answer = alter(body, runs);
      if (answer === undefined)
        runs.set(body.threadId, [...(runs.get(body.threadId) ?? []), String(body.runId)]);
      return answer;
    })(server);
  };
};

/** Knows the messages that were sent to a thread. */
const remembering = (alter: (body: Loose, stored: Loose[]) => void): Mutate => {
  return (server) => {
    const threads = new Map<string, Loose[]>();
    return agentRun((body) => {
      if (!Array.isArray(body.messages)) return;
      const stored = threads.get(body.threadId) ?? [];
      const sent = structuredClone(body.messages);
      alter(body, stored);
      const ids = new Set(stored.map(({ id }) => id));
      threads.set(body.threadId, [...stored, ...sent.filter((message: Loose) => !ids.has(message?.id))]);
    })(server);
  };
};

const hasRun = (runs: readonly string[] = [], runId: unknown) => runs.includes(String(runId));

export const threadMutants: readonly Mutant[] = [
  {
    id: "idempotency-key-ignored",
    text: "Idempotency-Key is ignored.",
    mutate: keysIgnored,
  },
  {
    id: "retry-runs-again",
    text: "A retry with an Idempotency-Key starts another run.",
    mutate: (server) => {
      const used = new Set<string>();
      return agentRun((body, _, { headers }) => {
        const { "idempotency-key": key } = headers;
        if (key === undefined) return;
        delete headers["idempotency-key"];
        if (used.has(key)) body.runId = `${body.runId}-again`;
        used.add(key);
      })(server);
    },
  },
  {
    id: "run-ids-replaced",
    text: "An id that the thread has is replaced by a new one.",
    mutate: knowing((body, runs) => {
      if (hasRun(runs.get(body.threadId), body.runId)) body.runId = crypto.randomUUID();
      return undefined;
    }),
  },
  {
    id: "run-ids-across-threads",
    text: "A run with the id of another thread's is written to that one, too.",
    mutate: (server) => {
      const first = new Map<string, string>();
      return agentRun(async ({ threadId, runId }) => {
        const other = first.get(runId);
        if (other === undefined) first.set(runId, threadId);
        else if (other !== threadId)
          await server.ask("POST", "/ag-ui/default", {
            ...{ threadId: other, runId: crypto.randomUUID(), tools: [], context: [] },
            messages: [{ id: crypto.randomUUID(), role: "assistant", content: "Elsewhere." }],
          });
      })(server);
    },
  },
  {
    id: "continuing-is-the-same-run",
    text: "All runs of a thread have one id of the server's.",
    mutate: (server) => {
      const ids = new Map<string | undefined, string | undefined>();
      return streamHeaders((headers) => {
        const threadId = headers["x-thread-id"];
        if (!ids.has(threadId)) ids.set(threadId, headers["x-run-id"]);
        headers["x-run-id"] = ids.get(threadId) ?? "";
      })(server);
    },
  },
  {
    id: "newcomer-cancels",
    text: "A new run cancels the one that is going on.",
    mutate: (server) => {
      const latest = new Map<string, string>();
      return agentRun(async ({ threadId, runId }) => {
        const before = latest.get(threadId);
        latest.set(threadId, runId);
        if (before !== undefined)
          await server.ask("DELETE", `/ag-ui/default/threads/${threadId}/runs/${encodeURIComponent(before)}`);
      })(server);
    },
  },
  {
    id: "waiting-is-in-the-way",
    text: "A run that waits for the client is in the way of another.",
    mutate: (server) => {
      const waiting = new Set<string>();
      return together(
        each("tambo.run.awaiting_input", (event) => {
          waiting.add(event.payload.value.threadId);
          return event;
        }),
        agentRun(({ threadId, messages }) =>
          waiting.has(threadId) && messages?.at?.(-1)?.role === "user"
            ? agentError(409, "CONCURRENT_RUN")
            : undefined,
        ),
      )(server);
    },
  },
  {
    id: "one-run-at-a-time",
    text: "A run on one thread is in the way of one on another.",
    mutate: (server) => {
      const running = new Map<string, string>();
      // Cases are judged side by side: only threads of one case count.
      const caseOf = (body: Loose) => /conform:([^.\]]+)\./.exec(JSON.stringify(body.messages))?.[1] ?? "";
      return together(
        each("RUN_FINISHED", (event) => {
          running.delete(event.payload.runId);
          return event;
        }),
        agentRun((body) => {
          const own = caseOf(body);
          if (own !== "" && [...running.values()].includes(own)) return agentError(409, "CONCURRENT_RUN");
          running.set(body.runId, own);
          return undefined;
        }),
      )(server);
    },
  },
  {
    id: "system-not-stored",
    text: "Messages of the system are not stored.",
    mutate: each("MESSAGES_SNAPSHOT", (event) => {
      const { messages } = event.payload;
      event.payload.messages = messages.filter(({ role }: Loose) => role !== "system");
      return event;
    }),
  },
  {
    id: "stored-anew",
    text: "A message with an id that the thread has replaces the one that is there.",
    mutate: (server) => {
      const sent = new Map<string, Loose>();
      return together(
        agentRun(({ messages }) => {
          if (Array.isArray(messages)) for (const message of messages) sent.set(message?.id, message);
        }),
        each("MESSAGES_SNAPSHOT", (event) => {
          const { messages } = event.payload;
          event.payload.messages = messages.map((message: Loose) =>
            sent.has(message.id) ? { ...message, content: sent.get(message.id).content } : message,
          );
          return event;
        }),
      )(server);
    },
  },
  {
    id: "thread-before-request",
    text: "The model is shown all that the thread has, and then what is new.",
    mutate: remembering((body, stored) => {
      const ids = new Set(stored.map(({ id }) => id));
      body.messages = [...stored, ...body.messages.filter((message: Loose) => !ids.has(message?.id))];
    }),
  },
  {
    id: "thread-in-its-order",
    text: "The model is shown the messages in the order in which they came to the thread.",
    mutate: remembering((body, stored) => {
      const known = stored.map(({ id }) => id);
      const place = ({ id }: Loose) => (known.includes(id) ? known.indexOf(id) : known.length);
      body.messages.sort((one: Loose, other: Loose) => place(one) - place(other));
    }),
  },
  {
    id: "nothing-to-answer-asked",
    text: "The model is asked although the last word is its own.",
    mutate: agentRun((body) => {
      if (body.messages?.at?.(-1)?.role === "assistant")
        body.messages.push({ id: crypto.randomUUID(), role: "user", content: "Go on." });
    }),
  },
  {
    id: "nothing-to-answer-lost",
    text: "The messages of a conversation with nothing to answer are not stored.",
    mutate: agentRun((body) => {
      if (body.messages?.at?.(-1)?.role === "assistant") body.messages = body.messages.slice(0, 1);
    }),
  },
];
