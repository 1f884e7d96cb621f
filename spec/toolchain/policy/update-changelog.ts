import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { type CommandContext, runCommand } from "../command-line.ts";
import { updateChangelog } from "./changelog.ts";
import { DeclaredError } from "./declared.ts";
import { changelogFile, type DiffContract } from "./files.ts";
import { readPolicyInput } from "./policy.ts";

const marks = { missing: "added", "left over": "removed", outdated: "renewed" } as const;

/**
 * Runs `npm run changelog`, which writes the changes since the last release to the change log.
 *
 * @returns The exit code.
 */
export function changelogCommand(
  args: readonly string[],
  context: CommandContext,
  differ: DiffContract,
): Promise<number> {
  return runCommand(
    (done) =>
      new Command("npm run changelog --")
        .description(
          `Adds a line to ${changelogFile} for each change between the released and the generated documents. ` +
            "Edited lines are kept; lines whose change no longer exists are removed and printed.",
        )
        .allowExcessArguments(false)
        .action(async () => done(await update(context, differ))),
    args,
    context,
  );
}

async function update({ root, out, err }: CommandContext, differ: DiffContract): Promise<number> {
  try {
    const { changelog, diffs, declared } = await readPolicyInput(root, differ);
    const { text, differences } = updateChangelog(changelog, diffs, declared);
    for (const { contract, kind: what, line } of differences)
      out(`${marks[what].padEnd(8)} ${contract.padEnd(14)} ${line}\n`);
    if (differences.length === 0) out(`${changelogFile} is up to date\n`);
    else writeFileSync(join(root, changelogFile), text);
    return 0;
  } catch (error) {
    if (!(error instanceof DeclaredError)) throw error;
    err(`${error.message}\n`);
    return 1;
  }
}
