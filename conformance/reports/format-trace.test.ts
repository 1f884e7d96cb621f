import { describe, expect, it } from "vitest";
import type { TraceLine } from "../runner/report.ts";
import { clip, formatTrace, formatTraceEnd, printable } from "./format-trace.ts";

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

  describe("the end of the trace", () => {
    const line = (from: string) => (at: number) => ({ at, from, direction: "<" as const, text: "x" });
    const long = [...[1, 2, 3, 4, 5, 6].map(line("main")), ...[7, 8, 9, 10, 11, 12].map(line("afterwards"))];

    it("has the last lines of the steps, for a check of the case", () => {
      expect(formatTraceEnd(long, [{ id: "text/every" }])).toEqual([
        "     2 ms  main < x",
        "     3 ms  main < x",
        "     4 ms  main < x",
        "     5 ms  main < x",
        "     6 ms  main < x",
      ]);
    });

    it("has the requests after the steps, too, for an invariant", () => {
      const [first, ...invariants] = formatTraceEnd(long, [
        { id: "text/status" },
        { id: "text/every-frames" },
      ]);
      expect(first).toBe("     2 ms  main       < x");
      expect(invariants.slice(4)).toEqual([
        "     8 ms  afterwards < x",
        "     9 ms  afterwards < x",
        "    10 ms  afterwards < x",
        "    11 ms  afterwards < x",
        "    12 ms  afterwards < x",
      ]);
    });

    it("shortens long lines", () => {
      expect(formatTraceEnd([{ ...line("main")(1), text: "y".repeat(201) }], [])).toEqual([
        `     1 ms  main < ${"y".repeat(200)}… (1 more characters)`,
      ]);
    });
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
