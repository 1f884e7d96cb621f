/** A baseline of what fails now. */
import { stringify } from "yaml";
import type { SuiteResult } from "../runner/report.ts";

/**
 * What the check asks for stands as the reason until somebody writes the true one: the failure's own sentence has ids
 * that are others in every run.
 *
 * @returns YAML text with an entry for every check that fails.
 */
export function writeBaseline(result: Pick<SuiteResult, "cases" | "implementation" | "suite">): string {
  const failing = result.cases.flatMap((run) => run.checks).filter(({ outcome }) => outcome === "fail");
  const entries = failing.map(({ id, text }) => ({ check: id, reason: `Not so: ${text}` }));
  const head = [
    `Expected failures of ${result.implementation}, suite ${result.suite}.`,
    "An entry whose check passes is an error: remove it when the failure is mended.",
  ];
  const comment = head.map((line) => `# ${line.replaceAll(/\s+/g, " ")}\n`).join("");
  return comment + stringify(entries, { lineWidth: 0 });
}
