import { describe, expect, it } from "vitest";
import { OutputTail } from "./output-tail.ts";

describe("OutputTail", () => {
  it.each<[string, string[], string[]]>([
    ["nothing", [], []],
    ["lines split anywhere", ["a\nb", "c\r", "\nd"], ["a", "bc\r", "d"].map((line) => line.trim())],
    ["an unfinished line", ["a"], ["a"]],
    [
      "only the last twenty",
      [Array.from({ length: 30 }, (_, i) => `${i}\n`).join("")],
      Array.from({ length: 20 }, (_, i) => `${i + 10}`),
    ],
    ["long lines cut", ["x".repeat(10_000), "x".repeat(10_000), "\ny\n"], ["x".repeat(500), "y"]],
  ])("keeps %s", (_name, chunks, lines) => {
    const tail = new OutputTail();
    for (const chunk of chunks) tail.add(chunk);
    expect(tail.lines()).toEqual(lines);
  });
});
