import { Command } from "commander";
import { runCommand, type Surroundings } from "../policy/command-line.ts";

/** A step of the check gives its problems, one text each; none when all is well. */
export type Step = () => Promise<string[]>;

/**
 * `npm run check`: everything that must hold of the sources and of what was generated, apart from the tests.
 *
 * @param steps What is checked. All steps run side by side, and are reported in this order.
 * @returns The exit code: 1 when a step has problems.
 */
export function checkCommand(
  args: readonly string[],
  surroundings: Surroundings,
  steps: readonly [name: string, run: Step][],
): Promise<number> {
  return runCommand(
    (done) =>
      new Command("npm run check --")
        .description("Checks what must hold of the sources and of what was generated, apart from the tests.")
        .addHelpText("after", `\nChecks, in this order:\n${steps.map(([name]) => `  ${name}\n`).join("")}`)
        .allowExcessArguments(false)
        .action(async () => done(await check(surroundings, steps))),
    args,
    surroundings,
  );
}

async function check({ out }: Surroundings, steps: readonly [name: string, run: Step][]): Promise<number> {
  const start = performance.now();
  const results = steps.map(async ([name, run]) => {
    const problems = await run().catch((error: unknown) => [String(error)]);
    return { name, problems, seconds: `${((performance.now() - start) / 1000).toFixed(1)} s` };
  });
  const failed: string[] = [];
  for (const result of results) {
    const { name, problems, seconds } = await result;
    out(`${problems.length === 0 ? "ok    " : "FAILED"}  ${name.padEnd(29)} ${seconds}\n`);
    for (const problem of problems) out(`${problem.replaceAll(/^/gm, "        ")}\n`);
    if (problems.length > 0) failed.push(name);
  }
  out(failed.length === 0 ? "all checks passed\n" : `failed: ${failed.join("; ")}\n`);
  return failed.length === 0 ? 0 : 1;
}
