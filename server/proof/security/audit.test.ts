import { expect, it } from "vitest";
import { evaluateAudit } from "./audit.ts";

const vulnerability = (severity: string) => ({ severity, range: "<1.2.3", fixAvailable: false });
const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

it.each([
  [report({}), { code: 0, message: "No known vulnerabilities of severity high or critical." }],
  [
    report({ a: vulnerability("low"), b: vulnerability("moderate") }),
    { code: 0, message: "No known vulnerabilities of severity high or critical." },
  ],
  [
    report({ a: vulnerability("high"), b: vulnerability("low"), c: vulnerability("critical") }),
    {
      code: 1,
      message: "Known vulnerabilities in production dependencies:\na <1.2.3: high\nc <1.2.3: critical",
    },
  ],
  ['{"message": "503 Busy", "statusCode": 503}', { code: 1, message: "The audit failed: 503 Busy" }],
  [
    '{"message": "404 Not Found", "statusCode": 404}',
    { code: 1, message: "The audit failed: 404 Not Found" },
  ],
  ["oops\n", { code: 1, message: "The audit failed: oops" }],
  ["", { code: 1, message: "The audit failed: npm printed nothing" }],
])("evaluates the audit output %s", (stdout, expected) => {
  expect(evaluateAudit(stdout)).toEqual(expected);
});

it("warns, and does not fail, if the registry has no advisories", () => {
  const rejection = {
    message: "405 Method Not Allowed - POST https://registry.npmjs.org/-/npm",
    statusCode: 405,
  };
  const { code, message } = evaluateAudit(JSON.stringify(rejection));
  expect([code, message.split("\n")[0]]).toEqual([
    0,
    "NOT AUDITED: the registry does not provide advisories (405 Method Not Allowed).",
  ]);
});
