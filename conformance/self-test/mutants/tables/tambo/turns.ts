/** Mutants with defects in a run's turns, such as models, tool choices, text and limits. */

import { combine, withMap, withSet } from "../../combinators/compose.ts";
import { alterEvents, alterEventsNamed, alterPayloads } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterModelRequests, alterPromptParts, alterTurns } from "../../combinators/models.ts";
import { alterSuccess } from "../../combinators/responses.ts";
import { alterSettings } from "../../combinators/server.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterRunBodies, alterStoredMessages, findRoleAfter } from "./combinators.ts";

/** Applies the tool choice for the first turn to all turns. */
const repeatToolChoice = (matters: (choice: Loose) => boolean): Mutate =>
  withMap((bound) =>
    alterModelRequests((options) => {
      const lastMessage = JSON.stringify(options.prompt.findLast(({ role }) => role === "user"));
      const { toolChoice } = options;
      if (toolChoice !== undefined && toolChoice.type !== "auto") bound.set(lastMessage, toolChoice);
      const choice = bound.get(lastMessage);
      return matters(choice) ? { ...options, toolChoice: choice } : options;
    }),
  );

/** Merges the text blocks in a response into one. */
const joinTexts = (message: Loose): void => {
  const [first, ...others] = message.content.filter(({ type }: Loose) => type === "text");
  if (message.role !== "assistant" || others.length === 0) return;
  first.text += others.map(({ text }: Loose) => text).join("");
  message.content = message.content.filter((block: Loose) => !others.includes(block));
};

export const turnMutants: Mutants = {
  /** Ignores the model in the request. */
  "model-choice-ignored": alterRunBodies((body) => {
    if (typeof body.model === "string" && body.model !== "script") delete body.model;
  }),
  /** Does not tell the provider that a tool failed. */
  "failure-unmarked": combine(
    alterSettings(() => ({ model: "anthropic/conformance" })),
    alterPromptParts("tool", ({ output, ...part }) => ({
      ...part,
      output: { ...output, type: output.type.replace("error-", "") },
    })),
  ),
  /** Applies a toolChoice of `required` to every turn. */
  "required-always": repeatToolChoice((choice) => choice?.type === "required"),
  /** Applies a toolChoice that names a tool to every turn. */
  "named-always": repeatToolChoice((choice) => choice?.type === "tool"),
  /** Also applies forceComponent to continuations. */
  "forced-in-continuations": withSet((forced) => [
    alterRunBodies(({ forceComponent, message }) => {
      if (forceComponent !== undefined && message?.role === "tool") forced.add(forceComponent);
    }),
    alterModelRequests((options) => {
      const tool = options.tools?.find(({ name }) => [...forced].some((each) => name.endsWith(each)));
      return tool === undefined ? options : { ...options, toolChoice: { type: "tool", toolName: tool.name } };
    }),
  ]),
  /** Merges the text blocks in a message into one. */
  "texts-joined": combine(
    alterPayloads("tambo.run.finished", ({ value }) => value.messages.forEach(joinTexts)),
    alterStoredMessages(joinTexts),
  ),
  /** Sends an empty turn as a message. */
  "empty-turn-told": alterPayloads("tambo.run.finished", (payload) => {
    const { messages } = payload.value;
    if (messages.at(-1)?.role === "tool") messages.push({ id: "msg_empty", role: "assistant", content: [] });
  }),
  /** Stores an empty turn as a message. */
  "empty-turn-stored": alterSuccess("getThread", ({ body }) => {
    if (body.messages.at(-1)?.role === "tool" && findRoleAfter(body.messages, "tool", "tool") === -1)
      body.messages.push({ id: "msg_empty", role: "assistant", content: [] });
  }),
  /** Does not enforce maxCalls within a turn. */
  "max-calls-by-turn": alterEventsNamed("tambo.run.awaiting_input", (event, { previous }) => {
    const calls = previous.filter(({ name }) => name === "TOOL_CALL_START").map(({ payload }) => payload);
    const { pendingToolCalls } = event.payload.value;
    for (const { toolCallId, toolName } of calls)
      if (
        toolName === pendingToolCalls[0].toolName &&
        !pendingToolCalls.some((call: Loose) => call.toolCallId === toolCallId)
      )
        pendingToolCalls.push({ toolCallId, toolName, input: { item: "two" } });
  }),
  /** Waits for the client if the model calls an unknown tool. */
  "unknown-tool-asked-of-the-client": alterEvents((event, { previous, threadId, memory }) => {
    if (memory.ended) return [];
    const call = previous.find(({ payload }) => payload.toolName === "conform_unknown");
    if (call === undefined || !["TOOL_CALL_RESULT", "tambo.tool.result"].includes(event.name)) return event;
    memory.ended = true;
    const { toolCallId, toolName } = call.payload;
    const runId = previous[0]?.payload.runId;
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
  /** Ends a run after ten turns. */
  "turns-ten": alterTurns(async (options, original) => {
    const since = options.prompt.findLastIndex(({ role }) => role === "user");
    const count = options.prompt.slice(since).filter(({ role }) => role === "assistant").length;
    if (count < 10) return original(options);
    const usage: Loose = { inputTokens: { total: 1 }, outputTokens: { total: 1 } };
    const finishReason = { unified: "stop", raw: "stop" } as const;
    return { stream: ReadableStream.from([{ type: "finish", finishReason, usage } as const]) };
  }),
  /** Fails a run that reaches the turn limit. */
  "turns-fail": alterEvents((event, { previous }) => {
    if (previous.filter(({ name }) => name === "tambo.tool.result").length < 25) return event;
    if (event.name === "tambo.run.finished") return [];
    if (event.name !== "RUN_FINISHED") return event;
    const { timestamp } = event.payload;
    const payload = { type: "RUN_ERROR", message: "Too many turns.", code: "INTERNAL_ERROR", timestamp };
    return { ...event, name: "RUN_ERROR", payload };
  }),
  /** Returns the timestamps of messages in whole seconds. */
  "time-without-milliseconds": alterStoredMessages((message) => {
    if (message.createdAt !== undefined) message.createdAt = message.createdAt.replace(/\.\d+Z$/, "Z");
  }),
};
