/**
 * A command in a process group of its own: a wrapper such as `npm start` is stopped together with the processes that it
 * started, and none of them outlives the suite.
 */
import { type ChildProcess, spawn } from "node:child_process";

/** What to run: no shell reads it. */
export interface Command {
  argv: readonly [string, ...string[]];
  cwd: string;
  env: Record<string, string>;
  /** Told everything that the process writes. */
  onOutput?: (chunk: string) => void;
}

const alive = new Set<ProcessGroup>();
const deadlySignals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

function killAll(): void {
  for (const group of alive) group.signal("SIGKILL");
}

/** Node ends at once on these signals, without its event `exit`, unless somebody listens. */
function dieBySignal(signal: keyof typeof deadlySignals): void {
  killAll();
  process.exit(128 + deadlySignals[signal]);
}

function watchOver(group: ProcessGroup): void {
  if (alive.size === 0) {
    process.on("exit", killAll);
    for (const signal of Object.keys(deadlySignals)) process.on(signal, dieBySignal);
  }
  alive.add(group);
}

function letGo(group: ProcessGroup): void {
  if (!alive.delete(group) || alive.size > 0) return;
  process.off("exit", killAll);
  for (const signal of Object.keys(deadlySignals)) process.off(signal, dieBySignal);
}

export class ProcessGroup {
  /** Resolves when the command itself has ended, with how: `exited with code 1`, `was ended by SIGKILL`. */
  readonly ended: Promise<string>;
  /** The same, once it has ended. */
  end: string | undefined;
  /** Resolves when nobody holds its output any more: the command and whatever it started are gone. */
  readonly #closed: Promise<void>;
  readonly #child: ChildProcess;
  readonly #tail = new OutputTail();

  private constructor(child: ChildProcess, onOutput: ((chunk: string) => void) | undefined) {
    this.#child = child;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#closed = promise;
    this.ended = new Promise((resolveEnd) => {
      child.once("exit", (code, signal) => {
        this.end = code === null ? `was ended by ${signal}` : `exited with code ${code}`;
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

  /** @throws Error that names the command when it cannot be run. */
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
        const why = error.code === "ENOENT" ? `no such command, or no folder ${command.cwd}` : error.message;
        reject(new Error(`cannot run ${JSON.stringify(file)}: ${why}`));
      });
      child.once("spawn", () => {
        watchOver(group);
        resolve(group);
      });
    });
  }

  /** The last lines that it wrote. */
  get lastLines(): string[] {
    return this.#tail.lines();
  }

  /** Sends a signal to all of its processes; does nothing when there are none left. */
  signal(signal: NodeJS.Signals): void {
    // Once it is gone, its number may be that of another process.
    if (this.#child.pid === undefined || !alive.has(this)) return;
    try {
      process.kill(-this.#child.pid, signal);
    } catch (error) {
      // A group without living processes: ESRCH, or EPERM on macOS.
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ESRCH" && code !== "EPERM") throw error;
    }
  }

  /** Asks it to end; kills what is left after `patienceMs`. */
  async stop(patienceMs: number): Promise<void> {
    this.signal("SIGTERM");
    await within(this.#closed, patienceMs);
    await this.kill();
  }

  /** Kills all of its processes at once; gives when they are gone. */
  async kill(): Promise<void> {
    this.signal("SIGKILL");
    await this.ended;
    // A grandchild in a session of its own may hold the output open for ever; the suite must end all the same.
    await within(this.#closed, 1_000);
    this.#child.stdout?.destroy();
    this.#child.stderr?.destroy();
    letGo(this);
  }
}

/** Waits for a promise, but not longer than that. */
async function within(promise: Promise<void>, milliseconds: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([promise, late]);
  clearTimeout(timer);
}

const mostLines = 20;
const mostCharacters = 500;

/** Keeps the last lines of a text that comes in chunks, cut to a length that a message can hold. */
export class OutputTail {
  #lines: string[] = [];
  #rest = "";

  add(chunk: string): void {
    const lines = (this.#rest + chunk).split(/\r?\n/);
    // A line that never ends must not grow without bound.
    this.#rest = (lines.pop() ?? "").slice(0, mostCharacters);
    for (const line of lines) this.#lines.push(line.slice(0, mostCharacters));
    this.#lines = this.#lines.slice(-mostLines);
  }

  /** The lines, oldest first, the unfinished one included. */
  lines(): string[] {
    return (this.#rest === "" ? this.#lines : [...this.#lines, this.#rest]).slice(-mostLines);
  }
}
