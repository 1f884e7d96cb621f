import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { allowedWords, retiredNames, retiredWords } from "./retired-words.ts";

/** A retired word, a retired name, or a doc comment that starts with a forbidden word. */
export interface WordProblem {
  /** `path:line`. */
  where: string;
  /** The text around the word. */
  text: string;
  instead: string;
}

/** Human-readable text, with the line at which it starts. */
interface Prose {
  line: number;
  text: string;
}

/** Glob patterns for handwritten files that contain prose. */
const withProse = [
  "*.md",
  "*.ts",
  "*.tsx",
  "*.mjs",
  "*.tsp",
  "spec/*/requirements.yaml",
  "server/config/*.json",
];
const withoutProse = /^(generated|spec\/released)\/|(^|\/)fixtures\/|\.d\.ts$/;

const testFile = /\.test\.tsx?$/;
/** Code in prose, and ids such as `field-removed`. Neither is treated as prose. */
const codeSpan = /`[^`\n]*`|\{@link [^}]*\}|\b[a-z0-9]+(?:-[a-z0-9]+)+\b/g;

/** Finds all violations of the word rules in a repository. */
export function findWordProblems(root: string): WordProblem[] {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...withProse], {
    cwd: root,
    encoding: "utf8",
  });
  return files
    .split("\n")
    .filter((file) => file !== "" && !withoutProse.test(file) && existsSync(join(root, file)))
    .flatMap((file) => checkFile(file, readFileSync(join(root, file), "utf8")));
}

/**
 * Checks one file: the prose in documents, comments, messages and test titles, and the names that the code
 * declares.
 *
 * @param path The path in the repository, which determines the language and the exceptions.
 */
export function checkFile(path: string, text: string): WordProblem[] {
  if (/\.(tsx?|mjs)$/.test(path)) {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    return [...checkProse(path, proseOfCode(source, testFile.test(path))), ...checkNames(path, source)];
  }
  return checkProse(path, path.endsWith(".md") ? proseOfMarkdown(text) : [{ line: 1, text }]);
}

function checkProse(path: string, prose: readonly Prose[]): WordProblem[] {
  const exceptions = allowedWords.filter((each) => path === each.path || path.startsWith(`${each.path}/`));
  return prose.flatMap(({ line, text }) => {
    const readable = text.replace(codeSpan, (code) => " ".repeat(code.length));
    const at = (index: number) => ({
      where: `${path}:${line + readable.slice(0, index).split("\n").length - 1}`,
      text: text
        .slice(Math.max(0, index - 30), index + 40)
        .replaceAll(/\s+/g, " ")
        .trim(),
    });
    const words = retiredWords.flatMap(({ pattern, instead }) =>
      [...readable.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(({ index }) => ({
        ...at(index),
        instead,
      })),
    );
    const openings = [...readable.matchAll(/\/\*\*[\s*]*(?:What|Whether|How|Who)\b/g)].map(({ index }) => ({
      ...at(index),
      instead: "start with a verb (functions) or a noun (types)",
    }));
    return [...words, ...openings].filter(
      (found) => !exceptions.some(({ phrase }) => phrase.test(found.text)),
    );
  });
}

/**
 * Returns comments, messages and JSX text. For a test, returns only comments and titles, because its other
 * strings are data.
 */
function proseOfCode(source: ts.SourceFile, isTest: boolean): Prose[] {
  const prose: Prose[] = [];
  const seen = new Set<number>();
  const add = (from: number, text: string) => {
    if (seen.has(from)) return;
    seen.add(from);
    prose.push({ line: source.getLineAndCharacterOfPosition(from).line + 1, text });
  };
  const visit = (node: ts.Node): void => {
    const comments = [
      ...(ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? []),
    ];
    if (!ts.isJsxText(node)) for (const { pos, end } of comments) add(pos, source.text.slice(pos, end));
    const isProse =
      ts.isJsxText(node) ||
      ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && (!isTest || isTitle(node)));
    if (isProse && /\w \w/.test(node.getText(source)))
      add(node.getStart(source), node.getText(source).replaceAll(/\$\{[^}]*\}/g, "X"));
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { pos, end } of ts.getLeadingCommentRanges(source.text, source.endOfFileToken.getFullStart()) ??
    [])
    add(pos, source.text.slice(pos, end));
  return prose;
}

/** Returns true if a string is the title of a test or a test group. */
function isTitle(node: ts.Node): boolean {
  const call = node.parent;
  return (
    ts.isCallExpression(call) &&
    call.arguments[0] === node &&
    /^(it|test|describe)\b/.test(call.expression.getText())
  );
}

/** Returns the text of a document in which code blocks are replaced by empty lines. */
function proseOfMarkdown(text: string): Prose[] {
  let fence = false;
  const lines = text.split("\n").map((line) => {
    const mark = /^\s*(```|~~~)/.test(line);
    if (mark) fence = !fence;
    return fence || mark || /^ {4}/.test(line) ? "" : line;
  });
  return [{ line: 1, text: lines.join("\n") }];
}

function checkNames(path: string, source: ts.SourceFile): WordProblem[] {
  const problems: WordProblem[] = [];
  const visit = (node: ts.Node): void => {
    const name =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isMethodDeclaration(node)
        ? node.name
        : undefined;
    if (name !== undefined && ts.isIdentifier(name) && retiredNames.has(name.text))
      problems.push({
        where: `${path}:${source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1}`,
        text: name.text,
        instead: "a name by docs/glossary.md",
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

if (import.meta.main) {
  const problems = findWordProblems(join(import.meta.dirname, "..")).filter(
    ({ where }) => process.argv.length < 3 || process.argv.slice(2).some((path) => where.startsWith(path)),
  );
  for (const { where, text, instead } of problems)
    process.stdout.write(`${where}: "${text}" -> ${instead}\n`);
  process.stdout.write(`${problems.length} retired words\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
