/** Generates a badge in the format of shields.io endpoints (https://shields.io/badges/endpoint-badge). */
import { contractTitles } from "../contracts/contracts.ts";
import type { Verdict } from "./verdict.ts";

/**
 * Returns the badge, which shows the level that the implementation reaches. Expected failures count as
 * failures, because a baseline lets a build pass but does not make an implementation conformant. Running only
 * selected cases never yields a green badge.
 * @returns JSON text with a final newline.
 */
export function badgeReport(verdict: Verdict): string {
  const [message, color] = chooseMessage(verdict);
  return `${JSON.stringify({ schemaVersion: 1, label: contractTitles[verdict.result.contract], message, color })}\n`;
}

function chooseMessage({ counts, passed, failed, scope, level }: Verdict): [message: string, color: string] {
  const failing = failed + counts.expected;
  if (counts.harness > 0) return ["harness error", "lightgrey"];
  if (failing > 0 && level === "core") return [`core, ${failing} failing beyond it`, "yellow"];
  if (failing > 0) return [`${failing} failing`, "red"];
  if (passed === 0) return ["nothing passed", "lightgrey"];
  if (scope !== undefined) return [`${passed} passed in ${scope}`, "lightgrey"];
  return [`${level} (${passed}/${passed + counts.warned})`, "brightgreen"];
}
