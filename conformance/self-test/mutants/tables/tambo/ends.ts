/** Mutants of runs that are cut off, and of what is said of runs to those who come back, or come by another way. */
import { storedMessages } from "../../combinators/answers.ts";
import { each, events, streamHeaders } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { around } from "../../combinators/models.ts";
import { problem, request, requests, runBody } from "../../combinators/requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** What the server says of a call that was cut off: it tells the call from one that has failed. */
const cutOff = (event: { payload: Loose }) =>
  JSON.stringify(event.payload).includes("The call was cut off and not executed.");

/** Reads the events of a run that is not over: its last one ends it. */
const isEnd = (name: string) => ["RUN_FINISHED", "RUN_ERROR", "tambo.run.awaiting_input"].includes(name);

/** Alters how the failures of a provider are told, where it answers with a status instead of a stream. */
const refusal = (alter: (error: Loose) => void): Mutate => {
  return () => ({
    model: (model) =>
      around(model, async (options) => {
        try {
          return await model.doStream(options);
        } catch (error) {
          alter(error);
          throw error;
        }
      }),
  });
};

export const endMutants: readonly Mutant[] = [
  {
    id: "incomplete-error",
    text: "Every message that was cut off is said to have failed.",
    mutate: storedMessages((message) => {
      if (message.incomplete !== undefined) message.incomplete = "error";
    }),
  },
  {
    id: "incomplete-cancelled",
    text: "Every message that was cut off is said to be cancelled.",
    mutate: storedMessages((message) => {
      if (message.incomplete !== undefined) message.incomplete = "cancelled";
    }),
  },
  {
    id: "incomplete-always",
    text: "Every answer is said to be cut off.",
    mutate: storedMessages((message) => {
      if (message.role === "assistant") message.incomplete ??= "error";
    }),
  },
  {
    id: "cut-off-component-open",
    text: "A component that was cut off is not ended.",
    mutate: events((event, { memory }) => {
      const held = memory.held ?? [];
      memory.held = undefined;
      if (event.name === "RUN_ERROR") return event;
      if (event.name !== "tambo.component.end") return [...held, event];
      memory.held = [event];
      return held;
    }),
  },
  {
    id: "cut-off-component-emptied",
    text: "A component that was cut off is kept without its props.",
    mutate: storedMessages((message) => {
      if (message.incomplete === undefined) return;
      for (const block of message.content) if (block.type === "component") block.props = {};
    }),
  },
  {
    id: "cut-off-json-left",
    text: "Arguments and props that broke off are left as they are.",
    mutate: events((event) => {
      const delta = event.payload.delta ?? event.payload.value?.delta;
      return typeof delta === "string" && /^"?[}\]]+$/.test(delta) ? undefined : event;
    }),
  },
  {
    id: "cut-off-call-open",
    text: "A call that was cut off is not ended.",
    mutate: events((event, { memory }) => {
      const held = memory.held ?? [];
      memory.held = undefined;
      if (event.name === "RUN_ERROR" || cutOff(event)) return event;
      if (event.name !== "TOOL_CALL_END") return [...held, event];
      memory.held = [event];
      return held;
    }),
  },
  {
    id: "cut-off-call-unanswered",
    text: "A call that was cut off gets no result.",
    mutate: events((event) => (cutOff(event) ? undefined : event)),
  },
  {
    id: "cut-off-call-well",
    text: "The result of a call that was cut off does not say that it failed.",
    mutate: each("tambo.tool.result", (event) => {
      if (cutOff(event)) delete event.payload.value.isError;
      return event;
    }),
  },
  {
    id: "bare-failure-finished",
    text: "Coming back without a position to a run that failed tells that it has finished.",
    mutate: each("RUN_ERROR", (event, { operation, after, threadId, runId }) => {
      const { timestamp, code } = event.payload;
      if (operation === "reconnectRun" && after === undefined && code !== "CANCELLED")
        event.payload = { type: "RUN_FINISHED", threadId, runId, timestamp };
      return event;
    }),
  },
  {
    id: "bare-end-renumbered",
    text: "The single event of a run that is over has the number 1.",
    mutate: events((event, { operation, after, seen }) =>
      operation === "reconnectRun" && after === undefined && seen.length === 0 && event.name === "RUN_ERROR"
        ? { ...event, id: "1" }
        : event,
    ),
  },
  {
    id: "bare-replays-the-running",
    text: "Coming back without a position to a run that is going on replays it.",
    mutate: (server) => {
      const over = new Set<string | undefined>();
      return together(
        request("reconnectRun", ({ query, headers, runId }) => {
          if (headers["last-event-id"] === undefined && !over.has(runId)) query.after ??= "0";
        }),
        events((event, { threadId, runId, memory }) => {
          memory.run ??= runId ?? (event.name === "RUN_STARTED" ? event.payload.runId : threadId);
          if (isEnd(event.name)) over.add(memory.run);
          return event;
        }),
      )(server);
    },
  },
  {
    id: "bare-forgets-the-meantime",
    text: "Coming back without a position to a run that is going on gives only what happens from then on.",
    mutate: events((event, { operation, after, memory }) => {
      memory.began ??= Date.now();
      const late = operation === "reconnectRun" && after === undefined && !isEnd(event.name);
      return late && event.payload.timestamp < memory.began ? undefined : event;
    }),
  },
  {
    id: "bare-end-of-the-wire",
    text: "In the wire proposal coming back without a position to a run that has finished gives its messages.",
    mutate: each("RUN_FINISHED", (event, { operation, after, query, threadId, runId }) => {
      if (operation !== "reconnectRun" || after !== undefined || query.wire !== "proposal") return event;
      const value = { threadId, runId, messages: [] };
      const { timestamp } = event.payload;
      event.payload = { type: "CUSTOM", name: "tambo.run.finished", value, timestamp };
      return event;
    }),
  },
  {
    id: "runs-of-all-threads",
    text: "A run is found whatever the thread in the path.",
    mutate: (server) => {
      const threads = new Map<string | undefined, string>();
      return together(
        requests((wire) => {
          const threadId = threads.get(wire.runId);
          const known = wire.operation === "reconnectRun" || wire.operation === "cancelRun";
          if (known && threadId !== undefined) wire.path = `/v1/threads/${threadId}/runs/${wire.runId}`;
        }),
        events((event) => {
          if (event.name === "RUN_STARTED") threads.set(event.payload.runId, event.payload.threadId);
          return event;
        }),
      )(server);
    },
  },
  {
    id: "key-by-thread",
    text: "An Idempotency-Key counts on its thread only.",
    mutate: request("createRun", ({ headers, threadId }) => {
      if (headers["idempotency-key"] !== undefined) headers["idempotency-key"] += threadId;
    }),
  },
  {
    id: "key-by-query",
    text: "A request with another query is another request.",
    mutate: (server) => {
      const queries = new Map<string, string>();
      return request("createRun", ({ headers, query }) => {
        const key = headers["idempotency-key"];
        if (key === undefined) return undefined;
        const first = queries.get(key) ?? JSON.stringify(query);
        queries.set(key, first);
        return first === JSON.stringify(query) ? undefined : problem(422, "IDEMPOTENCY_KEY_REUSED");
      })(server);
    },
  },
  {
    id: "continue-ignored",
    text: "onDisconnect is ignored.",
    mutate: runBody((body) => {
      delete body.onDisconnect;
    }),
  },
  {
    id: "provider-refusals-mixed",
    text: "Of the statuses 4xx only 400 and 429 are told apart from 5xx.",
    mutate: refusal((error) => {
      if (error.code === "LLM_CLIENT_ERROR" && !error.message.includes("400"))
        error.code = "LLM_SERVER_ERROR";
    }),
  },
  {
    id: "provider-failures-mixed",
    text: "A status 5xx of the provider is told as one that the client has caused.",
    mutate: refusal((error) => {
      if (error.code === "LLM_SERVER_ERROR") error.code = "LLM_CLIENT_ERROR";
    }),
  },
  {
    id: "provider-quoted",
    text: "The client is told what the provider said.",
    mutate: each("RUN_ERROR", (event) => {
      if (event.payload.code.startsWith("LLM_")) event.payload.message += " Account K4711Z must wait.";
      return event;
    }),
  },
  {
    id: "connection-closed",
    text: "The connection is closed after every stream.",
    mutate: streamHeaders((headers) => {
      headers.connection = "close";
    }),
  },
];
