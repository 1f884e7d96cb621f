import { describe, expect, it } from "vitest";
import type { TraceLine } from "../runner/report.ts";
import { clip, formatTrace, printable } from "./format-trace.ts";

describe("wire", () => {
  const trace: TraceLine[] = [
    { at: 0, from: "main", direction: ">", text: "POST /v1/threads/thr_1/runs" },
    { at: 12.4, from: "again", direction: "<", text: "200 text/event-stream" },
    { at: 1003, from: "main", direction: "<", text: 'id: 1\ndata: {"type":"RUN_STARTED"}' },
  ];

  it("prints each line of the trace", () => {
    expect(formatTrace(trace)).toEqual([
      "     0 ms  main  > POST /v1/threads/thr_1/runs",
      "    12 ms  again < 200 text/event-stream",
      '  1003 ms  main  < id: 1\\ndata: {"type":"RUN_STARTED"}',
    ]);
  });

  it("keeps the start of each line", () => {
    expect(formatTrace(trace.slice(2), { characters: 12 })).toEqual([
      "  1003 ms  main < id: 1\\ndata:… (23 more characters)",
    ]);
  });

  it("keeps more of a request, because its body usually explains the response", () => {
    const body = (length: number): TraceLine => ({
      at: 1,
      from: "main",
      direction: ">",
      text: "y".repeat(length),
    });
    expect(formatTrace([body(600), body(601)], { characters: 12 })).toEqual([
      `     1 ms  main > ${"y".repeat(600)}`,
      `     1 ms  main > ${"y".repeat(600)}… (1 more characters)`,
    ]);
  });
});

describe("printable", () => {
  it.each([
    ["plain text", "plain text"],
    ["two\nlines\r\n\tindented", "two\\nlines\\r\\n\\tindented"],
    ["\u001b[31mred\u0000", "\\u001b[31mred\\u0000"],
    ["a\u202eb", "a\\u202eb"],
    ["half \ud83d of a pair, whole 😀", "half \\ud83d of a pair, whole 😀"],
    ["\uffff", "\\uffff"],
  ])("%j is %j", (text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});

describe("clip", () => {
  it.each([
    ["short", 5, "short"],
    ["longer", 4, "long… (2 more characters)"],
    ["abc😀", 4, "abc… (2 more characters)"],
  ])("%j to %i", (text, length, expected) => {
    expect(clip(text, length)).toBe(expected);
  });
});
