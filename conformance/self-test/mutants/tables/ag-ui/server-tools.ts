/** Mutants with defects in server tools, and in the limits of a run. */
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

/** Returns true for the stop reason of a run that reached a limit. */
const isLimit = (reason: unknown) => /^(max_|timeout)/.test(String(reason));

export const serverToolMutants: Mutants = {
  /** Marks every tool result as failed. */
  "all-results-failed": alterPayloads(
    "TOOL_CALL_RESULT",
    setFields({ metadata: { tambo: { isError: true } } }),
  ),
  /** Does not mark failed tool results. */
  "failures-unmarked": alterPayloads("TOOL_CALL_RESULT", deleteFields("metadata")),
  /** Gives a result the id of the message that contains the call. */
  "result-in-the-calls-message": alterEventsNamed("TOOL_CALL_RESULT", (event, { previous }) => {
    const { toolCallId } = event.payload;
    const start = previous.find(({ payload }) => payload.toolCallId === toolCallId);
    event.payload.messageId = start?.payload.parentMessageId ?? toolCallId;
  }),
  /** Sends arguments only once they are complete. */
  "arguments-in-one-piece": mergeDeltas("TOOL_CALL_ARGS", "TOOL_CALL_END"),
  /** Does not send tool results to the model. */
  "model-without-results": dropToolResults,
  /** Discards server tool results. */
  "tool-results-emptied": emptyToolResults,
  /** Fails the run if a tool fails. */
  "failed-tool-fails-the-run": alterEvents((event, { memory }) => {
    if (memory.failed) return [];
    if (event.name !== "TOOL_CALL_RESULT" || event.payload.metadata === undefined) return event;
    memory.failed = true;
    return [
      event,
      createExtraEvent(event, { type: "RUN_ERROR", message: "A tool failed.", code: "TOOL_ERROR" }),
    ];
  }),
  /** Sends the first result of a turn before the turn's step has ended. */
  "results-in-the-step": delayEvents(
    ({ name }, { previous }) => name === "STEP_FINISHED" && previous.at(-1)?.name === "TOOL_CALL_END",
    (held, event) => (event.name === "TOOL_CALL_RESULT" ? [event, ...held] : [...held, event]),
  ),
  /** Sends the results of two calls in reverse order. */
  "results-reversed": alterEvents((event, { memory, previous }) => {
    if (event.name !== "TOOL_CALL_RESULT") return event;
    const count = (name: string) => previous.filter((each) => each.name === name).length;
    if (count("TOOL_CALL_START") - count("TOOL_CALL_RESULT") > 1) {
      memory.early = [event, ...(memory.early ?? [])];
      return [];
    }
    const { early = [] } = memory;
    memory.early = undefined;
    return [event, ...early];
  }),
  /** Calls a tool only after the previous call has returned. */
  "tools-one-by-one": serializeToolCalls,
  /** Ignores tool results sent by the client. */
  "tool-messages-dropped": alterRequestsOf("runAgent", ({ body }) => {
    if (!Array.isArray(body?.messages)) return;
    const last = body.messages.at(-1);
    if (last?.role === "tool" && last.content === "12:00") body.messages.pop();
  }),
  /** Fails a run that reaches a limit. */
  "limit-is-a-failure": alterEventsNamed("RUN_FINISHED", (event) =>
    isLimit(event.payload.metadata?.tambo?.stopReason)
      ? createExtraEvent(event, { type: "RUN_ERROR", message: "Too many turns.", code: "INTERNAL_ERROR" })
      : event,
  ),
  /** Omits the stop reason of a run that reaches a limit. */
  "limit-not-named": alterPayloads("RUN_FINISHED", (payload) => {
    if (isLimit(payload.metadata?.tambo?.stopReason)) delete payload.metadata;
  }),
  /** Sends only the text parts of a result. */
  "texts-of-results-only": alterPayloads("TOOL_CALL_RESULT", (payload) => {
    const { content } = payload;
    const texts = (parts: Loose[]) => parts.map(({ text }) => text ?? "").join("");
    payload.content = typeof content === "string" ? content.replace(/\n\{.*\}\n/, "\n") : texts(content);
  }),
  /** Drops the last part of a result. */
  "last-part-lost": alterPayloads("TOOL_CALL_RESULT", (payload) => {
    if (Array.isArray(payload.content)) payload.content.pop();
  }),
  /** Fails the run if a tool returns an image. */
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
  /** Fails the run if arguments are not JSON. */
  "no-json-is-a-failure": failOnInvalidArguments,
  /** Does not complete truncated arguments and props. */
  "broken-arguments-left": alterEvents((event) => {
    const delta = event.payload.delta ?? event.payload.value?.delta;
    return typeof delta === "string" && /^"?[}\]]+$/.test(delta) ? [] : event;
  }),
  /** Also sends tambo.warning if a call fails. */
  "warnings-told": alterEventsNamed("TOOL_CALL_RESULT", (event) => {
    if (event.payload.metadata === undefined) return event;
    const value = { message: "The call failed." };
    return [event, createExtraEvent(event, { type: "CUSTOM", name: "tambo.warning", value })];
  }),
  /** Omits empty arguments instead of sending an empty object. */
  "no-arguments-no-json": alterEventsNamed("TOOL_CALL_ARGS", (event) =>
    event.payload.delta === "{}" ? [] : event,
  ),
};
