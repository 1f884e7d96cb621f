import { describe, expect, it } from "vitest";
import type { Contract } from "./contract.ts";
import type { Finding, Invariant } from "./invariant.ts";
import { checkOf, outcomes, resultOf } from "./testing/cases.ts";
import { type Handler, json, open, whole } from "./testing/server.ts";

const ended = checkOf({ select: "main.ended", equals: "end" });
const invariant = (judge: Invariant["judge"]): Invariant => ({
  id: "event",
  requirements: ["M-1"],
  text: "Every event is good.",
  judge,
});
const clean = invariant(() => []);

describe("an invariant", () => {
  const found: Finding = { message: "main: event 2 is bad", expected: 1, actual: 2 };
  it.each<[string, Invariant["judge"], unknown[]]>([
    ["that does not apply has no result", () => undefined, []],
    ["without findings passes", () => [], [{ outcome: "pass" }]],
    [
      "with a finding fails",
      () => [found],
      [{ outcome: "fail", reason: "main: event 2 is bad", expected: 1, actual: 2 }],
    ],
    [
      "with several findings in one place counts them",
      () => [found, found, found],
      [{ outcome: "fail", reason: "main: event 2 is bad (and 2 more there)", expected: 1, actual: 2 }],
    ],
    [
      "with findings in several places names the places",
      () => [
        found,
        found,
        { message: "main: event 3 (TEXT) is bad" },
        { message: "event 4 (TEXT) is bad" },
        { message: "GET /a: a header is bad" },
        { message: "GET /a: the body is bad" },
        { message: "back: the stream has comments" },
        { message: "GET /b: a header is bad" },
        { message: "GET /c: a header is bad" },
        { message: "GET /d: a header is bad" },
      ],
      [
        {
          outcome: "fail",
          reason:
            "main: event 2 is bad (also main: event 3 (TEXT), event 4 (TEXT), GET /a, back, GET /b and 2 others)",
          expected: 1,
          actual: 2,
        },
      ],
    ],
    [
      "that throws is a harness error",
      () => {
        throw new Error("cannot judge");
      },
      [{ outcome: "harness", reason: "cannot judge" }],
    ],
  ])("%s", async (_, judge, want) => {
    const { checks } = await resultOf({}, { contract: { invariants: [invariant(judge)] } });
    const head = {
      id: "one/every-event",
      level: "MUST",
      requirements: ["M-1"],
      text: "Every event is good.",
    };
    expect(checks).toEqual(want.map((each) => ({ ...head, ...(each as object) })));
  });

  it("keeps its finding if the case ended early", async () => {
    const invariants = [invariant(() => [{ message: "main: no end" }])];
    const { checks } = await resultOf({}, { handle: open, contract: { invariants } });
    expect(outcomes(checks)).toEqual([["one/every-event", "fail", "main: no end"]]);
  });

  it("judges the observations of the steps and the evidence after them", async () => {
    const invariants = [
      invariant(({ streams, responses, threads, replays }) => [
        {
          message: "seen",
          actual: {
            streams: streams.map(({ name, from, seen }) => [name, from, seen.types]),
            responses: responses.map(({ status }) => status),
            threads: threads.map(({ body }) => body),
            replays: replays.map(({ seen }) => seen.types),
          },
        },
      ]),
    ];
    const gather: Contract["gather"] = async ({ streams }, threadIds, ask) => {
      const [first] = streams;
      if (first === undefined) throw new Error("no stream");
      const path = `/threads/${threadIds.join()}`;
      const thread = await ask.answer({ method: "GET", path, query: {}, headers: {} });
      const seen = await ask.stream({ method: "GET", path: "/runs/run-1", query: {}, headers: {} });
      if (seen.kind !== "stream") throw new Error("no stream");
      return { threads: [thread], replays: [{ original: first.seen, cut: 0, after: "0", seen }] };
    };
    const handle: Handler = (asked, response) =>
      asked.line.startsWith("GET /threads") ? json(response, 200, asked.line) : whole(asked, response);
    const { checks, trace } = await resultOf({}, { handle, contract: { invariants, gather } });
    expect(checks.map(({ actual }) => actual)).toEqual([
      {
        streams: [["main", "start", ["A", "B"]]],
        responses: [200],
        threads: ["GET /threads/conform-NONCE-main"],
        replays: [["A", "B"]],
      },
    ]);
    expect(trace.map(({ from, direction, text }) => `${from} ${direction} ${text}`)).toEqual([
      'main > POST /runs/conform-NONCE-main\n{"content":"play NONCE.main"}',
      "main < 200 text/event-stream",
      'main < {"type":"A"}',
      'main < {"type":"B"}',
      "afterwards > GET /threads/conform-NONCE-main",
      "afterwards < 200 application/json",
      'afterwards < "GET /threads/conform-NONCE-main"',
      "afterwards > GET /runs/run-1",
      "afterwards < 200 text/event-stream",
      'afterwards < {"type":"A"}',
      'afterwards < {"type":"B"}',
    ]);
  });

  it("does not pass if the evidence cannot be read; checks of the case are not affected", async () => {
    const gather = async () => {
      throw new Error("main could not be replayed");
    };
    const { checks } = await resultOf({ checks: [ended] }, { contract: { invariants: [clean], gather } });
    expect(outcomes(checks)).toEqual([
      ["one/it", "pass"],
      ["one/every-event", "fail", "Not testable: main could not be replayed"],
    ]);
  });

  it("does not pass if a replay does not end", async () => {
    const gather: Contract["gather"] = async (_seen, _threads, ask) => {
      await ask.stream({ method: "GET", path: "/runs/run-1", query: {}, headers: {} });
      return { threads: [], replays: [] };
    };
    const handle: Handler = (asked, response) =>
      asked.line.startsWith("GET") ? open(asked, response) : whole(asked, response);
    const { checks, asked } = await resultOf({}, { handle, contract: { invariants: [clean], gather } });
    const reason = "stream afterwards: waited for its end, but timed out after 250 ms; the last event was A";
    expect(outcomes(checks)).toEqual([["one/every-event", "fail", `Not testable: ${reason}`]]);
    await asked[1]?.left;
  });
});
