/** Commands of the steps: generators, compilers, programs. */
import { spawn } from "node:child_process";
import { StepFailed } from "./row.ts";

/** Where and how long a command runs. */
export interface CommandOptions {
  cwd: string;
  /** Added to the environment. */
  env?: Record<string, string>;
  /** Seconds after which it is ended, with its children; 300 if absent. */
  seconds?: number;
}

/** Process ids of the commands that run: each leads a group of its own. */
const running = new Set<number>();

/** Ends all commands that run, with their children. */
export function endCommands(): void {
  for (const pid of running) endGroup(pid);
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    // It has just ended by itself.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/**
 * Runs a command to its end, without a shell.
 *
 * @returns What it wrote, standard output and standard error as they came.
 * @throws StepFailed when it cannot start, is ended, or has an exit code other than 0.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env = {}, seconds = 300 }: CommandOptions,
): Promise<string> {
  const line = [command, ...args].join(" ");
  // A group of its own, so that a compiler's own processes end with it.
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: "pipe", detached: true });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  child.stdin.end();
  const written: Buffer[] = [];
  child.stdout.on("data", (chunk) => written.push(chunk));
  child.stderr.on("data", (chunk) => written.push(chunk));
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    if (pid !== undefined) endGroup(pid);
  }, seconds * 1000);
  try {
    const end = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
      child.once("error", (error) => reject(new StepFailed(`\`${line}\` cannot start: ${error.message}`)));
      child.once("close", (code, signal) => resolve(code ?? signal));
    });
    const output = Buffer.concat(written).toString("utf8");
    if (late) throw new StepFailed(`\`${line}\` took more than ${seconds} s`, output);
    if (end !== 0) throw new StepFailed(`\`${line}\` ended with ${end}`, output);
    return output;
  } finally {
    clearTimeout(timer);
    if (pid !== undefined) running.delete(pid);
  }
}

/**
 * Waits for a compiler to find a mistake.
 *
 * @param compiled What `runCommand` gives for the compiler.
 * @param mistake Text of what it must write.
 * @throws StepFailed when it finds none, or fails for another reason.
 */
export async function expectMistake(compiled: Promise<unknown>, mistake: string): Promise<void> {
  try {
    await compiled;
  } catch (error) {
    if (error instanceof StepFailed && error.output.includes(mistake)) return;
    throw error;
  }
  throw new StepFailed("a program compiles that reads a member which the event does not have");
}
