/** Reads the values of expressions from a source file without running it. */
import ts from "typescript";

/** Placeholder for a value that is known only when the file runs. Lists and objects may contain it. */
export const unknown = Symbol("unknown");

/**
 * Returns the value of an expression. Supports literals, lists and objects of literals, `Object.entries`, and
 * constants in the same file.
 *
 * @returns The value, with {@link unknown} in place of everything that is computed or imported.
 */
export function readLiteral(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isTemplateExpression(node)) return templateValue(node);
  if (ts.isArrayLiteralExpression(node)) return listValue(node);
  if (ts.isObjectLiteralExpression(node)) return objectValue(node);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return readLiteral(node.expression);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const value = readLiteral(node.operand);
    return typeof value === "number" ? -value : unknown;
  }
  if (ts.isIdentifier(node)) {
    if (node.text === "undefined") return undefined;
    const initializer = constantOf(node);
    return initializer === undefined ? unknown : readLiteral(initializer);
  }
  if (ts.isCallExpression(node)) return entriesValue(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  return unknown;
}

/** Returns true if a value is or contains {@link unknown}. */
export function hasUnknown(value: unknown): boolean {
  if (value === unknown) return true;
  if (Array.isArray(value)) return value.some(hasUnknown);
  return typeof value === "object" && value !== null && Object.values(value).some(hasUnknown);
}

function templateValue({ head, templateSpans }: ts.TemplateExpression): unknown {
  const values = templateSpans.map(({ expression }) => readLiteral(expression));
  if (values.some((value) => typeof value !== "string" && typeof value !== "number")) return unknown;
  return head.text + templateSpans.map(({ literal }, index) => `${values[index]}${literal.text}`).join("");
}

/** Returns a list, or `unknown` if the length of the list is unknown. */
function listValue({ elements }: ts.ArrayLiteralExpression): unknown {
  const list: unknown[] = [];
  for (const element of elements) {
    if (!ts.isSpreadElement(element)) list.push(readLiteral(element));
    else {
      const spread = readLiteral(element.expression);
      if (!Array.isArray(spread)) return unknown;
      list.push(...spread);
    }
  }
  return list;
}

/** Returns an object, or `unknown` if the keys of the object are unknown. */
function objectValue({ properties }: ts.ObjectLiteralExpression): unknown {
  const values = new Map<string, unknown>();
  for (const property of properties) {
    if (ts.isSpreadAssignment(property)) {
      const spread = readLiteral(property.expression);
      if (typeof spread !== "object" || spread === null) return unknown;
      for (const [name, value] of Object.entries(spread)) values.set(name, value);
      continue;
    }
    const { name } = property;
    if (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name) && !ts.isNumericLiteral(name)) return unknown;
    if (ts.isPropertyAssignment(property)) values.set(name.text, readLiteral(property.initializer));
    else values.set(name.text, unknown);
  }
  return Object.fromEntries(values);
}

function entriesValue(call: ts.CallExpression): unknown {
  const [of] = call.arguments;
  if (of === undefined || call.expression.getText() !== "Object.entries") return unknown;
  const value = readLiteral(of);
  return typeof value === "object" && value !== null ? Object.entries(value) : unknown;
}

/**
 * Returns the initializer of the nearest declaration of a name, if the name is a constant in the same file.
 */
function constantOf(use: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node = use.parent; scope !== undefined; scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some(({ name }) => binds(name, use.text)))
      return undefined;
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      const { declarations, flags } = statement.declarationList;
      const found = declarations.find(({ name }) => binds(name, use.text));
      if (found === undefined) continue;
      // Resolving a constant that is used before its declaration would never terminate.
      const isConstant = (flags & ts.NodeFlags.Const) !== 0 && found.end < use.pos;
      return isConstant && ts.isIdentifier(found.name) ? found.initializer : undefined;
    }
  }
  return undefined;
}

function binds(name: ts.BindingName, word: string): boolean {
  if (ts.isIdentifier(name)) return name.text === word;
  return name.elements.some((element) => ts.isBindingElement(element) && binds(element.name, word));
}
