/** Runs the toolchain's command lines and the programs that they start. */
import { spawn } from "node:child_process";
import { type Command, CommanderError } from "commander";
import { projectRoot } from "./project.ts";

/** The project that a command works on, and its output streams. */
export interface CommandContext {
  /** Absolute path of the project root. */
  root: string;
  out: (text: string) => void;
  err: (text: string) => void;
}

/** The context of the current process. */
export const processContext: CommandContext = {
  root: projectRoot,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
};

/**
 * Parses the arguments and runs a command.
 *
 * @param build Creates the command; its action calls `done` with the exit code.
 * @param args The arguments, without the paths of Node and the script.
 * @returns The exit code. Invalid arguments print a message and return 2.
 */
export async function runCommand(
  build: (done: (code: number) => void) => Command,
  args: readonly string[],
  { out, err }: CommandContext,
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
    const options = command.createHelp().visibleOptions(command);
    const hint =
      error.code === "commander.unknownOption"
        ? `allowed: ${options.map(({ long, short }) => long ?? short).join(", ")}`
        : "see --help";
    err(`${error.message.replace(/^error: |\.$/g, "")}; ${hint}\n`);
    return 2;
  }
}

/**
 * A program's exit code and its output. Standard output and standard error are combined in order of arrival.
 */
export interface ProgramResult {
  code: number;
  output: string;
}

/**
 * Runs a script with the current Node executable, without a shell.
 *
 * @param args The script and its arguments.
 * @param cwd The working directory.
 */
export function runNode(args: string[], cwd: string): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: "off",
        REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
        FORCE_COLOR: "0",
        NO_COLOR: "1",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text: string) => {
        output += text;
      });
    }
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}
