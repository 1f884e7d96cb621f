/** Mutants of calls: how tools are executed, and what streams say of them. */
import {
  alterEvents,
  alterEventsNamed,
  alterPayloads,
  delayEvents,
  dropEvents,
} from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterPromptParts } from "../../combinators/models.ts";
import { serializeToolCalls } from "../../combinators/server.ts";
import { setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";

export const toolMutants: Mutants = {
  /** A call that is not executed fails the run. */
  "refused-calls-fail-the-run": alterEvents((event, { memory }) => {
    if (memory.over) return [];
    const { content, thread_id } = event.payload;
    const isRefused = /consent|not (offered|valid|called)|no tool|JSON|must/i.test(content);
    if (event.name !== "tool_result" || !isRefused) return event;
    memory.over = true;
    const error = { type: "error", code: "INTERNAL_ERROR", message: "A tool failed.", thread_id };
    return [
      event,
      { ...event, name: "error", payload: error },
      { ...event, name: "status", payload: { type: "error", thread_id } },
    ];
  }),
  /** A server tool is named without its server. */
  "tool-name-without-server": alterPayloads("tool_call_start", (payload) => {
    payload.toolCallName = payload.toolCallName.replace(/^.*\//, "");
  }),
  /** A call of an unknown tool is sent under the name unknown. */
  "unknown-tools-unnamed": alterPayloads("tool_call_start", (payload) => {
    if (payload.toolCallName === "no_such_tool") payload.toolCallName = "unknown";
  }),
  /** The start of a call is sent only when the call before has its result. */
  "calls-one-by-one-told": alterEvents((event, { memory }) => {
    const { toolCallId } = event.payload;
    const isCall = event.name.startsWith("tool_");
    memory.held ??= [];
    if (isCall && memory.open !== undefined && toolCallId !== memory.open) {
      memory.held.push(event);
      return [];
    }
    if (event.name === "tool_call_start") memory.open = toolCallId;
    if (event.name !== "tool_result") return event;
    const { held } = memory;
    memory.held = [];
    memory.open = held[0]?.payload.toolCallId;
    return [event, ...held];
  }),
  /** A tool is called only when the call before has returned. */
  "tools-one-by-one": serializeToolCalls,
  /** When a tool fails, all results of its turn become its error. */
  "failures-of-the-whole-turn": alterEvents((event, { memory }) => {
    if (event.name === "error") memory.failure = event.payload.message;
    if (event.name === "status") memory.failure = undefined;
    if (event.name === "tool_result" && memory.failure !== undefined) event.payload.content = memory.failure;
  }),
  /** A tool's error does not have the reason. */
  "error-in-other-words": alterPayloads("error", (payload) => {
    if (payload.code === "TOOL_ERROR") payload.message = "The tool failed.";
  }),
  /** The model does not receive a tool's error. */
  "model-without-failures": alterPromptParts("tool", (part) =>
    part.output?.type?.startsWith("error") ? { ...part, output: { type: "text", value: "" } } : part,
  ),
  /** The model does not receive tool results. */
  "model-without-results": alterPromptParts("tool", (part) => ({
    ...part,
    output: { type: "text", value: "" },
  })),
  /** Only the texts of a result are sent. */
  "texts-of-results-alone": alterPayloads("tool_result", (payload) => {
    const { content } = payload;
    if (!content.startsWith("[{") || !content.includes('"image"')) return;
    payload.content = JSON.parse(content)
      .map(({ text = "" }: Loose) => text)
      .join("");
  }),
  /** A result that looks like blocks is sent as their text. */
  "results-that-are-json": alterPayloads("tool_result", (payload) => {
    if (payload.content === '[{"type":"text"}]') payload.content = "";
  }),
  /** Large results are truncated. */
  "large-results-cut": alterPayloads("tool_result", (payload) => {
    payload.content = payload.content.slice(0, 65_536);
  }),
  /** Arguments are sent when they are complete. */
  "arguments-in-one-piece": alterEvents((event, { memory }) => {
    const { toolCallId, delta } = event.payload;
    const held = memory[toolCallId];
    if (event.name === "tool_call_args") {
      if (held === undefined) memory[toolCallId] = event;
      else held.payload.delta += delta;
      return [];
    }
    if (event.name !== "tool_call_end" || held === undefined) return event;
    return [held, event];
  }),
  /** Arguments have a space after each colon. */
  "arguments-spaced": alterPayloads("tool_call_args", (payload) => {
    payload.delta = payload.delta.replaceAll('":', '": ');
  }),
  /** The last results of a run that reaches a limit are not sent. */
  "last-results-not-told": delayEvents(
    ({ name }) => name === "tool_result",
    (held, event) =>
      event.name === "status" && event.payload.type === "complete" ? [event] : [...held, event],
  ),
  /** A call without arguments has no tool_call_args. */
  "no-arguments-not-told": alterEventsNamed("tool_call_args", (event) =>
    event.payload.delta === "{}" ? [] : event,
  ),
  /** Results are omitted. */
  "no-results": dropEvents("tool_result"),
  /** A result is always the JSON of its blocks. */
  "results-as-blocks": alterPayloads("tool_result", (payload) => {
    payload.content = JSON.stringify([{ type: "text", text: payload.content }]);
  }),
  /** The code of a rate limit is RATE_LIMIT_EXCEEDED. */
  "rate-limit-by-another-name": alterPayloads("error", (payload) => {
    if (payload.code === "RATE_LIMIT") payload.code = "RATE_LIMIT_EXCEEDED";
  }),
  /** Reasoning has the role reasoning. */
  "reasoning-of-another-role": alterPayloads("reasoning_message_start", setFields({ role: "reasoning" })),
  /** All reasoning has the same id. */
  "reasoning-of-one-id": alterEvents((event) => {
    if (event.name.startsWith("reasoning_")) event.payload.messageId = "reasoning-00000000";
  }),
};
