/** Which mutant kills which check. */
import type { Level } from "../../runner/case.ts";
import type { Judged } from "./judge.ts";

/** A check that fails on a mutant. */
export interface Kill {
  mutant: string;
  /** `<case>/<check>`. */
  check: string;
}

/** A check of a case; of an invariant all its checks together, as `every-<invariant>`. */
export interface MatrixCheck {
  id: string;
  level: Level;
  /** In the order of the tables. */
  kills: Kill[];
}

/** A mutant, judged. */
export interface MatrixMutant {
  id: string;
  /** Checks that it is killed by, `<case>/<check>`, in the order of the cases. */
  kills: string[];
  /** Why it could not be judged. */
  error?: string;
}

/** The whole. */
export interface Matrix {
  checks: MatrixCheck[];
  mutants: MatrixMutant[];
}

/** What was found of one server. */
export type Found = Judged[] | { error: string };

/**
 * Compares mutants with the unmutated server. A check is killed by a mutant when it passes on the unmutated server and
 * fails on the mutant in the same mode; of an invariant, in any case.
 *
 * @param unmutated All that was judged on the unmutated server.
 * @param mutants What was found of each, in the order of the tables.
 */
export function matrixOf(unmutated: readonly Judged[], mutants: ReadonlyMap<string, Found>): Matrix {
  const passing = new Set(unmutated.filter(({ verdict }) => verdict === "pass").map(keyOf));
  const checks = new Map<string, MatrixCheck>();
  for (const { name: id, level } of unmutated) {
    if (!checks.has(id)) checks.set(id, { id, level, kills: [] });
  }
  const judged = Array.from(mutants, ([id, found]): MatrixMutant => {
    if ("error" in found) return { id, kills: [], error: found.error };
    const failed = found.filter((each) => each.verdict === "fail" && passing.has(keyOf(each)));
    for (const { name, check } of failed) checks.get(name)?.kills.push({ mutant: id, check });
    return { id, kills: [...new Set(failed.map(({ check }) => check))] };
  });
  return { checks: [...checks.values()], mutants: judged };
}

/** What two looks at the same servers found, together. */
export function joined(one: Matrix, other: Matrix): Matrix {
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

function keyOf({ check, mode }: Judged): string {
  return `${mode} ${check}`;
}
