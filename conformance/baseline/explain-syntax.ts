/** Explains YAML errors in a baseline in terms of what the author probably meant. */
import type { YAMLParseError } from "yaml";
import type { Problem } from "./baseline-file.ts";

type Place = (offset: number) => { line: number; column: number };

/** Typical errors that are partly valid YAML, so that the parser's own message is misleading. */
const typicalErrors: { pattern: RegExp; message: (found: RegExpExecArray) => string }[] = [
  {
    pattern: /^\s*(?:- *)?(check|case|reason):([^\s].*)$/,
    message: ([, first, second]) => `a space is missing after the colon; write \`${first}: ${second}\``,
  },
  {
    pattern: /^\s*(?:- *)?check: +([\w-]+) *: +([\w-]+)\s*$/,
    message: ([, first, second]) =>
      `a check is written with a slash and no space; write \`check: ${first}/${second}\``,
  },
  {
    pattern: /^\s*(?:- *)?reason: +[^"'|>\s].*:(?: |$)/,
    message: () => "a reason with a colon in it must be in double quotes",
  },
  {
    pattern: /^\s*\t/,
    message: () => "YAML is indented with spaces; replace the tab",
  },
];

/** @returns The nearest typical error at or above the reported location, or the parser's message. */
export function explainSyntax(text: string, error: YAMLParseError, place: Place): Problem {
  const at = place(error.pos[0]);
  const lines = text.split(/\r?\n/);
  // The parser may report an error one or two lines too late.
  for (let line = at.line; line >= Math.max(1, at.line - 2); line--) {
    const content = lines[line - 1] ?? "";
    for (const { pattern, message } of typicalErrors) {
      const found = pattern.exec(content);
      if (found) return { line, column: content.search(/\S|$/) + 1, message: message(found) };
    }
  }
  return { ...at, message: `not valid YAML: ${error.message}` };
}
