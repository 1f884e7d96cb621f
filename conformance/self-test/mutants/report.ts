/** What is said at the end: what no mutant kills, what survives, what is green on a server that is none. */
import type { Found, Matrix } from "./matrix.ts";

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
 * Counts: a MUST check that is killed, a mutant that is killed, a null server without a green check, each passes.
 *
 * @param unmutated What was found of the server as it is: whatever fails there proves nothing.
 * @param stale The file that is not what was found, if it was compared.
 */
export function closingLines(
  { checks, mutants }: Matrix,
  unmutated: readonly Found[],
  green: readonly NotRed[],
  servers: number,
  stale: string | undefined,
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
  const surviving = mutants.filter(({ kills }) => kills.length === 0);
  const red = new Set(green.map(({ server }) => server));
  const staleLines =
    stale === undefined
      ? []
      : [
          `${stale} is not what was found: run \`npm run conform:mutants\`, read what changed, and commit it.`,
        ];
  const problems = [
    ...broken,
    ...unkilled.map(({ id }) => `No mutant kills ${id}.`),
    ...surviving.map(({ id, error }) =>
      error === undefined
        ? `Nothing kills the mutant ${id}.`
        : `The mutant ${id} could not be judged: ${error}`,
    ),
    ...green.map((each) =>
      each.error !== undefined
        ? `The null server ${each.server} could not be judged: ${each.error}`
        : `${each.check} is green on the null server ${each.server}.`,
    ),
    ...staleLines,
  ];
  const failed = broken.length + unkilled.length + surviving.length + red.size + staleLines.length;
  const passed = must.length - unkilled.length + mutants.length - surviving.length + servers - red.size;
  return {
    failed,
    lines: [
      ...problems,
      ...spared.map(({ id, level }) => `(No mutant kills ${id}, which is a ${level}.)`),
      `${must.length - unkilled.length} of ${must.length} MUST checks are killed, ${mutants.length - surviving.length} of ${mutants.length} mutants; ` +
        `${servers - red.size} of ${servers} null servers have no green check.`,
      `${passed} passed, ${failed} failed`,
    ],
  };
}

/** All that some mutants are killed by. */
export function killedLines({ mutants }: Matrix): string {
  return mutants
    .map(
      ({ id, kills, error }) =>
        `${id}: ${error ?? `${kills.length} checks`}\n${kills.map((check) => `  ${check}\n`).join("")}`,
    )
    .join("");
}
