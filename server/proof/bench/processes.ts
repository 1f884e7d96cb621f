/** The processes of the bench: started on a core of their own where the system allows it, asked, measured, ended. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Longest time an answer may take, in milliseconds. */
const patience = 90_000;

/** Unit of the times in `/proc/<pid>/stat` (proc(5)): fixed at 100 a second on Linux. */
const ticksPerSecond = 100;

/** The cores for the servers and for the load generator, or `undefined` where processes cannot be kept apart. */
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

/** Processor time of a process so far, in seconds. */
function cpuSecondsOf(pid: number): number {
  const [, user, system] = statOf(pid);
  return (user + system) / ticksPerSecond;
}

/** Processor time of a process, of its children, and of those that it has had, in seconds. */
export function cpuSecondsOfFamily(pid: number): number {
  const [, user, system, endedUser, endedSystem] = statOf(pid);
  let ticks = user + system + endedUser + endedSystem;
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const [parent, user, system] = statOf(Number(entry));
      if (parent === pid) ticks += user + system;
    } catch {
      // It has ended since.
    }
  }
  return ticks / ticksPerSecond;
}

/** Of proc_pid_stat(5): ppid, utime, stime, cutime, cstime; times in ticks. */
function statOf(pid: number): [number, number, number, number, number] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name, in parentheses, may hold spaces: fields are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const at = (index: number) => Number(fields[index]);
  return [at(1), at(11), at(12), at(13), at(14)];
}

/** A process that answers commands. */
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
   * Starts a module in a process of its own.
   *
   * @param module Its URL, or its path from this folder.
   * @param options.core The core to keep it on.
   * @param options.exposeGc Whether it can be asked to collect its garbage.
   */
  static start<Command>(
    module: string,
    args: readonly string[],
    { core, exposeGc = false }: { core?: number | undefined; exposeGc?: boolean } = {},
  ): Child<Command> {
    const file = fileURLToPath(new URL(module, import.meta.url));
    const flags = exposeGc ? ["--expose-gc"] : [];
    const node = [process.execPath, ...flags, file, ...args];
    const [command = "", ...rest] = core === undefined ? node : ["taskset", "-c", String(core), ...node];
    return new Child(spawn(command, rest, { stdio: ["ignore", "ignore", "inherit", "ipc"] }));
  }

  /** The answer that the process gives unasked, when it is ready. */
  async ready<Answer>(): Promise<Answer> {
    return (await this.#answer()) as Answer;
  }

  /** Asks for something. Answers come in the order in which the process gives them, so ask for one thing at a time. */
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
      waiting.reject(new Error(`process ${this.#process.pid} has not answered for ${patience} ms`));
    }, patience);
    return await waiting.promise.finally(() => clearTimeout(timer));
  }

  #fail(error: Error): void {
    for (const waiting of this.#waiting.splice(0)) waiting.reject(error);
  }

  /** Processor time so far, in seconds. */
  cpuSeconds(): number {
    return cpuSecondsOf(this.#process.pid as number);
  }

  /** Resident memory, in MB (10⁶ bytes). */
  residentMb(): number {
    const status = readFileSync(`/proc/${this.#process.pid}/status`, "utf8");
    return (Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1e6;
  }

  /** Ends the process at once (SIGKILL). */
  kill(): void {
    this.#process.kill("SIGKILL");
  }

  /** Ends the process, by force if it does not end itself. */
  async stop(): Promise<void> {
    this.#process.kill("SIGTERM");
    const timer = setTimeout(() => this.#process.kill("SIGKILL"), 3000);
    await this.#exited;
    clearTimeout(timer);
  }
}
