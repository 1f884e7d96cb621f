import { type Command, CommanderError } from "commander";

/** Where a command writes, and what it is told by its surroundings. */
export interface Surroundings {
  /** Absolute path of the project. */
  root: string;
  out: (text: string) => void;
  err: (text: string) => void;
}

/**
 * Runs a command.
 *
 * @param build Makes the command; its action ends with `done` and the exit code.
 * @param args Arguments, without those of Node.
 * @returns The exit code: 2 when the command line is wrong, which is then said.
 */
export async function runCommand(
  build: (done: (code: number) => void) => Command,
  args: readonly string[],
  { out, err }: Surroundings,
): Promise<number> {
  let code = 0;
  const command = build((ended) => {
    code = ended;
  });
  command.exitOverride().configureOutput({ writeOut: out, writeErr: () => {}, getOutHelpWidth: () => 110 });
  try {
    await command.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    err(`${error.message.replace(/^error: |\.$/g, "")}; --help shows what there is\n`);
    return 2;
  }
}
