import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Argument, Command } from "commander";
import { type CommandContext, runCommand } from "../command-line.ts";
import { CompileError } from "../generate/compile.ts";
import { ContractError } from "../generate/document.ts";
import { type ContractName, contracts } from "../project.ts";
import { DeclaredError } from "./declared.ts";
import { type DiffContract, declaredFile } from "./files.ts";
import { findInputProblems, readPolicyInput } from "./policy.ts";
import { buildReleaseFiles, type ReleasedContract, selectContracts, writeFiles } from "./release.ts";

/** The functions from other folders that a release needs. */
export interface ReleaseDependencies {
  differ: DiffContract;
  /**
   * Returns the paths of outdated files within `generated`.
   *
   * @throws {CompileError | ContractError} The contracts cannot be generated.
   */
  findOutdated: () => Promise<string[]>;
  /** Returns the current date, as `YYYY-MM-DD`. */
  today: () => string;
}

/**
 * Runs `npm run release:documents`, which replaces the released documents with the generated documents.
 *
 * @returns The exit code, which is 1 if the policy reports problems. In that case, nothing is written.
 */
export function releaseCommand(
  args: readonly string[],
  context: CommandContext,
  pieces: ReleaseDependencies,
): Promise<number> {
  return runCommand(
    (done) =>
      new Command("npm run release:documents --")
        .description(
          "Copies the generated documents to spec/released, turns the Unreleased section of spec/CHANGELOG.md into a version, and empties " +
            `${declaredFile}. Fails like \`npm run check\` if a breaking change is not declared, a version is too low, or a deprecation is invalid.`,
        )
        .addArgument(
          new Argument("[contract...]", "contracts to release (default: all contracts with changes)").choices(
            contracts,
          ),
        )
        .action(async (chosen: ContractName[]) => done(await release(chosen, context, pieces))),
    args,
    context,
  );
}

async function release(
  chosen: ContractName[],
  { root, out, err }: CommandContext,
  pieces: ReleaseDependencies,
): Promise<number> {
  const reject = (problems: readonly string[]) => {
    err(`${problems.join("\n")}\n\nNothing was released.\n`);
    return 1;
  };
  try {
    const outdated = await pieces.findOutdated();
    if (outdated.length > 0)
      return reject([
        "generated is not up to date: run `npm run generate` and commit the result",
        ...outdated.map((file) => `  generated/${file}`),
      ]);
    const state = await readPolicyInput(root, pieces.differ);
    const today = pieces.today();
    const problems = findInputProblems(root, state, today);
    if (problems.length > 0) return reject(problems);
    const released = selectContracts(root, state, chosen.length > 0 ? chosen : contracts);
    if (released.length === 0) {
      out("nothing to release: the documents are already released\n");
      return 0;
    }
    const file = join(root, declaredFile);
    const declared = existsSync(file) ? readFileSync(file, "utf8") : "";
    writeFiles(root, buildReleaseFiles(root, released, state, declared, today));
    out(formatTable(released));
    return 0;
  } catch (error) {
    const isExpected = [DeclaredError, CompileError, ContractError].some((kind) => error instanceof kind);
    if (isExpected) return reject([(error as Error).message]);
    throw error;
  }
}

function formatTable(released: readonly ReleasedContract[]): string {
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
