/** A server process under faults: started again whenever it ends, until it is closed. Its output is kept in a file. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, readFileSync, type WriteStream } from "node:fs";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../../main.ts", import.meta.url));

/** How long a start may take, in milliseconds. */
const startMs = 60_000;

/** How long a process that is asked to stop may take, in milliseconds; its runs and readers have far less. */
const stopMs = 30_000;

export interface ServerOptions {
  name: string;
  /** File that gets what the server writes to stderr, and what happens to the process. */
  logFile: string;
  /** Modules that are loaded before the server. */
  preload: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Folder that it works in. */
  cwd: string;
  /** Called each time that the process ended without {@link ServerProcess.close}. */
  onEnd: (how: string) => void;
}

export class ServerProcess {
  readonly name: string;
  readonly #options: ServerOptions;
  readonly #log: WriteStream;
  #child: ChildProcess | undefined;
  #port: number | undefined;
  #up = Promise.withResolvers<void>();
  #ended = Promise.withResolvers<string>();
  #closing = false;

  private constructor(options: ServerOptions) {
    this.#options = options;
    this.name = options.name;
    this.#log = createWriteStream(options.logFile, { flags: "a" });
  }

  /** Starts a process. @throws Error when it does not come to listen. */
  static async start(options: ServerOptions): Promise<ServerProcess> {
    const server = new ServerProcess(options);
    server.#spawn();
    try {
      await server.up();
    } catch (error) {
      await server.close();
      throw error;
    }
    return server;
  }

  /** Where it listens; `undefined` while it does not. */
  get port(): number | undefined {
    return this.#port;
  }

  /** Resolves when it listens. @throws Error when it does not come to that. */
  async up(): Promise<void> {
    const timer = setTimeout(
      () => this.#up.reject(new Error(`${this.name} did not start; see ${this.#options.logFile}`)),
      startMs,
    );
    await this.#up.promise.finally(() => clearTimeout(timer));
  }

  /** Sends a signal. */
  signal(name: NodeJS.Signals): void {
    this.note(name);
    this.#child?.kill(name);
  }

  /** Kills the process, and resolves when it has ended. It is started again by itself. */
  async kill(): Promise<void> {
    const ended = this.#ended.promise;
    this.signal("SIGKILL");
    await ended;
  }

  /**
   * Asks the process to stop, and resolves when it has ended. It is started again by itself.
   *
   * @throws Error when it does not end, or not properly.
   */
  async stop(): Promise<void> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new Error(`${this.name} did not stop; see ${this.#options.logFile}`)),
      stopMs,
    );
    const ended = this.#ended.promise;
    this.signal("SIGTERM");
    const how = await Promise.race([ended, late.promise]).finally(() => clearTimeout(timer));
    if (how !== "0")
      throw new Error(`${this.name} did not stop properly (${how}); see ${this.#options.logFile}`);
  }

  /** Process id of the present process. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resident memory in MB (10⁶ bytes); 0 where `/proc` does not tell. */
  residentMb(): number {
    try {
      const status = readFileSync(`/proc/${this.pid}/status`, "utf8");
      return (Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024) / 1e6;
    } catch {
      return 0;
    }
  }

  /** Writes a line into the server's log, to be read beside its own. */
  note(line: string): void {
    this.#log.write(`--- ${new Date().toISOString()} ${line}\n`);
  }

  /** Ends it for good. */
  async close(): Promise<void> {
    this.#closing = true;
    const child = this.#child;
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      child.kill("SIGCONT");
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), 5_000);
      await once(child, "exit");
      clearTimeout(late);
    }
    this.#log.end();
  }

  #spawn(): void {
    const { preload, env, cwd } = this.#options;
    const flags = preload.flatMap((module) => ["--import", module]);
    const child = spawn(process.execPath, [...flags, program], {
      cwd,
      env: {
        PATH: process.env.PATH,
        HOST: "127.0.0.1",
        PORT: "0",
        MODEL: "script",
        ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    this.note(`process ${child.pid}`);
    let stdout = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
      const port = /^listening on http:\/\/[^:]+:(\d+)\n/.exec(stdout)?.[1];
      if (port === undefined || this.#port !== undefined) return;
      this.#port = Number(port);
      this.#up.resolve();
    });
    child.stderr.on("data", (bytes: Buffer) => this.#log.write(bytes));
    const killWithUs = () => child.kill("SIGKILL");
    process.once("exit", killWithUs);
    child.once("exit", (code, signal) => {
      process.off("exit", killWithUs);
      this.note(`ended (${signal ?? code})`);
      const wasUp = this.#port !== undefined;
      this.#port = undefined;
      if (wasUp) {
        this.#up = Promise.withResolvers();
        this.#up.promise.catch(() => {});
      }
      this.#ended.resolve(signal ?? String(code));
      this.#ended = Promise.withResolvers();
      if (this.#closing) return;
      this.#options.onEnd(signal ?? String(code));
      // One that does not even start is not started in a circle without a pause.
      setTimeout(() => !this.#closing && this.#spawn(), wasUp ? 0 : 200);
    });
  }
}
