import { describe, expect, it } from "vitest";
import type { Check, Level } from "./case.ts";
import { judge, resolveLevel } from "./judge.ts";
import type { Observations } from "./observation.ts";
import { select } from "./select.ts";

describe("judge", () => {
  const seen: Observations = {
    nonce: "n",
    threads: {},
    script: {},
    model: { c: [] },
    aborted: {},
    each: {},
    searches: [],
    canary: { url: "", port: "", path: "", visits: [] },
    target: { toolServer: "conformance", graceMs: null, maxBodyBytes: null, otherModel: "m" },
    b: { kind: "answer", status: 404 },
    a: { status: 200, list: [1, 2], nothing: null, empty: [] },
  };

  const check = (rest: Partial<Check>): Check => ({ id: "c", requirements: ["T-001"], text: "", ...rest });

  describe("a check", () => {
    it.each<[string, Partial<Check>, object]>([
      ["equals", { select: "a.list", equals: [1, 2] }, { pass: true }],
      [
        "does not equal",
        { select: "a.status", equals: 404 },
        { pass: false, reason: "a.status has an unexpected value", expected: 404, actual: 200 },
      ],
      [
        "does not pass if nothing was observed",
        { select: "a.nothing", schema: {} },
        { pass: false, reason: "a.nothing is absent" },
      ],
      [
        "has the expected value, but no actual one, if nothing was observed",
        { select: "a.nothing", equals: "${a.status}" },
        { pass: false, reason: "a.nothing is absent", expected: 200 },
      ],
      [
        "names the steps and the model's request whose values it uses",
        { select: "[b.status, length(model.c)] | [0]", equals: 1 },
        { pass: false, reason: "the observed value in b, c is unexpected", expected: 1, actual: 404 },
      ],
      [
        "names the step whose value breaks a schema",
        { select: "b.status", schema: { const: 1 } },
        { pass: false, reason: "the value must be equal to constant in b", actual: 404 },
      ],
      ["satisfies a schema", { select: "a.list", schema: { minItems: 2 } }, { pass: true }],
      [
        "breaks a schema",
        { select: "a.empty", schema: { type: "array", minItems: 1 } },
        {
          pass: false,
          reason: "the value must NOT have fewer than 1 items",
          actual: [],
        },
      ],
      ["compares with observed values", { select: "a.list[0]", equals: "${a.list[0]}" }, { pass: true }],
      [
        "fails if the value to compare with was never observed",
        { select: "a.list", equals: "${b.list}" },
        { pass: false, reason: "b.list is absent", actual: [1, 2] },
      ],
      [
        "fails if its expression cannot be applied to the observed value",
        { select: "contains(a.header, 'x')", equals: true },
        {
          pass: false,
          reason: "the observed values have unexpected types, or are absent",
        },
      ],
      [
        "fails if its code cannot be applied to the observed value",
        { code: "broken" },
        {
          pass: false,
          reason: "the observed values have unexpected types, or are absent",
        },
      ],
      [
        "names the fields of a list that differ",
        { select: "a.[status, gone]", equals: [404, "x"] },
        {
          pass: false,
          reason: 'a.status is 200, expected 404; a.gone is null, expected "x"',
          expected: [404, "x"],
          actual: [200, null],
        },
      ],
      ["asks code", { code: "has", with: { value: "${a.status}" } }, { pass: true }],
    ])("%s", (_, rest, want) => {
      const has = (_: Observations, { value }: Record<string, unknown>) => ({ pass: value === 200 });
      const broken = (observed: Observations) => ({ pass: select(observed, "values(a.gone)") === null });
      expect(judge(check(rest), seen, { has, broken })).toEqual(want);
    });

    it("throws for an unknown check function", () => {
      expect(() => judge(check({ code: "none" }), seen, {})).toThrow('unknown check function "none"');
    });
  });
});

describe("levels", () => {
  const requirements = new Map(
    (["MUST", "SHOULD", "MAY"] as const).map((level) => [level, { id: level, level, text: "", source: "" }]),
  );

  describe("levels of checks", () => {
    it.each<[string[], Level | undefined, Level]>([
      [["MUST"], undefined, "MUST"],
      [["MAY", "SHOULD"], undefined, "SHOULD"],
      [["SHOULD", "MUST"], undefined, "MUST"],
      [["MUST"], "SHOULD", "SHOULD"],
      [["MAY"], "MUST", "MAY"],
    ])("requirements %j and its own %s make %s", (ids, level, want) => {
      expect(
        resolveLevel({ id: "c", requirements: ids, ...(level === undefined ? {} : { level }) }, requirements),
      ).toBe(want);
    });

    it("rejects an unknown requirement, and a check that cites none", () => {
      expect(() => resolveLevel({ id: "c", requirements: ["T-999"] }, requirements)).toThrow(
        "the check c cites T-999, which is not in the register",
      );
      expect(() => resolveLevel({ id: "c", requirements: [] }, requirements)).toThrow(
        "the check c cites no requirement",
      );
    });
  });
});
