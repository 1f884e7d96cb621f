/** Mutants of failures, runs that are interrupted, restarts and token usage. */
import { afterRestart } from "../../combinators/compose.ts";
import { alterEvents, alterEventsNamed, alterPayloads, replaceCode } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { failOnTokenLimit, finishOnFailure } from "../../combinators/models.ts";
import { deleteFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { blockedAfter } from "./combinators.ts";

/** Returns true if an event is the result of a call that was interrupted. */
const cutOff = (event: { payload: Loose }) =>
  JSON.stringify(event.payload).includes("The call was cut off and not executed.");

export const failureMutants: Mutants = {
  /** A provider's rate limit has the code of any client error. */
  "rate-limit-not-told": replaceCode("RUN_ERROR", "RATE_LIMIT_EXCEEDED", "LLM_CLIENT_ERROR"),
  /** A provider's status 4xx has the code of a server error. */
  "refusals-are-failures": replaceCode("RUN_ERROR", "LLM_CLIENT_ERROR", "LLM_SERVER_ERROR"),
  /** A provider's status 5xx has the code of a client error. */
  "failures-are-refusals": replaceCode("RUN_ERROR", "LLM_SERVER_ERROR", "LLM_CLIENT_ERROR"),
  /** A model that fails or is interrupted is treated as finished. */
  "failure-is-an-end": finishOnFailure,
  /** The provider's error message is sent to the client. */
  "provider-quoted": alterPayloads("RUN_ERROR", (payload) => {
    if (payload.code.startsWith("LLM_")) payload.message += " Account K4711Z must wait.";
  }),
  /** A thread whose run has failed accepts no further run. */
  "failure-blocks-thread": blockedAfter(({ name }) => name === "RUN_ERROR"),
  /** A component that was interrupted is not ended. */
  "cut-off-component-open": alterEvents((event, { memory }) => {
    if (event.name === "tambo.component.end" || event.name === "ACTIVITY_SNAPSHOT") {
      memory.held = [...(memory.held ?? []), event];
      return [];
    }
    const { held = [] } = memory;
    if (event.name !== "STEP_FINISHED" && event.name !== "RUN_ERROR") memory.held = undefined;
    if (event.name === "STEP_FINISHED") {
      memory.step = event;
      return [];
    }
    const step = memory.step === undefined ? [] : [memory.step];
    memory.step = undefined;
    return event.name === "RUN_ERROR" ? [...step, event] : [...held, ...step, event];
  }),
  /** The result of a call that was interrupted looks as if it had been executed. */
  "cut-off-call-executed": alterEventsNamed("TOOL_CALL_RESULT", (event) => {
    if (cutOff(event)) event.payload.content = "one";
  }),
  /** The result of a call that was interrupted is not marked as failed. */
  "cut-off-call-well": alterEventsNamed("TOOL_CALL_RESULT", (event) => {
    if (cutOff(event)) delete event.payload.metadata;
  }),
  /** Reaching the model's token limit fails the run. */
  "length-is-a-failure": failOnTokenLimit,
  /** Token usage is not sent. */
  "no-usage": alterPayloads("RUN_FINISHED", deleteFields("usage")),
  /** Token usage is sent to older clients, too. */
  "usage-for-everyone": alterPayloads("RUN_FINISHED", (payload) => {
    payload.usage ??= [{ inputTokens: 50, outputTokens: 50 }];
  }),
  /** After a restart the user's message is lost. */
  "restart-loses-messages": afterRestart(
    alterPayloads("MESSAGES_SNAPSHOT", (payload) => {
      payload.messages = payload.messages.filter(({ role }: Loose) => role !== "user");
    }),
  ),
  /** A run that was killed never ends. */
  "restart-leaves-open": afterRestart(
    alterEvents((event, { operation }) => {
      const ends = event.name === "RUN_ERROR" || event.name === "RUN_FINISHED";
      return operation === "connectAgent" && ends ? [] : event;
    }),
  ),
  /** Calls not executed because the run ended have no result. */
  "unmade-calls-unanswered": alterEvents((event) => {
    const isUnmade = ({ content }: Loose) => content === "The call was not executed.";
    if (event.name === "MESSAGES_SNAPSHOT")
      event.payload.messages = event.payload.messages.filter((message: Loose) => !isUnmade(message));
    return event.name === "TOOL_CALL_RESULT" && isUnmade(event.payload) ? [] : event;
  }),
};
