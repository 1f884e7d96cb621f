/** Mutants of concurrent runs, disconnecting, failures and restarts. */
import { afterRestart, combine, withSet } from "../../combinators/compose.ts";
import {
  alterEvents,
  alterEventsNamed,
  alterPayloads,
  delayEvents,
  replaceCode,
  type StreamEvent,
} from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterPrompts, failOnTokenLimit, ignoreAborts } from "../../combinators/models.ts";
import { hideDisconnects } from "../../combinators/requests.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { streamError, streamRun } from "./combinators.ts";

const isEnd = ({ name, payload }: StreamEvent) =>
  name === "status" && (payload.type === "complete" || payload.type === "error");

/** Alters requests by the active runs of their threads. */
const whileActive = (
  alter: (body: Loose, active: Set<string>, ended: Set<string>) => ReturnType<typeof streamError> | undefined,
): Mutate => {
  return (server) => {
    const [active, ended] = [new Set<string>(), new Set<string>()];
    return combine(
      streamRun((body) =>
        Array.isArray(body.messages) && body.messages[0] ? alter(body, active, ended) : undefined,
      ),
      alterEvents((event, { memory }) => {
        const { thread_id } = event.payload;
        if (memory.over) return [];
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

/** Returns true if a result is that of a call that was not executed. */
const isUnmade = (content: string) => /not (executed|made)|cut off/.test(content);

export const endMutants: Mutants = {
  /** A thread can have several active runs. */
  "runs-side-by-side": whileActive((body, active) => {
    if (active.has(body.thread_id)) body.thread_id = crypto.randomUUID();
    return undefined;
  }),
  /** A second run of a thread ends the first. */
  "runs-in-the-way-cancelled": whileActive((body, active, ended) => {
    if (active.has(body.thread_id)) ended.add(body.thread_id);
    return undefined;
  }),
  /** A thread stays busy after it has rejected a run. */
  "busy-for-ever": withSet((busy) =>
    whileActive(({ thread_id }, active) => {
      if (active.has(thread_id)) busy.add(thread_id);
      return busy.has(thread_id) ? streamError(409) : undefined;
    }),
  ),
  /** An active run is not found by session_id. */
  "busy-not-by-session": whileActive((body, active) => {
    if (body.thread_id === undefined && active.has(body.session_id)) delete body.session_id;
    return undefined;
  }),
  /** A run continues after its client has disconnected. */
  "leaving-unnoticed": hideDisconnects(({ path }) => path.startsWith("/agent/")),
  /** The model request is never aborted. */
  "model-never-stopped": ignoreAborts,
  /** Text streamed before the model was interrupted is not stored. */
  "cut-off-text-lost": alterPrompts((prompt) =>
    prompt.filter(
      ({ role, content }) => role !== "assistant" || !content.some(({ text }: Loose) => text === "One "),
    ),
  ),
  /** A thread whose run has failed accepts no further run. */
  "failure-blocks-thread": withSet((failed) => [
    streamRun(({ thread_id }) => (failed.has(thread_id) ? streamError(409) : undefined)),
    alterEvents((event) => {
      if (isEnd(event) && event.payload.type === "error") failed.add(event.payload.thread_id);
    }),
  ]),
  /** A provider's status 4xx has the code of a server error. */
  "refusals-are-failures": replaceCode("error", "LLM_CLIENT_ERROR", "LLM_SERVER_ERROR"),
  /** A provider's status 5xx has the code of a client error. */
  "failures-are-refusals": replaceCode("error", "LLM_SERVER_ERROR", "LLM_CLIENT_ERROR"),
  /** A provider's stream that breaks off has the code of a server error. */
  "breaking-off-is-a-refusal": replaceCode("error", "LLM_ERROR", "LLM_SERVER_ERROR"),
  /** A failure is sent as two errors. */
  "failures-told-twice": alterEventsNamed("error", (event) =>
    event.payload.code === "TOOL_ERROR" ? event : [event, event],
  ),
  /** The status has the failure's message, and there is no error event. */
  "failures-without-error": alterEvents((event, { memory }) => {
    if (event.name === "error" && event.payload.code !== "TOOL_ERROR") {
      memory.message = event.payload.message;
      return [];
    }
    if (isEnd(event) && memory.message !== undefined) event.payload.message = memory.message;
    return event;
  }),
  /** The provider's error message is sent to the client. */
  "provider-quoted": alterPayloads("error", (payload) => {
    if (/^(LLM_|RATE)/.test(payload.code)) payload.message += " Account K4711Z must wait.";
  }),
  /** Reaching the model's token limit fails the run. */
  "length-is-a-failure": failOnTokenLimit,
  /** An empty model response fails the run. */
  "silence-is-a-failure": alterEvents((event, { seen }) => {
    const isSilent = seen.every(({ name }) => name === "status");
    if (!isEnd(event) || !isSilent) return event;
    const { thread_id } = event.payload;
    const error = { type: "error", code: "LLM_ERROR", message: "The model said nothing.", thread_id };
    event.payload.type = "error";
    return [{ ...event, name: "error", payload: error }, event];
  }),
  /** A call that a failure cuts off is not ended. */
  "cut-off-calls-open": delayEvents(
    ({ name }) => name === "tool_call_end",
    (held, event) =>
      event.name === "error" && event.payload.code !== "TOOL_ERROR" ? [event] : [...held, event],
  ),
  /** Arguments that break off are not completed. */
  "cut-off-arguments-left": alterEventsNamed("tool_call_args", (event) =>
    /^"?[}\]]+$/.test(event.payload.delta) ? [] : event,
  ),
  /** Calls that were complete when the model failed are executed. */
  "calls-of-failed-turns-made": alterEvents((event, { seen, memory }) => {
    if (event.name === "tool_result" && isUnmade(event.payload.content)) event.payload.content = "whole";
    if (event.name !== "error" || event.payload.code === "TOOL_ERROR" || memory.told) return event;
    const start = seen.find(({ name }) => name === "tool_call_start");
    if (start === undefined || seen.some(({ name }) => name === "tool_result")) return event;
    memory.told = true;
    const { toolCallId, thread_id } = start.payload;
    const payload = { toolCallId, content: "whole", role: "tool", thread_id };
    return [{ ...event, name: "tool_result", payload }, event];
  }),
  /** A thread whose run was killed stays busy. */
  "restart-leaves-busy": afterRestart(streamRun(() => streamError(409))),
  /** After a restart the model receives only the last message. */
  "restart-loses-messages": afterRestart(
    alterPrompts((prompt) => prompt.filter(({ role }, at) => role === "system" || at === prompt.length - 1)),
  ),
};
