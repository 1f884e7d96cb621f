/**
 * The committed kill matrix: a check a line with one mutant that kills it, a mutant a line with one check that kills it.
 * Many pairs would do, and not every one in every run on a busy machine: what was once chosen is held to, so the file
 * changes only when a check, a mutant or a verdict does.
 */
import type { Matrix } from "./matrix.ts";
import type { Mutant } from "./mutant.ts";
import type { NullServer } from "./null-servers.ts";

/** The pairs that stand in the file. */
export interface Designated {
  /** Id of the mutant by id of the check. */
  killers: Map<string, string>;
  /** Id of the check by id of the mutant. */
  kills: Map<string, string>;
}

/**
 * Chooses the pairs: those of before, as far as they still hold; else for a check the mutant that kills least beside it,
 * for a mutant the check that fewest others fail.
 */
export function designate({ checks, mutants }: Matrix, before?: Designated): Designated {
  const killsOf = new Map(mutants.map(({ id, kills }) => [id, kills.length]));
  const killersOf = new Map(checks.map(({ id, killers }) => [id, killers.length]));
  const choose = (from: readonly string[], earlier: string | undefined, sizes: Map<string, number>) =>
    earlier !== undefined && from.includes(earlier)
      ? earlier
      : from.toSorted((one, other) => (sizes.get(one) ?? 0) - (sizes.get(other) ?? 0))[0];
  const pairs = (rows: readonly (readonly [string, string | undefined])[]) =>
    new Map(rows.filter((row): row is readonly [string, string] => row[1] !== undefined));
  return {
    killers: pairs(
      checks.map(({ id, killers }) => [id, choose(killers, before?.killers.get(id), killsOf)] as const),
    ),
    kills: pairs(
      mutants.map(({ id, kills }) => [id, choose(kills, before?.kills.get(id), killersOf)] as const),
    ),
  };
}

const nothing = "–";

/** Writes the file. */
export function writeKillMatrix(
  { checks, mutants: judged }: Matrix,
  { killers, kills }: Designated,
  mutants: readonly Mutant[],
  nullServers: readonly NullServer[],
): string {
  const named = (id: string | undefined) => (id === undefined ? nothing : `\`${id}\``);
  const known = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  return [
    "# Kill matrix",
    "Written by `npm run conform:mutants`; [what it means](README.md). Many mutants kill more than is shown.",
    "## Checks",
    table(
      ["Check", "Level", "Killed by"],
      checks.map(({ id, level }) => [named(id), level, named(killers.get(id))]),
    ),
    "## Mutants",
    table(
      ["Mutant", "What is wrong", "Defect", "Killed by"],
      judged.map(({ id }) => {
        const mutant = known.get(id);
        return [named(id), mutant?.text ?? "", mutant?.defect ?? "", named(kills.get(id))];
      }),
    ),
    "## Null servers",
    "No check is green on any of them.",
    table(
      ["Server", "What it answers"],
      nullServers.map(({ id, text }) => [named(id), text]),
    ),
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

/** Reads the pairs of a file. */
export function readKillMatrix(text: string): Designated {
  const rows = text.split("\n").flatMap((line) => {
    const cells = /^\| `([^`]+)` \| (.*) \| `([^`]+)` \|$/.exec(line);
    return cells === null ? [] : [{ id: cells[1] ?? "", middle: cells[2] ?? "", other: cells[3] ?? "" }];
  });
  const isCheck = (middle: string) => ["MUST", "SHOULD", "MAY"].includes(middle);
  return {
    killers: new Map(rows.filter(({ middle }) => isCheck(middle)).map(({ id, other }) => [id, other])),
    kills: new Map(rows.filter(({ middle }) => !isCheck(middle)).map(({ id, other }) => [id, other])),
  };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
