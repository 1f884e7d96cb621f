/** The badge: data for a shields.io endpoint (https://shields.io/badges/endpoint-badge). */
import { contractTitles } from "../contracts/contracts.ts";
import type { Verdict } from "./verdict.ts";

/**
 * An expected failure fails a badge: a baseline excuses a build, it does not make an implementation conform. Neither
 * does a part of the suite.
 *
 * @returns JSON text, with a newline at its end.
 */
export function badgeReport(verdict: Verdict): string {
  const [message, color] = face(verdict);
  return `${JSON.stringify({ schemaVersion: 1, label: contractTitles[verdict.result.contract], message, color })}\n`;
}

function face({ counts, passed, failed, scope }: Verdict): [message: string, color: string] {
  const failing = failed + counts.expected;
  if (counts.harness > 0) return ["harness fault", "lightgrey"];
  if (failing > 0) return [`${failing} failing`, "red"];
  if (passed === 0) return ["nothing passed", "lightgrey"];
  if (scope !== undefined) return [`${passed} passed in ${scope}`, "lightgrey"];
  return [`conformant (${passed}/${passed + counts.warned})`, "brightgreen"];
}
