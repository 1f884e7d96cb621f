/** Child processes of the bench, each on its own core where the system allows it. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Time limit for a response, in milliseconds. */
const timeoutMs = 90_000;

/** Unit of the times in `/proc/<pid>/stat` (proc(5)), which is always 1/100 s on Linux. */
const ticksPerSecond = 100;

/** Options of Node in `npm start`. */
const startFlags = ["--max-semi-space-size=16"];

/** Cores for the servers and for the load generator; `undefined` if processes cannot be separated. */
export const cores: { server: number; client: number } | undefined = findCores();

function findCores(): { server: number; client: number } | undefined {
  if (spawnSync("taskset", ["-V"]).status !== 0) return undefined;
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "";
  const allowed = list.split(",").flatMap((part) => {
    const [first = 0, last = first] = part.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  const [client, server] = allowed;
  return client === undefined || server === undefined ? undefined : { server, client };
}

/** Returns the CPU time that a process has used so far, in seconds. */
function cpuSecondsOf(pid: number): number {
  const [, user, system] = statOf(pid);
  return (user + system) / ticksPerSecond;
}

/** Returns the CPU time that a process and its current and former children have used, in seconds. */
export function cpuSecondsOfFamily(pid: number): number {
  const [, user, system, endedUser, endedSystem] = statOf(pid);
  let ticks = user + system + endedUser + endedSystem;
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const [parent, user, system] = statOf(Number(entry));
      if (parent === pid) ticks += user + system;
    } catch {
      // The process has ended in the meantime.
    }
  }
  return ticks / ticksPerSecond;
}

/** Returns the ppid, utime, stime, cutime and cstime fields of proc_pid_stat(5). The times are in ticks. */
function statOf(pid: number): [number, number, number, number, number] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in parentheses may contain spaces, so fields are counted from its end.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const at = (index: number) => Number(fields[index]);
  return [at(1), at(11), at(12), at(13), at(14)];
}

/** A process that responds to commands. */
export class Child<Command> {
  readonly #process: ChildProcess;
  readonly #waiting: PromiseWithResolvers<unknown>[] = [];
  readonly #exited: Promise<void>;

  private constructor(child: ChildProcess) {
    this.#process = child;
    child.on("message", (message: { answer?: unknown; error?: string }) => {
      const waiting = this.#waiting.shift();
      if (message.error === undefined) waiting?.resolve(message.answer);
      else waiting?.reject(new Error(message.error));
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#exited = promise;
    child.on("error", (error) => this.#fail(error));
    child.on("exit", (code, signal) => {
      this.#fail(new Error(`process ${child.pid} has ended (${signal ?? code})`));
      resolve();
    });
  }

  /**
   * Starts a module in a new process.
   *
   * @param module The module's URL, or its path relative to this folder.
   * @param options.core The core on which the process is to run.
   * @param options.exposeGc Set to `true` if the process must be able to collect garbage on command.
   */
  static start<Command>(
    module: string,
    args: readonly string[],
    { core, exposeGc = false }: { core?: number | undefined; exposeGc?: boolean } = {},
  ): Child<Command> {
    const file = fileURLToPath(new URL(module, import.meta.url));
    const flags = [...startFlags, ...(exposeGc ? ["--expose-gc"] : [])];
    const node = [process.execPath, ...flags, file, ...args];
    const [command = "", ...rest] = core === undefined ? node : ["taskset", "-c", String(core), ...node];
    return new Child(spawn(command, rest, { stdio: ["ignore", "ignore", "inherit", "ipc"] }));
  }

  /** Returns the process's first message, which it sends when it is ready. */
  async ready<Answer>(): Promise<Answer> {
    return (await this.#answer()) as Answer;
  }

  /**
   * Sends a command and returns the response. Responses are matched by their order, so only one command may
   * be sent at a time.
   */
  async ask<Answer = void>(command: Command): Promise<Answer> {
    const answer = this.#answer();
    this.#process.send(command as object, (error) => {
      if (error !== null) this.#fail(error);
    });
    return (await answer) as Answer;
  }

  async #answer(): Promise<unknown> {
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.push(waiting);
    const timer = setTimeout(() => {
      waiting.reject(new Error(`process ${this.#process.pid} has not responded for ${timeoutMs} ms`));
    }, timeoutMs);
    return await waiting.promise.finally(() => clearTimeout(timer));
  }

  #fail(error: Error): void {
    for (const waiting of this.#waiting.splice(0)) waiting.reject(error);
  }

  /** Returns the CPU time used so far, in seconds. */
  cpuSeconds(): number {
    return cpuSecondsOf(this.#process.pid as number);
  }

  /** Returns the resident memory in MB (10⁶ bytes). */
  residentMb(): number {
    const status = readFileSync(`/proc/${this.#process.pid}/status`, "utf8");
    return (Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1e6;
  }

  /** Kills the process immediately with SIGKILL. */
  kill(): void {
    this.#process.kill("SIGKILL");
  }

  /** Stops the process, and kills it if it does not exit. */
  async stop(): Promise<void> {
    this.#process.kill("SIGTERM");
    const timer = setTimeout(() => this.#process.kill("SIGKILL"), 3000);
    await this.#exited;
    clearTimeout(timer);
  }
}
