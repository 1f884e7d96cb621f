import { expect, it, onTestFinished, vi } from "vitest";
import { ReasoningState } from "./agent-stream/reasoning-state.ts";
import { randomId } from "./helpers.ts";

it("is 32 hexadecimal digits, another one each time, also without crypto.randomUUID [A-066]", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  // A page that came over plain HTTP has no more.
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, () => randomId());
  expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(100);
  expect(new ReasoningState().startReasoning()).toMatch(/^reasoning-[0-9a-f]{8}$/);
});

it("keeps zeros in front", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("crypto", { getRandomValues: (words: Uint32Array) => words.fill(0xab) });
  expect(randomId()).toBe("000000ab".repeat(4));
});
