/** The closing lines: checks that no mutant kills, mutants that are no check's killer, null servers with a green check. */
import type { Found, Kill, Killers, Matrix } from "./kill-matrix.ts";

/** What is wrong with a null server's judgement: a check that is green, or that there is none. */
export interface NotRed {
  server: string;
  check?: string;
  error?: string;
}

/** @param nulls What was found of each null server. */
export function notRed(nulls: ReadonlyMap<string, Found>): NotRed[] {
  return [...nulls].flatMap(([server, found]): NotRed[] =>
    "error" in found
      ? [{ server, error: found.error }]
      : found.filter(({ verdict }) => verdict === "pass").map(({ check }) => ({ server, check })),
  );
}

/**
 * Counts: a MUST check that is killed, a mutant that is a check's killer, and a null server without a green check pass.
 *
 * @param unmutated Verdicts on the unmutated server: a check that fails there proves nothing.
 * @param compared The file and its killers, if they were compared with those that were found.
 */
export function closingLines(
  { checks, mutants }: Matrix,
  killers: Killers,
  unmutated: readonly Found[],
  green: readonly NotRed[],
  servers: number,
  compared?: { file: string; killers: Killers },
): { lines: string[]; failed: number } {
  const broken = unmutated.flatMap((found) =>
    "error" in found
      ? [`The server as it is could not be judged: ${found.error}`]
      : found
          .filter(({ verdict }) => verdict !== "pass")
          .map(({ check, mode, reason }) => `The server as it is fails ${check} in mode ${mode}: ${reason}`),
  );
  const must = checks.filter(({ level }) => level === "MUST");
  const unkilled = must.filter(({ kills }) => kills.length === 0);
  const spared = checks.filter(({ level, kills }) => level !== "MUST" && kills.length === 0);
  const needed = new Set([...killers.values()].map(({ mutant }) => mutant));
  const superfluous = mutants.filter(({ id }) => !needed.has(id));
  const red = new Set(green.map(({ server }) => server));
  const changes = compared === undefined ? [] : changedKillers(compared.killers, killers);
  const staleLines =
    compared === undefined || changes.length === 0
      ? []
      : [
          `${compared.file} is out of date: run \`npm run conform:mutants\`, read what changed, and commit it.`,
        ];
  const problems = [
    ...broken,
    ...unkilled.map(({ id }) => `No mutant kills ${id}.`),
    ...superfluous.map(({ id, error }) =>
      error === undefined
        ? `The mutant ${id} is no check's killer: remove it, or write the check that needs it.`
        : `The mutant ${id} could not be judged: ${error}`,
    ),
    ...green.map((each) =>
      each.error !== undefined
        ? `The null server ${each.server} could not be judged: ${each.error}`
        : `${each.check} is green on the null server ${each.server}.`,
    ),
    ...changes,
    ...staleLines,
  ];
  const failed = broken.length + unkilled.length + superfluous.length + red.size + staleLines.length;
  const passed = must.length - unkilled.length + mutants.length - superfluous.length + servers - red.size;
  return {
    failed,
    lines: [
      ...problems,
      ...spared.map(({ id, level }) => `(No mutant kills ${id}, which is a ${level}.)`),
      `${must.length - unkilled.length} of ${must.length} MUST checks are killed, by ${mutants.length - superfluous.length} of ${mutants.length} mutants; ` +
        `${servers - red.size} of ${servers} null servers have no green check.`,
      `${passed} passed, ${failed} failed`,
    ],
  };
}

/** Lists the checks whose killer is not the one in the file. */
function changedKillers(before: Killers, now: Killers): string[] {
  const describe = (kill: Kill | undefined) =>
    kill === undefined ? "no mutant" : `${kill.mutant} in ${kill.check}`;
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((id) => {
    const [old, found] = [describe(before.get(id)), describe(now.get(id))];
    return old === found ? [] : [`The killer of ${id} is ${found}; the file says ${old}.`];
  });
}

/** Lists all checks that kill some mutants. */
export function killedLines({ mutants }: Matrix): string {
  return mutants
    .map(
      ({ id, kills, error }) =>
        `${id}: ${error ?? `${kills.length} checks`}\n${kills.map((check) => `  ${check}\n`).join("")}`,
    )
    .join("");
}
