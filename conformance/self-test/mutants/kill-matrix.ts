/**
 * The kill matrix records which mutant kills which check. The file `kills.<contract>.json` contains one
 * killer for each check. A killer is kept as long as it kills the check, so the file changes only when
 * checks, mutants or verdicts change.
 */
import type { Level } from "../../runner/case.ts";
import type { CheckVerdict } from "./judge.ts";

/** A check that fails on a mutant. */
export interface Kill {
  mutant: string;
  /** `<case>/<check>`. */
  check: string;
}

/** A check in a case, or an invariant across all cases, named `every-<invariant>`. */
export interface MatrixCheck {
  id: string;
  level: Level;
  /** The kills, in the order in which the tables list the mutants. */
  kills: Kill[];
}

/** A judged mutant. */
export interface MatrixMutant {
  id: string;
  /** Ids of the checks that the mutant fails, in the order of the cases. */
  kills: string[];
  /** The reason why the mutant could not be judged. Absent if the mutant was judged. */
  error?: string;
}

/** All judged checks and mutants. */
export interface Matrix {
  checks: MatrixCheck[];
  mutants: MatrixMutant[];
}

/** The verdicts on one server. */
export type ServerVerdicts = CheckVerdict[] | { error: string };

/** The killer of each check, by check id or `every-<invariant>`. */
export type Killers = ReadonlyMap<string, Kill>;

/**
 * Compares mutants with the unmutated server. A mutant kills a check if the check passes on the unmutated
 * server and fails on the mutant in the same mode. It kills an invariant if this is true in any case.
 *
 * @param unmutated All verdicts on the unmutated server.
 * @param mutants The verdicts on each mutant, in the order of the tables.
 */
export function buildMatrix(
  unmutated: readonly CheckVerdict[],
  mutants: ReadonlyMap<string, ServerVerdicts>,
): Matrix {
  const passed = new Set(unmutated.filter(({ verdict }) => verdict === "pass").map(createKey));
  const checks = new Map<string, MatrixCheck>();
  for (const { name: id, level } of unmutated) {
    if (!checks.has(id)) checks.set(id, { id, level, kills: [] });
  }
  const judged = Array.from(mutants, ([id, verdicts]): MatrixMutant => {
    if ("error" in verdicts) return { id, kills: [], error: verdicts.error };
    const failed = verdicts.filter((each) => each.verdict === "fail" && passed.has(createKey(each)));
    for (const { name, check } of failed) checks.get(name)?.kills.push({ mutant: id, check });
    return { id, kills: [...new Set(failed.map(({ check }) => check))] };
  });
  return { checks: [...checks.values()], mutants: judged };
}

/** Merges the kills from two runs over the same servers. */
export function mergeMatrices(one: Matrix, other: Matrix): Matrix {
  const more = new Map(other.checks.map(({ id, kills }) => [id, kills]));
  const killed = new Map(other.mutants.map(({ id, kills }) => [id, kills]));
  return {
    checks: one.checks.map((check) => ({ ...check, kills: [...check.kills, ...(more.get(check.id) ?? [])] })),
    mutants: one.mutants.map((mutant) => ({
      ...mutant,
      kills: [...new Set([...mutant.kills, ...(killed.get(mutant.id) ?? [])])],
    })),
  };
}

/**
 * Chooses the killer of each check: the previous killer if it still kills the check, otherwise the mutant
 * with the fewest kills.
 */
export function chooseKillers({ checks, mutants }: Matrix, before?: Killers): Killers {
  const sizes = new Map(mutants.map(({ id, kills }) => [id, kills.length]));
  const size = ({ mutant }: Kill) => sizes.get(mutant) ?? 0;
  return new Map(
    checks.flatMap(({ id, kills }) => {
      const earlier = before?.get(id);
      const held = kills.find(({ mutant, check }) => mutant === earlier?.mutant && check === earlier.check);
      const chosen = held ?? kills.toSorted((one, other) => size(one) - size(other))[0];
      return chosen === undefined ? [] : [[id, chosen] as const];
    }),
  );
}

/**
 * Removes killers that did not kill their checks when they were judged again. Their kills depend on the order
 * of cases, or on data from other cases.
 *
 * @param again Kills by the mutants when each is judged only with its own cases.
 */
export function removeUnconfirmed({ checks, mutants }: Matrix, killers: Killers, again: Matrix): Matrix {
  const keyOfKill = ({ mutant, check }: Kill) => `${mutant} ${check}`;
  const confirmed = new Set(again.mutants.flatMap(({ id, kills }) => kills.map((check) => `${id} ${check}`)));
  const lost = new Set([...killers.values()].map(keyOfKill).filter((pair) => !confirmed.has(pair)));
  const isKept = (kill: Kill) => !lost.has(keyOfKill(kill));
  return {
    checks: checks.map((each) => ({ ...each, kills: each.kills.filter(isKept) })),
    mutants: mutants.map((each) => ({
      ...each,
      kills: each.kills.filter((check) => isKept({ mutant: each.id, check })),
    })),
  };
}

/** Returns the cases needed to verify that a mutant still kills its checks. */
export function listCases(mutant: string, killers: Killers): string[] {
  const checks = [...killers.values()].filter((kill) => kill.mutant === mutant).map(({ check }) => check);
  return [...new Set(checks.map((check) => check.slice(0, check.indexOf("/"))))];
}

/**
 * Returns the text of the file. Each line contains a check and its mutant. For an invariant, the failing
 * check follows after `: `.
 */
export function formatKillers(killers: Killers): string {
  const lines = Array.from(killers, ([id, { mutant, check }]) => [
    id,
    id === check ? mutant : `${mutant}: ${check}`,
  ]);
  return `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`;
}

/** Parses the text of the file. */
export function parseKillers(text: string): Killers {
  const entries = Object.entries(JSON.parse(text) as Record<string, string>);
  return new Map(
    entries.map(([id, text]) => {
      const [mutant = "", check = id] = text.split(": ");
      return [id, { mutant, check }];
    }),
  );
}

function createKey({ check, mode }: CheckVerdict): string {
  return `${mode} ${check}`;
}
