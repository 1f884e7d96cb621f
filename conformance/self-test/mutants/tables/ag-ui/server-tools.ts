/** Mutants of server tools, and of the limits of a run. */
import {
  alterEvents,
  alterEventsNamed,
  alterPayloads,
  delayEvents,
  mergeDeltas,
} from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { dropToolResults, failOnInvalidArguments } from "../../combinators/models.ts";
import { alterRequestsOf } from "../../combinators/requests.ts";
import { emptyToolResults, serializeToolCalls } from "../../combinators/server.ts";
import { deleteFields, setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { createExtraEvent } from "./combinators.ts";

/** Names of limits that a run may reach. */
const isLimit = (reason: unknown) => /^(max_|timeout)/.test(String(reason));

export const serverToolMutants: Mutants = {
  /** Every tool result is marked as failed. */
  "all-results-failed": alterPayloads(
    "TOOL_CALL_RESULT",
    setFields({ metadata: { tambo: { isError: true } } }),
  ),
  /** Failed tool results are not marked. */
  "failures-unmarked": alterPayloads("TOOL_CALL_RESULT", deleteFields("metadata")),
  /** A result has the id of the message that has its call. */
  "result-in-the-calls-message": alterEventsNamed("TOOL_CALL_RESULT", (event, { seen }) => {
    const { toolCallId } = event.payload;
    const start = seen.find(({ payload }) => payload.toolCallId === toolCallId);
    event.payload.messageId = start?.payload.parentMessageId ?? toolCallId;
  }),
  /** Arguments are sent when they are complete. */
  "arguments-in-one-piece": mergeDeltas("TOOL_CALL_ARGS", "TOOL_CALL_END"),
  /** The model does not receive tool results. */
  "model-without-results": dropToolResults,
  /** The result of a server tool is lost. */
  "tool-results-emptied": emptyToolResults,
  /** A failed tool fails the run. */
  "failed-tool-fails-the-run": alterEvents((event, { memory }) => {
    if (memory.failed) return [];
    if (event.name !== "TOOL_CALL_RESULT" || event.payload.metadata === undefined) return event;
    memory.failed = true;
    return [
      event,
      createExtraEvent(event, { type: "RUN_ERROR", message: "A tool failed.", code: "TOOL_ERROR" }),
    ];
  }),
  /** The first result of a turn is sent within its step. */
  "results-in-the-step": delayEvents(
    ({ name }, { seen }) => name === "STEP_FINISHED" && seen.at(-1)?.name === "TOOL_CALL_END",
    (held, event) => (event.name === "TOOL_CALL_RESULT" ? [event, ...held] : [...held, event]),
  ),
  /** The results of two calls are sent in reverse order. */
  "results-reversed": alterEvents((event, { memory, seen }) => {
    if (event.name !== "TOOL_CALL_RESULT") return event;
    const count = (name: string) => seen.filter((each) => each.name === name).length;
    if (count("TOOL_CALL_START") - count("TOOL_CALL_RESULT") > 1) {
      memory.early = [event, ...(memory.early ?? [])];
      return [];
    }
    const { early = [] } = memory;
    memory.early = undefined;
    return [event, ...early];
  }),
  /** A tool is called only when the call before has returned. */
  "tools-one-by-one": serializeToolCalls,
  /** Tool results of the client are ignored. */
  "tool-messages-dropped": alterRequestsOf("runAgent", ({ body }) => {
    if (!Array.isArray(body?.messages)) return;
    const last = body.messages.at(-1);
    if (last?.role === "tool" && last.content === "12:00") body.messages.pop();
  }),
  /** Reaching a limit of the run fails it. */
  "limit-is-a-failure": alterEventsNamed("RUN_FINISHED", (event) =>
    isLimit(event.payload.result?.stopReason)
      ? createExtraEvent(event, { type: "RUN_ERROR", message: "Too many turns.", code: "INTERNAL_ERROR" })
      : event,
  ),
  /** A run that reaches a limit has the stop reason end_turn. */
  "limit-not-named": alterPayloads("RUN_FINISHED", (payload) => {
    if (isLimit(payload.result?.stopReason)) payload.result.stopReason = "end_turn";
  }),
  /** Only the texts of a result are sent. */
  "texts-of-results-only": alterPayloads("TOOL_CALL_RESULT", (payload) => {
    const { content } = payload;
    const texts = (parts: Loose[]) => parts.map(({ text }) => text ?? "").join("");
    payload.content = typeof content === "string" ? content.replace(/\n\{.*\}\n/, "\n") : texts(content);
  }),
  /** The last part of a result is lost. */
  "last-part-lost": alterPayloads("TOOL_CALL_RESULT", (payload) => {
    if (Array.isArray(payload.content)) payload.content.pop();
  }),
  /** A result that is not text fails the run. */
  "images-fail-the-run": alterEvents((event, { memory }) => {
    if (memory.failed) return [];
    if (event.name !== "TOOL_CALL_RESULT" || !JSON.stringify(event.payload.content).includes("image/png"))
      return event;
    memory.failed = true;
    return [
      event,
      createExtraEvent(event, { type: "RUN_ERROR", message: "No images.", code: "INTERNAL_ERROR" }),
    ];
  }),
  /** Arguments that are not JSON fail the run. */
  "no-json-is-a-failure": failOnInvalidArguments,
  /** Arguments and props that break off are not completed. */
  "broken-arguments-left": alterEvents((event) => {
    const delta = event.payload.delta ?? event.payload.value?.delta;
    return typeof delta === "string" && /^"?[}\]]+$/.test(delta) ? [] : event;
  }),
  /** A failed call is also reported by an event tambo.warning. */
  "warnings-told": alterEventsNamed("TOOL_CALL_RESULT", (event) => {
    if (event.payload.metadata === undefined) return event;
    const value = { message: "The call failed." };
    return [event, createExtraEvent(event, { type: "CUSTOM", name: "tambo.warning", value })];
  }),
  /** Empty arguments are not sent as an empty object. */
  "no-arguments-no-json": alterEventsNamed("TOOL_CALL_ARGS", (event) =>
    event.payload.delta === "{}" ? [] : event,
  ),
};
