import { UsageError } from "./exit.ts";

/** A word with quoted parts, an unquoted shell operator, or an unclosed quote. */
const token = /((?:[^\s"'\\&|;<>]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')+)|([&|;<>]+)|(["'\\])/gs;
const part = /\\(.)|"((?:[^"\\]|\\.)*)"|'([^']*)'/gs;

/**
 * Splits a command line into words, as a shell does. Quotes and backslashes are resolved. The suite runs commands
 * without a shell, so other shell syntax is an error.
 *
 * @throws UsageError that says what to write instead.
 */
export function splitCommand(line: string): string[] {
  const words = [...line.matchAll(token)].map(([, word, operator, quote]) => {
    if (quote !== undefined)
      throw new UsageError(`The command has an unclosed ${quote}; close or remove it.`);
    if (operator !== undefined) throw shellError(`\`${operator}\` is not supported`, line);
    return (word ?? "").replaceAll(
      part,
      (_all, escaped?: string, double?: string, single?: string) =>
        escaped ?? double?.replaceAll(/\\(["\\$`])/g, "$1") ?? single ?? "",
    );
  });
  const [first] = words;
  if (first === undefined)
    throw new UsageError("The command is empty; type the command that starts your server.");
  if (/^[A-Za-z_]\w*=/.test(first)) throw shellError("it cannot set variables", line);
  return words;
}

function shellError(problem: string, line: string): UsageError {
  return new UsageError(
    `The command runs without a shell, so ${problem}; write it in a script, or use: sh -c ${JSON.stringify(line)}`,
  );
}
