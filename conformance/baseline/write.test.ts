import { expect, it } from "vitest";
import type { CheckResult } from "../runner/report.ts";
import { applyBaseline } from "./apply.ts";
import { parseBaseline } from "./parse.ts";
import { writeBaseline } from "./write.ts";

const check = (id: string, outcome: CheckResult["outcome"], reason?: string): CheckResult => ({
  id,
  level: "MUST",
  clauses: ["T-001"],
  text: "The stream ends.",
  outcome,
  ...(reason === undefined ? {} : { reason }),
});
const result = {
  implementation: "acme\nserver",
  suite: "1.2.0",
  cases: [
    {
      id: "text",
      title: "Text",
      area: "text",
      milliseconds: 1,
      trace: [],
      checks: [
        check("text/a", "fail", "status: 404 instead of 200"),
        check("text/b", "pass"),
        check("text/c", "fail"),
        check("text/d", "warn", "soft"),
        check("text/e", "harness", "unreachable"),
      ],
    },
  ],
};

it("lists what fails, in a form that is read back and holds", () => {
  const text = writeBaseline(result);
  expect(text).toBe(`# Expected failures of acme server, suite 1.2.0.
# An entry whose check passes is an error: remove it when the failure is mended.
- check: text/a
  reason: "Not so: The stream ends."
- check: text/c
  reason: "Not so: The stream ends."
`);
  const applied = applyBaseline(result, parseBaseline(text, "b.yaml"));
  expect(applied.stale).toEqual([]);
  expect([...applied.expected.keys()]).toEqual(["text/a", "text/c"]);
});

it("writes an empty list when nothing fails", () => {
  const text = writeBaseline({ ...result, cases: [] });
  expect(parseBaseline(text, "b.yaml").entries).toEqual([]);
});
