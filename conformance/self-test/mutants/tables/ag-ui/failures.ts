/** Mutants of failures, of what is cut off, of restarts and of usage. */
import { each, events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { failureIsAnEnd, said } from "../../combinators/models.ts";
import { request } from "../../combinators/requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** What the server says of a call that was cut off: it tells the call from one that has failed. */
const cutOff = (event: { payload: Loose }) =>
  JSON.stringify(event.payload).includes("The call was cut off and not executed.");

/** Tells one code of a failure as another. */
const recoded = (code: string, other: string): Mutate =>
  each("RUN_ERROR", (event) => {
    if (event.payload.code === code) event.payload.code = other;
    return event;
  });

export const failureMutants: readonly Mutant[] = [
  {
    id: "rate-limit-not-told",
    text: "A provider's rate limit is told as another refusal.",
    mutate: recoded("RATE_LIMIT_EXCEEDED", "LLM_CLIENT_ERROR"),
  },
  {
    id: "refusals-are-failures",
    text: "A status 4xx of the provider is told as a status 5xx.",
    mutate: recoded("LLM_CLIENT_ERROR", "LLM_SERVER_ERROR"),
  },
  {
    id: "failures-are-refusals",
    text: "A status 5xx of the provider is told as a status 4xx.",
    mutate: recoded("LLM_SERVER_ERROR", "LLM_CLIENT_ERROR"),
  },
  {
    id: "failure-is-an-end",
    text: "A model that fails or breaks off is taken for one that has finished.",
    mutate: failureIsAnEnd,
  },
  {
    id: "provider-quoted",
    text: "The client is told what the provider said.",
    mutate: each("RUN_ERROR", (event) => {
      if (event.payload.code.startsWith("LLM_")) event.payload.message += " Account K4711Z must wait.";
      return event;
    }),
  },
  {
    id: "failure-blocks-thread",
    text: "A thread whose run has failed takes no further run.",
    defect: "D11",
    mutate: (server) => {
      const failed = new Set<string>();
      return together(
        request("runAgent", ({ body }) =>
          failed.has(body?.threadId)
            ? {
                status: 409,
                headers: { "content-type": "application/json" },
                body: { error: { code: "CONCURRENT_RUN", message: "Refused.", runId: "run" } },
              }
            : undefined,
        ),
        events((event, { seen }) => {
          if (event.name === "RUN_ERROR") failed.add(seen[0]?.payload.threadId);
          return event;
        }),
      )(server);
    },
  },
  {
    id: "cut-off-component-open",
    text: "A component that was cut off is not ended.",
    mutate: events((event, { memory }) => {
      if (event.name === "tambo.component.end" || event.name === "ACTIVITY_SNAPSHOT") {
        memory.held = [...(memory.held ?? []), event];
        return undefined;
      }
      const { held = [] } = memory;
      if (event.name !== "STEP_FINISHED" && event.name !== "RUN_ERROR") memory.held = undefined;
      if (event.name === "STEP_FINISHED") {
        memory.step = event;
        return undefined;
      }
      const step = memory.step === undefined ? [] : [memory.step];
      memory.step = undefined;
      return event.name === "RUN_ERROR" ? [...step, event] : [...held, ...step, event];
    }),
  },
  {
    id: "cut-off-call-executed",
    text: "The result of a call that was cut off is what the tool would have given.",
    mutate: each("TOOL_CALL_RESULT", (event) => {
      if (cutOff(event)) event.payload.content = "one";
      return event;
    }),
  },
  {
    id: "cut-off-call-well",
    text: "The result of a call that was cut off does not say that it failed.",
    mutate: each("TOOL_CALL_RESULT", (event) => {
      if (cutOff(event)) delete event.payload.metadata;
      return event;
    }),
  },
  {
    id: "length-is-a-failure",
    text: "A model that stops at its limit of tokens has failed.",
    mutate: said((part) =>
      part.type === "finish" && part.finishReason.unified === "length"
        ? { type: "error", error: new Error("length") }
        : part,
    ),
  },
  {
    id: "no-usage",
    text: "Nobody is told what a run has used.",
    mutate: each("RUN_FINISHED", (event) => {
      delete event.payload.usage;
      return event;
    }),
  },
  {
    id: "usage-for-everyone",
    text: "Older clients are told what a run has used, too.",
    mutate: each("RUN_FINISHED", (event) => {
      event.payload.usage ??= [{ inputTokens: 50, outputTokens: 50 }];
      return event;
    }),
  },
  {
    id: "restart-loses-messages",
    text: "After a restart the user's message is lost.",
    restart: true,
    mutate: (server) =>
      server.restarted
        ? each("MESSAGES_SNAPSHOT", (event) => {
            event.payload.messages = event.payload.messages.filter(({ role }: Loose) => role !== "user");
            return event;
          })(server)
        : {},
  },
  {
    id: "restart-leaves-open",
    text: "A run that was killed never ends.",
    restart: true,
    mutate: (server) =>
      server.restarted
        ? events((event, { operation }) => {
            const ends = event.name === "RUN_ERROR" || event.name === "RUN_FINISHED";
            return operation === "connectAgent" && ends ? undefined : event;
          })(server)
        : {},
  },
  {
    id: "unmade-calls-unanswered",
    text: "Calls that a run has not made when it fails or is cancelled have no result.",
    mutate: events((event) => {
      const isUnmade = ({ content }: Loose) => content === "The call was not executed.";
      if (event.name === "MESSAGES_SNAPSHOT")
        event.payload.messages = event.payload.messages.filter((message: Loose) => !isUnmade(message));
      return event.name === "TOOL_CALL_RESULT" && isUnmade(event.payload) ? undefined : event;
    }),
  },
];
