/** Titles of tests that are made of a table's rows, as Vitest fills them. */
import { format, inspect } from "node:util";
import { hasUnknown, unknown } from "./literal-values.ts";

/** Stands where only running the tests would tell what the title says. */
export const ellipsis = "…";

const placeholders = /%[sdifjoOc#$%]|\$[\p{ID_Continue}$.]+/gu;

/**
 * Fills a title's placeholders: `%s` and its like in turn, `%#` and `%$` with the row's number, `$member` from a row that is
 * an object, and `$0` from one that is a list.
 *
 * @param title Title with placeholders.
 * @param row The row: a list, or the one value. What is unknown in it is shown as an ellipsis.
 * @param index Place of the row in its table, from 0; `undefined` when the whole table is unknown.
 * @see https://vitest.dev/api/test#test-each
 */
export function filledTitle(title: string, row: unknown, index?: number): string {
  const values: unknown[] = Array.isArray(row) ? row : [row];
  let next = 0;
  return title.replaceAll(placeholders, (placeholder) => {
    if (placeholder === "%%") return "%";
    if (placeholder === "%#") return index === undefined ? ellipsis : `${index}`;
    if (placeholder === "%$") return index === undefined ? ellipsis : `${index + 1}`;
    if (placeholder.startsWith("%")) return shown(placeholder, row === unknown ? unknown : values[next++]);
    return member(placeholder, values);
  });
}

function member(placeholder: string, values: readonly unknown[]): string {
  const [first] = values;
  const path = placeholder.slice(1);
  const isPlace = /^\d+$/.test(path);
  if (first === unknown && !isPlace) return ellipsis;
  if (isPlace) return first === unknown && values.length === 1 ? ellipsis : shown("%s", values[Number(path)]);
  if (typeof first !== "object" || first === null) return placeholder;
  let value: unknown = first;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null) break;
    value = (value as Record<string, unknown>)[name];
  }
  return shown("%s", value);
}

function shown(placeholder: string, value: unknown): string {
  if (placeholder === "%c") return "";
  if (hasUnknown(value)) return ellipsis;
  const isObject = typeof value === "object" && value !== null;
  if (/%[oO]/.test(placeholder) || (isObject && placeholder === "%s"))
    return inspect(value, { depth: null, breakLength: Number.POSITIVE_INFINITY });
  return format(placeholder, value);
}
