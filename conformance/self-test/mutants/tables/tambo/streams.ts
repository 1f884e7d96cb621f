/** Mutants with defects in the text, calls, frames and headers of a run's stream. */
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
  /** Omits RUN_STARTED. */
  "no-run-started": dropEvents("RUN_STARTED"),
  /** Omits RUN_FINISHED. */
  "no-run-finished": dropEvents("RUN_FINISHED"),
  /** Omits TOOL_CALL_RESULT. */
  "no-ag-ui-result": dropEvents("TOOL_CALL_RESULT"),
  /** Omits STATE_DELTA. */
  "no-state-delta": dropEvents("STATE_DELTA"),
  /** Sends RUN_ERROR twice. */
  "error-twice": alterEventsNamed("RUN_ERROR", (event) => [event, event]),
  /** Sends the INTERNAL_ERROR code for a cancelled run. */
  "cancelled-is-failed": alterPayloads("RUN_ERROR", (payload) => {
    if (payload.code === "CANCELLED") payload.code = "INTERNAL_ERROR";
  }),
  /** Sends the INTERNAL_ERROR code for every model failure. */
  "internal-error": alterPayloads("RUN_ERROR", (payload) => {
    if (payload.code !== "CANCELLED") payload.code = "INTERNAL_ERROR";
  }),
  /** Sends RUN_ERROR without a code, and with an empty message. */
  "error-without-code": alterPayloads("RUN_ERROR", (payload) => {
    delete payload.code;
    payload.message = "";
  }),
  /** Trims whitespace from text deltas. */
  "trimmed-deltas": alterPayloads("TEXT_MESSAGE_CONTENT", (payload) => {
    payload.delta = payload.delta.trim();
  }),
  /** Gives all text in a run the same message id. */
  "one-message-id": alterEvents((event, { memory }) => {
    if (event.name.startsWith("TEXT_MESSAGE"))
      event.payload.messageId = memory.id ??= event.payload.messageId;
  }),
  /** Omits toolCallName from TOOL_CALL_START. */
  "tool-name-of-the-proposal": alterPayloads("TOOL_CALL_START", deleteFields("toolCallName")),
  /** Omits the server from the name of a server tool. */
  "tool-name-without-server": alterPayloads("TOOL_CALL_START", (payload) => {
    payload.toolName = payload.toolCallName = payload.toolName.replace(/^.*\//, "");
  }),
  /** Sends only the first arguments delta in a run. */
  "arguments-lost": alterEvents((event, { memory }) => {
    if (event.name !== "TOOL_CALL_ARGS") return event;
    memory.count = (memory.count ?? 0) + 1;
    return memory.count === 1 ? event : [];
  }),
  /** Gives all calls in a run the same id. */
  "one-call-id": alterEvents((event, { memory }) => {
    if (event.name.startsWith("TOOL_CALL")) event.payload.toolCallId = memory.id ??= event.payload.toolCallId;
  }),
  /** Omits the input from pending calls. */
  "pending-without-input": alterPayloads("tambo.run.awaiting_input", (payload) => {
    for (const call of payload.value.pendingToolCalls) call.input = {};
  }),
  /** Reverses the order of the pending calls, and gives them the same name. */
  "pending-reversed": alterPayloads("tambo.run.awaiting_input", (payload) => {
    const { pendingToolCalls: calls } = payload.value;
    calls.reverse();
    for (const call of calls) call.toolName = calls[0].toolName;
  }),
  /** Lists server tool calls as pending. */
  "server-call-pending": alterEventsNamed("tambo.run.awaiting_input", (event, { previous }) => {
    for (const { payload } of previous.filter(({ name }) => name === "tambo.tool.result"))
      event.payload.value.pendingToolCalls.push({ ...payload.value, toolName: "conf_echo", input: {} });
  }),
  /** Adds the user's message to tambo.run.finished. */
  "finished-with-the-thread": alterPayloads("tambo.run.finished", (payload) => {
    const [first] = payload.value.messages;
    payload.value.messages.unshift({ ...first, id: "msg_user", role: "user" });
  }),
  /** Sends a different run id in RUN_FINISHED. */
  "run-of-another": alterPayloads("RUN_FINISHED", setFields({ runId: "run_other" })),
  /** Omits the type from TEXT_MESSAGE_START. */
  "no-type": alterPayloads("TEXT_MESSAGE_START", deleteFields("type")),
  /** Numbers events from 0. */
  "ids-from-zero": alterEvents((event) => ({ ...event, id: event.id && String(Number(event.id) - 1) })),
  /** Adds an `event:` line to frames. */
  "named-events": alterFrames((frame) => `event: message\n${frame}`),
  /** Omits the X-Accel-Buffering header. */
  "proxies-may-hold-back": alterStreamHeaders(deleteFields("x-accel-buffering")),
  /** Omits the Cache-Control header. */
  "proxies-may-cache": alterStreamHeaders(deleteFields("cache-control")),
  /** Omits the X-Thread-ID and X-Run-ID headers. */
  "no-ids-in-headers": alterStreamHeaders(deleteFields("x-thread-id", "x-run-id")),
  /** Sends the content type twice. */
  "content-type-twice": alterStreamHeaders(
    setFields({ "content-type": "text/event-stream, text/event-stream" }),
  ),
};
