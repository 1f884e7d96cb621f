import { answers, storedMessages } from "../../combinators/answers.ts";
import { each, events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { problem, request, runBody } from "../../combinators/requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant } from "../../mutant.ts";

/** Whether two messages of a list stand one after the other with these roles. */
const roleAfter = (messages: Loose[], role: string, before: string): number =>
  messages.findIndex((message, at) => message.role === role && messages[at - 1]?.role === before);

export const callMutants: readonly Mutant[] = [
  {
    id: "given-up-after-the-user",
    text: "The result of a call that was given up is stored after the user's message.",
    mutate: answers(({ body }) => {
      const at = roleAfter(body?.messages ?? [], "user", "tool");
      if (at > 0) body.messages.splice(at - 1, 2, body.messages[at], body.messages[at - 1]);
    }),
  },
  {
    id: "given-up-unmarked",
    text: "The result of a call that was given up is stored as one that worked.",
    mutate: answers(({ body }) => {
      const at = roleAfter(body?.messages ?? [], "user", "tool");
      if (at > 0) delete body.messages[at - 1].isError;
    }),
  },
  {
    id: "results-after-the-user-lost",
    text: "Results that stand after a message of the user's come too late.",
    mutate: runBody((body) => {
      if (body.message?.role === "user" && Array.isArray(body.additionalMessages))
        body.additionalMessages = body.additionalMessages.filter(({ role }: Loose) => role !== "tool");
    }),
  },
  {
    id: "refused-call-blocks-the-others",
    text: "A call beside one that cannot be made cannot be answered.",
    mutate: (server) => {
      const blocked = new Set<string | undefined>();
      return together(
        request("createRun", ({ threadId, body }) =>
          blocked.has(threadId) && body?.message?.role === "tool"
            ? problem(400, "INVALID_TOOL_RESULT")
            : undefined,
        ),
        each("tambo.run.awaiting_input", (event, { threadId, seen }) => {
          if (seen.some(({ payload }) => payload.value?.isError)) blocked.add(threadId);
          return event;
        }),
      )(server);
    },
  },
  {
    id: "unmade-calls-get-results",
    text: "A result is stored for a call that a cancellation left undone.",
    mutate: answers(({ body }) => {
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
  },
  {
    id: "second-answer-ignored",
    text: "Of several results for one call in a request the first counts.",
    mutate: runBody((body) => {
      const { message, additionalMessages } = body;
      if (Array.isArray(additionalMessages))
        body.additionalMessages = additionalMessages.filter(
          (each: Loose) => each?.toolCallId === undefined || each.toolCallId !== message?.toolCallId,
        );
    }),
  },
  {
    id: "second-answer-takes-the-call",
    text: "A call that was answered twice in one request waits no more.",
    mutate: (server) => {
      const taken = new Set<string>();
      return request("createRun", ({ body }) => {
        const id = body?.message?.toolCallId;
        if (id !== undefined && taken.has(id)) return problem(400, "INVALID_TOOL_RESULT");
        if (id !== undefined && body.additionalMessages?.some?.((each: Loose) => each?.toolCallId === id)) {
          taken.add(id);
        }
        return undefined;
      })(server);
    },
  },
  {
    id: "whole-calls-not-kept",
    text: "Of a cancelled run no calls are kept.",
    mutate: storedMessages((message) => {
      if (message.incomplete !== undefined) delete message.toolCalls;
    }),
  },
  {
    id: "unmade-calls-shown-open",
    text: "After a cancelled call no run is taken.",
    mutate: (server) => {
      const cut = new Set<string | undefined>();
      return together(
        request("createRun", ({ threadId }) =>
          cut.has(threadId) ? problem(409, "CONCURRENT_RUN") : undefined,
        ),
        events((event, { threadId, seen }) => {
          if (event.name === "RUN_ERROR" && seen.some(({ name }) => name === "TOOL_CALL_START"))
            cut.add(threadId);
          return event;
        }),
      )(server);
    },
  },
];
