/**
 * Baseline file: a list of expected failures, each with its reason.
 *
 *     - check: reconnect-mid-text/replays-all
 *       reason: Reconnecting is planned for 2.3.
 *     - case: component-state-patch
 *       reason: "Patches: not built yet."
 */
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, stringify } from "yaml";
import type { SuiteResult } from "../runner/report.ts";
import { explainSyntax } from "./explain-syntax.ts";
import { nearest } from "./nearest.ts";

/** An expected failure of a check, or of any check in a case. */
export interface BaselineEntry {
  kind: "check" | "case";
  /** `case/check`, or `case`. */
  id: string;
  reason: string;
  /** Line and column of the entry in its file. Both start at 1. */
  line: number;
  column: number;
}

/** A parsed baseline file. */
export interface Baseline {
  /** Name of the file, for messages. */
  file: string;
  entries: BaselineEntry[];
}

/** An error in a file, and its location. */
export interface Problem {
  line: number;
  column: number;
  message: string;
}

/**
 * Thrown for an invalid baseline. The message has one line for each error: `file:line:column: problem; what
 * to write`.
 */
export class BaselineError extends Error {
  override name = "BaselineError";
  readonly problems: Problem[];

  constructor(file: string, problems: Problem[]) {
    super(problems.map((at) => `${file}:${at.line}:${at.column}: ${at.message}`).join("\n"));
    this.problems = problems;
  }
}

const fields = ["check", "case", "reason"];

/**
 * @param text The YAML text. If it is empty, no failure is expected.
 * @param file Name of the file, for messages.
 * @throws {BaselineError} with all errors.
 */
export function parseBaseline(text: string, file: string): Baseline {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const place = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const [syntaxError] = document.errors;
  if (syntaxError) throw new BaselineError(file, [explainSyntax(text, syntaxError, place)]);

  const root = document.contents;
  if (root === null || (isScalar(root) && root.value === null)) return { file, entries: [] };
  const start = (node: Node) => place(node.range?.[0] ?? 0);
  if (!isSeq<Node>(root)) {
    const message = "a baseline is a list; start each entry with `- check: <case>/<check>`";
    throw new BaselineError(file, [{ ...start(root), message }]);
  }

  const problems: Problem[] = [];
  const entries: BaselineEntry[] = [];
  for (const item of root.items) {
    const at = start(item);
    const read = readEntry(item);
    if (typeof read === "string") problems.push({ ...at, message: read });
    else {
      const entry = { ...read, ...at };
      const earlier = entries.find((other) => covers(other, entry) || covers(entry, other));
      if (earlier) problems.push({ ...at, message: duplicate(earlier, entry) });
      else entries.push(entry);
    }
  }
  if (problems.length > 0) throw new BaselineError(file, problems);
  return { file, entries };
}

/** @returns The entry, or a description of its error. */
function readEntry(item: Node): Pick<BaselineEntry, "kind" | "id" | "reason"> | string {
  if (isScalar(item)) return explainScalar(String(item.value));
  if (!isMap(item)) return "an entry has `check` (or `case`) and `reason`; this is a list";
  const given: Record<string, unknown> = item.toJSON();
  for (const [name, value] of Object.entries(given)) {
    if (!fields.includes(name)) return explainField(name, value, Object.keys(given));
  }
  if ("check" in given && "case" in given) {
    return "an entry has `check` or `case`, not both; `check: <case>/<check>` includes the case";
  }
  const kind = "check" in given ? "check" : "case";
  const id = given[kind];
  if (typeof id !== "string" || id.trim() === "") {
    return "the entry names no check or case; write `check: <case>/<check>` or `case: <case>`";
  }
  const wrong = explainId(kind, id);
  if (wrong !== undefined) return wrong;
  const { reason } = given;
  if (typeof reason !== "string" || reason.trim() === "") {
    return `${id} has no reason; add \`reason: <why it is known to fail>\` as text`;
  }
  return { kind, id, reason: reason.trim() };
}

function explainScalar(value: string): string {
  const member = /^(check|case|reason):(\S+)$/.exec(value);
  if (member) return `a space is missing after the colon; write \`${member[1]}: ${member[2]}\``;
  const kind = value.includes("/") ? "check" : "case";
  return `the entry has no reason; write \`- ${kind}: ${value}\` and below it \`reason: <why it is known to fail>\``;
}

function explainField(name: string, value: unknown, all: string[]): string {
  const unused = fields.filter((member) => !all.includes(member));
  const [meant] = nearest(name, unused);
  if (meant !== undefined) return `\`${name}\` is not a field of an entry; did you mean \`${meant}\`?`;
  if (!all.includes("check") && !all.includes("case") && typeof value === "string" && /^\S+$/.test(value)) {
    return `a check is written with a slash and no space; write \`check: ${name}/${value}\``;
  }
  return `\`${name}\` is not a field of an entry; it has \`check\` (or \`case\`) and \`reason\``;
}

function explainId(kind: "check" | "case", id: string): string | undefined {
  const tight = id.replaceAll(/\s*[/:]\s*/g, "/").trim();
  if (kind === "case") {
    return tight.includes("/") ? `\`${id}\` names a check; write \`check: ${tight}\`` : undefined;
  }
  if (!tight.includes("/")) {
    return `\`${id}\` names no check; write \`check: ${tight}/<check>\`, or \`case: ${tight}\` for the whole case`;
  }
  if (tight !== id) return `a check is written with a slash and no space; write \`check: ${tight}\``;
  return undefined;
}

/** Returns true if an entry covers all checks in another entry. */
function covers(entry: BaselineEntry, other: BaselineEntry): boolean {
  if (entry.id === other.id) return true;
  return entry.kind === "case" && other.id.startsWith(`${entry.id}/`);
}

function duplicate(earlier: BaselineEntry, entry: BaselineEntry): string {
  return earlier.id === entry.id
    ? `${entry.id} is already listed in line ${earlier.line}; remove one of the two`
    : `${entry.id} overlaps ${earlier.id} in line ${earlier.line}; keep the whole case or the single checks`;
}

/**
 * Writes a baseline of the current failures. Each entry contains the text of its check as a placeholder for
 * the reason, which the author has to write. The failure's own message is not used, because it contains ids
 * that change in every run.
 * @returns YAML text with an entry for each failed check.
 */
export function writeBaseline(result: Pick<SuiteResult, "cases" | "implementation" | "suite">): string {
  const failing = result.cases.flatMap((run) => run.checks).filter(({ outcome }) => outcome === "fail");
  const entries = failing.map(({ id, text }) => ({ check: id, reason: `Violated: ${text}` }));
  const head = [
    `Expected failures of ${result.implementation}, suite ${result.suite}.`,
    "An entry whose check passes is an error: remove it when the failure is fixed.",
  ];
  const comment = head.map((line) => `# ${line.replaceAll(/\s+/g, " ")}\n`).join("");
  return comment + stringify(entries, { lineWidth: 0 });
}
