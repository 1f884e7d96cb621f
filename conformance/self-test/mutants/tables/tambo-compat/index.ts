/** The mutants of the contract. Each mutant is the server with one defect that a check must detect. */
import { createJsonNullServer } from "../../../null-servers.ts";
import {
  alterEvents,
  alterEventsNamed,
  alterFrames,
  alterPayloads,
  alterStreamHeaders,
  createCustomEvent,
  delayEvents,
  dropEvents,
  replaceCode,
} from "../../combinators/events.ts";
import { acceptAnyKey } from "../../combinators/requests.ts";
import { alterErrors, alterResponses, alterSuccess } from "../../combinators/responses.ts";
import type { Mutants } from "../../mutant.ts";
import { requestMutants } from "./requests.ts";
import { storedMutants } from "./stored.ts";

const streamMutants: Mutants = {
  /** A stream may be cached and transformed. */
  "stream-may-be-cached": alterStreamHeaders((headers) => {
    headers["cache-control"] = "no-store";
  }),
  /** Frames have an `event:` line. */
  "frames-named": alterFrames((frame) => frame.replace(/^data:/, "event: run\ndata:")),
  /** The start of the text contains an undeclared field. */
  "text-start-with-time": alterPayloads("TEXT_MESSAGE_START", (payload) => {
    payload.time = 1;
  }),
  /** The text is empty. */
  "text-empty": alterPayloads("TEXT_MESSAGE_CONTENT", (payload) => {
    payload.delta = "";
  }),
  /** The text is held back until the message ends. */
  "text-held-back": delayEvents(
    ({ name }) => name === "TEXT_MESSAGE_CONTENT",
    (held, event) => [...held, event],
  ),
  /** The messages of the run are sent before its end. */
  "run-messages-sent": alterEventsNamed("RUN_FINISHED", (event) => [
    createCustomEvent(event, "tambo.run.finished", { messages: [] }),
    event,
  ]),
  /** The start of the run names another thread. */
  "start-of-another-thread": alterPayloads("RUN_STARTED", (payload) => {
    payload.threadId = "thr_other";
  }),
  /** The end of the run names another run. */
  "end-of-another-run": alterPayloads("RUN_FINISHED", (payload) => {
    payload.runId = "run_other";
  }),
  /** A finished run has no last event. */
  "no-end": dropEvents("RUN_FINISHED"),
  /** The start of a run does not contain the run's metadata. */
  "run-metadata-lost": alterPayloads("RUN_STARTED", (payload) => {
    delete payload.metadata;
  }),
  /** A cancelled run ends with another code. */
  "cancelled-as-error": replaceCode("RUN_ERROR", "CANCELLED", "LLM_ERROR"),
  /** A failed run ends like a finished one. */
  "failed-runs-finish": alterEventsNamed("RUN_ERROR", (event, { memory }) => ({
    ...event,
    name: "RUN_FINISHED",
    payload: { type: "RUN_FINISHED", threadId: memory.thread ?? "thr", runId: memory.run ?? "run" },
  })),
  /** The start of a call has the name only in Tambo's own field. */
  "call-without-standard-name": alterPayloads("TOOL_CALL_START", (payload) => {
    delete payload.toolCallName;
  }),
  /** A run that awaits input only finishes. */
  "waiting-not-told": dropEvents("tambo.run.awaiting_input"),
  /** The arguments of pending calls are objects, as in the Tambo contract. */
  "pending-arguments-parsed": alterPayloads("tambo.run.awaiting_input", ({ value }) => {
    for (const call of value.pendingToolCalls) call.arguments = JSON.parse(call.arguments);
  }),
  /** Results of server tools are not sent. */
  "results-not-sent": dropEvents("TOOL_CALL_RESULT"),
  /** The result of a server tool names the message of the result. */
  "result-in-own-message": alterPayloads("TOOL_CALL_RESULT", (payload) => {
    payload.messageId = "msg_result";
  }),
  /** The end of a component is not sent. */
  "component-end-lost": dropEvents("tambo.component.end"),
  /** A component names another message. */
  "component-of-another-message": alterPayloads("tambo.component.start", ({ value }) => {
    value.messageId = "msg_other";
  }),
  /** Deltas of props have no text. */
  "props-without-text": alterPayloads("tambo.component.props_delta", ({ value }) => {
    value.delta = "";
  }),
  /** All operations on the props are sent at the end. */
  "props-at-the-end": alterEvents((event, { memory }) => {
    const held: object[] = memory.held ?? [];
    const { value } = event.payload;
    if (event.name === "tambo.component.props_delta") {
      memory.held = [...held, ...value.operations];
      value.operations = [];
    }
    if (event.name !== "tambo.component.end") return event;
    const { componentId } = value;
    return [
      createCustomEvent(event, "tambo.component.props_delta", { componentId, delta: "", operations: held }),
      event,
    ];
  }),
  /** The end of a component does not contain its state. */
  "component-end-without-state": alterPayloads("tambo.component.end", ({ value }) => {
    delete value.state;
  }),
  /** Changes to a state are not sent. */
  "state-not-told": dropEvents("tambo.component.state_delta"),
};

const errorMutants: Mutants = {
  /** A request with a wrong key belongs to the first project. */
  "any-key-accepted": acceptAnyKey("/compat/tambo"),
  /** An error lists only the first invalid field. */
  "first-error-only": alterErrors("VALIDATION_ERROR", ({ body }) => {
    body.errors = body.errors?.slice(0, 1);
  }),
  /** Errors of status 415 have status 422. */
  "media-type-unprocessable": alterErrors("UNSUPPORTED_MEDIA_TYPE", (response) => {
    response.status = 422;
  }),
  /** A second run on a thread is reported as a finished run. */
  "second-run-as-finished": alterErrors("CONCURRENT_RUN", ({ body }) => {
    body.code = "RUN_FINISHED";
  }),
  /** A thread that does not exist is reported as a run that does not exist. */
  "no-thread-as-no-run": alterErrors("THREAD_NOT_FOUND", ({ body }) => {
    body.code = "RUN_NOT_FOUND";
  }),
  /** A token request with another grant type is rejected as an invalid request. */
  "grant-types-unnamed": alterResponses(({ body }) => {
    if (body?.error === "unsupported_grant_type") body.error = "invalid_request";
  }),
  /** Suggestions for an unknown message are an empty list. */
  "any-message-has-suggestions": alterResponses((response) => {
    if (!response.request.path.endsWith("/suggestions") || response.status !== 404) return;
    response.status = 200;
    response.headers["content-type"] = "application/json";
    response.body = { suggestions: [], hasMore: false };
  }),
  /** A suggestion that was made is not listed. */
  "suggestions-not-kept": alterSuccess("createSuggestions", ({ body }) => {
    const text = "Tell me more.";
    body.suggestions = [
      { id: "1", messageId: "m", title: text, description: text, detailedSuggestion: text },
    ];
  }),
};

export const tables: readonly Mutants[] = [streamMutants, errorMutants, requestMutants, storedMutants];

/** A null server that returns an error of the contract. */
export const contractErrorServer = createJsonNullServer(404, "application/problem+json", {
  type: "urn:tambo:error:not_found",
  title: "Not Found",
  status: 404,
  detail: "Not found.",
  instance: "urn:tambo:error-instance:00000000-0000-4000-8000-000000000000",
  code: "NOT_FOUND",
});
