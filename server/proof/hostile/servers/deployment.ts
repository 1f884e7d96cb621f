/** The servers under attack: one process on SQLite, or two on PostgreSQL, each with a heap of 512 MB. */
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

/** Heap of a server process, in MB. */
const heapMb = 512;

/**
 * Makes glibc return freed memory to the system (mallopt(3)). By default it keeps memory that threads and
 * small buffers have freed, and resident memory would show the earlier peak.
 */
const malloc = { MALLOC_MMAP_THRESHOLD_: "8192", MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_ARENA_MAX: "2" };

/** An API key of each project. */
export interface Keys {
  neighbour: string;
  attacker: string;
  /** Key of a project with the default rate limits. */
  limited: string;
  /** Key of a project with the tools of the family `schemas`. */
  schemas: string;
}

/** A period in which a server process was stopped on purpose, in milliseconds of `Date.now()`. */
export interface Outage {
  from: number;
  to: number;
}

export interface DeploymentOptions {
  store: StoreKind;
  /** Folder for databases, settings and logs, which the deployment creates. */
  folder: string;
  /** Modules that the server processes load first. */
  preload: readonly string[];
  /** Base URL of the holds, to which each process adds its index. */
  holdsUrl: string;
}

export class Deployment {
  readonly keys: Keys = { neighbour: newKey(), attacker: newKey(), limited: newKey(), schemas: newKey() };
  /** Replaced by {@link reset}. */
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

  /** Prepares a deployment without processes; {@link reset} starts them. */
  static async prepare(options: DeploymentOptions): Promise<Deployment> {
    mkdirSync(options.folder, { recursive: true });
    return new Deployment(options, options.store === "postgres" ? await startPostgres() : undefined);
  }

  /**
   * Ends all processes, and starts new ones on an empty database.
   *
   * @param toolServers MCP servers of the attacker's project.
   * @throws Error if a process does not listen.
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
    // Only a process that exits cleanly writes the compile cache, which halves the time of later starts.
    if (this.#resets === 1) await this.stop(0);
    this.outages = [];
  }

  /**
   * Kills a process, which is restarted automatically.
   *
   * @returns Milliseconds from its end until it listens again.
   */
  async kill(index: number): Promise<number> {
    return await this.#interrupt(index, (server) => server.kill());
  }

  /**
   * Stops a process with SIGTERM, after which it is restarted.
   *
   * @throws Error if it does not exit with status 0.
   */
  async stop(index: number): Promise<number> {
    return await this.#interrupt(index, (server) => server.stop());
  }

  /** Size of all logs in bytes. */
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
        // Runs and streams of an attacker must end before the next case starts.
        DISCONNECT_GRACE_MS: "1000",
        SHUTDOWN_GRACE_MS: "200",
        ...(this.#database === undefined
          ? { DATABASE_FILE: join(cwd, "runs.sqlite") }
          : { DATABASE_URL: this.#database.url }),
      },
      onEnd: () => {},
    });
  }
}

const newKey = () => randomBytes(16).toString("hex");
