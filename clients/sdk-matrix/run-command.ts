/** Runs generators, compilers and programs. */
import { spawn } from "node:child_process";
import { StepFailed } from "./row.ts";

/** Options for {@link runCommand}. */
export interface CommandOptions {
  cwd: string;
  /** Variables to add to the environment. */
  env?: Record<string, string>;
  /** The number of seconds after which the command and its child processes are killed. Defaults to 300. */
  seconds?: number;
}

/** The process ids of the running commands. Each command leads its own process group. */
const running = new Set<number>();

/** Kills all running commands and their child processes. */
export function killCommands(): void {
  for (const pid of running) killGroup(pid);
}

/** Kills all running commands when this process is interrupted or terminated, and exits. */
export function killCommandsOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      killCommands();
      process.exit(1);
    });
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    // The process has just exited.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/**
 * Runs a command without a shell.
 *
 * @returns Standard output and standard error, interleaved in order of arrival.
 * @throws StepFailed if the command cannot start, is killed, or exits with a code other than 0.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env = {}, seconds = 300 }: CommandOptions,
): Promise<string> {
  const line = [command, ...args].join(" ");
  // The command gets its own process group, so that a compiler's child processes are killed together with it.
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: "pipe", detached: true });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  child.stdin.end();
  const written: Buffer[] = [];
  child.stdout.on("data", (chunk) => written.push(chunk));
  child.stderr.on("data", (chunk) => written.push(chunk));
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    if (pid !== undefined) killGroup(pid);
  }, seconds * 1000);
  try {
    const exit = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
      child.once("error", (error) => reject(new StepFailed(`\`${line}\` cannot start: ${error.message}`)));
      child.once("close", (code, signal) => resolve(code ?? signal));
    });
    const output = Buffer.concat(written).toString("utf8");
    if (isTimedOut) throw new StepFailed(`\`${line}\` took more than ${seconds} s`, output);
    if (exit !== 0) throw new StepFailed(`\`${line}\` exited with ${exit}`, output);
    return output;
  } finally {
    clearTimeout(timer);
    if (pid !== undefined) running.delete(pid);
  }
}

/**
 * Expects a compiler to report an error.
 *
 * @param compiled The promise that `runCommand` returned for the compiler.
 * @param expected The text that the compiler's output must contain.
 * @throws StepFailed if compilation succeeds, or fails for a different reason.
 */
export async function expectCompileError(compiled: Promise<unknown>, expected: string): Promise<void> {
  try {
    await compiled;
  } catch (error) {
    if (error instanceof StepFailed && error.output.includes(expected)) return;
    throw error;
  }
  throw new StepFailed("a program compiles although it reads a field that the event does not have");
}
