import { parseArgs } from "node:util";

export interface Options {
  /** Names of the figures to measure, in table order. */
  figures: string[];
  /** File to write the rows to. */
  json: string | undefined;
  /** Set to compare the figures with an earlier version in place of writing them. */
  check: { base: string | undefined; rounds: number } | undefined;
}

const formatHelp = (names: readonly string[]) => `npm run bench -- [options] [figure ...]

  --json <file>      also write the rows to a file
  --check            measure the base and this version alternately, and exit with 1 if a figure is worse
  --base <commit>    the version to compare with (default: the last release tag)
  --rounds <number>  number of measurements of each version (default: 5)
  --help             print this help

Figures: ${names.join(", ")}. By default, all figures are measured, which takes several minutes. Keep the machine idle.
`;

/**
 * Parses the command line. For `--help`, prints the help and exits. For invalid options, prints the error and
 * exits with 2.
 *
 * @param names Names of all figures, in table order.
 */
export function readOptions(args: readonly string[], names: readonly string[]): Options {
  try {
    return parse(args, names);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${formatHelp(names)}`);
    process.exit(2);
  }
}

function parse(args: readonly string[], names: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      json: { type: "string" },
      check: { type: "boolean", default: false },
      base: { type: "string" },
      rounds: { type: "string" },
      help: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  if (values.help) {
    process.stdout.write(formatHelp(names));
    process.exit(0);
  }
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown figure ${JSON.stringify(unknown.join(" "))}.`);
  const figures = positionals.length === 0 ? [...names] : names.filter((name) => positionals.includes(name));
  const { json, check, base, rounds: given = "5" } = values;
  if (!check && (base !== undefined || values.rounds !== undefined))
    throw new Error("--base and --rounds are only used with --check.");
  if (check && json !== undefined) throw new Error("--json cannot be used with --check.");
  const rounds = Number(given);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds must be a whole number of at least 1, not ${JSON.stringify(given)}.`);
  return { figures, json, check: check ? { base, rounds } : undefined };
}
