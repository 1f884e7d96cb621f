/** Mutants of how an answer goes on from turn to turn: models, choices, texts, limits. */
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { storedMessages, succeeding } from "../../combinators/answers.ts";
import { each, events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { around, asked, shown } from "../../combinators/models.ts";
import { runBody } from "../../combinators/requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant } from "../../mutant.ts";

/** Whether two messages of a list stand one after the other with these roles. */
const roleAfter = (messages: Loose[], role: string, before: string): number =>
  messages.findIndex((message, at) => message.role === role && messages[at - 1]?.role === before);

/** Binds the model on every turn as the first was bound. */
const boundAlways = (matters: (choice: Loose) => boolean) => () => {
  const bound = new Map<string, Loose>();
  return {
    model: (model: Loose) =>
      around(model, (options) => {
        const said = JSON.stringify(options.prompt.findLast(({ role }) => role === "user"));
        const { toolChoice } = options;
        if (toolChoice !== undefined && toolChoice.type !== "auto") bound.set(said, toolChoice);
        const choice = bound.get(said);
        return model.doStream(matters(choice) ? { ...options, toolChoice: choice } : options);
      }),
  };
};

export const turnMutants: readonly Mutant[] = [
  {
    id: "model-choice-ignored",
    text: "The model that a request names is not asked: always the usual one is.",
    defect: "D12",
    mutate: runBody((body) => {
      if (typeof body.model === "string" && body.model !== "script") delete body.model;
    }),
  },
  {
    id: "failure-unmarked",
    text: "A provider with a mark for it is not told that a tool failed.",
    mutate: together(
      () => ({ settings: (settings) => ({ ...settings, model: "anthropic/conformance" }) }),
      shown((prompt) => {
        for (const message of prompt)
          for (const { output } of message.role === "tool" ? message.content : [])
            output.type = output.type.replace("error-", "");
        return prompt;
      }),
    ),
  },
  {
    id: "required-always",
    text: "With required every turn of an answer must call a tool.",
    mutate: boundAlways((choice) => choice?.type === "required"),
  },
  {
    id: "named-always",
    text: "Every turn of an answer must call the tool that was named.",
    mutate: boundAlways((choice) => choice?.type === "tool"),
  },
  {
    id: "forced-in-continuations",
    text: "A component is forced on continuations, too.",
    mutate: (server) => {
      const forced = new Set<string>();
      return together(
        runBody(({ forceComponent, message }) => {
          if (forceComponent !== undefined && message?.role === "tool") forced.add(forceComponent);
        }),
        asked((options) => {
          const tool = options.tools?.find(({ name }) => [...forced].some((each) => name.endsWith(each)));
          return tool === undefined
            ? options
            : { ...options, toolChoice: { type: "tool", toolName: tool.name } };
        }),
      )(server);
    },
  },
  {
    id: "text-not-begun-again",
    text: "A text after a component or a call begins without its start.",
    mutate: each("TEXT_MESSAGE_START", (event, { seen }) =>
      seen.some(({ name, payload }) => name === event.name && payload.messageId === event.payload.messageId)
        ? undefined
        : event,
    ),
  },
  {
    id: "text-another-message",
    text: "A text after a component or a call is of another message in the stream.",
    mutate: events((event, { seen, memory }) => {
      if (!event.name.startsWith("TEXT_")) return event;
      if (event.name === "TEXT_MESSAGE_START")
        memory.again = seen.some(
          ({ name, payload }) => name === event.name && payload.messageId === event.payload.messageId,
        );
      if (memory.again) event.payload.messageId += "_2";
      return event;
    }),
  },
  {
    id: "texts-joined",
    text: "A message has its texts as one block.",
    mutate: (server) => {
      const join = (messages: Loose[]) => {
        for (const message of messages) {
          if (message.role !== "assistant") continue;
          const [first, ...others] = message.content.filter(({ type }: Loose) => type === "text");
          if (others.length === 0) continue;
          first.text += others.map(({ text }: Loose) => text).join("");
          message.content = message.content.filter((block: Loose) => !others.includes(block));
        }
      };
      return together(
        each("tambo.run.finished", (event) => {
          join(event.payload.value.messages);
          return event;
        }),
        storedMessages((message) => join([message])),
      )(server);
    },
  },
  {
    id: "empty-turn-told",
    text: "A turn that says nothing is a message of the run.",
    mutate: each("tambo.run.finished", (event) => {
      const { messages } = event.payload.value;
      if (messages.at(-1)?.role === "tool")
        messages.push({ id: "msg_empty", role: "assistant", content: [] });
      return event;
    }),
  },
  {
    id: "empty-turn-stored",
    text: "A turn that says nothing is stored as a message.",
    mutate: succeeding("getThread", ({ body }) => {
      if (body.messages.at(-1)?.role === "tool" && roleAfter(body.messages, "tool", "tool") === -1)
        body.messages.push({ id: "msg_empty", role: "assistant", content: [] });
    }),
  },
  {
    id: "max-calls-by-turn",
    text: "Within a turn maxCalls does not count.",
    mutate: each("tambo.run.awaiting_input", (event, { seen }) => {
      const calls = seen.filter(({ name }) => name === "TOOL_CALL_START").map(({ payload }) => payload);
      const { pendingToolCalls } = event.payload.value;
      for (const { toolCallId, toolName } of calls)
        if (
          toolName === pendingToolCalls[0].toolName &&
          !pendingToolCalls.some((call: Loose) => call.toolCallId === toolCallId)
        )
          pendingToolCalls.push({ toolCallId, toolName, input: { item: "two" } });
      return event;
    }),
  },
  {
    id: "unknown-tool-asked-of-the-client",
    text: "A call of a tool that was not offered is asked of the client.",
    mutate: events((event, { seen, threadId, memory }) => {
      if (memory.ended) return undefined;
      const call = seen.find(({ payload }) => payload.toolName === "conform_unknown");
      if (call === undefined || !["TOOL_CALL_RESULT", "tambo.tool.result"].includes(event.name)) return event;
      memory.ended = true;
      const { toolCallId, toolName } = call.payload;
      const runId = seen[0]?.payload.runId;
      const { timestamp } = event.payload;
      const value = { threadId, runId, pendingToolCalls: [{ toolCallId, toolName, input: { a: 1 } }] };
      const name = "tambo.run.awaiting_input";
      return [
        { ...event, name, payload: { type: "CUSTOM", name, value, timestamp } },
        {
          id: String(Number(event.id) + 1),
          name: "RUN_FINISHED",
          payload: { type: "RUN_FINISHED", threadId, runId, timestamp },
        },
      ];
    }),
  },
  {
    id: "turns-ten",
    text: "A run ends after ten turns.",
    mutate: () => ({
      model: (model) =>
        around(model, async (options) => {
          const since = options.prompt.findLastIndex(({ role }) => role === "user");
          const turns = options.prompt.slice(since).filter(({ role }) => role === "assistant").length;
          if (turns < 10) return model.doStream(options);
          const usage: Loose = { inputTokens: { total: 1 }, outputTokens: { total: 1 } };
          const finish: LanguageModelV4StreamPart = {
            type: "finish",
            finishReason: { unified: "stop", raw: "stop" },
            usage,
          };
          return { stream: ReadableStream.from([finish]) };
        }),
    }),
  },
  {
    id: "turns-fail",
    text: "A run that has reached its limit of turns fails.",
    mutate: events((event, { seen }) => {
      if (seen.filter(({ name }) => name === "tambo.tool.result").length < 25) return event;
      if (event.name === "tambo.run.finished") return undefined;
      if (event.name !== "RUN_FINISHED") return event;
      const { timestamp } = event.payload;
      const payload = { type: "RUN_ERROR", message: "Too many turns.", code: "INTERNAL_ERROR", timestamp };
      return { ...event, name: "RUN_ERROR", payload };
    }),
  },
  {
    id: "time-without-milliseconds",
    text: "Times of messages are in whole seconds.",
    mutate: storedMessages((message) => {
      if (message.createdAt !== undefined) message.createdAt = message.createdAt.replace(/\.\d+Z$/, "Z");
    }),
  },
];
