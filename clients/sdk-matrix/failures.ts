/** The cells that failed, for the console. */
import type { RowResult } from "./run-row.ts";

/** A failure, and the cells that it is of. */
export interface Failure {
  /** One cell, `typescript/kubb tambo compiles`, or how many of each row, `typescript/kubb (16 cells)`. */
  places: string;
  reason: string;
  /** What the generator, the compiler or the program wrote; the whole of it. */
  output: string;
}

/** The failures in the order of their first cells; what failed in the same way is told once. */
export function failuresOf(results: readonly RowResult[]): Failure[] {
  const cells = results.flatMap(({ row, contracts }) =>
    contracts.flatMap(({ contract, cells }) =>
      Object.entries(cells).flatMap(([step, cell]) =>
        cell.kind === "failed"
          ? [{ row: `${row.language}/${row.id}`, at: `${contract} ${step}`, ...cell }]
          : [],
      ),
    ),
  );
  return [...Map.groupBy(cells, ({ reason, output }) => JSON.stringify([reason, output])).values()].flatMap(
    (same) => {
      const [first] = same;
      if (first === undefined) return [];
      const rows = [...Map.groupBy(same, ({ row }) => row)].map(([row, [{ at } = first, ...more]]) =>
        more.length === 0 ? `${row} ${at}` : `${row} (${more.length + 1} cells)`,
      );
      return [{ places: rows.join(", "), reason: first.reason, output: first.output }];
    },
  );
}
