/** Mutants with defects in calls and their results across runs. */

import { withSet } from "../../combinators/compose.ts";
import { alterEventsNamed } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterRequestsOf } from "../../combinators/requests.ts";
import { alterResponses } from "../../combinators/responses.ts";
import type { Mutants } from "../../mutant.ts";
import {
  alterRunBodies,
  alterStoredMessages,
  blockThreadAfter,
  createError,
  findRoleAfter,
} from "./combinators.ts";

export const callMutants: Mutants = {
  /** Stores the result of an abandoned call after the user's message. */
  "given-up-after-the-user": alterResponses(({ body }) => {
    const at = findRoleAfter(body?.messages ?? [], "user", "tool");
    if (at > 0) body.messages.splice(at - 1, 2, body.messages[at], body.messages[at - 1]);
  }),
  /** Does not mark the result of an abandoned call as an error. */
  "given-up-unmarked": alterResponses(({ body }) => {
    const at = findRoleAfter(body?.messages ?? [], "user", "tool");
    if (at > 0) delete body.messages[at - 1].isError;
  }),
  /** Ignores tool results that follow a user message. */
  "results-after-the-user-lost": alterRunBodies((body) => {
    if (body.message?.role === "user" && Array.isArray(body.additionalMessages))
      body.additionalMessages = body.additionalMessages.filter(({ role }: Loose) => role !== "tool");
  }),
  /** Rejects results for the other calls in a turn if one call cannot be executed. */
  "refused-call-blocks-the-others": withSet((blocked) => [
    alterRequestsOf("createRun", ({ threadId, body }) =>
      blocked.has(threadId) && body?.message?.role === "tool"
        ? createError(400, "INVALID_TOOL_RESULT")
        : undefined,
    ),
    alterEventsNamed("tambo.run.awaiting_input", (_, { threadId, previous }) => {
      if (previous.some(({ payload }) => payload.value?.isError)) blocked.add(threadId);
    }),
  ]),
  /** Stores a result for a call that was not executed because its run was cancelled. */
  "unmade-calls-get-results": alterResponses(({ body }) => {
    if (!Array.isArray(body?.messages)) return;
    body.messages = body.messages.flatMap((message: Loose) => {
      const [call] = message.incomplete === undefined ? [] : (message.toolCalls ?? []);
      const result = {
        id: `${message.id}_1`,
        role: "tool",
        toolCallId: call?.id,
        content: [],
        isError: true,
      };
      return call === undefined ? [message] : [message, result];
    });
  }),
  /** Uses the first of several results for the same call in a request. */
  "second-answer-ignored": alterRunBodies((body) => {
    const { message, additionalMessages } = body;
    if (Array.isArray(additionalMessages))
      body.additionalMessages = additionalMessages.filter(
        (each: Loose) => each?.toolCallId === undefined || each.toolCallId !== message?.toolCallId,
      );
  }),
  /** Rejects all later results for a call after a request that contained two results for it. */
  "second-answer-takes-the-call": withSet((taken) =>
    alterRequestsOf("createRun", ({ body }) => {
      const id = body?.message?.toolCallId;
      if (id !== undefined && taken.has(id)) return createError(400, "INVALID_TOOL_RESULT");
      if (id !== undefined && body.additionalMessages?.some?.((each: Loose) => each?.toolCallId === id)) {
        taken.add(id);
      }
      return undefined;
    }),
  ),
  /** Does not store a cancelled run's calls. */
  "whole-calls-not-kept": alterStoredMessages((message) => {
    if (message.incomplete !== undefined) delete message.toolCalls;
  }),
  /** Rejects all later runs in a thread after one of its calls was cancelled. */
  "unmade-calls-shown-open": blockThreadAfter(
    ({ name }, { previous }) =>
      name === "RUN_ERROR" && previous.some((each) => each.name === "TOOL_CALL_START"),
  ),
};
