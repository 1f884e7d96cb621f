import { describe, expect, it } from "vitest";
import { ReasoningState } from "./reasoning-state.ts";

type Step = "reasoningStart" | "messageStart" | "messageContent" | "messageEnd" | "reasoningEnd";

function runSteps(state: ReasoningState, steps: readonly Step[]): void {
  for (const step of steps) state[step]("a");
}

it("uses one id for a reasoning session and its messages [A-063][A-066][A-093]", () => {
  const state = new ReasoningState({ threadId: "thr_1" });
  const messageId = state.startReasoning();
  expect(messageId).toMatch(/^reasoning-[0-9a-f]{8}$/);
  expect([
    state.reasoningStart(),
    state.messageStart(),
    state.messageContent("a"),
    state.messageContent("b"),
    state.messageEnd(),
    state.messageStart(),
    state.messageContent("c"),
    state.messageEnd(),
    state.reasoningEnd(),
  ]).toEqual([
    { messageId, thread_id: "thr_1" },
    { messageId, role: "assistant", thread_id: "thr_1" },
    { messageId, delta: "a", thread_id: "thr_1" },
    { messageId, delta: "b", thread_id: "thr_1" },
    { messageId, thread_id: "thr_1" },
    { messageId, role: "assistant", thread_id: "thr_1" },
    { messageId, delta: "c", thread_id: "thr_1" },
    { messageId, thread_id: "thr_1" },
    { messageId, thread_id: "thr_1" },
  ]);
});

it("creates a new id for each session, also if the caller writes the events itself", () => {
  const state = new ReasoningState();
  const ids = [state.startReasoning(), state.startReasoning()];
  runSteps(state, ["reasoningStart", "reasoningEnd"]);
  expect(new Set([...ids, state.startReasoning()]).size).toBe(3);
  expect(state.reasoningStart()).not.toHaveProperty("thread_id");
});

it("rejects a nested session, and events without a session", () => {
  const state = new ReasoningState();
  expect(() => state.reasoningStart()).toThrow(
    new Error("No reasoning is open. Call startReasoning() first."),
  );
  const messageId = state.startReasoning();
  state.reasoningStart();
  expect(() => state.startReasoning()).toThrow(
    new Error(`Reasoning \`${messageId}\` is still open. Call reasoningEnd() first.`),
  );
});

it.each<[Step[], string]>([
  [["messageStart"], "`reasoning_message_start` cannot come first. Allowed: `reasoning_start`."],
  [
    ["reasoningStart", "messageContent"],
    "`reasoning_message_content` cannot come after `reasoning_start`. Allowed: `reasoning_message_start` or `reasoning_end`.",
  ],
  [
    ["reasoningStart", "messageStart", "reasoningEnd"],
    "`reasoning_end` cannot come after `reasoning_message_start`. Allowed: `reasoning_message_content` or `reasoning_message_end`.",
  ],
  [
    ["reasoningStart", "messageStart", "messageContent", "messageStart"],
    "`reasoning_message_start` cannot come after `reasoning_message_content`. Allowed: `reasoning_message_content` or `reasoning_message_end`.",
  ],
  [
    ["reasoningStart", "reasoningEnd", "reasoningEnd"],
    "`reasoning_end` cannot come after `reasoning_end`. Allowed: nothing.",
  ],
])("rejects steps in the wrong order: %j [A-063]", (steps, message) => {
  const state = new ReasoningState();
  state.startReasoning();
  runSteps(state, steps.slice(0, -1));
  expect(() => runSteps(state, steps.slice(-1))).toThrow(new Error(message));
});

describe("closingFrames", () => {
  it.each<[Step[], ("reasoning_message_end" | "reasoning_end")[]]>([
    [[], []],
    [["reasoningStart"], ["reasoning_end"]],
    [
      ["reasoningStart", "messageStart"],
      ["reasoning_message_end", "reasoning_end"],
    ],
    [
      ["reasoningStart", "messageStart", "messageContent"],
      ["reasoning_message_end", "reasoning_end"],
    ],
    [["reasoningStart", "messageStart", "messageContent", "messageEnd"], ["reasoning_end"]],
    [["reasoningStart", "reasoningEnd"], []],
  ])("closes open parts after %j, once [A-067]", (steps, events) => {
    const state = new ReasoningState();
    const messageId = state.startReasoning();
    runSteps(state, steps);
    expect(state.closingFrames()).toEqual(
      events.map((event) => `event: ${event}\ndata: {"messageId":"${messageId}"}\n\n`),
    );
    expect(state.closingFrames()).toEqual([]);
  });

  it("returns no frames without reasoning", () => {
    expect(new ReasoningState().closingFrames()).toEqual([]);
  });
});
