/** Mutants with defects in failures, interrupted runs, restarts and token usage. */
import { afterRestart, combine } from "../../combinators/compose.ts";
import { alterEvents, alterPayloads, replaceCode } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { failOnTokenLimit, finishOnFailure } from "../../combinators/models.ts";
import { deleteFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { blockThreadAfter, createExtraEvent } from "./combinators.ts";

export const failureMutants: Mutants = {
  /** Sends the code for other client errors if a provider limits the rate. */
  "rate-limit-not-told": replaceCode("RUN_ERROR", "RATE_LIMIT_EXCEEDED", "LLM_CLIENT_ERROR"),
  /** Sends the code for a server error if a provider returns a 4xx status. */
  "refusals-are-failures": replaceCode("RUN_ERROR", "LLM_CLIENT_ERROR", "LLM_SERVER_ERROR"),
  /** Sends the code for a client error if a provider returns a 5xx status. */
  "failures-are-refusals": replaceCode("RUN_ERROR", "LLM_SERVER_ERROR", "LLM_CLIENT_ERROR"),
  /** Treats a model response that fails or is interrupted as finished. */
  "failure-is-an-end": finishOnFailure,
  /** Sends the provider's error message to the client. */
  "provider-quoted": alterPayloads("RUN_ERROR", (payload) => {
    if (payload.code.startsWith("LLM_")) payload.message += " Account K4711Z must wait.";
  }),
  /** Rejects all later runs in a thread after one of its runs failed. */
  "failure-blocks-thread": blockThreadAfter(({ name }) => name === "RUN_ERROR"),
  /** Does not end a component that was interrupted. */
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
  /** Fails the run if the model reaches its token limit. */
  "length-is-a-failure": failOnTokenLimit,
  /** Omits token usage. */
  "no-usage": alterPayloads("RUN_FINISHED", deleteFields("usage")),
  /** Omits the token usage of failed runs. */
  "failure-without-usage": alterPayloads("RUN_ERROR", deleteFields("usage")),
  /** Sends token usage to older clients, too. */
  "usage-for-everyone": alterPayloads("RUN_FINISHED", (payload) => {
    payload.usage ??= [{ inputTokens: 50, outputTokens: 50 }];
  }),
  /** Loses the user's message during a restart. */
  "restart-loses-messages": afterRestart(
    alterPayloads("MESSAGES_SNAPSHOT", (payload) => {
      payload.messages = payload.messages.filter(({ role }: Loose) => role !== "user");
    }),
  ),
  /** Never ends a run whose process was killed. */
  "restart-leaves-open": afterRestart(
    alterEvents((event, { operation }) => {
      const ends = event.name === "RUN_ERROR" || event.name === "RUN_FINISHED";
      return operation === "connectAgent" && ends ? [] : event;
    }),
  ),
  /** Sends a result for a client tool call that was interrupted. */
  "interrupted-client-calls-answered": combine(
    alterEvents((event, { previous }) => {
      const { outcome, code } = event.payload;
      if (outcome?.type !== "cancelled" && code !== "CANCELLED") return event;
      const answered = previous.map(
        ({ payload }) => payload.type === "TOOL_CALL_RESULT" && payload.toolCallId,
      );
      const open = previous.filter(
        ({ name, payload }) => name === "TOOL_CALL_START" && !answered.includes(payload.toolCallId),
      );
      const results = open.map(({ payload: { toolCallId } }) =>
        createExtraEvent(event, {
          type: "TOOL_CALL_RESULT",
          messageId: `${toolCallId}-result`,
          toolCallId,
          role: "tool",
          content: "The call was not executed.",
        }),
      );
      return [...results, event];
    }),
    alterPayloads("MESSAGES_SNAPSHOT", (payload) => {
      const last = payload.messages.at(-1);
      for (const { id } of last?.toolCalls ?? [])
        payload.messages.push({ id: `${id}-result`, role: "tool", toolCallId: id, content: "" });
    }),
  ),
  /** Omits the results of calls that were not executed because the run ended. */
  "unmade-calls-unanswered": alterEvents((event) => {
    const isUnmade = ({ content }: Loose) => content === "The call was not executed.";
    if (event.name === "MESSAGES_SNAPSHOT")
      event.payload.messages = event.payload.messages.filter((message: Loose) => !isUnmade(message));
    return event.name === "TOOL_CALL_RESULT" && isUnmade(event.payload) ? [] : event;
  }),
};
