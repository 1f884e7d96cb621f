/**
 * Runs a command in its own process group. Stopping a wrapper such as `npm start` also stops the processes
 * that it started, so no process outlives the suite.
 */
import { type ChildProcess, spawn } from "node:child_process";

/** A command to run without a shell. */
export interface Command {
  argv: readonly [string, ...string[]];
  cwd: string;
  env: Record<string, string>;
  /** Receives the output of the process. */
  onOutput?: (chunk: string) => void;
}

const alive = new Set<ProcessGroup>();
const deadlySignals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

function killAll(): void {
  for (const group of alive) group.signal("SIGKILL");
}

/**
 * Kills all process groups and exits. Without a listener for these signals, Node exits immediately and does
 * not emit an `exit` event.
 */
function exitOnSignal(signal: keyof typeof deadlySignals): void {
  killAll();
  process.exit(128 + deadlySignals[signal]);
}

function watch(group: ProcessGroup): void {
  if (alive.size === 0) {
    process.on("exit", killAll);
    for (const signal of Object.keys(deadlySignals)) process.on(signal, exitOnSignal);
  }
  alive.add(group);
}

function unwatch(group: ProcessGroup): void {
  if (!alive.delete(group) || alive.size > 0) return;
  process.off("exit", killAll);
  for (const signal of Object.keys(deadlySignals)) process.off(signal, exitOnSignal);
}

export class ProcessGroup {
  /**
   * Resolves when the command itself ends, with a description such as `exited with code 1` or `was terminated by
   * SIGKILL`.
   */
  readonly ended: Promise<string>;
  /** The description with which `ended` resolves. Set once the command has ended. */
  end: string | undefined;
  /** Resolves when the output is closed, which means that all of the command's processes have ended. */
  readonly #closed: Promise<void>;
  readonly #child: ChildProcess;
  readonly #tail = new OutputTail();

  private constructor(child: ChildProcess, onOutput: ((chunk: string) => void) | undefined) {
    this.#child = child;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#closed = promise;
    this.ended = new Promise((resolveEnd) => {
      child.once("exit", (code, signal) => {
        this.end = code === null ? `was terminated by ${signal}` : `exited with code ${code}`;
        resolveEnd(this.end);
      });
    });
    child.once("close", () => resolve());
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (chunk: string) => {
        this.#tail.add(chunk);
        onOutput?.(chunk);
      });
    }
  }

  /** @throws Error that names the command if it cannot be started. */
  static start(command: Command): Promise<ProcessGroup> {
    const [file, ...args] = command.argv;
    const child = spawn(file, args, {
      cwd: command.cwd,
      env: command.env,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    const group = new ProcessGroup(child, command.onOutput);
    return new Promise((resolve, reject) => {
      child.once("error", (error: NodeJS.ErrnoException) => {
        const why =
          error.code === "ENOENT" ? `the command or the folder ${command.cwd} does not exist` : error.message;
        reject(new Error(`cannot run ${JSON.stringify(file)}: ${why}`));
      });
      child.once("spawn", () => {
        watch(group);
        resolve(group);
      });
    });
  }

  /** The last lines of the command's output. */
  get lastLines(): string[] {
    return this.#tail.lines();
  }

  /** Sends a signal to all processes in the group. Does nothing if no process is left. */
  signal(signal: NodeJS.Signals): void {
    // Once the process has ended, its id may have been assigned to another process.
    if (this.#child.pid === undefined || !alive.has(this)) return;
    try {
      process.kill(-this.#child.pid, signal);
    } catch (error) {
      // The group has no living processes. Linux reports ESRCH, and macOS may report EPERM.
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ESRCH" && code !== "EPERM") throw error;
    }
  }

  /** Sends SIGTERM, and kills the remaining processes after `patienceMs`. */
  async stop(patienceMs: number): Promise<void> {
    this.signal("SIGTERM");
    await waitAtMost(this.#closed, patienceMs);
    await this.kill();
  }

  /** Kills all processes in the group. Resolves when they have ended. */
  async kill(): Promise<void> {
    this.signal("SIGKILL");
    await this.ended;
    // A grandchild in another session may keep the output open indefinitely, but the suite must still end.
    await waitAtMost(this.#closed, 1_000);
    this.#child.stdout?.destroy();
    this.#child.stderr?.destroy();
    unwatch(this);
  }
}

/** Waits for a promise, up to a time limit. */
async function waitAtMost(promise: Promise<void>, milliseconds: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([promise, late]);
  clearTimeout(timer);
}

const mostLines = 20;
const mostCharacters = 500;

/** Keeps the last lines of some output, shortened to fit into a message. */
export class OutputTail {
  #lines: string[] = [];
  #rest = "";

  add(chunk: string): void {
    const lines = (this.#rest + chunk).split(/\r?\n/);
    // Bound the memory for a line that never ends.
    this.#rest = (lines.pop() ?? "").slice(0, mostCharacters);
    for (const line of lines) this.#lines.push(line.slice(0, mostCharacters));
    this.#lines = this.#lines.slice(-mostLines);
  }

  /** Returns the lines, oldest first, including an incomplete last line. */
  lines(): string[] {
    return (this.#rest === "" ? this.#lines : [...this.#lines, this.#rest]).slice(-mostLines);
  }
}
