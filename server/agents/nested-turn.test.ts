import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { expect, it } from "vitest";
import type { Usage } from "../core/events.ts";
import type { Model } from "../core/ports/models.ts";
import { silentObserver } from "../core/telemetry/observer.ts";
import { finish, text, toolCall, writtenModel } from "./fixtures/model.ts";
import { callModel } from "./nested-turn.ts";

const signal = new AbortController().signal;
const listening = (received: string[] = [], used: Usage[] = []) => ({
  text: (delta: string) => void received.push(delta),
  usage: (usage: Usage) => void used.push(usage),
});
const reasoning: LanguageModelV4StreamPart = { type: "reasoning-delta", id: "2", delta: "Hmm" };
const providers: LanguageModelV4StreamPart = {
  type: "tool-call",
  toolCallId: "own",
  toolName: "web",
  input: "{}",
  providerExecuted: true,
};

it("reads a turn: streamed text, calls in order, without the provider's internal calls", async () => {
  const { model } = writtenModel([
    reasoning,
    ...text("A", "", "B"),
    toolCall("x", { a: 1 }),
    providers,
    toolCall("y", "{"),
    ...text("C"),
    finish(3, 4),
  ]);
  const received: string[] = [];
  const used: Usage[] = [];
  const turn = await callModel(
    model,
    { prompt: [], abortSignal: signal },
    listening(received, used),
    silentObserver,
  );
  expect(turn).toEqual({
    parts: [
      { type: "text", text: "AB" },
      { type: "call", toolName: "x", input: '{"a":1}' },
      { type: "call", toolName: "y", input: "{" },
      { type: "text", text: "C" },
    ],
    reason: "stop",
  });
  expect({ heard: received, used }).toEqual({
    heard: ["A", "B", "C"],
    used: [{ inputTokens: 3, outputTokens: 4 }],
  });
});

it("estimates usage that the provider does not report, also for a failed turn", async () => {
  const failed: LanguageModelV4StreamPart = { type: "error", error: new Error("failed by test") };
  const { model } = writtenModel([...text("Hello"), finish()], [...text("Hello"), failed]);
  const used: Usage[] = [];
  const sendRequest = () =>
    callModel(model, { prompt: [], abortSignal: signal }, listening([], used), silentObserver);
  await sendRequest();
  await expect(sendRequest()).rejects.toThrow("failed by test");
  const estimate = { inputTokens: 1, outputTokens: 2 };
  expect(used).toEqual([estimate, estimate]);
});

/**
 * Creates a model that ignores its signal.
 *
 * @param connected The model waits for this promise before it opens its stream.
 */
function deafModel(connected: Promise<void> = Promise.resolve()) {
  const cancelled = Promise.withResolvers<unknown>();
  const reading = Promise.withResolvers<ReadableStreamDefaultController<LanguageModelV4StreamPart>>();
  const stream = new ReadableStream<LanguageModelV4StreamPart>(
    { pull: (controller) => reading.resolve(controller), cancel: (reason) => cancelled.resolve(reason) },
    { highWaterMark: 0 },
  );
  const model: Model = {
    ...writtenModel().model,
    async doStream() {
      await connected;
      return { stream };
    },
  };
  return { model, cancelled: cancelled.promise, reading: reading.promise };
}

it("an abort stops reading a model that ignores the signal, without further output [T-144]", async () => {
  const { model, cancelled, reading } = deafModel();
  const stop = new AbortController();
  const received: string[] = [];
  const options = { prompt: [], abortSignal: stop.signal };
  const turn = callModel(model, options, listening(received), silentObserver);
  turn.catch(() => {});
  for (const part of text("late")) (await reading).enqueue(part);
  stop.abort("cancelled by test");
  await expect(turn).rejects.toBe("cancelled by test");
  expect(await cancelled).toBe("cancelled by test");
  expect(received).toEqual([]);
});

it("a stream that opens after the abort is not read [T-144]", async () => {
  const connected = Promise.withResolvers<void>();
  const { model, cancelled } = deafModel(connected.promise);
  const stop = new AbortController();
  const turn = callModel(model, { prompt: [], abortSignal: stop.signal }, listening(), silentObserver);
  stop.abort("cancelled by test");
  connected.resolve();
  await expect(turn).rejects.toBe("cancelled by test");
  await cancelled;
});
