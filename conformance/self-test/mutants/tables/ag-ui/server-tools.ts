/** Mutants of the calls of server tools, and of the limits of a run. */
import { each, events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { calledOneByOne, said, shown } from "../../combinators/models.ts";
import { request } from "../../combinators/requests.ts";
import type { Mutant } from "../../mutant.ts";
import { beside, inOnePiece } from "./text.ts";

/** Names of limits that a run may reach. */
const isLimit = (reason: unknown) => /^(max_|timeout)/.test(String(reason));

export const serverToolMutants: readonly Mutant[] = [
  {
    id: "all-results-failed",
    text: "Every result is marked as that of a tool that failed.",
    mutate: each("TOOL_CALL_RESULT", (event) => {
      event.payload.metadata = { tambo: { isError: true } };
      return event;
    }),
  },
  {
    id: "failures-unmarked",
    text: "Results of calls that failed are not marked.",
    mutate: each("TOOL_CALL_RESULT", (event) => {
      delete event.payload.metadata;
      return event;
    }),
  },
  {
    id: "result-in-the-calls-message",
    text: "A result has the id of the message with its call.",
    mutate: each("TOOL_CALL_RESULT", (event, { seen }) => {
      const { toolCallId } = event.payload;
      const start = seen.find(({ payload }) => payload.toolCallId === toolCallId);
      event.payload.messageId = start?.payload.parentMessageId ?? toolCallId;
      return event;
    }),
  },
  {
    id: "arguments-in-one-piece",
    text: "Arguments are sent when they are complete.",
    mutate: events(inOnePiece("TOOL_CALL_ARGS", "TOOL_CALL_END")),
  },
  {
    id: "model-without-results",
    text: "The model is not shown results.",
    mutate: shown((prompt) => prompt.filter(({ role }) => role !== "tool")),
  },
  {
    id: "tool-results-emptied",
    text: "What a server tool gave is lost.",
    mutate: () => ({
      tools: (tools) => ({
        ...tools,
        async call(...given) {
          const { isError } = await tools.call(...given);
          return { content: [{ type: "text", text: "" }], isError };
        },
      }),
    }),
  },
  {
    id: "failed-tool-fails-the-run",
    text: "A run ends with a failure when a tool has failed.",
    mutate: events((event, { memory }) => {
      if (memory.failed) return undefined;
      if (event.name !== "TOOL_CALL_RESULT" || event.payload.metadata === undefined) return event;
      memory.failed = true;
      return [event, beside(event, { type: "RUN_ERROR", message: "A tool failed.", code: "TOOL_ERROR" })];
    }),
  },
  {
    id: "results-in-the-step",
    text: "The first result of a turn comes within its step.",
    mutate: events((event, { memory, seen }) => {
      if (event.name === "STEP_FINISHED" && seen.at(-1)?.name === "TOOL_CALL_END") {
        memory.held = event;
        return undefined;
      }
      const { held } = memory;
      if (held === undefined) return event;
      memory.held = undefined;
      return event.name === "TOOL_CALL_RESULT" ? [event, held] : [held, event];
    }),
  },
  {
    id: "results-reversed",
    text: "The results of two calls come in the reverse order.",
    mutate: events((event, { memory, seen }) => {
      if (event.name !== "TOOL_CALL_RESULT") return event;
      const count = (name: string) => seen.filter((each) => each.name === name).length;
      if (count("TOOL_CALL_START") - count("TOOL_CALL_RESULT") > 1) {
        memory.early = [event, ...(memory.early ?? [])];
        return undefined;
      }
      const { early = [] } = memory;
      memory.early = undefined;
      return [event, ...early];
    }),
  },
  {
    id: "tools-one-by-one",
    text: "A tool is called when the one before it has answered.",
    mutate: calledOneByOne,
  },
  {
    id: "tool-messages-dropped",
    text: "The results that a client brings are ignored.",
    mutate: request("runAgent", ({ body }) => {
      if (!Array.isArray(body?.messages)) return;
      const last = body.messages.at(-1);
      if (last?.role === "tool" && last.content === "12:00") body.messages.pop();
    }),
  },
  {
    id: "limit-is-a-failure",
    text: "A run that has reached a limit has failed.",
    mutate: each("RUN_FINISHED", (event) =>
      isLimit(event.payload.result?.stopReason)
        ? beside(event, { type: "RUN_ERROR", message: "Too many turns.", code: "INTERNAL_ERROR" })
        : event,
    ),
  },
  {
    id: "limit-not-named",
    text: "A run that has reached a limit says that it came to its end.",
    mutate: each("RUN_FINISHED", (event) => {
      if (isLimit(event.payload.result?.stopReason)) event.payload.result.stopReason = "end_turn";
      return event;
    }),
  },
  {
    id: "texts-of-results-only",
    text: "Of a result only the texts are sent.",
    mutate: each("TOOL_CALL_RESULT", (event) => {
      const { content } = event.payload;
      const texts = (parts: Loose[]) => parts.map(({ text }) => text ?? "").join("");
      event.payload.content =
        typeof content === "string" ? content.replace(/\n\{.*\}\n/, "\n") : texts(content);
      return event;
    }),
  },
  {
    id: "last-part-lost",
    text: "A result with several parts lacks the last.",
    mutate: each("TOOL_CALL_RESULT", (event) => {
      if (Array.isArray(event.payload.content)) event.payload.content.pop();
      return event;
    }),
  },
  {
    id: "images-fail-the-run",
    text: "A result that is not text fails the run.",
    mutate: events((event, { memory }) => {
      if (memory.failed) return undefined;
      if (event.name !== "TOOL_CALL_RESULT" || !JSON.stringify(event.payload.content).includes("image/png"))
        return event;
      memory.failed = true;
      return [event, beside(event, { type: "RUN_ERROR", message: "No images.", code: "INTERNAL_ERROR" })];
    }),
  },
  {
    id: "no-json-is-a-failure",
    text: "Arguments that are no JSON fail the run.",
    mutate: said((part) => {
      if (part.type !== "tool-call") return part;
      try {
        JSON.parse(part.input || "{}");
        return part;
      } catch (error) {
        return { type: "error", error };
      }
    }),
  },
  {
    id: "broken-arguments-left",
    text: "Arguments and props that broke off are left as they are.",
    mutate: events((event) => {
      const delta = event.payload.delta ?? event.payload.value?.delta;
      return typeof delta === "string" && /^"?[}\]]+$/.test(delta) ? undefined : event;
    }),
  },
  {
    id: "warnings-told",
    text: "That a call could not be made is told by an event of its own, too.",
    mutate: each("TOOL_CALL_RESULT", (event) => {
      if (event.payload.metadata === undefined) return event;
      const value = { message: "The call failed." };
      return [event, beside(event, { type: "CUSTOM", name: "tambo.warning", value })];
    }),
  },
  {
    id: "no-arguments-no-json",
    text: "A call without arguments has no arguments, and not the empty object.",
    mutate: each("TOOL_CALL_ARGS", (event) => (event.payload.delta === "{}" ? undefined : event)),
  },
];
