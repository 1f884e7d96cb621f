/**
 * Generates a JUnit XML report for build servers, with a test suite for each case and a test for each check.
 */

import { formatFault } from "./causes.ts";
import { diffValues } from "./difference.ts";
import { printable } from "./format-trace.ts";
import type { JudgedCase, JudgedCheck, Verdict } from "./verdict.ts";

/** A test in the report, with its outcome. */
interface Test {
  name: string;
  kind: "passed" | "failure" | "error" | "skipped";
  message: string;
  type: string;
  body: string[];
}

/** @returns A well-formed XML 1.0 document. */
export function junitReport(verdict: Verdict): string {
  const suites = verdict.cases.map((run) => ({
    name: `${run.area}/${run.id}`,
    seconds: run.milliseconds / 1000,
    tests: run.checks.map((check) => checkTest(run, check)),
  }));
  const failure = (type: string, name: string, message: string): Test => {
    return { name, kind: "failure", message, type, body: [] };
  };
  const stale = verdict.stale.map(({ id, message }) => failure("stale", id, message));
  const missing = verdict.missing.map((id) =>
    failure("missing", id, "The requirement set contains this check, but the check did not run."),
  );
  if (stale.length > 0) suites.push({ name: "baseline", seconds: 0, tests: stale });
  if (missing.length > 0) suites.push({ name: "requirements", seconds: 0, tests: missing });

  const { result } = verdict;
  const all = suites.flatMap(({ tests }) => tests);
  const time = ` time="${(result.milliseconds / 1000).toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attribute("name", `${result.contract}: ${result.implementation} (${result.mode})`)}${totals(all)}${time}>`,
    ...suites.flatMap(({ name, seconds, tests }) => [
      `  <testsuite${attribute("name", name)}${totals(tests)} time="${seconds.toFixed(3)}"${attribute("timestamp", result.startedAt)}>`,
      ...tests.flatMap((test) => testLines(name, test)),
      "  </testsuite>",
    ]),
    "</testsuites>",
    "",
  ].join("\n");
}

function checkTest(run: JudgedCase, check: JudgedCheck): Test {
  const name = check.id;
  const reason = check.reason || check.text;
  const values = diffValues(check).map(({ sign, text }) => `${sign} ${text}`);
  const body = [
    `${check.text} [${check.requirements.join(", ")}]`,
    ...(values.length > 0 ? ["- expected, + actual:", ...values] : []),
    ...(run.trace.length > 0 ? ["trace:", ...formatFault(check, run.trace)] : []),
  ];
  const type = check.level;
  switch (check.standing) {
    case "passed":
      return { name, kind: "passed", message: "", type, body: [] };
    case "warned":
      return { name, kind: "passed", message: "", type, body: [`warning: ${reason}`, ...body] };
    case "failed":
      return { name, kind: "failure", message: reason, type, body };
    case "harness":
      return { name, kind: "error", message: reason, type: "harness", body };
    case "not-applicable":
      return { name, kind: "skipped", message: reason, type, body: [] };
    case "expected":
      return { name, kind: "skipped", message: `expected failure: ${check.excuse}`, type, body: [] };
    case "unscored":
      return {
        name,
        kind: "skipped",
        message: `${check.outcome}, not scored: ${check.excuse}`,
        type,
        body: [],
      };
  }
}

function totals(tests: Test[]): string {
  const number = (kind: Test["kind"]) => tests.filter((test) => test.kind === kind).length;
  return ` tests="${tests.length}" failures="${number("failure")}" errors="${number("error")}" skipped="${number("skipped")}"`;
}

function testLines(suite: string, test: Test): string[] {
  const open = `    <testcase${attribute("classname", suite)}${attribute("name", test.name)}`;
  const body = test.body.map(escapeXml).join("\n");
  const message = attribute("message", test.message);
  if (test.kind === "skipped") return [`${open}>`, `      <skipped${message}/>`, "    </testcase>"];
  if (test.kind === "passed") {
    return body === ""
      ? [`${open}/>`]
      : [`${open}>`, `      <system-out>${body}</system-out>`, "    </testcase>"];
  }
  const type = attribute("type", test.type);
  return [`${open}>`, `      <${test.kind}${message}${type}>${body}</${test.kind}>`, "    </testcase>"];
}

const attribute = (name: string, value: string) => ` ${name}="${escapeXml(value)}"`;

/** Escapes text for XML. `printable` leaves only characters that XML allows. */
function escapeXml(text: string): string {
  return printable(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
