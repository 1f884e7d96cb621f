/** Mutants of how tools are called, and of what becomes of their results. */
import { type AlterEvent, each, events, type StreamEvent } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { calledOneByOne, shown } from "../../combinators/models.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Alters the results that the model is shown. */
const shownResults = (alter: (part: Loose) => Loose): Mutate =>
  shown((prompt) =>
    prompt.map((message) =>
      message.role === "tool" ? { ...message, content: message.content.map(alter) } : message,
    ),
  );

/** Ends the run with a failure after an event. */
const failsAfter = (isLast: (event: StreamEvent) => boolean): AlterEvent => {
  return (event, { memory }) => {
    if (memory.over) return undefined;
    if (!isLast(event)) return event;
    memory.over = true;
    const { thread_id } = event.payload;
    const error = { type: "error", code: "TOOL_ERROR", message: "A tool failed.", thread_id };
    return [
      event,
      { ...event, name: "error", payload: { ...error, code: "INTERNAL_ERROR" } },
      { ...event, name: "status", payload: { type: "error", thread_id } },
    ];
  };
};

export const toolMutants: readonly Mutant[] = [
  {
    id: "refused-calls-fail-the-run",
    text: "A run fails when a call is not made.",
    mutate: events((event, stream) =>
      failsAfter(
        ({ name, payload }) =>
          name === "tool_result" &&
          /consent|not (offered|valid|called)|no tool|JSON|must/i.test(payload.content),
      )(event, stream),
    ),
  },
  {
    id: "tool-name-without-server",
    text: "A server tool is named without its server.",
    mutate: each("tool_call_start", (event) => {
      event.payload.toolCallName = event.payload.toolCallName.replace(/^.*\//, "");
      return event;
    }),
  },
  {
    id: "unknown-tools-unnamed",
    text: "A call of a tool that was not offered is one of the tool unknown.",
    mutate: each("tool_call_start", (event) => {
      if (event.payload.toolCallName === "no_such_tool") event.payload.toolCallName = "unknown";
      return event;
    }),
  },
  {
    id: "calls-one-by-one-told",
    text: "A call is told when the one before it has its result.",
    mutate: events((event, { memory }) => {
      const { toolCallId } = event.payload;
      const isCall = event.name.startsWith("tool_");
      memory.held ??= [];
      if (isCall && memory.open !== undefined && toolCallId !== memory.open) {
        memory.held.push(event);
        return undefined;
      }
      if (event.name === "tool_call_start") memory.open = toolCallId;
      if (event.name !== "tool_result") return event;
      const { held } = memory;
      memory.held = [];
      memory.open = held[0]?.payload.toolCallId;
      return [event, ...held];
    }),
  },
  {
    id: "tools-one-by-one",
    text: "A tool is called when the one before it has answered.",
    mutate: calledOneByOne,
  },
  {
    id: "failures-of-the-whole-turn",
    text: "When a tool has failed all results of its turn are its failure.",
    mutate: events((event, { memory }) => {
      if (event.name === "error") memory.failure = event.payload.message;
      if (event.name === "status") memory.failure = undefined;
      if (event.name === "tool_result" && memory.failure !== undefined)
        event.payload.content = memory.failure;
      return event;
    }),
  },
  {
    id: "error-in-other-words",
    text: "The error of a tool says that it failed, and not why.",
    mutate: each("error", (event) => {
      if (event.payload.code === "TOOL_ERROR") event.payload.message = "The tool failed.";
      return event;
    }),
  },
  {
    id: "model-without-failures",
    text: "The model is not told what has failed.",
    mutate: shownResults((part) =>
      part.output?.type?.startsWith("error") ? { ...part, output: { type: "text", value: "" } } : part,
    ),
  },
  {
    id: "model-without-results",
    text: "What a tool gave is not shown to the model.",
    mutate: shownResults((part) => ({ ...part, output: { type: "text", value: "" } })),
  },
  {
    id: "texts-of-results-alone",
    text: "Of a result only the texts are told.",
    mutate: each("tool_result", (event) => {
      const { content } = event.payload;
      if (!content.startsWith("[{") || !content.includes('"image"')) return event;
      event.payload.content = JSON.parse(content)
        .map(({ text = "" }: Loose) => text)
        .join("");
      return event;
    }),
  },
  {
    id: "results-that-are-json",
    text: "A result that is the JSON of blocks is told as their text.",
    mutate: each("tool_result", (event) => {
      if (event.payload.content === '[{"type":"text"}]') event.payload.content = "";
      return event;
    }),
  },
  {
    id: "large-results-cut",
    text: "Of a large result the beginning is told.",
    mutate: each("tool_result", (event) => {
      event.payload.content = event.payload.content.slice(0, 65_536);
      return event;
    }),
  },
  {
    id: "arguments-in-one-piece",
    text: "Arguments are told when they are complete.",
    mutate: events((event, { memory }) => {
      const { toolCallId, delta } = event.payload;
      const held = memory[toolCallId];
      if (event.name === "tool_call_args") {
        if (held === undefined) memory[toolCallId] = event;
        else held.payload.delta += delta;
        return undefined;
      }
      if (event.name !== "tool_call_end" || held === undefined) return event;
      return [held, event];
    }),
  },
  {
    id: "arguments-spaced",
    text: "Arguments are told with a space after each colon.",
    mutate: each("tool_call_args", (event) => {
      event.payload.delta = event.payload.delta.replaceAll('":', '": ');
      return event;
    }),
  },
  {
    id: "last-results-not-told",
    text: "A run that a limit stops does not tell its last results.",
    mutate: events((event, { memory }) => {
      const held: StreamEvent[] = memory.held ?? [];
      if (event.name === "tool_result") {
        memory.held = [...held, event];
        return undefined;
      }
      memory.held = undefined;
      const isEnd = event.name === "status" && event.payload.type === "complete";
      return isEnd ? event : [...held, event];
    }),
  },
];
