import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { createEmbeddedModel, toUsage } from "./embedded.ts";

const options: LanguageModelV4CallOptions = { prompt: [] };
const of = (...parts: LanguageModelV4StreamPart[]) =>
  createEmbeddedModel("m", async function* () {
    yield* parts;
  });

describe("embeddedModel", () => {
  it("collects a stream's parts into one result", async () => {
    const model = of(
      { type: "stream-start", warnings: [] },
      { type: "reasoning-start", id: "1" },
      { type: "reasoning-delta", id: "1", delta: "hm" },
      { type: "reasoning-end", id: "1" },
      { type: "text-start", id: "2" },
      { type: "text-delta", id: "2", delta: "a" },
      { type: "text-delta", id: "2", delta: "b" },
      { type: "text-end", id: "2" },
      { type: "tool-input-start", id: "c", toolName: "t" },
      { type: "tool-call", toolCallId: "c", toolName: "t", input: "{}" },
      { type: "finish", finishReason: { unified: "tool-calls", raw: "tool-calls" }, usage: toUsage(1, 2) },
    );
    expect(await model.doGenerate(options)).toEqual({
      content: [
        { type: "reasoning", text: "hm" },
        { type: "text", text: "ab" },
        { type: "tool-call", toolCallId: "c", toolName: "t", input: "{}" },
      ],
      finishReason: { unified: "tool-calls", raw: "tool-calls" },
      usage: toUsage(1, 2),
      warnings: [],
    });
  });

  it("treats a stream without a finish part as interrupted, and throws an error part", async () => {
    expect((await of().doGenerate(options)).finishReason.unified).toBe("interrupted");
    const error = new Error("no");
    await expect(of({ type: "error", error }).doGenerate(options)).rejects.toBe(error);
  });

  it("yields to the event loop between parts, even without waits", async () => {
    const part: LanguageModelV4StreamPart = { type: "text-delta", id: "1", delta: "x" };
    const { stream } = await of(...Array.from({ length: 640 }, () => part)).doStream(options);
    let turns = 0;
    let isReading = true;
    const count = () => {
      turns += 1;
      if (isReading) setImmediate(count);
    };
    setImmediate(count);
    for await (const _ of stream);
    isReading = false;
    expect(turns).toBeGreaterThanOrEqual(10);
  });

  it("produces nothing ahead of the reader, and stops when the reader cancels", async () => {
    const made: number[] = [];
    let stopped: AbortSignal | undefined;
    const model = createEmbeddedModel("m", async function* (_options, signal) {
      stopped = signal;
      for (let part = 1; ; part += 1) {
        made.push(part);
        yield { type: "text-delta", id: "1", delta: "x" };
      }
    });
    const reader = (await model.doStream(options)).stream.getReader();
    expect(made).toEqual([]);
    await reader.read();
    expect(made).toEqual([1]);
    await reader.cancel("gone");
    expect(stopped?.reason).toBe("gone");
  });

  it("fails the stream with the signal's reason: before the start, between reads and during a read", async () => {
    const reason = new Error("cancelled");
    const before = await of().doStream({ ...options, abortSignal: AbortSignal.abort(reason) });
    await expect(before.stream.getReader().read()).rejects.toBe(reason);

    const stop = new AbortController();
    const between = await of({ type: "ping" }).doStream({ ...options, abortSignal: stop.signal });
    const idle = between.stream.getReader();
    let abortSignal: AbortSignal | undefined;
    const stuck = createEmbeddedModel("m", async function* (_options, signal) {
      abortSignal = signal;
      await new Promise(() => {});
    });
    const during = await stuck.doStream({ ...options, abortSignal: stop.signal });
    const read = during.stream.getReader().read();
    stop.abort(reason);
    expect(abortSignal?.reason).toBe(reason);
    await expect(idle.read()).rejects.toBe(reason);
    await expect(read).rejects.toBe(reason);
  });

  it("passes an error of the turn to the stream's reader", async () => {
    const error = new Error("broken");
    const model = createEmbeddedModel("m", async function* () {
      yield { type: "stream-start", warnings: [] };
      throw error;
    });
    await expect(model.doGenerate(options)).rejects.toBe(error);
  });
});
