import { describe, expect, it } from "vitest";
import type { Case, Check } from "./case.ts";
import type { Invariant } from "./invariant.ts";
import type { CheckResult } from "./report.ts";
import { checkOf, outcomes, resultOf, steady } from "./testing/cases.ts";
import { FakeDriver } from "./testing/fake-driver.ts";
import { json, open } from "./testing/server.ts";

const cutShort =
  "step 2 (read): stream main: waited for its end, but timed out after 250 ms; the last event was A";
const ended = checkOf({ select: "main.ended", equals: "end" });
const clean: Invariant = {
  id: "event",
  requirements: ["M-1"],
  text: "Every event is good.",
  judge: () => [],
};

describe("a check of a case", () => {
  it.each<[string, Partial<Check>, Omit<CheckResult, "id" | "requirements" | "text">]>([
    ["holds", {}, { level: "MUST", outcome: "pass" }],
    [
      "does not hold",
      { select: "main.types", equals: ["A"] },
      {
        level: "MUST",
        outcome: "fail",
        reason: "main.types has an unexpected value",
        expected: ["A"],
        actual: ["A", "B"],
      },
    ],
    [
      "does not hold, but is only a SHOULD",
      { requirements: ["S-1"], select: "main.ended", equals: "open" },
      {
        level: "SHOULD",
        outcome: "warn",
        reason: "main.ended has an unexpected value",
        expected: "open",
        actual: "end",
      },
    ],
    [
      "is stricter than its requirement",
      { level: "SHOULD", select: "main.ended", equals: "open" },
      {
        level: "SHOULD",
        outcome: "warn",
        reason: "main.ended has an unexpected value",
        expected: "open",
        actual: "end",
      },
    ],
    [
      "observed nothing",
      { select: "main.gone" },
      { level: "MUST", outcome: "fail", reason: "main.gone is absent" },
    ],
    [
      "cannot be tested in the mode",
      { modes: ["script", "observe"] },
      { level: "MUST", outcome: "not-applicable", reason: "cannot be tested in mode upstream" },
    ],
    [
      "needs features",
      { needs: ["grace", "idempotency", "restart"] },
      {
        level: "MUST",
        outcome: "not-applicable",
        reason: "the implementation does not claim idempotency, restart",
      },
    ],
    [
      "names an unknown check function",
      { code: "gone" },
      { level: "MUST", outcome: "harness", reason: 'unknown check function "gone"' },
    ],
    [
      "has a check function that throws",
      { code: "broken" },
      { level: "MUST", outcome: "harness", reason: "no such thing" },
    ],
    [
      "has invalid JMESPath",
      { select: "main[" },
      {
        level: "MUST",
        outcome: "harness",
        reason: expect.stringMatching(/^main\[ is not JMESPath: /),
      },
    ],
    [
      "cites an unknown requirement",
      { requirements: ["X-1"] },
      {
        level: "MUST",
        outcome: "harness",
        reason: "the check it cites X-1, which is not in the register",
      },
    ],
  ])("%s", async (_, parts, want) => {
    const broken = () => {
      throw new Error("no such thing");
    };
    const { requirements = ["M-1"] } = parts;
    const { checks } = await resultOf(
      { checks: [checkOf(parts)] },
      { target: { features: new Set(["grace"]) }, contract: { codeChecks: { broken } } },
    );
    expect(checks).toEqual([{ id: "one/it", requirements, text: "It is so.", ...want }]);
  });
});

describe("a case that does not apply", () => {
  it.each<[string, Partial<Case>, string]>([
    ["because of the mode", { modes: ["script"] }, "cannot be tested in mode upstream"],
    ["if a feature is missing", { needs: ["restart"] }, "the implementation does not claim restart"],
  ])("%s sends no request", async (_, parts, reason) => {
    const { asked, ...rest } = await resultOf(
      { ...parts, checks: [checkOf(), checkOf({ id: "other" })] },
      { contract: { invariants: [clean] } },
    );
    expect(asked).toEqual([]);
    expect(rest).toEqual({
      id: "one",
      title: "One",
      area: "text",
      milliseconds: 0,
      checks: ["it", "other"].map((id) => ({
        id: `one/${id}`,
        level: "MUST",
        requirements: ["M-1"],
        text: "It is so.",
        outcome: "not-applicable",
        reason,
      })),
      trace: [],
    });
  });
});

describe("a step that fails", () => {
  it("ends the case: failed checks are not testable, and invariants do not pass", async () => {
    const { checks, asked } = await resultOf(
      {
        steps: [{ run: "main" }, { read: "main" }, { request: "after", method: "GET", path: "/after" }],
        checks: [
          checkOf({ select: "main.types", equals: ["A"] }),
          checkOf({ id: "after", select: "after.status" }),
          checkOf({ id: "soft", requirements: ["S-1"], select: "after.status" }),
          checkOf({ id: "scripted", modes: ["script"] }),
        ],
      },
      { handle: open, contract: { invariants: [clean] } },
    );
    expect(outcomes(checks)).toEqual([
      ["one/it", "pass"],
      ["one/after", "fail", `Not testable: ${cutShort}`],
      ["one/soft", "warn", `Not testable: ${cutShort}`],
      ["one/scripted", "not-applicable", "cannot be tested in mode upstream"],
    ]);
    expect(asked.map(({ line }) => steady(line))).toEqual([
      "POST /runs/conform-NONCE-main",
      "DELETE /runs/run-1",
    ]);
  });

  it("is reported by one invariant if no check of the case fails", async () => {
    const other = { ...clean, id: "other" };
    const { checks } = await resultOf(
      { checks: [checkOf({ id: "soft", requirements: ["S-1"], select: "after.status" })] },
      { handle: open, contract: { invariants: [clean, other] } },
    );
    expect(outcomes(checks)).toEqual([
      ["one/soft", "warn", `Not testable: ${cutShort}`],
      ["one/every-event", "fail", `Not testable: ${cutShort}`],
    ]);
  });

  it("still reports expected and actual values", async () => {
    const { checks } = await resultOf({ checks: [ended] }, { handle: open });
    expect(checks).toEqual([
      {
        id: "one/it",
        level: "MUST",
        requirements: ["M-1"],
        text: "It is so.",
        outcome: "fail",
        reason: `Not testable: ${cutShort}`,
        expected: "end",
        actual: "open",
      },
    ]);
  });
});

describe("a model that cannot follow its script", () => {
  const faulty = () =>
    Object.assign(new FakeDriver(), {
      faultsOf: { main: ['Script <token>, turn 1: no tool "x".', "Again."] },
    });
  const why = 'The model could not follow its script: Script main, turn 1: no tool "x". Again.';

  it("is part of the reason of failed checks", async () => {
    const checks = [
      ended,
      checkOf({ id: "types", equals: ["C"], select: "main.types" }),
      checkOf({ id: "soft", requirements: ["S-1"], select: "main.gone" }),
      checkOf({ id: "scripted", modes: ["script"] }),
    ];
    const run = await resultOf({ checks }, { driver: faulty(), contract: { invariants: [clean] } });
    expect(outcomes(run.checks)).toEqual([
      ["one/it", "pass"],
      ["one/types", "fail", `main.types has an unexpected value. ${why}`],
      ["one/soft", "warn", `main.gone is absent. ${why}`],
      ["one/scripted", "not-applicable", "cannot be tested in mode upstream"],
      ["one/every-event", "pass"],
    ]);
  });

  it("fails the case if nothing else does", async () => {
    const checks = [
      ended,
      checkOf({ id: "soft", requirements: ["S-1"] }),
      checkOf({ id: "no", needs: ["grace"] }),
    ];
    const run = await resultOf({ checks }, { driver: faulty(), contract: { invariants: [clean] } });
    expect(outcomes(run.checks)).toEqual([
      ["one/it", "fail", `Not testable: ${why}`],
      ["one/soft", "warn", `Not testable: ${why}`],
      ["one/no", "not-applicable", "the implementation does not claim grace"],
      ["one/every-event", "fail", `Not testable: ${why}`],
    ]);
  });
});

describe("the trace of a case", () => {
  it.each<[string, Partial<Check>, boolean, boolean]>([
    ["is omitted if no check fails", {}, false, false],
    ["is kept on request", {}, true, true],
    ["is kept with a failure", { select: "main.gone" }, false, true],
    ["is kept with a warning", { select: "main.gone", requirements: ["S-1"] }, false, true],
    ["is kept with a harness error", { code: "gone" }, false, true],
  ])("%s", async (_, check, trace, kept) => {
    const run = await resultOf({ checks: [checkOf(check)] }, { trace });
    expect(run.trace.length > 0).toBe(kept);
  });
});

it("contains no key", async () => {
  const { asked, ...said } = await resultOf(
    {
      steps: [{ request: "main", method: "POST", path: "/", headers: { "x-key": "key-two" }, expect: 200 }],
      checks: [checkOf({ select: "main.body", equals: { key: "key-two" } })],
    },
    {
      target: { key: "key-one", otherKey: "key-two" },
      handle: ({ headers }, response) =>
        json(response, 401, { wrong: [headers.authorization ?? "", headers["x-key"] ?? ""] }),
    },
  );
  expect(asked[0]?.headers.authorization).toBe("Bearer key-one");
  expect(said).toEqual({
    id: "one",
    title: "One",
    area: "text",
    milliseconds: expect.any(Number),
    checks: [
      {
        id: "one/it",
        level: "MUST",
        requirements: ["M-1"],
        text: "It is so.",
        outcome: "fail",
        reason:
          'Not testable: step 1 (request): POST / returned status 401 instead of 200: {"wrong":["Bearer [key]","[key]"]}',
        expected: { key: "[key]" },
        actual: { wrong: ["Bearer [key]", "[key]"] },
      },
    ],
    trace: [
      { at: expect.any(Number), from: "main", direction: ">", text: "POST /" },
      { at: expect.any(Number), from: "main", direction: "<", text: "401 application/json" },
      { at: expect.any(Number), from: "main", direction: "<", text: '{"wrong":["Bearer [key]","[key]"]}' },
    ],
  });
});

it("ends the runs that it left active, without a trace", async () => {
  const driver = new FakeDriver();
  const { asked, trace, checks } = await resultOf(
    { steps: [{ run: "main" }], checks: [checkOf({ select: "main.status", equals: 200 })] },
    { handle: open, driver, trace: true },
  );
  expect(outcomes(checks)).toEqual([["one/it", "pass"]]);
  expect(asked.at(-1)?.line).toBe("DELETE /runs/run-1");
  await Promise.all(asked.map(({ left }) => left));
  expect(steady(driver.closed)).toEqual(["NONCE.main"]);
  expect(trace.some(({ text }) => text.includes("DELETE"))).toBe(false);
});
