/**
 * The committed kill matrix: a check a line with one mutant that kills it, a mutant a line with one check that kills it.
 * Many pairs would do, and not every one in every run on a busy machine: what was once chosen is held to, so the file
 * changes only when a check, a mutant or a verdict does.
 */
import type { Kill, Matrix } from "./matrix.ts";
import type { Mutant } from "./mutant.ts";
import type { NullServer } from "../null-servers.ts";

/** The pairs that stand in the file. */
export interface Designated {
  /** By id of the check, or of the invariant as `every-<invariant>`. */
  killers: Map<string, Kill>;
  /** The check, `<case>/<check>`, by id of the mutant. */
  kills: Map<string, string>;
}

/**
 * Chooses the pairs: those of before, as far as they still hold; else for a check the mutant that kills least beside it,
 * for a mutant the check that fewest others fail.
 */
export function designate({ checks, mutants }: Matrix, before?: Designated): Designated {
  const killsOf = new Map(mutants.map(({ id, kills }) => [id, kills.length]));
  const killersOf = new Map(
    checks.flatMap(({ kills }) => kills.map(({ check }) => [check, kills.length] as const)),
  );
  const designated: Designated = { killers: new Map(), kills: new Map() };
  for (const { id, kills } of checks) {
    const earlier = before?.killers.get(id);
    const held = kills.find(({ mutant, check }) => mutant === earlier?.mutant && check === earlier.check);
    const chosen = held ?? least(kills, ({ mutant }) => killsOf.get(mutant));
    if (chosen !== undefined) designated.killers.set(id, chosen);
  }
  for (const { id, kills } of mutants) {
    const earlier = before?.kills.get(id);
    const held = earlier !== undefined && kills.includes(earlier) ? earlier : undefined;
    const chosen = held ?? least(kills, (check) => killersOf.get(check));
    if (chosen !== undefined) designated.kills.set(id, chosen);
  }
  return designated;
}

/**
 * Leaves out the kills that stand for something and were not seen again: those that hang on who is first, or on what
 * other cases left behind.
 *
 * @param again What was found when each mutant was judged by its own cases only.
 */
export function confirmed(
  { checks, mutants }: Matrix,
  { killers, kills }: Designated,
  again: Matrix,
): Matrix {
  const seen = new Set(again.mutants.flatMap(({ id, kills }) => kills.map((check) => `${id} ${check}`)));
  const lost = new Set(
    [
      ...[...killers.values()].map(({ mutant, check }) => `${mutant} ${check}`),
      ...Array.from(kills, ([mutant, check]) => `${mutant} ${check}`),
    ].filter((pair) => !seen.has(pair)),
  );
  return {
    checks: checks.map((each) => ({
      ...each,
      kills: each.kills.filter(({ mutant, check }) => !lost.has(`${mutant} ${check}`)),
    })),
    mutants: mutants.map((each) => ({
      ...each,
      kills: each.kills.filter((check) => !lost.has(`${each.id} ${check}`)),
    })),
  };
}

/** The cases by which a mutant has to be judged to see that its pairs still hold. */
export function casesOf(mutant: string, { killers, kills }: Designated): string[] {
  const checks = [...killers.values()].filter((kill) => kill.mutant === mutant).map(({ check }) => check);
  const own = kills.get(mutant);
  const caseOf = (check: string) => check.slice(0, check.indexOf("/"));
  return [...new Set([...checks, ...(own === undefined ? [] : [own])].map(caseOf))];
}

function least<T>(from: readonly T[], size: (each: T) => number | undefined): T | undefined {
  return from.toSorted((one, other) => (size(one) ?? 0) - (size(other) ?? 0))[0];
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
      ["Check", "Level", "Killed by", "In"],
      checks.map(({ id, level }) => {
        const kill = killers.get(id);
        return [named(id), level, named(kill?.mutant), named(kill?.check)];
      }),
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
  const rows = text
    .split("\n")
    .map((line) => /^\| `([^`]+)` \| .* \| (.*) \| `([^`]+)` \|$/.exec(line) ?? []);
  const designated: Designated = { killers: new Map(), kills: new Map() };
  for (const [, id, third, check] of rows) {
    if (id === undefined || check === undefined) continue;
    const mutant = /^`(.+)`$/.exec(third ?? "")?.[1];
    // A line of the mutants has a defect or nothing there.
    if (mutant === undefined) designated.kills.set(id, check);
    else designated.killers.set(id, { mutant, check });
  }
  return designated;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
