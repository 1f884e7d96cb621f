/** Mutants with defects in concurrent runs, disconnecting clients, failures and restarts. */
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
import { alterRunBodies, createError } from "./combinators.ts";

const isEnd = ({ name, payload }: StreamEvent) =>
  name === "status" && (payload.type === "complete" || payload.type === "error");

/** Alters requests, depending on the active runs in their threads. */
const whileActive = (
  alter: (body: Loose, active: Set<string>, ended: Set<string>) => ReturnType<typeof createError> | undefined,
): Mutate => {
  return (server) => {
    const [active, ended] = [new Set<string>(), new Set<string>()];
    return combine(
      alterRunBodies((body) =>
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

/** Returns true if the result belongs to a call that was not executed. */
const isNotExecuted = (content: string) => /not (executed|made)|cut off/.test(content);

export const endMutants: Mutants = {
  /** Allows multiple active runs in a thread. */
  "runs-side-by-side": whileActive((body, active) => {
    if (active.has(body.thread_id)) body.thread_id = crypto.randomUUID();
    return undefined;
  }),
  /** Ends the first run in a thread when a second run starts. */
  "runs-in-the-way-cancelled": whileActive((body, active, ended) => {
    if (active.has(body.thread_id)) ended.add(body.thread_id);
    return undefined;
  }),
  /** Rejects all later runs in a thread after it has rejected a run. */
  "busy-for-ever": withSet((busy) =>
    whileActive(({ thread_id }, active) => {
      if (active.has(thread_id)) busy.add(thread_id);
      return busy.has(thread_id) ? createError(409) : undefined;
    }),
  ),
  /** Does not find an active run by session_id. */
  "busy-not-by-session": whileActive((body, active) => {
    if (body.thread_id === undefined && active.has(body.session_id)) delete body.session_id;
    return undefined;
  }),
  /** Continues a run after its client has disconnected. */
  "leaving-unnoticed": hideDisconnects(({ path }) => path.startsWith("/agent/")),
  /** Never aborts the model request. */
  "model-never-stopped": ignoreAborts,
  /** Does not store text that was streamed before the model was interrupted. */
  "cut-off-text-lost": alterPrompts((prompt) =>
    prompt.filter(
      ({ role, content }) => role !== "assistant" || !content.some(({ text }: Loose) => text === "One "),
    ),
  ),
  /** Rejects all later runs in a thread after one of its runs failed. */
  "failure-blocks-thread": withSet((failed) => [
    alterRunBodies(({ thread_id }) => (failed.has(thread_id) ? createError(409) : undefined)),
    alterEvents((event) => {
      if (isEnd(event) && event.payload.type === "error") failed.add(event.payload.thread_id);
    }),
  ]),
  /** Sends the code for a server error if a provider returns a 4xx status. */
  "refusals-are-failures": replaceCode("error", "LLM_CLIENT_ERROR", "LLM_SERVER_ERROR"),
  /** Sends the code for a client error if a provider returns a 5xx status. */
  "failures-are-refusals": replaceCode("error", "LLM_SERVER_ERROR", "LLM_CLIENT_ERROR"),
  /** Sends the code for a server error if a provider's stream breaks off. */
  "breaking-off-is-a-refusal": replaceCode("error", "LLM_ERROR", "LLM_SERVER_ERROR"),
  /** Sends two errors for a single failure. */
  "failures-told-twice": alterEventsNamed("error", (event) =>
    event.payload.code === "TOOL_ERROR" ? event : [event, event],
  ),
  /** Sends a failure's message in the status instead of in an error event. */
  "failures-without-error": alterEvents((event, { memory }) => {
    if (event.name === "error" && event.payload.code !== "TOOL_ERROR") {
      memory.message = event.payload.message;
      return [];
    }
    if (isEnd(event) && memory.message !== undefined) event.payload.message = memory.message;
    return event;
  }),
  /** Sends the provider's error message to the client. */
  "provider-quoted": alterPayloads("error", (payload) => {
    if (/^(LLM_|RATE)/.test(payload.code)) payload.message += " Account K4711Z must wait.";
  }),
  /** Fails the run if the model reaches its token limit. */
  "length-is-a-failure": failOnTokenLimit,
  /** Fails the run if the model's response is empty. */
  "silence-is-a-failure": alterEvents((event, { previous }) => {
    const isSilent = previous.every(({ name }) => name === "status");
    if (!isEnd(event) || !isSilent) return event;
    const { thread_id } = event.payload;
    const error = { type: "error", code: "LLM_ERROR", message: "The model said nothing.", thread_id };
    event.payload.type = "error";
    return [{ ...event, name: "error", payload: error }, event];
  }),
  /** Does not end a call that was interrupted by a failure. */
  "cut-off-calls-open": delayEvents(
    ({ name }) => name === "tool_call_end",
    (held, event) =>
      event.name === "error" && event.payload.code !== "TOOL_ERROR" ? [event] : [...held, event],
  ),
  /** Does not complete truncated arguments. */
  "cut-off-arguments-left": alterEventsNamed("tool_call_args", (event) =>
    /^"?[}\]]+$/.test(event.payload.delta) ? [] : event,
  ),
  /** Executes calls that were already complete when the model failed. */
  "calls-of-failed-turns-made": alterEvents((event, { previous, memory }) => {
    if (event.name === "tool_result" && isNotExecuted(event.payload.content)) event.payload.content = "whole";
    if (event.name !== "error" || event.payload.code === "TOOL_ERROR" || memory.told) return event;
    const start = previous.find(({ name }) => name === "tool_call_start");
    if (start === undefined || previous.some(({ name }) => name === "tool_result")) return event;
    memory.told = true;
    const { toolCallId, thread_id } = start.payload;
    const payload = { toolCallId, content: "whole", role: "tool", thread_id };
    return [{ ...event, name: "tool_result", payload }, event];
  }),
  /** Reports that a thread is busy after its run was killed. */
  "restart-leaves-busy": afterRestart(alterRunBodies(() => createError(409))),
  /** After a restart, sends the model only the last message. */
  "restart-loses-messages": afterRestart(
    alterPrompts((prompt) => prompt.filter(({ role }, at) => role === "system" || at === prompt.length - 1)),
  ),
};
