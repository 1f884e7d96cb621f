/** Combines the rows of a log, in the same way in both stores. */

/** Maximum length of a combined row, in UTF-16 code units. One read loads about as much. */
const maxRowLength = 64 * 1024;

/** Length of events after which a transaction ends, so that other transactions do not wait long. */
export const maxTransactionLength = 512 * 1024;

/** A row of a log: the position before its first event, the position after its last event, and the events. */
export interface LogRow {
  first: number;
  first_notes: number;
  last: number;
  notes: number;
  data: string;
}

/** Combines consecutive rows up to a length. A longer row stays as it is. */
export function combineRows(rows: readonly LogRow[]): LogRow[] {
  const combined: LogRow[] = [];
  for (const row of rows) {
    const open = combined.at(-1);
    if (open === undefined || open.data.length + row.data.length > maxRowLength) combined.push({ ...row });
    else {
      open.data += `\n${row.data}`;
      open.last = row.last;
      open.notes = row.notes;
    }
  }
  return combined;
}
