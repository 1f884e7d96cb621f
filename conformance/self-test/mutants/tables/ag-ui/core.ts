/** Mutants with defects in the behaviour that AG-UI itself requires. */
import { withMap } from "../../combinators/compose.ts";
import {
  alterEvents,
  alterEventsNamed,
  alterFrames,
  alterPayloads,
  alterStreamHeaders,
  dropEvents,
} from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterPrompts } from "../../combinators/models.ts";
import { setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { alterRunBodies, createExtraEvent, rejectRunsIf } from "./combinators.ts";

export const coreMutants: Mutants = {
  /** Ends the lines of frames with CR LF. */
  "frames-with-cr": alterFrames((frame) => frame.replaceAll("\n", "\r\n")),
  /** Sends a field that AG-UI does not define. */
  "undeclared-field": alterPayloads("RUN_STARTED", setFields({ extra: 1 })),
  /** Sends another run id in RUN_FINISHED. */
  "run-of-another": alterPayloads("RUN_FINISHED", setFields({ runId: "run_other" })),
  /** Omits TEXT_MESSAGE_START. */
  "text-not-started": dropEvents("TEXT_MESSAGE_START"),
  /** Omits STEP_STARTED. */
  "steps-not-started": dropEvents("STEP_STARTED"),
  /** Omits RUN_FINISHED. */
  "runs-not-finished": dropEvents("RUN_FINISHED"),
  /** Sends text with the id of the last message in the request. */
  "text-with-the-id-sent": withMap((sent) => [
    alterRunBodies((body) => {
      sent.set(body.runId, body.messages?.at?.(-1)?.id);
    }),
    alterEvents((event, { previous }) => {
      const id = sent.get(previous[0]?.payload.runId);
      if (event.name.startsWith("TEXT_MESSAGE_") && id !== undefined) event.payload.messageId = id;
    }),
  ]),
  /** Removes a value that the state does not contain. */
  "absent-state-removed": alterEventsNamed("RUN_STARTED", (event) => [
    event,
    createExtraEvent(event, { type: "STATE_DELTA", delta: [{ op: "remove", path: "/absent" }] }),
  ]),
  /** Sends a wrong total number of tokens. */
  "wrong-total-of-tokens": alterPayloads("RUN_FINISHED", ({ usage }) => {
    for (const entry of usage ?? []) entry.totalTokens = 1;
  }),
  /** Reports every failed run as finished. */
  "no-run-fails": alterEventsNamed("RUN_ERROR", (event, { previous }) => {
    const { threadId, runId } = previous[0]?.payload ?? {};
    return createExtraEvent(event, { type: "RUN_FINISHED", threadId, runId });
  }),
  /** Sends streams with the content type text/plain. */
  "streams-as-text": alterStreamHeaders(setFields({ "content-type": "text/plain" })),
  /** Does not send the model's calls. */
  "calls-not-sent": dropEvents("TOOL_CALL_START", "TOOL_CALL_ARGS", "TOOL_CALL_END"),
  /** Sends the text of the conversation's last answer again. */
  "last-answer-again": withMap((answers) => [
    alterRunBodies(({ runId, messages }) => {
      const answer = messages?.findLast?.((message: Loose) => message?.role === "assistant");
      answers.set(runId, answer?.content ?? "");
    }),
    alterPayloads("TEXT_MESSAGE_CONTENT", (payload, { previous }) => {
      payload.delta = (answers.get(previous[0]?.payload.runId) ?? "") + payload.delta;
    }),
  ]),
  /** Sends the model only the last message of the conversation. */
  "earlier-messages-left-out": alterPrompts((prompt) => prompt.slice(-1)),
  /** Rejects unknown fields in tools. */
  "unknown-tool-fields-refused": rejectRunsIf((body) =>
    JSON.stringify(body.tools ?? []).includes("conformExtra"),
  ),
  /** Rejects unknown fields in the context. */
  "unknown-context-fields-refused": rejectRunsIf((body) =>
    JSON.stringify(body.context ?? []).includes("conformExtra"),
  ),
  /** Rejects unknown fields in the request. */
  "unknown-fields-refused": rejectRunsIf((body) => "conformExtra" in body),
  /** Sends the protocol version of the request. */
  "version-echoed": withMap((versions) => [
    alterRunBodies(({ runId, protocolVersion }) => {
      versions.set(runId, protocolVersion);
    }),
    alterPayloads("RUN_STARTED", (payload) => {
      payload.protocolVersion = versions.get(payload.runId) ?? payload.protocolVersion;
    }),
  ]),
  /** Reports a run whose text contains an empty line as failed. */
  "empty-lines-fail": alterEventsNamed("RUN_FINISHED", (event, { previous }) =>
    previous.some(({ payload }) => String(payload.delta ?? "").includes("\n\n"))
      ? createExtraEvent(event, { type: "RUN_ERROR", message: "The run failed.", code: "INTERNAL_ERROR" })
      : event,
  ),
  /** Reports a run that awaits a client tool as interrupted. */
  "client-calls-interrupt": alterPayloads("RUN_FINISHED", (payload) => {
    if (payload.outcome?.pendingToolCallIds?.length > 0)
      payload.outcome = { ...payload.outcome, type: "interrupt" };
  }),
  /** Rejects forwarded properties other than the server's own. */
  "forwarded-props-refused": rejectRunsIf((body) =>
    Object.keys(body.forwardedProps ?? {}).some((name) => name !== "tambo"),
  ),
  /** Rejects a state that contains a list. */
  "lists-in-state-refused": rejectRunsIf((body) => Object.values(body.state ?? {}).some(Array.isArray)),
  /** Rejects developer messages. */
  "developer-refused": rejectRunsIf((body) =>
    JSON.stringify(body.messages ?? []).includes('"role":"developer"'),
  ),
  /** Rejects requests without a protocol version. */
  "version-required": rejectRunsIf((body) => !("protocolVersion" in body)),
};
