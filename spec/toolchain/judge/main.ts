/** `npm run documents:judge`: judges the published documents with third-party tools. */
import { pathToFileURL } from "node:url";
import { Command, Option } from "commander";
import { type CommandContext, processContext, runCommand } from "../command-line.ts";
import { contracts } from "../project.ts";
import { readExceptions } from "./exceptions.ts";
import type { Judge } from "./judge.ts";
import { judges as allJudges } from "./judges.ts";
import { runJudges } from "./run-judges.ts";

/**
 * Runs the command.
 *
 * @returns The exit code, which is 1 if a finding has no exception, or an exception has no finding.
 */
export function judgeCommand(
  args: readonly string[],
  context: CommandContext,
  judges: readonly Judge[],
  exceptions: ReturnType<typeof readExceptions>,
): Promise<number> {
  const ids = judges.map(({ id }) => id);
  return runCommand(
    (done) =>
      new Command("npm run documents:judge --")
        .description(
          "Judges the published documents with third-party linters, validators, generators and a fuzzer.",
        )
        .addOption(new Option("--only <judge...>", "judges to run").choices(ids))
        .addOption(new Option("--contract <name...>", "contracts to judge").choices(contracts))
        .allowExcessArguments(false)
        .action(async (options: { only?: string[]; contract?: string[] }) => {
          const passed = await runJudges({
            judges: judges.filter(({ id }) => options.only?.includes(id) ?? true),
            contracts: options.contract ?? contracts,
            exceptions,
            out: context.out,
          });
          done(passed ? 0 : 1);
        }),
    args,
    context,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.exitCode = await judgeCommand(process.argv.slice(2), processContext, allJudges, readExceptions());
}
