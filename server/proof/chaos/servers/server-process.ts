/**
 * A server process that is restarted whenever it ends, until it is closed. Its output is written to a file.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, readFileSync, type WriteStream } from "node:fs";
import { join } from "node:path";
import { root } from "../../testing/earlier-version.ts";

/** Time limit for starting, in milliseconds. */
const startMs = 60_000;

/** Time limit for shutting down, in milliseconds. The limits for runs and readers are much shorter. */
const stopMs = 30_000;

export interface ServerCommand {
  /** Root folder of the version to start. Defaults to this version. */
  tree?: string | undefined;
  /** Arguments of the program. By default it starts the server. */
  args?: readonly string[];
  /** Modules that are loaded before the server. */
  preload: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Working directory. */
  cwd: string;
}

/** Starts the server's program. */
export function spawnServer({ tree = root, args = [], preload, env, cwd }: ServerCommand) {
  const flags = preload.flatMap((module) => ["--import", module]);
  return spawn(process.execPath, [...flags, join(tree, "server/main.ts"), ...args], {
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
    // Ctrl-C in a terminal must not end the servers, because the runs are still checked.
    detached: true,
  });
}

/** Resolves when a process has ended, with its signal or status. */
export function waitForEnd(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => child.once("exit", (code, signal) => resolve(signal ?? String(code))));
}

export interface ServerOptions extends ServerCommand {
  name: string;
  /** Log file for the server's stderr and for the events of the process. */
  logFile: string;
  /**
   * Called when the process ends for any reason other than {@link ServerProcess.close}, with its signal or status.
   */
  onEnd: (how: string, wasListening: boolean) => void;
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

  /**
   * Starts a process.
   *
   * @throws Error if it does not start listening before the timeout.
   */
  static async start(options: ServerOptions): Promise<ServerProcess> {
    const server = new ServerProcess(options);
    server.#spawn();
    try {
      await server.waitUntilListening();
    } catch (error) {
      await server.close();
      throw error;
    }
    return server;
  }

  /** The server's port; `undefined` while the server is not listening. */
  get port(): number | undefined {
    return this.#port;
  }

  /**
   * Resolves when the server is listening.
   *
   * @throws Error if it does not start listening before the timeout.
   */
  async waitUntilListening(): Promise<void> {
    const timer = setTimeout(
      () => this.#up.reject(new Error(`${this.name} did not start; see ${this.#options.logFile}`)),
      startMs,
    );
    await this.#up.promise.finally(() => clearTimeout(timer));
  }

  /** Sends a signal. */
  signal(name: NodeJS.Signals): void {
    this.log(name);
    this.#child?.kill(name);
  }

  /** Kills the process and resolves when it has ended. It is restarted automatically. */
  async kill(): Promise<void> {
    const ended = this.#ended.promise;
    this.signal("SIGKILL");
    await ended;
  }

  /**
   * Stops the process with SIGTERM and resolves when it has ended. It is restarted automatically.
   *
   * @throws Error if the process does not end, or ends with a status other than 0.
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

  /** ID of the current process. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Returns the resident memory in MB (10⁶ bytes), or 0 if it is not available in `/proc`. */
  residentMb(): number {
    try {
      const status = readFileSync(`/proc/${this.pid}/status`, "utf8");
      return (Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024) / 1e6;
    } catch {
      return 0;
    }
  }

  /**
   * Selects the version that is started when the process has ended.
   *
   * @param tree Root folder of the version. Defaults to this version.
   */
  useVersion(tree: string | undefined): void {
    this.#options.tree = tree;
    this.log(`next version: ${tree === undefined ? "this one" : "the earlier one"}`);
  }

  /** Writes a line to the server's log. */
  log(line: string): void {
    this.#log.write(`--- ${new Date().toISOString()} ${line}\n`);
  }

  /** Ends the process without restarting it. */
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
    const child = spawnServer(this.#options);
    this.#child = child;
    this.log(`process ${child.pid}`);
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
      this.log(`ended (${signal ?? code})`);
      const wasUp = this.#port !== undefined;
      this.#port = undefined;
      if (wasUp) {
        this.#up = Promise.withResolvers();
        this.#up.promise.catch(() => {});
      }
      this.#ended.resolve(signal ?? String(code));
      this.#ended = Promise.withResolvers();
      if (this.#closing) return;
      this.#options.onEnd(signal ?? String(code), wasUp);
      // Pauses before restarting a process that failed to start.
      setTimeout(() => !this.#closing && this.#spawn(), wasUp ? 0 : 200);
    });
  }
}
