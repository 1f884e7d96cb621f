/**
 * The committed kill matrix, `kills.<contract>.json`: of every check one mutant that kills it, of every mutant one check.
 * Many pairs would do, and not every one in every run on a busy machine: what was once chosen is held to, so the file
 * changes only when a check, a mutant or a verdict does.
 */
import type { Kill, Matrix } from "./matrix.ts";

/** The pairs that stand in the file. */
export interface Designated {
  /** By id of the check, or of the invariant as `every-<invariant>`. */
  killers: Map<string, Kill>;
  /** The check, `<case>/<check>`, by id of the mutant. */
  kills: Map<string, string>;
}

/**
 * Chooses the pairs: those of before, as far as they still hold; else for a check the mutant that kills least beside it,
 * for a mutant the check that fewest others fail.
 */
export function designate({ checks, mutants }: Matrix, before?: Designated): Designated {
  const killsOf = new Map(mutants.map(({ id, kills }) => [id, kills.length]));
  const killersOf = new Map(
    checks.flatMap(({ kills }) => kills.map(({ check }) => [check, kills.length] as const)),
  );
  const designated: Designated = { killers: new Map(), kills: new Map() };
  for (const { id, kills } of checks) {
    const earlier = before?.killers.get(id);
    const held = kills.find(({ mutant, check }) => mutant === earlier?.mutant && check === earlier.check);
    const chosen = held ?? least(kills, ({ mutant }) => killsOf.get(mutant));
    if (chosen !== undefined) designated.killers.set(id, chosen);
  }
  for (const { id, kills } of mutants) {
    const earlier = before?.kills.get(id);
    const held = earlier !== undefined && kills.includes(earlier) ? earlier : undefined;
    const chosen = held ?? least(kills, (check) => killersOf.get(check));
    if (chosen !== undefined) designated.kills.set(id, chosen);
  }
  return designated;
}

/**
 * Leaves out the kills that stand for something and were not seen again: those that hang on who is first, or on what
 * other cases left behind.
 *
 * @param again What was found when each mutant was judged by its own cases only.
 */
export function confirmed(
  { checks, mutants }: Matrix,
  { killers, kills }: Designated,
  again: Matrix,
): Matrix {
  const seen = new Set(again.mutants.flatMap(({ id, kills }) => kills.map((check) => `${id} ${check}`)));
  const lost = new Set(
    [
      ...[...killers.values()].map(({ mutant, check }) => `${mutant} ${check}`),
      ...Array.from(kills, ([mutant, check]) => `${mutant} ${check}`),
    ].filter((pair) => !seen.has(pair)),
  );
  return {
    checks: checks.map((each) => ({
      ...each,
      kills: each.kills.filter(({ mutant, check }) => !lost.has(`${mutant} ${check}`)),
    })),
    mutants: mutants.map((each) => ({
      ...each,
      kills: each.kills.filter((check) => !lost.has(`${each.id} ${check}`)),
    })),
  };
}

/** The cases by which a mutant has to be judged to see that its pairs still hold. */
export function casesOf(mutant: string, { killers, kills }: Designated): string[] {
  const checks = [...killers.values()].filter((kill) => kill.mutant === mutant).map(({ check }) => check);
  const own = kills.get(mutant);
  const caseOf = (check: string) => check.slice(0, check.indexOf("/"));
  return [...new Set([...checks, ...(own === undefined ? [] : [own])].map(caseOf))];
}

function least<T>(from: readonly T[], size: (each: T) => number | undefined): T | undefined {
  return from.toSorted((one, other) => (size(one) ?? 0) - (size(other) ?? 0))[0];
}

/** Returns the pairs without those of mutants that were not judged; every check keeps its killer. */
export function restricted({ killers, kills }: Designated, judged: ReadonlySet<string>): Designated {
  return { killers, kills: new Map([...kills].filter(([mutant]) => judged.has(mutant))) };
}

/** The file, as it is written. */
interface KillFile {
  /** By check the mutant, and of an invariant after `: ` the check in which it fails. */
  checks: Record<string, string>;
  /** By mutant a check. */
  mutants: Record<string, string>;
}

/** Writes the file: a pair a line. */
export function writeKillMatrix({ killers, kills }: Designated): string {
  const file: KillFile = {
    checks: Object.fromEntries(
      Array.from(killers, ([id, { mutant, check }]) => [id, id === check ? mutant : `${mutant}: ${check}`]),
    ),
    mutants: Object.fromEntries(kills),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads the pairs of a file. */
export function readKillMatrix(text: string): Designated {
  const { checks, mutants } = JSON.parse(text) as KillFile;
  const killers = Object.entries(checks).map(([id, said]): [string, Kill] => {
    const [mutant = "", check = id] = said.split(": ");
    return [id, { mutant, check }];
  });
  return { killers: new Map(killers), kills: new Map(Object.entries(mutants)) };
}
