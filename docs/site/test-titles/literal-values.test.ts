import ts from "typescript";
import { expect, it } from "vitest";
import { hasUnknown, readLiteral, unknown } from "./literal-values.ts";

/** Returns the value of the last expression in some source text. */
function valueIn(text: string): unknown {
  const statement = ts.createSourceFile("x.ts", text, ts.ScriptTarget.Latest, true).statements.at(-1);
  if (statement === undefined || !ts.isExpressionStatement(statement))
    throw new Error(`no expression: ${text}`);
  return readLiteral(statement.expression);
}

it.each<[string, unknown]>([
  ['"a"', "a"],
  ["-1.5", -1.5],
  ["[true, false, null, undefined]", [true, false, null, undefined]],
  ["([1] as const)", [1]],
  ["({ a: 1, 'b-c': [2], 3: {} }) satisfies Table", { a: 1, "b-c": [2], 3: {} }],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the input is source text with a template literal.
  ["const n = 2; `a ${n} b`", "a 2 b"],
  ["const a = [1]; const b = { c: a }; [...a, { ...b, d: 2 }]", [1, { c: [1], d: 2 }]],
  [
    "Object.entries({ a: 1, b: 2 })",
    [
      ["a", 1],
      ["b", 2],
    ],
  ],
  ["[made(), imported, (x) => x, !1]", [unknown, unknown, unknown, unknown]],
  ["({ a: f(), b, c() {} })", { a: unknown, b: unknown, c: unknown }],
  ["[...imported]", unknown],
  ["({ ...imported, a: 1 })", unknown],
  ["({ [name]: 1 })", unknown],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the input is source text with a template literal.
  ["`a ${f()}`", unknown],
  ["let a = 1; a", unknown],
  ["const { a } = { a: 1 }; a", unknown],
  ["const a = [a]; a", [unknown]],
])("reads %s", (text, expected) => {
  expect(valueIn(text)).toEqual(expected);
});

it("resolves a name in the scope of its use", () => {
  const source = ts.createSourceFile(
    "x.ts",
    "const a = 1; const b = 2; function f({ b }) { const a = 3; { [a, b]; } }",
    ts.ScriptTarget.Latest,
    true,
  );
  const lists: unknown[] = [];
  (function visit(node: ts.Node): void {
    if (ts.isArrayLiteralExpression(node)) lists.push(readLiteral(node));
    ts.forEachChild(node, visit);
  })(source);
  expect(lists).toEqual([[3, unknown]]);
});

it("finds unknown values at any depth", () => {
  expect([1, null, [{ a: [unknown] }], { a: "b" }].map(hasUnknown)).toEqual([false, false, true, false]);
});
