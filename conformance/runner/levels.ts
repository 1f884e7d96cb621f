/** Levels of checks, from the clauses they cite. */
import type { Level } from "./case.ts";
import type { Clause } from "./report.ts";

const order: readonly Level[] = ["MAY", "SHOULD", "MUST"];

/**
 * The level of a check: the highest of its clauses, or the lower one that it states itself.
 *
 * @throws Error for a clause that the register does not have, and for a check that cites none.
 */
export function levelOf(
  check: { id: string; clauses: readonly string[]; level?: Level },
  clauses: ReadonlyMap<string, Clause>,
): Level {
  const levels = check.clauses.map((id) => {
    const clause = clauses.get(id);
    if (clause === undefined)
      throw new Error(`the check ${check.id} cites ${id}, which the register does not have`);
    return order.indexOf(clause.level);
  });
  if (levels.length === 0) throw new Error(`the check ${check.id} cites no clause`);
  const highest = Math.max(...levels);
  const own = check.level === undefined ? highest : order.indexOf(check.level);
  return order[Math.min(highest, own)] as Level;
}
