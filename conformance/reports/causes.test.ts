import { describe, expect, it } from "vitest";
import type { TraceLine } from "../runner/report.ts";
import { findCauses, findFaultLines } from "./causes.ts";
import type { JudgedCase, JudgedCheck } from "./verdict.ts";

const line = (from: string, direction: ">" | "<", text: string): TraceLine => ({
  ...{ at: 1, from, direction, text },
});
const check = (id: string, reason: string, parts: Partial<JudgedCheck> = {}): JudgedCheck => ({
  ...{ id, reason, level: "MUST", requirements: ["T-1", "T-2"], text: "The text is complete." },
  ...{ outcome: "fail", standing: "failed", ...parts },
});
const caseOf = (id: string, checks: JudgedCheck[], trace: TraceLine[] = []): JudgedCase => ({
  ...{ id, title: id, area: "text", milliseconds: 1, checks, trace },
});

describe("findCauses", () => {
  it("groups checks that a failed request prevented, without the ids in its path", () => {
    const long = [line("main", ">", "POST /v1/threads/thr_0a1/runs\n{}"), line("main", "<", "404")];
    const short = long.slice(0, 1);
    const problem = "returned status 404 with text/html instead of the stream that T-9 requires: <html>";
    const a = check("a/one", `Not testable: step 1 (run): POST /v1/threads/thr_0a1/runs ${problem}`);
    const b = check(
      "b/one",
      `Not testable: step 2 (parallel), branch 1, step 1 (run): POST /v1/threads/conform-cXYZ-B/runs ${problem}`,
    );
    expect(findCauses([caseOf("a", [a], long), caseOf("b", [b], short)], "failed")).toEqual([
      {
        title:
          "POST /v1/threads/{id}/runs returned status 404 with text/html instead of the stream that T-9 requires",
        failed: [],
        unreached: ["a/one", "b/one"],
        example: b,
        trace: short,
        rule: "T-9",
      },
    ]);
  });

  it("keeps the words of paths and the methods apart", () => {
    const titles = ["GET /v1/agent-runs/7", "DELETE /v1/agent-runs/7"].flatMap((request) =>
      findCauses(
        [caseOf("a", [check("a/one", `Not testable: step 1 (request): ${request} got 500`)])],
        "failed",
      ),
    );
    expect(titles.map(({ title }) => title)).toEqual([
      "GET /v1/agent-runs/{id} got 500",
      "DELETE /v1/agent-runs/{id} got 500",
    ]);
  });

  it("names an absent value with its response", () => {
    const reason = "Not testable: step 3 (request): the response to GET /v1/threads/thr_1 has no nextCursor";
    expect(findCauses([caseOf("a", [check("a/one", reason)])], "failed")[0]?.title).toBe(
      "The response to GET /v1/threads/{id} has no nextCursor",
    );
  });

  it("names what the suite waited for, without the stream, and groups by it", () => {
    const waited = (stream: string, last: string) =>
      check(
        `${stream}/one`,
        `Not testable: step 2 (read): stream ${stream}: waited for its end, but timed out after 10 ms; the last event was ${last}`,
      );
    const causes = findCauses([caseOf("a", [waited("ask", "A"), waited("answer", "B")])], "failed");
    expect(causes.map(({ title, failed, unreached }) => [title, failed, unreached])).toEqual([
      [
        "The suite waited for the end of a stream, but timed out after 10 ms; the last event was A",
        [],
        ["ask/one", "answer/one"],
      ],
    ]);
  });

  it("names the reason why the model could not follow its script, for checks that failed and that were not reached", () => {
    const script = (name: string) =>
      `The model could not follow its script: Script c1.ask, turn 1, step 2: the model request does not offer the tool "${name}"; it offers no tools.`;
    const a = check(
      "a/one",
      `Not testable: step 1 (run): stream ask: waited for its end, but. ${script("get")}`,
    );
    const b = check("b/one", `ask.events is absent. ${script("put")}`);
    const causes = findCauses([caseOf("a", [a]), caseOf("b", [b])], "failed");
    expect(causes.map(({ title, failed, unreached }) => [title, failed, unreached])).toEqual([
      ['The model request does not offer the tool "get"; it offers no tools', ["b/one"], ["a/one"]],
    ]);
  });

  it("groups checks of the same first requirement, and an invariant's checks; the largest group is first", () => {
    const every = (id: string) =>
      check(`${id}/every-end`, "main: no end", { requirements: ["T-3", "T-4"], text: "Streams end." });
    const other = check("b/two", "b is 2", { requirements: ["T-5"] });
    const passed = check("b/three", "", { standing: "passed" });
    const cases = [
      caseOf("a", [other, check("a/one", "a is 1"), every("a")]),
      caseOf("b", [check("b/one", "a is 2"), every("b"), passed]),
      caseOf("c", [every("c")]),
    ];
    expect(findCauses(cases, "failed").map(({ title, failed, rule }) => [title, failed, rule])).toEqual([
      ["Streams end", ["a/every-end", "b/every-end", "c/every-end"], undefined],
      ["The text is complete", ["a/one", "b/one"], "T-1"],
      ["The text is complete", ["b/two"], "T-5"],
    ]);
  });

  it("has no cause if no check has the standing", () => {
    expect(findCauses([caseOf("a", [check("a/one", "", { standing: "passed" })])], "failed")).toEqual([]);
  });
});

describe("findFaultLines", () => {
  const frames = [1, 2, 3, 4, 5, 6, 7].map((n) => line("main", "<", `data: {"type": "T", "n": ${n}}`));
  const back = [
    line("back", ">", "GET /v1/runs/1?after=2"),
    line("back", "<", "200"),
    line("back", "<", "{}"),
  ];

  it("returns the frames around the wrong event", () => {
    const wrong = check("a/one", "main: event 4 is bad", { actual: { type: "T", n: 4 } });
    expect(findFaultLines(wrong, [...frames, ...back])).toEqual(frames.slice(1, 5));
  });

  it("returns the last lines of the stream if no frame contains the actual value", () => {
    expect(findFaultLines(check("a/one", "main.ended is unexpected"), [...frames, ...back])).toEqual(
      frames.slice(3),
    );
  });

  it("returns the exchange of the request that the reason names", () => {
    expect(findFaultLines(check("a/one", "GET /v1/runs/1 returned no list"), [...back, ...frames])).toEqual(
      back,
    );
  });

  it("returns the last lines if the reason names nothing", () => {
    expect(findFaultLines(check("a/one", "wrong"), [...frames, ...back])).toEqual([
      ...frames.slice(6),
      ...back,
    ]);
  });

  it("does not show the requests after the steps, unless the reason names them or nothing else was sent", () => {
    const after = [line("afterwards", ">", "GET /v1/threads/1"), line("afterwards", "<", "404")];
    expect(findFaultLines(check("a/one", "wrong"), [...back, ...after])).toEqual(back);
    expect(findFaultLines(check("a/one", "GET /v1/threads/1 returned 404"), [...back, ...after])).toEqual(
      after,
    );
    expect(findFaultLines(check("a/one", "wrong"), after)).toEqual(after);
  });
});
