/** Runs judges and reports their findings. */
import type { ContractName } from "../project.ts";
import { type Exception, findObsolete, isExplained } from "./exceptions.ts";
import type { Finding, Judge } from "./judge.ts";

/** A run of the judges. */
export interface Judgement {
  judges: readonly Judge[];
  contracts: readonly ContractName[];
  exceptions: readonly Exception[];
  out: (text: string) => void;
}

/**
 * Runs the judges concurrently, and prints their progress, a table, and all findings without an exception.
 *
 * @returns False if there is such a finding, or an exception without a finding.
 */
export async function runJudges({ judges, contracts, exceptions, out }: Judgement): Promise<boolean> {
  const unavailable = new Map<string, string>();
  const findings = new Map<string, Map<ContractName, Finding[]>>();
  await Promise.all(
    judges.map(async (judge) => {
      const prepared = judge.prepare();
      const reason = await prepared.catch(() => undefined);
      if (reason !== undefined) {
        unavailable.set(judge.id, reason);
        return;
      }
      const found = new Map<ContractName, Finding[]>();
      findings.set(judge.id, found);
      for (const contract of contracts) {
        const all = await prepared
          .then(() => judge.judge(contract))
          .catch((error: unknown) => [{ rule: "failed", place: contract, message: String(error) }]);
        found.set(contract, all);
        out(`${judge.id} ${contract}: ${count(judge.id, all, exceptions)}\n`);
      }
    }),
  );
  const rows = judges.map(({ id }) => [
    id,
    ...contracts.map((contract) => {
      const found = findings.get(id)?.get(contract);
      return found === undefined ? "unavailable" : count(id, found, exceptions);
    }),
  ]);
  out(`\n${formatTable([["findings", ...contracts], ...rows])}\n`);
  for (const { id } of judges) {
    const reason = unavailable.get(id);
    if (reason !== undefined) out(`\n${id} is unavailable: ${reason}\n`);
  }
  const unexplained = judges.flatMap(({ id }) =>
    [...(findings.get(id)?.values() ?? [])]
      .flat()
      .filter((finding) => !isExplained(id, finding, exceptions))
      .map(({ rule, place, message }) => `${id} ${rule} ${place}\n  ${message.replaceAll("\n", "\n  ")}`),
  );
  for (const text of unexplained) out(`\n${text}\n`);
  const obsolete = findObsolete(findings, exceptions);
  for (const line of obsolete) out(`\nremove from exceptions.yaml, the finding no longer occurs: ${line}\n`);
  return unexplained.length + obsolete.length === 0;
}

/** Formats the number of findings without an exception, followed by the number with one. */
function count(judge: string, findings: readonly Finding[], exceptions: readonly Exception[]): string {
  const explained = findings.filter((finding) => isExplained(judge, finding, exceptions)).length;
  return `${findings.length - explained}${explained > 0 ? ` (${explained} explained)` : ""}`;
}

function formatTable(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
