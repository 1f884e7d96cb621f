/** Mutants of what happens over time: disconnecting, concurrency, continuing. */
import { answers } from "../../combinators/answers.ts";
import { events } from "../../combinators/events.ts";
import { exchangeOf } from "../../combinators/exchange.ts";
import { problem, request } from "../../combinators/requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Handles the moment when the client of a run closes its connection. */
const onLeave =
  (leave: (threadId: string) => void): Mutate =>
  () => ({
    before: (request, response, next) => {
      const { operation, threadId = "" } = exchangeOf(request);
      response.on("close", () => {
        if (operation === "createRun" && !response.writableFinished) leave(threadId);
      });
      next();
    },
  });

export const behaviourMutants: readonly Mutant[] = [
  {
    id: "disconnect-never-cancels",
    text: "A run without a reader goes on for ever.",
    mutate: () => ({ settings: (settings) => ({ ...settings, disconnectGraceMs: 3_600_000 }) }),
  },
  {
    id: "disconnect-loses-text",
    text: "What a client saw before it left is not stored.",
    defect: "D3",
    mutate: (server) => {
      const left = new Set<string | undefined>();
      return together(
        onLeave((threadId) => left.add(threadId)),
        answers(({ body, request }) => {
          if (!left.has(request.threadId)) return;
          for (const message of body?.messages ?? [])
            if (message.role === "assistant") message.content = [{ type: "text", text: "" }];
        }),
      )(server);
    },
  },
  {
    id: "failure-loses-text",
    text: "What was streamed before a failure or a cancellation is not stored.",
    mutate: (server) => {
      const failed = new Set<string | undefined>();
      return together(
        events((event, { threadId }) => {
          if (event.name === "RUN_ERROR") failed.add(threadId);
          return event;
        }),
        answers(({ body, request }) => {
          if (!failed.has(request.threadId) || body?.messages === undefined) return;
          const last = body.messages.findLastIndex(({ role }: { role: string }) => role === "assistant");
          if (last !== -1) body.messages.splice(last, 1);
        }),
      )(server);
    },
  },
  {
    id: "failure-blocks-thread",
    text: "A thread whose run failed or was cancelled takes no further run.",
    defect: "D11",
    mutate: (server) => {
      const failed = new Set<string | undefined>();
      return together(
        request("createRun", ({ threadId }) =>
          failed.has(threadId) ? problem(409, "CONCURRENT_RUN") : undefined,
        ),
        events((event, { threadId }) => {
          if (event.name === "RUN_ERROR") failed.add(threadId);
          return event;
        }),
      )(server);
    },
  },
  {
    id: "end-blocks-thread",
    text: "A thread whose run has finished takes no further run.",
    mutate: (server) => {
      const finished = new Set<string | undefined>();
      return together(
        request("createRun", ({ threadId, headers }) =>
          finished.has(threadId) && headers["idempotency-key"] === undefined
            ? problem(409, "CONCURRENT_RUN")
            : undefined,
        ),
        events((event, { threadId }) => {
          if (event.name === "tambo.run.finished") finished.add(threadId);
          return event;
        }),
      )(server);
    },
  },
  {
    id: "continuing-races",
    text: "Every tenth result on a thread is refused, as one that races with the end of the first stream.",
    defect: "D4",
    repeats: true,
    mutate: (server) => {
      const counts = new Map<string | undefined, number>();
      return request("createRun", ({ threadId, body }) => {
        if (body?.message?.role !== "tool") return undefined;
        const count = (counts.get(threadId) ?? 0) + 1;
        counts.set(threadId, count);
        return count % 10 === 0 ? problem(409, "CONCURRENT_RUN") : undefined;
      })(server);
    },
  },
  {
    id: "pending-blocks-thread",
    text: "While calls are pending a user message is refused.",
    defect: "D13",
    mutate: (server) => {
      const waiting = new Set<string | undefined>();
      return together(
        request("createRun", ({ threadId, body }) => {
          if (
            waiting.has(threadId) &&
            body?.message?.role === "user" &&
            typeof body.message.content === "string"
          )
            return problem(409, "CONCURRENT_RUN");
          waiting.delete(threadId);
          return undefined;
        }),
        events((event, { threadId }) => {
          if (event.name === "tambo.run.awaiting_input") waiting.add(threadId);
          return event;
        }),
      )(server);
    },
  },
  {
    id: "results-forgotten",
    text: "A result after which others are pending takes the pending calls away.",
    mutate: events((event, { seen }) =>
      event.name === "tambo.run.awaiting_input" && seen.length === 1 ? undefined : event,
    ),
  },
  {
    id: "new-run-cancels",
    text: "A second run on a thread cancels the first.",
    mutate: (server) => {
      const active = new Map<string | undefined, string>();
      return together(
        request("createRun", async ({ threadId }) => {
          const runId = active.get(threadId);
          if (runId !== undefined) await server.ask("DELETE", `/v1/threads/${threadId}/runs/${runId}`);
        }),
        events((event, { threadId }) => {
          if (event.name === "RUN_STARTED") active.set(threadId, event.payload.runId);
          if (event.name === "RUN_FINISHED" || event.name === "RUN_ERROR") active.delete(threadId);
          return event;
        }),
      )(server);
    },
  },
  {
    id: "refused-is-stored",
    text: "The message of a request that is refused is stored.",
    mutate: (server) => {
      const refused = new Set<string | undefined>();
      return together(
        answers(({ status, request }) => {
          if (status >= 400 && request.operation === "createRun") refused.add(request.threadId);
        }),
        answers(({ body, request }) => {
          if (refused.has(request.threadId)) body?.messages?.push({ role: "user", content: [] });
        }),
      )(server);
    },
  },
];
