/** Mutants of cancelling, and of what happens when a client leaves. */
import { answers, succeeding } from "../../combinators/answers.ts";
import { each, events } from "../../combinators/events.ts";
import { neverStopped } from "../../combinators/models.ts";
import { type Reply, request, requests } from "../../combinators/requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant } from "../../mutant.ts";

/** Ids in the path of a cancel. */
const idsOf = (path: string) => {
  const [, , , , threadId = "", , runId = ""] = path.split("/").map(decodeURIComponent);
  return { threadId, runId };
};

const refused = (status: number, code: string): Reply => ({
  status,
  body: { error: { code, message: "It is refused." } },
});

/** Refusals with a code are answered with another code. */
const otherCode = (operation: string, code: string, other: string) =>
  answers(({ body, request }) => {
    if (request.operation === operation && body?.error?.code === code) body.error.code = other;
  });

export const cancelMutants: readonly Mutant[] = [
  {
    id: "cancel-names-another-run",
    text: "Cancelling is answered with an id of the server's own.",
    mutate: succeeding("cancelAgentRun", ({ body }) => {
      body.runId = `run_${body.runId}`;
    }),
  },
  {
    id: "cancelled-is-success",
    text: "A cancelled run ends as one that has finished.",
    mutate: events((event) => {
      const { outcome, code } = event.payload;
      if (outcome?.type === "cancelled") {
        delete event.payload.outcome;
        event.payload.result = { stopReason: "end_turn" };
      }
      if (code === "CANCELLED") event.payload.code = "ABORTED";
      return event;
    }),
  },
  {
    id: "cancelled-run-never-stops-the-model",
    text: "Nothing stops the model: its request goes on when its run is cancelled.",
    mutate: neverStopped,
  },
  {
    id: "cancelled-blocks-thread",
    text: "A thread with a cancelled run takes no further run.",
    defect: "D11",
    mutate: (server) => {
      const cancelled = new Set<string>();
      return together(
        request("runAgent", ({ body }) =>
          cancelled.has(body?.threadId) ? refused(409, "CONCURRENT_RUN") : undefined,
        ),
        each("RUN_FINISHED", (event) => {
          if (event.payload.outcome?.type === "cancelled") cancelled.add(event.payload.threadId);
          return event;
        }),
        succeeding("cancelAgentRun", ({ body }) => {
          cancelled.add(body.threadId);
        }),
      )(server);
    },
  },
  {
    id: "cancelled-again-is-refused",
    text: "Cancelling again is refused.",
    defect: "D11",
    mutate: (server) => {
      const cancelled = new Set<string>();
      return request("cancelAgentRun", ({ path }) => {
        if (cancelled.has(path)) return refused(409, "RUN_FINISHED");
        cancelled.add(path);
        return undefined;
      })(server);
    },
  },
  {
    id: "cancel-leaves-waiting-runs",
    text: "A run that waits is said to be cancelled, and waits on.",
    mutate: (server) => {
      const waiting = new Set<string>();
      return together(
        request("cancelAgentRun", ({ path }) => {
          const ids = idsOf(path);
          return waiting.has(ids.runId) ? { status: 200, body: { ...ids, status: "cancelled" } } : undefined;
        }),
        each("RUN_FINISHED", (event) => {
          const { runId, result } = event.payload;
          if (result?.stopReason === "awaiting_input") waiting.add(runId);
          return event;
        }),
      )(server);
    },
  },
  {
    id: "cancel-of-finished-is-fine",
    text: "A run that is over is said to be cancelled.",
    mutate: answers((answer) => {
      if (answer.request.operation !== "cancelAgentRun" || answer.body?.error?.code !== "RUN_FINISHED")
        return;
      answer.status = 200;
      answer.body = { ...idsOf(answer.request.path), status: "cancelled" };
    }),
  },
  {
    id: "cancel-guesses",
    text: "To cancel a run that the thread does not have cancels the one that is going on.",
    mutate: (server) => {
      const going = new Map<string, string>();
      return requests(async ({ operation, body, path }, { ask }) => {
        if (operation === "runAgent") going.set(body?.threadId, body?.runId);
        if (operation !== "cancelAgentRun") return undefined;
        const { threadId, runId } = idsOf(path);
        const other = going.get(threadId);
        if (other === undefined || !runId.startsWith("none-")) return undefined;
        await ask("DELETE", path.replace(runId, other));
        return { status: 200, body: { threadId, runId, status: "cancelled" } };
      })(server);
    },
  },
  {
    id: "no-run-is-no-thread",
    text: "A run that the thread does not have is refused as if there was no thread.",
    mutate: otherCode("cancelAgentRun", "RUN_NOT_FOUND", "THREAD_NOT_FOUND"),
  },
  {
    id: "cancel-no-thread-is-no-run",
    text: "To cancel in a thread that does not exist is refused as if there was no run.",
    mutate: otherCode("cancelAgentRun", "THREAD_NOT_FOUND", "RUN_NOT_FOUND"),
  },
  {
    id: "connect-no-thread-is-no-run",
    text: "To come back to a thread that does not exist is refused as if it had no run.",
    mutate: otherCode("connectAgent", "THREAD_NOT_FOUND", "RUN_NOT_FOUND"),
  },
  {
    id: "leaving-cancels",
    text: "A closed connection cancels its run.",
    mutate: () => ({
      settings: (settings) => ({ ...settings, disconnectGraceMs: 0 }),
      // Whoever comes back at once might come before the close does.
      before: (request, _response, next) =>
        void setTimeout(next, request.path.endsWith("/connect") ? 100 : 0),
    }),
  },
  {
    id: "leaving-never-cancels",
    text: "A run without a reader goes on for ever.",
    mutate: () => ({ settings: (settings) => ({ ...settings, disconnectGraceMs: 3_600_000 }) }),
  },
  {
    id: "continue-not-heeded",
    text: "A run that may go on without a reader may not.",
    mutate: request("runAgent", ({ body }) => {
      delete body?.forwardedProps?.tambo?.onDisconnect;
    }),
  },
  {
    id: "makes-no-way",
    text: "A run that its reader has left is in the way of a new one.",
    mutate: (server) => {
      const going = new Set<string>();
      return together(
        request("runAgent", ({ body }) =>
          going.has(body?.threadId) ? refused(409, "CONCURRENT_RUN") : undefined,
        ),
        events((event, { memory, operation }) => {
          if (event.name === "RUN_STARTED" && operation === "runAgent") {
            memory.threadId = event.payload.threadId;
            going.add(memory.threadId);
          }
          if (["RUN_FINISHED", "RUN_ERROR"].includes(event.name)) going.delete(memory.threadId);
          return event;
        }),
      )(server);
    },
  },
];
