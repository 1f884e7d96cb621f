import { parseArgs } from "node:util";
import type { StoreKind } from "../chaos/scene.ts";
import type { NamedCase } from "./case.ts";

export interface Options {
  isShort: boolean;
  stores: StoreKind[];
  /** The cases to run. */
  cases: NamedCase[];
  seed: string | undefined;
  /** Names of the mutants to check instead of the cases. */
  mutants: string[] | undefined;
  /** Set to only list the cases. */
  isList: boolean;
}

const help = `npm run hostile -- [options]

  --short                      run some cases of every family in a short form
  --store sqlite|postgres      use only this store
  --only <family or case>      run only this family or case; repeatable
  --seed <seed>                use the random numbers of an earlier run
  --mutant <name>|all          check that this mutant, or every mutant, is caught
  --list                       list the cases
  --help                       print this help
`;

/**
 * Parses the command line. For `--help`, prints the help and exits. For invalid options, prints the error and
 * exits with 2.
 */
export function readOptions(
  args: readonly string[],
  cases: readonly NamedCase[],
  mutants: readonly string[],
): Options {
  try {
    return parse(args, cases, mutants);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    process.stderr.write(code?.startsWith("ERR_PARSE_ARGS") ? `${message}\n\n${help}` : `${message}\n`);
    process.exit(2);
  }
}

function parse(args: readonly string[], cases: readonly NamedCase[], mutants: readonly string[]): Options {
  // `--mutant` without a name means all mutants. `parseArgs` does not support optional values.
  const given = args.map((arg, index) =>
    arg === "--mutant" && (args[index + 1] ?? "--").startsWith("--") ? "--mutant=all" : arg,
  );
  const { values } = parseArgs({
    args: given,
    options: {
      short: { type: "boolean", default: false },
      store: { type: "string" },
      only: { type: "string", multiple: true },
      seed: { type: "string" },
      mutant: { type: "string" },
      list: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    process.exit(0);
  }
  const { short: isShort, only, seed, mutant, list: isList } = values;
  if (mutant !== undefined && mutant !== "all" && !mutants.includes(mutant))
    throw new Error(`--mutant: unknown mutant ${JSON.stringify(mutant)}; use one of ${mutants.join(", ")}`);
  return {
    isShort,
    stores: values.store === undefined ? ["sqlite", "postgres"] : [parseStore(values.store)],
    cases:
      only === undefined
        ? cases.filter(({ short }) => !isShort || short)
        : only.flatMap((name) => findCases(name, cases)),
    seed,
    mutants: mutant === "all" ? [...mutants] : mutant === undefined ? undefined : [mutant],
    isList,
  };
}

function parseStore(name: string): StoreKind {
  if (name === "sqlite" || name === "postgres") return name;
  throw new Error(`--store: unknown store ${JSON.stringify(name)}; use sqlite or postgres`);
}

function findCases(name: string, cases: readonly NamedCase[]): NamedCase[] {
  const found = cases.filter((each) => each.family === name || `${each.family}/${each.name}` === name);
  if (found.length > 0) return found;
  const families = [...new Set(cases.map(({ family }) => family))];
  throw new Error(
    `--only: unknown family or case ${JSON.stringify(name)}; the families are ${families.join(", ")}; use --list to list the cases`,
  );
}
