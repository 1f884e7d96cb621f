import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { jsonReport } from "./json.ts";
import { greenResult, policy, sampleResult } from "./testing/sample-result.ts";
import { computeVerdict } from "./verdict.ts";

type Schema = { [member: string]: unknown };
const schema: Schema = JSON.parse(readFileSync(new URL("./report.schema.json", import.meta.url), "utf8"));

function compile(source: Schema) {
  const ajv = new Ajv2020({ allErrors: true, strict: true });
  addFormats.default(ajv);
  return ajv.compile(source);
}
const validate = compile(schema);

/** Returns the schema, changed to allow only the fields that it describes. */
function sealed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(sealed);
  if (typeof node !== "object" || node === null) return node;
  const copy: { type?: unknown } = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, sealed(value)]),
  );
  return copy.type === "object" && "required" in copy ? { ...copy, additionalProperties: false } : copy;
}

const verdict = computeVerdict(sampleResult, policy());

describe("jsonReport", () => {
  it("contains the run and its summary", () => {
    const { summary, ...result } = JSON.parse(jsonReport(verdict));
    expect(result).toEqual(JSON.parse(JSON.stringify(sampleResult)));
    const counts = (given: object) => ({
      passed: 0,
      failed: 0,
      warned: 0,
      harness: 0,
      expected: 0,
      "not-applicable": 0,
      unscored: 0,
      ...given,
    });
    expect(summary).toEqual({
      headline: "not tested: 1 harness error",
      exitCode: 3,
      strict: false,
      level: "none",
      passed: 1,
      failed: 3,
      counts: counts({ passed: 1, harness: 1, expected: 1, unscored: 2 }),
      areas: [
        { area: "text", cases: 1, counts: counts({ passed: 1, expected: 1, unscored: 1 }) },
        { area: "recovery", cases: 2, counts: counts({ harness: 1, unscored: 1 }) },
      ],
      expected: [{ check: "text/status", reason: "Planned." }],
      unscored: [
        { check: "text/compressed", reason: "added after requirement set 1.0" },
        { check: "restart/replays", reason: "added after requirement set 1.0" },
      ],
      stale: [{ id: "text/ends", message: "b.yaml:3:3: text/ends passes; remove the entry" }],
      missing: ["text/gone"],
      requirements: [
        { id: "T-040", outcome: "fail", checks: ["text/ends", "text/status"] },
        { id: "T-041", outcome: "fail", checks: ["text/status", "cancel/aborts"] },
        { id: "T-042", outcome: "warn", checks: ["text/compressed"] },
        { id: "T-043", outcome: "not-applicable", checks: ["restart/replays"] },
        { id: "T-044", outcome: "untestable", checks: [] },
        { id: "T-045", outcome: "unchecked", checks: [] },
      ],
    });
  });

  it.each([
    ["every outcome", verdict],
    ["all well", computeVerdict(greenResult)],
    ["nothing", computeVerdict({ ...sampleResult, cases: [], requirements: [] })],
  ])("satisfies its schema, which describes all fields: %s", (_, of) => {
    const report = JSON.parse(jsonReport(of));
    validate(report);
    expect(validate.errors).toBeNull();
    const strictly = compile({ ...(sealed(schema) as Schema), $id: "urn:tambo-conform:report:1:sealed" });
    strictly(report);
    expect(strictly.errors).toBeNull();
  });

  it.each([
    ["/schema", { schema: "tambo-conform/2" }],
    ["/mode", { mode: "guess" }],
    ["/startedAt", { startedAt: "yesterday" }],
    ["/cases/0/checks/0/outcome", { cases: [{ ...sampleResult.cases[0], checks: [{ outcome: "ok" }] }] }],
    ["/summary", { summary: {} }],
  ])("is rejected by its schema if %s is wrong", (pointer, change) => {
    validate({ ...JSON.parse(jsonReport(verdict)), ...change });
    expect(validate.errors?.map(({ instancePath }) => instancePath)).toContain(pointer);
  });
});
