/** Mutants of the events of a run: texts, calls, frames and headers. */
import { each, events, frames, payloads, streamHeaders, without } from "../../combinators/events.ts";
import { deleting, setting } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";

export const streamMutants: Mutants = {
  /** RUN_STARTED is omitted. */
  "no-run-started": without("RUN_STARTED"),
  /** RUN_FINISHED is omitted. */
  "no-run-finished": without("RUN_FINISHED"),
  /** TOOL_CALL_RESULT is omitted. */
  "no-ag-ui-result": without("TOOL_CALL_RESULT"),
  /** STATE_DELTA is omitted. */
  "no-state-delta": without("STATE_DELTA"),
  /** A failure is sent as two RUN_ERRORs. */
  "error-twice": each("RUN_ERROR", (event) => [event, event]),
  /** A cancelled run has the code INTERNAL_ERROR. */
  "cancelled-is-failed": payloads("RUN_ERROR", (payload) => {
    if (payload.code === "CANCELLED") payload.code = "INTERNAL_ERROR";
  }),
  /** Every failure of the model has the code INTERNAL_ERROR. */
  "internal-error": payloads("RUN_ERROR", (payload) => {
    if (payload.code !== "CANCELLED") payload.code = "INTERNAL_ERROR";
  }),
  /** RUN_ERROR has no code, and an empty message. */
  "error-without-code": payloads("RUN_ERROR", (payload) => {
    delete payload.code;
    payload.message = "";
  }),
  /** Deltas are trimmed. */
  "trimmed-deltas": payloads("TEXT_MESSAGE_CONTENT", (payload) => {
    payload.delta = payload.delta.trim();
  }),
  /** All texts of a run have one message id. */
  "one-message-id": events((event, { memory }) => {
    if (event.name.startsWith("TEXT_MESSAGE"))
      event.payload.messageId = memory.id ??= event.payload.messageId;
  }),
  /** TOOL_CALL_START lacks toolCallName. */
  "tool-name-of-the-proposal": payloads("TOOL_CALL_START", deleting("toolCallName")),
  /** A server tool is named without its server. */
  "tool-name-without-server": payloads("TOOL_CALL_START", (payload) => {
    payload.toolName = payload.toolCallName = payload.toolName.replace(/^.*\//, "");
  }),
  /** The last delta of a call's arguments is lost. */
  "arguments-lost": events((event, { memory }) => {
    if (event.name !== "TOOL_CALL_ARGS") return event;
    memory.count = (memory.count ?? 0) + 1;
    return memory.count === 1 ? event : [];
  }),
  /** All calls of a run have one id. */
  "one-call-id": events((event, { memory }) => {
    if (event.name.startsWith("TOOL_CALL")) event.payload.toolCallId = memory.id ??= event.payload.toolCallId;
  }),
  /** The pending calls have no input. */
  "pending-without-input": payloads("tambo.run.awaiting_input", (payload) => {
    for (const call of payload.value.pendingToolCalls) call.input = {};
  }),
  /** The pending calls are in reverse order, and all have the same name. */
  "pending-reversed": payloads("tambo.run.awaiting_input", (payload) => {
    const { pendingToolCalls: calls } = payload.value;
    calls.reverse();
    for (const call of calls) call.toolName = calls[0].toolName;
  }),
  /** The server's own calls are pending, too. */
  "server-call-pending": each("tambo.run.awaiting_input", (event, { seen }) => {
    for (const { payload } of seen.filter(({ name }) => name === "tambo.tool.result"))
      event.payload.value.pendingToolCalls.push({ ...payload.value, toolName: "conf_echo", input: {} });
  }),
  /** tambo.run.finished also has the user's message. */
  "finished-with-the-thread": payloads("tambo.run.finished", (payload) => {
    const [first] = payload.value.messages;
    payload.value.messages.unshift({ ...first, id: "msg_user", role: "user" });
  }),
  /** RUN_FINISHED names another run. */
  "run-of-another": payloads("RUN_FINISHED", setting({ runId: "run_other" })),
  /** A payload has no type. */
  "no-type": payloads("TEXT_MESSAGE_START", deleting("type")),
  /** Events are numbered from 0. */
  "ids-from-zero": events((event) => ({ ...event, id: event.id && String(Number(event.id) - 1) })),
  /** Frames have an event name. */
  "named-events": frames((frame) => `event: message\n${frame}`),
  /** X-Accel-Buffering is omitted. */
  "proxies-may-hold-back": streamHeaders(deleting("x-accel-buffering")),
  /** Cache-Control is omitted. */
  "proxies-may-cache": streamHeaders(deleting("cache-control")),
  /** The headers do not name thread and run. */
  "no-ids-in-headers": streamHeaders(deleting("x-thread-id", "x-run-id")),
  /** The content type is repeated. */
  "content-type-twice": streamHeaders(setting({ "content-type": "text/event-stream, text/event-stream" })),
};
