import { expect, it, onTestFinished, vi } from "vitest";
import { ReasoningState } from "./agent-stream/reasoning-state.ts";
import { randomId } from "./helpers.ts";

it("returns a unique id of 32 hexadecimal digits, also without crypto.randomUUID [A-066]", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  // crypto.randomUUID is missing on pages served over plain HTTP.
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, () => randomId());
  expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(100);
  expect(new ReasoningState().startReasoning()).toMatch(/^reasoning-[0-9a-f]{8}$/);
});

it("keeps leading zeros", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("crypto", { getRandomValues: (words: Uint32Array) => words.fill(0xab) });
  expect(randomId()).toBe("000000ab".repeat(4));
});
