/** Finds the titles of tests that cite requirements, without running the tests. */

import { format, inspect } from "node:util";
import ts from "typescript";
import { type CitingTitle, readCitedIds } from "../../coverage/evidence.ts";
import { hasUnknown, readLiteral, unknown } from "./literal-values.ts";

const testFunctions = new Set(["describe", "it", "test"]);

/** Methods that return the function that takes the title, as in `it.each(rows)`. */
const makers = new Set(["each", "for", "skipIf", "runIf", "extend"]);

/**
 * Finds the tests whose titles contain requirement ids in square brackets. Each title is returned without the
 * ids, and is preceded by the titles of its groups, separated by ` › `. A table test is returned once for
 * each row, with the row's values filled in. Values that the file does not contain are shown as `…`. Other
 * strings in the file are test data and are ignored.
 *
 * @param file Name of the file. A `.tsx` file is parsed as TSX.
 * @param text Content of the file.
 */
export function findCitingTitles(file: string, text: string): CitingTitle[] {
  if (readCitedIds(text).length === 0) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: CitingTitle[] = [];

  /** @param groups Titles of the enclosing groups. The title of a table group occurs once for each row. */
  function visit(node: ts.Node, groups: readonly string[][]): void {
    const call = ts.isCallExpression(node) ? titledCall(node) : undefined;
    if (call === undefined) {
      ts.forEachChild(node, (child) => visit(child, groups));
      return;
    }
    const titles = titlesOf(call);
    const paths = groups.flatMap((path) => titles.map((title) => [...path, title]));
    if (call.name === "describe") for (const body of call.others) visit(body, paths);
    else found.push(...paths.flatMap(toCitingTitles));
  }

  visit(source, [[]]);
  return found;
}

/** A call such as `it("…", …)`, `it.skipIf(…)("…", …)` or `it.each(…)("…", …)`. */
interface TitledCall {
  name: string;
  title: ts.Expression;
  others: readonly ts.Expression[];
  /** The table that has a row for each test, or `unknown` if the table is a template. */
  rows?: ts.Expression | typeof unknown;
}

function titledCall({
  expression,
  arguments: [title, ...others],
}: ts.CallExpression): TitledCall | undefined {
  if (title === undefined) return undefined;
  if (ts.isPropertyAccessExpression(expression) && makers.has(expression.name.text)) return undefined;
  let rows: TitledCall["rows"];
  let callee: ts.Node = expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) callee = callee.expression;
    else if (ts.isTaggedTemplateExpression(callee)) {
      rows = unknown;
      callee = callee.tag;
    } else if (ts.isCallExpression(callee)) {
      const made: ts.Node = callee.expression;
      if (ts.isPropertyAccessExpression(made) && ["each", "for"].includes(made.name.text))
        rows = callee.arguments[0];
      callee = made;
    } else return undefined;
  }
  if (!testFunctions.has(callee.text)) return undefined;
  return { name: callee.text, title, others, ...(rows !== undefined && { rows }) };
}

function titlesOf({ title, rows }: TitledCall): string[] {
  const text = textOf(title);
  if (rows === undefined) return [text];
  const table = rows === unknown ? unknown : readLiteral(rows);
  if (!Array.isArray(table)) return [fillTitle(text, unknown)];
  return table.map((row, index) => fillTitle(text, row, index));
}

function textOf(title: ts.Expression): string {
  const value = readLiteral(title);
  if (typeof value === "string") return value;
  if (!ts.isTemplateExpression(title)) return ellipsis;
  const spans = title.templateSpans.map(({ expression, literal }) => {
    const filled = readLiteral(expression);
    return (filled === unknown ? ellipsis : String(filled)) + literal.text;
  });
  return title.head.text + spans.join("");
}

function toCitingTitles(path: readonly string[]): CitingTitle[] {
  const ids = [...new Set(readCitedIds(path.join(" ")))];
  if (ids.length === 0) return [];
  const titles = path.map(withoutIds).filter((title) => title !== "");
  return [{ title: titles.join(" › "), ids }];
}

function withoutIds(title: string): string {
  return title.replaceAll(/\s*\[[A-Z]{1,2}-\d+\]/g, "").trim();
}

/** Placeholder for text that is known only when the tests run. */
export const ellipsis = "…";

const placeholders = /%[sdifjoOc#$%]|\$[\p{ID_Continue}$.]+/gu;

/**
 * Fills in the placeholders in a title: `%s` and similar placeholders in order, `%#` and `%$` with the row's
 * number, `$field` from a row that is an object, and `$0` from a row that is a list.
 *
 * @param title Title with placeholders.
 * @param row The row, which is a list or a single value. Unknown values in the row are shown as an ellipsis.
 * @param index Index of the row in its table, or `undefined` if the table is unknown.
 * @see https://vitest.dev/api/test#test-each
 */
export function fillTitle(title: string, row: unknown, index?: number): string {
  const values: unknown[] = Array.isArray(row) ? row : [row];
  let next = 0;
  return title.replaceAll(placeholders, (placeholder) => {
    if (placeholder === "%%") return "%";
    if (placeholder === "%#") return index === undefined ? ellipsis : `${index}`;
    if (placeholder === "%$") return index === undefined ? ellipsis : `${index + 1}`;
    if (placeholder.startsWith("%"))
      return formatValue(placeholder, row === unknown ? unknown : values[next++]);
    return readField(placeholder, values);
  });
}

function readField(placeholder: string, values: readonly unknown[]): string {
  const [first] = values;
  const path = placeholder.slice(1);
  const isPlace = /^\d+$/.test(path);
  if (first === unknown && !isPlace) return ellipsis;
  if (isPlace)
    return first === unknown && values.length === 1 ? ellipsis : formatValue("%s", values[Number(path)]);
  if (typeof first !== "object" || first === null) return placeholder;
  let value: unknown = first;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null) break;
    value = (value as Record<string, unknown>)[name];
  }
  return formatValue("%s", value);
}

function formatValue(placeholder: string, value: unknown): string {
  if (placeholder === "%c") return "";
  if (hasUnknown(value)) return ellipsis;
  const isObject = typeof value === "object" && value !== null;
  if (/%[oO]/.test(placeholder) || (isObject && placeholder === "%s"))
    return inspect(value, { depth: null, breakLength: Number.POSITIVE_INFINITY });
  return format(placeholder, value);
}
