/** Mutants of runs that another is in the way of, that their clients leave, that fail, and of restarts. */
import { each, events, type StreamEvent } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { unnoticed } from "../../combinators/leaving.ts";
import { neverStopped, said, shown } from "../../combinators/models.ts";
import { streamError, streamRun } from "../../combinators/stream-requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

const isEnd = ({ name, payload }: StreamEvent) =>
  name === "status" && (payload.type === "complete" || payload.type === "error");

/** Does something to requests for threads by the runs that are going on. */
const whileActive = (
  alter: (body: Loose, active: Set<string>, ended: Set<string>) => ReturnType<typeof streamError> | undefined,
): Mutate => {
  return (server) => {
    const [active, ended] = [new Set<string>(), new Set<string>()];
    return together(
      streamRun((body) =>
        Array.isArray(body.messages) && body.messages[0] ? alter(body, active, ended) : undefined,
      ),
      events((event, { memory }) => {
        const { thread_id } = event.payload;
        if (memory.over) return undefined;
        if (event.name === "status" && event.payload.type === "start") active.add(thread_id);
        if (ended.has(thread_id)) {
          memory.over = true;
          ended.delete(thread_id);
          const error = { type: "error", code: "CANCELLED", message: "Another run took over.", thread_id };
          return [
            { ...event, name: "error", payload: error },
            { ...event, name: "status", payload: { type: "error", thread_id } },
          ];
        }
        if (isEnd(event)) active.delete(thread_id);
        return event;
      }),
    )(server);
  };
};

/** Tells one code of a failure as another. */
const recoded = (code: string, other: string): Mutate =>
  each("error", (event) => {
    if (event.payload.code === code) event.payload.code = other;
    return event;
  });

/** What the server says of the result of a call that it did not make. */
const isUnmade = (content: string) => /not (executed|made)|cut off/.test(content);

export const endMutants: readonly Mutant[] = [
  {
    id: "runs-side-by-side",
    text: "A thread may have several runs at once.",
    mutate: whileActive((body, active) => {
      if (active.has(body.thread_id)) body.thread_id = crypto.randomUUID();
      return undefined;
    }),
  },
  {
    id: "runs-in-the-way-cancelled",
    text: "A second run of a thread ends the first.",
    mutate: whileActive((body, active, ended) => {
      if (active.has(body.thread_id)) ended.add(body.thread_id);
      return undefined;
    }),
  },
  {
    id: "busy-for-ever",
    text: "A thread that a run was refused for stays busy.",
    mutate: (server) => {
      const busy = new Set<string>();
      return whileActive(({ thread_id }, active) => {
        if (active.has(thread_id)) busy.add(thread_id);
        return busy.has(thread_id) ? streamError(409) : undefined;
      })(server);
    },
  },
  {
    id: "busy-not-by-session",
    text: "A run that is in the way is not found by session_id.",
    mutate: whileActive((body, active) => {
      if (body.thread_id === undefined && active.has(body.session_id)) delete body.session_id;
      return undefined;
    }),
  },
  {
    id: "leaving-unnoticed",
    text: "A run goes on when its client has left.",
    mutate: unnoticed(({ path }) => path.startsWith("/agent/")),
  },
  {
    id: "model-never-stopped",
    text: "The model is read to its end, whatever becomes of the run.",
    mutate: neverStopped,
  },
  {
    id: "cut-off-text-lost",
    text: "What a model said before it was cut off is not kept.",
    defect: "D3",
    mutate: shown((prompt) =>
      prompt.filter(
        ({ role, content }) => role !== "assistant" || !content.some(({ text }: Loose) => text === "One "),
      ),
    ),
  },
  {
    id: "failure-blocks-thread",
    text: "A thread whose run has failed takes no further run.",
    defect: "D11",
    mutate: (server) => {
      const failed = new Set<string>();
      return together(
        streamRun(({ thread_id }) => (failed.has(thread_id) ? streamError(409) : undefined)),
        events((event) => {
          if (isEnd(event) && event.payload.type === "error") failed.add(event.payload.thread_id);
          return event;
        }),
      )(server);
    },
  },
  {
    id: "refusals-are-failures",
    text: "A status 4xx of the provider is told as a status 5xx.",
    mutate: recoded("LLM_CLIENT_ERROR", "LLM_SERVER_ERROR"),
  },
  {
    id: "failures-are-refusals",
    text: "A status 5xx of the provider is told as a status 4xx.",
    mutate: recoded("LLM_SERVER_ERROR", "LLM_CLIENT_ERROR"),
  },
  {
    id: "breaking-off-is-a-refusal",
    text: "A stream of the provider that breaks off is told as a status 5xx.",
    mutate: recoded("LLM_ERROR", "LLM_SERVER_ERROR"),
  },
  {
    id: "failures-told-twice",
    text: "A failure is told by two errors.",
    defect: "D7",
    mutate: each("error", (event) => (event.payload.code === "TOOL_ERROR" ? event : [event, event])),
  },
  {
    id: "failures-without-error",
    text: "The status error says why a run failed, and no error does.",
    mutate: events((event, { memory }) => {
      if (event.name === "error" && event.payload.code !== "TOOL_ERROR") {
        memory.message = event.payload.message;
        return undefined;
      }
      if (isEnd(event) && memory.message !== undefined) event.payload.message = memory.message;
      return event;
    }),
  },
  {
    id: "provider-quoted",
    text: "The client is told what the provider said.",
    mutate: each("error", (event) => {
      if (/^(LLM_|RATE)/.test(event.payload.code)) event.payload.message += " Account K4711Z must wait.";
      return event;
    }),
  },
  {
    id: "length-is-a-failure",
    text: "A model that stops at its limit of tokens has failed.",
    mutate: said((part) =>
      part.type === "finish" && part.finishReason.unified === "length"
        ? { type: "error", error: new Error("length") }
        : part,
    ),
  },
  {
    id: "silence-is-a-failure",
    text: "A model that says nothing has failed.",
    mutate: events((event, { seen }) => {
      const isSilent = seen.every(({ name }) => name === "status");
      if (!isEnd(event) || !isSilent) return event;
      const { thread_id } = event.payload;
      const error = { type: "error", code: "LLM_ERROR", message: "The model said nothing.", thread_id };
      event.payload.type = "error";
      return [{ ...event, name: "error", payload: error }, event];
    }),
  },
  {
    id: "cut-off-calls-open",
    text: "A call that a failure cuts off is not ended.",
    mutate: events((event, { memory }) => {
      const { held } = memory;
      memory.held = undefined;
      if (event.name === "tool_call_end") {
        memory.held = event;
        return held === undefined ? undefined : [held];
      }
      const fails = event.name === "error" && event.payload.code !== "TOOL_ERROR";
      return held === undefined || fails ? event : [held, event];
    }),
  },
  {
    id: "cut-off-arguments-left",
    text: "Arguments that break off are left as they are.",
    mutate: each("tool_call_args", (event) => (/^"?[}\]]+$/.test(event.payload.delta) ? undefined : event)),
  },
  {
    id: "calls-of-failed-turns-made",
    text: "The calls that were complete when the model failed are made.",
    mutate: events((event, { seen, memory }) => {
      if (event.name === "tool_result" && isUnmade(event.payload.content)) event.payload.content = "whole";
      if (event.name !== "error" || event.payload.code === "TOOL_ERROR" || memory.told) return event;
      const start = seen.find(({ name }) => name === "tool_call_start");
      if (start === undefined || seen.some(({ name }) => name === "tool_result")) return event;
      memory.told = true;
      const { toolCallId, thread_id } = start.payload;
      const payload = { toolCallId, content: "whole", role: "tool", thread_id };
      return [{ ...event, name: "tool_result", payload }, event];
    }),
  },
  {
    id: "restart-leaves-busy",
    text: "A thread whose run was killed is busy for ever.",
    defect: "D2",
    restart: true,
    mutate: (server) => (server.restarted ? streamRun(() => streamError(409))(server) : {}),
  },
  {
    id: "restart-loses-messages",
    text: "After a restart the model is shown the last message alone.",
    restart: true,
    mutate: (server) =>
      server.restarted
        ? shown((prompt) => prompt.filter(({ role }, at) => role === "system" || at === prompt.length - 1))(
            server,
          )
        : {},
  },
];
