/** Titles of tests that cite rules, found in the text of the test files: nothing is run. */
import ts from "typescript";
import { type CitingTitle, citedIds } from "../coverage/evidence.ts";

const testFunctions = new Set(["describe", "it", "test"]);

/**
 * Finds the texts that cite rules in square brackets: titles, and rows of a table that fill one. Each is given without the
 * ids, after the titles of the groups around it, divided by ` › `. Those in the body of a test count for nothing: they are what it
 * tests with.
 *
 * @param file What the file is called: `.tsx` is read as such.
 * @param text Its text.
 */
export function citingTitles(file: string, text: string): CitingTitle[] {
  if (citedIds(text).length === 0) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: CitingTitle[] = [];

  function visit(node: ts.Node, titles: readonly string[]): void {
    if (ts.isCallExpression(node)) {
      const kind = testFunctionOf(node);
      const [title] = node.arguments;
      if (kind !== undefined && title !== undefined && isText(title)) {
        const path = [...titles, textOf(title)];
        note(title, titles);
        visit(node.expression, path);
        const [, ...others] = node.arguments;
        for (const other of others) {
          if (!isFunction(other)) visit(other, path);
          else if (kind === "describe") visit(other.body, path);
        }
        return;
      }
    }
    if (isText(node)) note(node, titles);
    ts.forEachChild(node, (child) => visit(child, titles));
  }

  function note(node: ts.Node, titles: readonly string[]): void {
    const ids = [...new Set(citedIds(textOf(node)))];
    if (ids.length === 0) return;
    const title = [...titles, textOf(node)].map(withoutIds).filter((each) => each !== "");
    found.push({ title: title.join(" › "), ids });
  }

  visit(source, []);
  return found;
}

/** `it` of `it("…", …)`, of `it.each(…)("…", …)` and of `` it.each`…`("…", …) ``. */
function testFunctionOf(call: ts.CallExpression): string | undefined {
  let callee: ts.Node = call.expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) callee = callee.expression;
    else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else return undefined;
  }
  return testFunctions.has(callee.text) ? callee.text : undefined;
}

function isText(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function textOf(node: ts.Node): string {
  return ts.isStringLiteralLike(node) ? node.text : node.getText().slice(1, -1);
}

function withoutIds(title: string): string {
  return title.replaceAll(/\s*\[[A-Z]{1,2}-\d+\]/g, "").trim();
}
