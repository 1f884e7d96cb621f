import { describe, expect, it } from "vitest";
import type { Progress } from "../runner/run-suite.ts";
import { createProgressView } from "./progress.ts";

const events: Progress[] = [
  { kind: "case-started", id: "a", done: 0, total: 2, failed: 0 },
  { kind: "case-started", id: "bbbbbbbbbbbb", done: 0, total: 2, failed: 0 },
  { kind: "case-ended", id: "a", done: 1, total: 2, failed: 1 },
  { kind: "case-ended", id: "bbbbbbbbbbbb", done: 2, total: 2, failed: 1 },
];

function shown(terminal: { columns: number } | undefined): string {
  let text = "";
  const view = createProgressView((more) => {
    text += more;
  }, terminal);
  for (const event of events) view.show(event);
  view.clear();
  return text;
}

describe("progressView", () => {
  it("prints a line for each tenth of the cases without a terminal", () => {
    expect(shown(undefined)).toBe("1/2 cases, 1 failed\n2/2 cases, 1 failed\n");
    const lines: string[] = [];
    const view = createProgressView((line) => lines.push(line), undefined);
    for (let done = 1; done <= 25; done++)
      view.show({ kind: "case-ended", id: "a", done, total: 25, failed: 0 });
    expect(lines).toEqual([3, 5, 8, 10, 13, 15, 18, 20, 23, 25].map((done) => `${done}/25 cases\n`));
  });

  it("updates one line on a terminal, and erases it at the end", () => {
    expect(shown({ columns: 30 }).split("\r\u001b[2K")).toEqual([
      "",
      "0/2  a",
      "0/2  a bbbbbbbbbbbb",
      "1/2, 1 failed  bbbbbbbbbbbb",
      "2/2, 1 failed  ",
      "",
    ]);
  });

  it("never fills a narrow terminal", () => {
    expect(shown({ columns: 12 }).split("\r\u001b[2K")).toEqual([
      "",
      "0/2  a",
      "0/2  a bbb…",
      "1/2, 1 fai…",
      "2/2, 1 fai…",
      "",
    ]);
  });
});
