/** Mutants of the events of a run: texts, calls, frames and headers. */
import {
  alterEvents,
  alterEventsNamed,
  alterFrames,
  alterPayloads,
  alterStreamHeaders,
  dropEvents,
} from "../../combinators/events.ts";
import { deleteFields, setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";

export const streamMutants: Mutants = {
  /** RUN_STARTED is omitted. */
  "no-run-started": dropEvents("RUN_STARTED"),
  /** RUN_FINISHED is omitted. */
  "no-run-finished": dropEvents("RUN_FINISHED"),
  /** TOOL_CALL_RESULT is omitted. */
  "no-ag-ui-result": dropEvents("TOOL_CALL_RESULT"),
  /** STATE_DELTA is omitted. */
  "no-state-delta": dropEvents("STATE_DELTA"),
  /** A failure is sent as two RUN_ERRORs. */
  "error-twice": alterEventsNamed("RUN_ERROR", (event) => [event, event]),
  /** A cancelled run has the code INTERNAL_ERROR. */
  "cancelled-is-failed": alterPayloads("RUN_ERROR", (payload) => {
    if (payload.code === "CANCELLED") payload.code = "INTERNAL_ERROR";
  }),
  /** Every failure of the model has the code INTERNAL_ERROR. */
  "internal-error": alterPayloads("RUN_ERROR", (payload) => {
    if (payload.code !== "CANCELLED") payload.code = "INTERNAL_ERROR";
  }),
  /** RUN_ERROR has no code, and an empty message. */
  "error-without-code": alterPayloads("RUN_ERROR", (payload) => {
    delete payload.code;
    payload.message = "";
  }),
  /** Deltas are trimmed. */
  "trimmed-deltas": alterPayloads("TEXT_MESSAGE_CONTENT", (payload) => {
    payload.delta = payload.delta.trim();
  }),
  /** All texts of a run have one message id. */
  "one-message-id": alterEvents((event, { memory }) => {
    if (event.name.startsWith("TEXT_MESSAGE"))
      event.payload.messageId = memory.id ??= event.payload.messageId;
  }),
  /** TOOL_CALL_START lacks toolCallName. */
  "tool-name-of-the-proposal": alterPayloads("TOOL_CALL_START", deleteFields("toolCallName")),
  /** A server tool is named without its server. */
  "tool-name-without-server": alterPayloads("TOOL_CALL_START", (payload) => {
    payload.toolName = payload.toolCallName = payload.toolName.replace(/^.*\//, "");
  }),
  /** The last delta of a call's arguments is lost. */
  "arguments-lost": alterEvents((event, { memory }) => {
    if (event.name !== "TOOL_CALL_ARGS") return event;
    memory.count = (memory.count ?? 0) + 1;
    return memory.count === 1 ? event : [];
  }),
  /** All calls of a run have one id. */
  "one-call-id": alterEvents((event, { memory }) => {
    if (event.name.startsWith("TOOL_CALL")) event.payload.toolCallId = memory.id ??= event.payload.toolCallId;
  }),
  /** The pending calls have no input. */
  "pending-without-input": alterPayloads("tambo.run.awaiting_input", (payload) => {
    for (const call of payload.value.pendingToolCalls) call.input = {};
  }),
  /** The pending calls are in reverse order, and all have the same name. */
  "pending-reversed": alterPayloads("tambo.run.awaiting_input", (payload) => {
    const { pendingToolCalls: calls } = payload.value;
    calls.reverse();
    for (const call of calls) call.toolName = calls[0].toolName;
  }),
  /** The server's own calls are pending, too. */
  "server-call-pending": alterEventsNamed("tambo.run.awaiting_input", (event, { seen }) => {
    for (const { payload } of seen.filter(({ name }) => name === "tambo.tool.result"))
      event.payload.value.pendingToolCalls.push({ ...payload.value, toolName: "conf_echo", input: {} });
  }),
  /** tambo.run.finished also has the user's message. */
  "finished-with-the-thread": alterPayloads("tambo.run.finished", (payload) => {
    const [first] = payload.value.messages;
    payload.value.messages.unshift({ ...first, id: "msg_user", role: "user" });
  }),
  /** RUN_FINISHED names another run. */
  "run-of-another": alterPayloads("RUN_FINISHED", setFields({ runId: "run_other" })),
  /** A payload has no type. */
  "no-type": alterPayloads("TEXT_MESSAGE_START", deleteFields("type")),
  /** Events are numbered from 0. */
  "ids-from-zero": alterEvents((event) => ({ ...event, id: event.id && String(Number(event.id) - 1) })),
  /** Frames have an event name. */
  "named-events": alterFrames((frame) => `event: message\n${frame}`),
  /** X-Accel-Buffering is omitted. */
  "proxies-may-hold-back": alterStreamHeaders(deleteFields("x-accel-buffering")),
  /** Cache-Control is omitted. */
  "proxies-may-cache": alterStreamHeaders(deleteFields("cache-control")),
  /** The headers do not name thread and run. */
  "no-ids-in-headers": alterStreamHeaders(deleteFields("x-thread-id", "x-run-id")),
  /** The content type is repeated. */
  "content-type-twice": alterStreamHeaders(
    setFields({ "content-type": "text/event-stream, text/event-stream" }),
  ),
};
