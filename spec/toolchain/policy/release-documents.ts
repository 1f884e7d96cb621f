import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Argument, Command } from "commander";
import { type CommandContext, runCommand } from "../command-line.ts";
import { CompileError } from "../generate/compile.ts";
import { ContractError } from "../generate/document.ts";
import { type ContractName, contracts } from "../project.ts";
import { DeclaredError } from "./declared.ts";
import { type Differ, declaredFile } from "./files.ts";
import { readState, stateProblems } from "./policy.ts";
import { type ReleasedContract, releaseFiles, toRelease, writeFiles } from "./release.ts";

/** What a release asks of the rest of the project. */
export interface Pieces {
  differ: Differ;
  /**
   * Paths within `generated` that are not as they would be generated now.
   *
   * @throws {CompileError | ContractError} when nothing can be generated.
   */
  outdated: () => Promise<string[]>;
  /** The day, as `YYYY-MM-DD`. */
  today: () => string;
}

/**
 * `npm run release:documents`: makes the generated documents the released ones.
 *
 * @returns The exit code: 1 when the policy does not hold, and then nothing is written.
 */
export function releaseCommand(
  args: readonly string[],
  context: CommandContext,
  pieces: Pieces,
): Promise<number> {
  return runCommand(
    (done) =>
      new Command("npm run release:documents --")
        .description(
          "Copies the generated documents to spec/released, makes a version of what spec/CHANGELOG.md has under Unreleased, and empties " +
            `${declaredFile}. It refuses when \`npm run check\` would: when a breaking change is not declared, a version is too low, or a deprecation does not hold.`,
        )
        .addArgument(
          new Argument(
            "[contract...]",
            "which contracts; all that have something to release, when none is named",
          ).choices(contracts),
        )
        .action(async (chosen: ContractName[]) => done(await release(chosen, context, pieces))),
    args,
    context,
  );
}

async function release(
  chosen: ContractName[],
  { root, out, err }: CommandContext,
  pieces: Pieces,
): Promise<number> {
  const refuse = (problems: readonly string[]) => {
    err(`${problems.join("\n")}\n\nNothing was released.\n`);
    return 1;
  };
  try {
    const outdated = await pieces.outdated();
    if (outdated.length > 0)
      return refuse([
        "generated is not up to date: run `npm run generate` and commit the result",
        ...outdated.map((file) => `  generated/${file}`),
      ]);
    const state = await readState(root, pieces.differ);
    const today = pieces.today();
    const problems = stateProblems(root, state, today);
    if (problems.length > 0) return refuse(problems);
    const released = toRelease(root, state, chosen.length > 0 ? chosen : contracts);
    if (released.length === 0) {
      out("nothing to release: the documents are the released ones\n");
      return 0;
    }
    const file = join(root, declaredFile);
    const declared = existsSync(file) ? readFileSync(file, "utf8") : "";
    writeFiles(root, releaseFiles(root, released, state, declared, today));
    out(table(released));
    return 0;
  } catch (error) {
    const isTold = [DeclaredError, CompileError, ContractError].some((kind) => error instanceof kind);
    if (isTold) return refuse([(error as Error).message]);
    throw error;
  }
}

function table(released: readonly ReleasedContract[]): string {
  const rows = [
    ["contract", "from", "to", "changes"],
    ...released.map(({ contract, from, to, changes }) => [contract, from ?? "-", to, String(changes)]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  ")}`.trimEnd())
    .map((line) => `${line}\n`)
    .join("");
}
