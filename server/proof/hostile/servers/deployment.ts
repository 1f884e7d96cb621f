/**
 * The servers under attack: one process on SQLite, or two processes on PostgreSQL, each with a heap of 512
 * MB.
 */
import { randomBytes } from "node:crypto";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../../cluster/free-port.ts";
import { type PostgresServer, startPostgres } from "../../../cluster/postgres.ts";
import type { StoreKind } from "../../chaos/scene.ts";
import { ServerProcess } from "../../chaos/servers/server-process.ts";
import { createDatabase, type TestDatabase } from "../../testing/databases/empty-database.ts";
import { createConfig, type McpServers } from "./config.ts";

/** Heap size of a server process, in MB. */
const heapMb = 512;

/**
 * Makes glibc return freed memory to the system (mallopt(3)). By default it keeps memory freed by threads and
 * small buffers, so that resident memory would show an earlier peak.
 */
const malloc = { MALLOC_MMAP_THRESHOLD_: "8192", MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_ARENA_MAX: "2" };

/** The API keys of the projects. */
export interface Keys {
  neighbour: string;
  attacker: string;
  /** Key for a project with the default rate limits. */
  limited: string;
  /** Key for a project with the tools in the `schemas` family. */
  schemas: string;
}

/** A period during which a server process was stopped on purpose, as `Date.now()` values. */
export interface Outage {
  from: number;
  to: number;
}

export interface DeploymentOptions {
  store: StoreKind;
  /** Folder for databases, settings and logs. The deployment creates it. */
  folder: string;
  /** Modules that the server processes load before anything else. */
  preload: readonly string[];
  /** Base URL of the holds. Each process adds its index. */
  holdsUrl: string;
}

export class Deployment {
  readonly keys: Keys = { neighbour: newKey(), attacker: newKey(), limited: newKey(), schemas: newKey() };
  /** The current processes. {@link reset} replaces them. */
  servers: ServerProcess[] = [];
  urls: string[] = [];
  outages: Outage[] = [];
  readonly #options: DeploymentOptions;
  readonly #postgres: PostgresServer | undefined;
  #database: TestDatabase | undefined;
  #resets = 0;

  private constructor(options: DeploymentOptions, postgres: PostgresServer | undefined) {
    this.#options = options;
    this.#postgres = postgres;
  }

  /** Prepares a deployment without processes. {@link reset} starts the processes. */
  static async prepare(options: DeploymentOptions): Promise<Deployment> {
    mkdirSync(options.folder, { recursive: true });
    return new Deployment(options, options.store === "postgres" ? await startPostgres() : undefined);
  }

  /**
   * Ends all processes, and starts new ones with an empty database.
   *
   * @param toolServers MCP servers in the attacker's project.
   * @throws Error if a process does not start listening.
   */
  async reset(toolServers: McpServers): Promise<void> {
    await this.#end();
    const { store, folder } = this.#options;
    this.#resets += 1;
    if (this.#postgres !== undefined) this.#database = await createDatabase(this.#postgres.url);
    const ports =
      store === "postgres" ? [await findFreePort(), await findFreePort()] : [await findFreePort()];
    this.urls = ports.map((port) => `http://127.0.0.1:${port}`);
    const starts = ports.map((port, index) =>
      this.#start(join(folder, `${this.#resets}-${index}`), index, port, toolServers),
    );
    const started = await Promise.allSettled(starts);
    this.servers = started.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    for (const each of started) if (each.status === "rejected") throw each.reason;
    // Only a process that exits cleanly writes the compile cache, which halves the time needed for later
    // starts.
    if (this.#resets === 1) await this.stop(0);
    this.outages = [];
  }

  /**
   * Kills a process, which is then restarted automatically.
   *
   * @returns Milliseconds from the end of the process until it is listening again.
   */
  async kill(index: number): Promise<number> {
    return await this.#interrupt(index, (server) => server.kill());
  }

  /**
   * Stops a process with SIGTERM. It is then restarted automatically.
   *
   * @throws Error if the process does not exit with status 0.
   */
  async stop(index: number): Promise<number> {
    return await this.#interrupt(index, (server) => server.stop());
  }

  /** Total size of all logs in bytes. */
  get logBytes(): number {
    const prefix = join(this.#options.folder, `${this.#resets}-`);
    return this.servers.reduce((sum, _, index) => sum + statSync(`${prefix}${index}.log`).size, 0);
  }

  async close(): Promise<void> {
    await this.#end();
    await this.#postgres?.end();
  }

  async #interrupt(index: number, interrupt: (server: ServerProcess) => Promise<void>): Promise<number> {
    const server = this.servers[index];
    if (server === undefined) throw new Error(`unknown server process ${index}`);
    const outage = { from: Date.now(), to: Number.POSITIVE_INFINITY };
    this.outages.push(outage);
    await interrupt(server);
    const ended = Date.now();
    await server.waitUntilListening();
    outage.to = Date.now();
    return outage.to - ended;
  }

  async #end(): Promise<void> {
    const servers = this.servers.splice(0);
    // A process that hangs does not handle SIGTERM, and its data is no longer needed.
    for (const server of servers) {
      const closed = server.close();
      server.signal("SIGKILL");
      await closed;
    }
    await this.#database?.drop();
    this.#database = undefined;
  }

  async #start(cwd: string, index: number, port: number, toolServers: McpServers): Promise<ServerProcess> {
    const { folder, preload, holdsUrl } = this.#options;
    mkdirSync(cwd);
    const config = join(cwd, "tambo.config.json");
    writeFileSync(config, JSON.stringify(createConfig(toolServers)));
    return await ServerProcess.start({
      name: `server-${index + 1}`,
      logFile: `${cwd}.log`,
      preload: [fileURLToPath(new URL("./measured-process.ts", import.meta.url)), ...preload],
      cwd,
      env: {
        ...malloc,
        PORT: String(port),
        NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
        NODE_COMPILE_CACHE: join(folder, "compiled"),
        CONFIG_FILE: config,
        API_KEYS: Object.entries(this.keys)
          .map(([project, key]) => `${project}:${key}`)
          .join(),
        ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
        SCRIPT_HOLDS_URL: `${holdsUrl}/${index}`,
        LOG_LEVEL: "warn",
        // The attacker's runs and streams must end before the next case starts.
        DISCONNECT_GRACE_MS: "1000",
        SHUTDOWN_GRACE_MS: "200",
        DEMO_DELAY_MS: "15",
        ...(this.#database === undefined
          ? { DATABASE_FILE: join(cwd, "runs.sqlite") }
          : { DATABASE_URL: this.#database.url }),
      },
      onEnd: () => {},
    });
  }
}

const newKey = () => randomBytes(16).toString("hex");
