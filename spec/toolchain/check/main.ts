/** The `npm run check` command. */
import { pathToFileURL } from "node:url";
import { Command } from "commander";
import { type CommandContext, processContext, runCommand } from "../command-line.ts";

/** A step of the check. Returns one message for each problem. */
export type Step = () => Promise<string[]>;

/**
 * Runs `npm run check`, which checks the sources and the generated files but runs no tests.
 *
 * @param steps The steps. They run concurrently, and each is reported when it ends.
 * @returns The exit code, which is 1 if any step found a problem.
 */
export function checkCommand(
  args: readonly string[],
  context: CommandContext,
  steps: readonly [name: string, run: Step][],
): Promise<number> {
  return runCommand(
    (done) =>
      new Command("npm run check --")
        .description("Checks the sources and the generated files. Runs no tests.")
        .addHelpText("after", `\nChecks:\n${steps.map(([name]) => `  ${name}\n`).join("")}`)
        .allowExcessArguments(false)
        .action(async () => done(await check(context, steps))),
    args,
    context,
  );
}

async function check({ out }: CommandContext, steps: readonly [name: string, run: Step][]): Promise<number> {
  const start = performance.now();
  const failed: string[] = [];
  let left = steps.length;
  out(`running ${left} checks; each prints its result when it ends\n`);
  const results = steps.map(async ([name, run]) => {
    const problems = await run().catch((error: unknown) => [String(error)]);
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    left--;
    out(
      `${problems.length === 0 ? "ok    " : "FAILED"}  ${name.padEnd(31)} ${seconds.padStart(7)}  ${left} left\n`,
    );
    for (const problem of problems) out(`${problem.replaceAll(/^/gm, "        ")}\n`);
    if (problems.length > 0) failed.push(name);
  });
  await Promise.all(results);
  out(failed.length === 0 ? "all checks passed\n" : `failed: ${failed.join("; ")}\n`);
  return failed.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { steps } = await import("./steps.ts");
  process.exitCode = await checkCommand(process.argv.slice(2), processContext, steps);
}
