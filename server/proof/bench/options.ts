/** The command line of `npm run bench`. */
import { parseArgs } from "node:util";

export interface Options {
  /** Names of the figures to take, in the order of the table. */
  figures: string[];
  /** File that gets the rows. */
  json: string | undefined;
}

const helpOf = (names: readonly string[]) => `npm run bench -- [options] [figure ...]

  --json <file>   writes the rows there, too
  --help          this

Figures: ${names.join(", ")}. Without any, all are taken, which takes a while: keep the machine quiet.
`;

/**
 * Shows the options for `--help`, and ends the process. Ends it with 2, and tells what is wrong, for a mistake.
 *
 * @param names Of all figures, in the order of the table.
 */
export function readOptions(args: readonly string[], names: readonly string[]): Options {
  try {
    return parse(args, names);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${helpOf(names)}`);
    process.exit(2);
  }
}

function parse(args: readonly string[], names: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: "string" }, help: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  if (values.help) {
    process.stdout.write(helpOf(names));
    process.exit(0);
  }
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no figure ${JSON.stringify(unknown.join(" "))}.`);
  const figures = positionals.length === 0 ? [...names] : names.filter((name) => positionals.includes(name));
  return { figures, json: values.json };
}
