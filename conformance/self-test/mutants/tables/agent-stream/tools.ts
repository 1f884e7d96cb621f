/** Mutants with defects in the execution of tools, and in the streaming of calls. */
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
  /** Fails the run if a call is not executed. */
  "refused-calls-fail-the-run": alterEvents((event, { memory }) => {
    if (memory.over) return [];
    const { content, thread_id } = event.payload;
    const isNotExecuted = /consent|not (offered|valid|called)|no tool|JSON|must/i.test(content);
    if (event.name !== "tool_result" || !isNotExecuted) return event;
    memory.over = true;
    const error = { type: "error", code: "INTERNAL_ERROR", message: "A tool failed.", thread_id };
    return [
      event,
      { ...event, name: "error", payload: error },
      { ...event, name: "status", payload: { type: "error", thread_id } },
    ];
  }),
  /** Omits the server from the name of a server tool. */
  "tool-name-without-server": alterPayloads("tool_call_start", (payload) => {
    payload.toolCallName = payload.toolCallName.replace(/^.*\//, "");
  }),
  /** Sends a call to an unknown tool with the name `unknown`. */
  "unknown-tools-unnamed": alterPayloads("tool_call_start", (payload) => {
    if (payload.toolCallName === "no_such_tool") payload.toolCallName = "unknown";
  }),
  /** Delays the start event of a call until the result of the previous call has been sent. */
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
  /** Calls a tool only after the previous call has returned. */
  "tools-one-by-one": serializeToolCalls,
  /** Replaces all later results in a turn with the error of a failed tool. */
  "failures-of-the-whole-turn": alterEvents((event, { memory }) => {
    if (event.name === "error") memory.failure = event.payload.message;
    if (event.name === "status") memory.failure = undefined;
    if (event.name === "tool_result" && memory.failure !== undefined) event.payload.content = memory.failure;
  }),
  /** Omits the reason from a tool's error. */
  "error-in-other-words": alterPayloads("error", (payload) => {
    if (payload.code === "TOOL_ERROR") payload.message = "The tool failed.";
  }),
  /** Does not send a tool's error to the model. */
  "model-without-failures": alterPromptParts("tool", (part) =>
    part.output?.type?.startsWith("error") ? { ...part, output: { type: "text", value: "" } } : part,
  ),
  /** Does not send tool results to the model. */
  "model-without-results": alterPromptParts("tool", (part) => ({
    ...part,
    output: { type: "text", value: "" },
  })),
  /** Sends only the text parts of a result. */
  "texts-of-results-alone": alterPayloads("tool_result", (payload) => {
    const { content } = payload;
    if (!content.startsWith("[{") || !content.includes('"image"')) return;
    payload.content = JSON.parse(content)
      .map(({ text = "" }: Loose) => text)
      .join("");
  }),
  /** If a result looks like blocks, sends the text in these blocks. */
  "results-that-are-json": alterPayloads("tool_result", (payload) => {
    if (payload.content === '[{"type":"text"}]') payload.content = "";
  }),
  /** Truncates large results. */
  "large-results-cut": alterPayloads("tool_result", (payload) => {
    payload.content = payload.content.slice(0, 65_536);
  }),
  /** Sends arguments only once they are complete. */
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
  /** Adds a space after each colon in arguments. */
  "arguments-spaced": alterPayloads("tool_call_args", (payload) => {
    payload.delta = payload.delta.replaceAll('":', '": ');
  }),
  /** Omits the last results if a run reaches a limit. */
  "last-results-not-told": delayEvents(
    ({ name }) => name === "tool_result",
    (held, event) =>
      event.name === "status" && event.payload.type === "complete" ? [event] : [...held, event],
  ),
  /** Omits tool_call_args for a call without arguments. */
  "no-arguments-not-told": alterEventsNamed("tool_call_args", (event) =>
    event.payload.delta === "{}" ? [] : event,
  ),
  /** Omits results. */
  "no-results": dropEvents("tool_result"),
  /** Always sends a result as the JSON of its blocks. */
  "results-as-blocks": alterPayloads("tool_result", (payload) => {
    payload.content = JSON.stringify([{ type: "text", text: payload.content }]);
  }),
  /** Sends RATE_LIMIT_EXCEEDED as the code for a rate limit. */
  "rate-limit-by-another-name": alterPayloads("error", (payload) => {
    if (payload.code === "RATE_LIMIT") payload.code = "RATE_LIMIT_EXCEEDED";
  }),
  /** Sends reasoning with the role `reasoning`. */
  "reasoning-of-another-role": alterPayloads("reasoning_message_start", setFields({ role: "reasoning" })),
  /** Gives all reasoning the same id. */
  "reasoning-of-one-id": alterEvents((event) => {
    if (event.name.startsWith("reasoning_")) event.payload.messageId = "reasoning-00000000";
  }),
};
