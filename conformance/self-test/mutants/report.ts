/**
 * Generates the final report: checks without a killer, mutants that are not the killer of any check, and null
 * servers with a passing check.
 */
import type { Kill, Killers, Matrix, ServerVerdicts } from "./kill-matrix.ts";

/** A problem with a null server: a check passes on it, or the server could not be judged. */
export interface NullServerProblem {
  server: string;
  check?: string;
  error?: string;
}

/**
 * Returns the passing checks and the errors for null servers.
 * @param nulls The verdicts on the null servers.
 */
export function findNullServerProblems(nulls: ReadonlyMap<string, ServerVerdicts>): NullServerProblem[] {
  return [...nulls].flatMap(([server, verdicts]): NullServerProblem[] =>
    "error" in verdicts
      ? [{ server, error: verdicts.error }]
      : verdicts.filter(({ verdict }) => verdict === "pass").map(({ check }) => ({ server, check })),
  );
}

/**
 * Formats the final report. It counts MUST checks with a killer, mutants that are a killer, and null servers
 * without a passing check.
 *
 * @param unmutated The verdicts on the unmutated server. Checks that fail there prove nothing.
 * @param compared The file and its killers, if they are to be compared with the result.
 */
export function formatReport(
  { checks, mutants }: Matrix,
  killers: Killers,
  unmutated: readonly ServerVerdicts[],
  nullServerProblems: readonly NullServerProblem[],
  servers: number,
  compared?: { file: string; killers: Killers },
): { lines: string[]; failed: number } {
  const unmutatedProblems = unmutated.flatMap((verdicts) =>
    "error" in verdicts
      ? [`The unmutated server could not be judged: ${verdicts.error}`]
      : verdicts
          .filter(({ verdict }) => verdict !== "pass")
          .map(({ check, mode, reason }) => `The unmutated server fails ${check} in mode ${mode}: ${reason}`),
  );
  const must = checks.filter(({ level }) => level === "MUST");
  const unkilled = must.filter(({ kills }) => kills.length === 0);
  const optionalUnkilled = checks.filter(({ level, kills }) => level !== "MUST" && kills.length === 0);
  const needed = new Set([...killers.values()].map(({ mutant }) => mutant));
  const superfluous = mutants.filter(({ id }) => !needed.has(id));
  const failedServers = new Set(nullServerProblems.map(({ server }) => server));
  const changes = compared === undefined ? [] : listChangedKillers(compared.killers, killers);
  const staleLines =
    compared === undefined || changes.length === 0
      ? []
      : [
          `${compared.file} is out of date: run \`npm run conform:mutants\`, review the changes, and commit the file.`,
        ];
  const problems = [
    ...unmutatedProblems,
    ...unkilled.map(({ id }) => `No mutant kills ${id}.`),
    ...superfluous.map(({ id, error }) =>
      error === undefined
        ? `The mutant ${id} is not the killer of a check: remove it, or write a check that only it fails.`
        : `The mutant ${id} could not be judged: ${error}`,
    ),
    ...nullServerProblems.map((each) =>
      each.error !== undefined
        ? `The null server ${each.server} could not be judged: ${each.error}`
        : `${each.check} passes on the null server ${each.server}.`,
    ),
    ...changes,
    ...staleLines,
  ];
  const failed =
    unmutatedProblems.length + unkilled.length + superfluous.length + failedServers.size + staleLines.length;
  const passed =
    must.length - unkilled.length + mutants.length - superfluous.length + servers - failedServers.size;
  return {
    failed,
    lines: [
      ...problems,
      ...optionalUnkilled.map(({ id, level }) => `(No mutant kills ${id}, which is a ${level}.)`),
      `${must.length - unkilled.length} of ${must.length} MUST checks are killed, by ${mutants.length - superfluous.length} of ${mutants.length} mutants; ` +
        `${servers - failedServers.size} of ${servers} null servers have no passing check.`,
      `${passed} passed, ${failed} failed`,
    ],
  };
}

/** Lists the checks whose killer differs from the killer in the file. */
function listChangedKillers(before: Killers, current: Killers): string[] {
  const describe = (kill: Kill | undefined) =>
    kill === undefined ? "no mutant" : `${kill.mutant} in ${kill.check}`;
  return [...new Set([...before.keys(), ...current.keys()])].flatMap((id) => {
    const [oldKiller, newKiller] = [describe(before.get(id)), describe(current.get(id))];
    return oldKiller === newKiller
      ? []
      : [`The killer of ${id} is ${newKiller}; in the file it is ${oldKiller}.`];
  });
}

/** Lists all checks that each of the mutants kills. */
export function formatKills({ mutants }: Matrix): string {
  return mutants
    .map(
      ({ id, kills, error }) =>
        `${id}: ${error ?? `${kills.length} checks`}\n${kills.map((check) => `  ${check}\n`).join("")}`,
    )
    .join("");
}
