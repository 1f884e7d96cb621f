/** Mutants with defects in streams: headers, frames, and the order and content of chunks. */
import { parseJson } from "../../../../stream/json.ts";
import { afterRestart } from "../../combinators/compose.ts";
import {
  alterEvents,
  alterEventsNamed,
  alterFrames,
  alterPayloads,
  alterStreamHeaders,
  delayEvents,
  dropEvents,
} from "../../combinators/events.ts";
import { deleteFields, setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";

export const streamMutants: Mutants = {
  /** A stream may be cached and transformed. */
  "stream-may-be-cached": alterStreamHeaders((headers) => {
    headers["cache-control"] = "no-store";
  }),
  /** Frames have an `event:` line. */
  "frames-named": alterFrames((frame) => frame.replace(/^data:/m, "event: chunk\ndata:")),
  /** `finish` is omitted. */
  "no-finish": dropEvents("finish"),
  /** `text-delta` has no text. */
  "text-without-text": alterPayloads("text-delta", deleteFields("delta")),
  /** `text-delta` has an undeclared field. */
  "text-with-time": alterPayloads("text-delta", setFields({ time: 1 })),
  /** Text is held back until the run ends. */
  "text-held-back": delayEvents(
    ({ name }) => name === "text-delta",
    (held, event) => (event.name === "text-end" ? [...held, event] : [event]),
  ),
  /** Text is changed. */
  "text-trimmed": alterPayloads("text-delta", (payload) => {
    payload.delta = payload.delta.replace("\n", " ");
  }),
  /** Reasoning is not sent. */
  "no-reasoning": dropEvents("reasoning-start", "reasoning-delta", "reasoning-end"),
  /** A step is finished before the results of its tools. */
  "steps-finished-early": alterEvents((event, { memory }) => {
    if (event.name === "start-step") memory.isFinished = false;
    if (event.name === "finish-step" && memory.isFinished) return [];
    if (!event.name?.startsWith("tool-output") || memory.isFinished) return event;
    memory.isFinished = true;
    return [{ id: null, name: "finish-step", payload: { type: "finish-step" } }, event];
  }),
  /** The arguments of calls are not streamed. */
  "arguments-at-once": dropEvents("tool-input-delta"),
  /** Calls of server tools look like calls of client tools. */
  "tools-of-the-client": alterEvents(({ payload }) => {
    delete payload.providerExecuted;
  }),
  /** A failed call is sent as a successful one. */
  "failures-succeed": alterEventsNamed("tool-output-error", (event) => ({
    ...event,
    name: "tool-output-available",
    payload: {
      type: "tool-output-available",
      toolCallId: event.payload.toolCallId,
      output: event.payload.errorText,
      providerExecuted: true,
      dynamic: true,
    },
  })),
  /** The reason of a failed call is hidden. */
  "failures-hidden": alterPayloads("tool-output-error", setFields({ errorText: "An error occurred." })),
  /** Arguments that are not an object are sent as an empty input. */
  "wrong-arguments-hidden": alterEventsNamed("tool-input-error", ({ payload, ...event }) => {
    const { toolCallId, toolName, providerExecuted, dynamic } = payload;
    const fields = { toolCallId, toolName, input: {}, providerExecuted, dynamic };
    return { ...event, name: "tool-input-available", payload: { type: "tool-input-available", ...fields } };
  }),
  /** The call of a client tool is sent as soon as its arguments are complete. */
  "client-tools-early": alterEvents((event, { memory }) => {
    memory.calls ??= {};
    const { toolCallId, toolName, providerExecuted, inputTextDelta } = event.payload;
    if (event.name === "tool-input-start" && !providerExecuted)
      memory.calls[toolCallId] = { toolName, json: "" };
    const call = memory.calls[toolCallId];
    if (call?.isSent && event.name?.startsWith("tool-input-")) return [];
    if (call === undefined || event.name !== "tool-input-delta") return event;
    call.json += inputTextDelta;
    const input = parseJson(call.json);
    if (input === undefined) return event;
    call.isSent = true;
    const payload = { type: "tool-input-available", toolCallId, toolName: call.toolName, input };
    return [event, { id: null, name: payload.type, payload }];
  }),
  /** Every response ends with the finish reason `stop`. */
  "always-stop": alterPayloads("finish", setFields({ finishReason: "stop" })),
  /** The metadata has no token counts. */
  "no-usage": alterPayloads("finish", ({ messageMetadata }) => {
    delete messageMetadata.usage;
  }),
  /** The metadata has no stop reason of its own. */
  "stop-reasons-alike": alterPayloads("finish", ({ messageMetadata }) => {
    messageMetadata.stopReason = "end";
  }),
  /** Requests for approval are not sent. */
  "approvals-not-asked": dropEvents("tool-approval-request"),
  /** A denied call is sent as a failed one. */
  "denials-are-failures": alterEventsNamed("tool-output-denied", ({ payload, ...event }) => ({
    ...event,
    name: "tool-output-error",
    payload: { type: "tool-output-error", toolCallId: payload.toolCallId, errorText: "Denied." },
  })),
  /** The props of a component are not streamed. */
  "props-at-once": dropEvents("data-component-props"),
  /** Each chunk of a component has another ID. */
  "components-many": alterPayloads("data-component", (payload) => {
    payload.id = crypto.randomUUID();
  }),
  /** A component's changes after its completion are not sent. */
  "component-changes-lost": alterEventsNamed("data-component", (event, { memory }) => {
    if (memory.isComplete) return [];
    memory.isComplete = event.payload.data.status === "complete";
    return event;
  }),
  /** Changes of the application's state are not sent. */
  "no-state": dropEvents("data-state"),
  /** Sources are not sent. */
  "no-sources": dropEvents("source-url"),
  /** Files of results are not sent. */
  "no-files": dropEvents("file"),
  /** The stream of a failed run ends like that of a successful one. */
  "failures-not-sent": dropEvents("error"),
  /** A stopped response ends without `abort`. */
  "aborts-not-sent": dropEvents("abort"),
  /** The chunks of an interrupted step are not discarded. */
  "steps-not-reset": afterRestart(
    alterEventsNamed("reset-step", (event) => ({ ...event, payload: { type: "start-step" } })),
  ),
  /** A response that was interrupted ends with the finish reason `other`. */
  "interrupted-responses-other": afterRestart(alterPayloads("finish", setFields({ finishReason: "other" }))),
};
