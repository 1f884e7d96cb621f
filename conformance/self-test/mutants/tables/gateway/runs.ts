/** Mutants of what runs say and come to: answers, results and messages, and when they are told. */
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { answers } from "../../combinators/answers.ts";
import { type AlterEvent, each, events, type StreamEvent } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { gatewayRun, results, streamEvents } from "../../combinators/gateway-runs.ts";
import { said, shown } from "../../combinators/models.ts";
import type { Mutant } from "../../mutant.ts";

/** Keeps events back until another comes. @param late Which. @param until What they come after. */
function keptBack(late: (event: StreamEvent) => boolean, until: (event: StreamEvent) => boolean): AlterEvent {
  return (event, { memory }) => {
    const held: StreamEvent[] = memory.held ?? [];
    if (late(event)) {
      memory.held = [...held, event];
      return undefined;
    }
    if (!until(event)) return event;
    memory.held = [];
    return [...held, event];
  };
}

/** The type of a stream event. */
const inner = (event: StreamEvent): string => event.payload.event?.type ?? "";
/** Whether an event brings a piece of a kind. */
const brings = (delta: string) => (event: StreamEvent) => event.payload.event?.delta?.type === delta;
const isBlockStop = (event: StreamEvent) => inner(event) === "content_block_stop";

/** A text that the model says in the place of nothing. */
const filler = ["text-start", "text-delta", "text-end"].map((type) => ({
  type,
  id: "filler",
  ...(type === "text-delta" && { delta: "Hm." }),
})) as LanguageModelV4StreamPart[];

export const runMutants: readonly Mutant[] = [
  {
    id: "text-held-back",
    text: "The pieces of a text are sent when it is complete.",
    mutate: events(keptBack(brings("text_delta"), isBlockStop)),
  },
  {
    id: "arguments-held-back",
    text: "Arguments are sent when they are complete.",
    mutate: events(keptBack(brings("input_json_delta"), isBlockStop)),
  },
  {
    id: "calls-begin-late",
    text: "That a call begins is told when it is done.",
    mutate: events(
      keptBack(
        ({ name }) => name === "tool_call_start",
        ({ name }) => name === "tool_result",
      ),
    ),
  },
  {
    id: "steps-end-late",
    text: "The end of a step is told with the first output of the next.",
    mutate: events(
      keptBack(
        ({ name }) => /^(step_complete|history_delta|step_start)$/.test(name),
        ({ name }) => name === "stream_event" || name === "run_complete",
      ),
    ),
  },
  {
    id: "texts-trimmed",
    text: "Pieces of texts are trimmed.",
    mutate: said((part) => (part.type === "text-delta" ? { ...part, delta: part.delta.trim() } : part)),
  },
  {
    id: "silence-filled",
    text: "A turn in which the model says nothing has a text.",
    mutate: said((part, memory) => {
      if (/-start$/.test(part.type) && part.type !== "stream-start") memory.said = true;
      return part.type === "finish" && !memory.said ? [...filler, part] : part;
    }),
  },
  {
    id: "thoughts-left-out",
    text: "Thoughts are not told.",
    mutate: said((part) => (part.type.startsWith("reasoning") ? undefined : part)),
  },
  {
    id: "thoughts-as-text",
    text: "Thoughts are told as texts.",
    mutate: said(
      (part) => ({ ...part, type: part.type.replace("reasoning", "text") }) as LanguageModelV4StreamPart,
    ),
  },
  {
    id: "thoughts-not-taken-back",
    text: "A conversation with thoughts is refused.",
    mutate: gatewayRun((body) =>
      JSON.stringify(body.request?.messages ?? []).includes('"type":"thinking"')
        ? { status: 400, body: { error: { type: "invalid_request_error", message: "No." } } }
        : undefined,
    ),
  },
  {
    id: "blocks-counted-on",
    text: "Blocks are counted through the run.",
    mutate: events((event, { memory }) => {
      const { event: told } = event.payload;
      if (told?.index === undefined) return event;
      if (event.name === "stream_event" && told.type === "content_block_start")
        memory.blocks = (memory.blocks ?? -1) + 1;
      told.index = memory.blocks;
      return event;
    }),
  },
  {
    id: "shell-of-another-id",
    text: "The answer begins with another id than it has in the end.",
    mutate: streamEvents("message_start", ({ message }) => {
      message.id = "msg_0";
    }),
  },
  {
    id: "content-type-of-text",
    text: "Results are sent as plain text.",
    mutate: answers(({ body, headers }) => {
      if (body?.result) headers["content-type"] = "text/plain";
    }),
  },
  {
    id: "stop-reasons-of-openai",
    text: "Responses have the provider's stop reasons.",
    mutate: results(({ steps, response }) => {
      for (const each of [response, ...steps.map((step: Loose) => step.response)])
        if (each) each.stop_reason = each.stop_reason === "tool_use" ? "tool_calls" : "stop";
    }),
  },
  {
    id: "calls-of-the-request-counted",
    text: "Calls of the request count as the run's.",
    mutate: results((result) => {
      const blocks = result.messages.flatMap(({ content }: Loose) => content);
      result.tool_call_count = blocks.filter(({ type }: Loose) => type === "tool_result").length;
    }),
  },
  {
    id: "results-not-shown",
    text: "The model is not shown the results of its calls.",
    mutate: shown((prompt) => prompt.filter(({ role }) => role !== "tool")),
  },
  {
    id: "provider-not-asked-for-tokens",
    text: "Tokens are estimated, though the provider counts them.",
    mutate: said((part) =>
      part.type === "finish"
        ? { ...part, usage: { inputTokens: {}, outputTokens: {} } as (typeof part)["usage"] }
        : part,
    ),
  },
  {
    id: "response-of-the-first-step",
    text: "The response of a result is that of its first step.",
    mutate: results((result) => {
      result.response = result.steps[0]?.response ?? null;
    }),
  },
  {
    id: "cut-off-not-told",
    text: "An answer that was cut off counts as a whole one.",
    mutate: said((part) =>
      part.type === "finish" && /length|content-filter/.test(part.finishReason.unified)
        ? { ...part, finishReason: { unified: "stop", raw: "stop" } }
        : part,
    ),
  },
  {
    id: "calls-not-run-not-told",
    text: "Calls that are not run are not in the calls of their step.",
    mutate: results(({ steps }) => {
      for (const step of steps) if (step.tool_results.length === 0) step.tool_calls = [];
    }),
  },
  {
    id: "no-input-is-null",
    text: "The input of a call with arguments that are no object is null.",
    mutate: results(({ steps }) => {
      for (const { tool_calls } of steps)
        for (const call of tool_calls) if (Object.keys(call.input).length === 0) call.input = null;
    }),
  },
  {
    id: "wrong-arguments-are-the-services-failure",
    text: "Wrong arguments are told as a failure of the service.",
    mutate: each("tool_result", (event) => {
      const { error } = event.payload;
      if (error?.code === "invalid_tool_input") error.code = "tool_provider_error";
      return event;
    }),
  },
];
