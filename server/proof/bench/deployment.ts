/**
 * The product as it is deployed: one or more processes that use one database, each with its own load
 * generator.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PostgresServer, startPostgres } from "../../cluster/postgres.ts";
import type { ClientCommand, ServerCommand } from "./commands.ts";
import type { Shape } from "./conductor.ts";
import { Child, cpuSecondsOfFamily } from "./processes.ts";
import { Side } from "./workbench.ts";

/** Measurements of one production on all processes. */
export interface Produced {
  eventsPerSecond: number;
  /** CPU time of the servers, in microseconds per event. */
  serverCpuPerEvent: number;
  /** CPU time of the servers and the database, in microseconds per event. */
  cpuPerEvent: number;
}

/**
 * Processes that share all cores. They are not pinned, because two processes on one core would show no gain.
 * `await using` ends the processes and removes the database.
 */
export class Deployment implements AsyncDisposable {
  readonly sides: Side[] = [];
  readonly #postgres: PostgresServer | undefined;
  readonly #folder: string;
  readonly #children: Child<never>[] = [];

  private constructor(folder: string, postgres: PostgresServer | undefined) {
    this.#folder = folder;
    this.#postgres = postgres;
  }

  /**
   * Starts a database and server processes that use it.
   *
   * @param store With SQLite, only one process is possible.
   * @throws NoPostgresError if PostgreSQL is not installed.
   */
  static async start(store: "sqlite" | "postgres", processes: number): Promise<Deployment> {
    const postgres = store === "postgres" ? await startPostgres() : undefined;
    const deployment = new Deployment(await mkdtemp(join(tmpdir(), "bench-")), postgres);
    for (let started = 0; started < processes; started += 1) await deployment.addProcess();
    return deployment;
  }

  /** Starts another process. */
  async addProcess(): Promise<Side> {
    const database = this.#postgres?.url ?? join(this.#folder, "runs.sqlite");
    const server = Child.start<ServerCommand>("server.ts", [database]);
    const client = Child.start<ClientCommand>("client.ts", []);
    this.#children.push(client, server);
    const [url] = await Promise.all([server.ready<string>(), client.ready()]);
    const side = new Side(server, url, client);
    this.sides.push(side);
    return side;
  }

  /** Opens the same number of streams on each process. */
  async open(streams: number): Promise<void> {
    await Promise.all(this.sides.map((side) => side.open(streams / this.sides.length)));
  }

  /** Ends all open runs and waits until their streams have ended. */
  async finish(): Promise<void> {
    await Promise.all(this.sides.map((side) => side.finish()));
  }

  /** Produces events on all open streams of all processes, and waits until they have all been received. */
  async produce(shape: Shape): Promise<Produced> {
    const database = this.databaseCpuSeconds();
    const measured = await Promise.all(this.sides.map((side) => side.produce(shape)));
    const events = measured.reduce((sum, { events }) => sum + events, 0);
    const serverCpu = measured.reduce((sum, { cpuPerEvent, events }) => sum + cpuPerEvent * events, 0);
    const startedAt = Math.min(...measured.map(({ startedAt }) => startedAt));
    const endedAt = Math.max(...measured.map(({ endedAt }) => endedAt));
    return {
      eventsPerSecond: (events / (endedAt - startedAt)) * 1e6,
      serverCpuPerEvent: serverCpu / events,
      cpuPerEvent: (serverCpu + (this.databaseCpuSeconds() - database) * 1e6) / events,
    };
  }

  /** Returns the CPU time used so far by the servers and the database, in seconds. */
  cpuSeconds(): number {
    return this.sides.reduce((sum, { server }) => sum + server.cpuSeconds(), this.databaseCpuSeconds());
  }

  databaseCpuSeconds(): number {
    return this.#postgres === undefined ? 0 : cpuSecondsOfFamily(this.#postgres.pid);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#children.map((child) => child.stop()));
    await this.#postgres?.end();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
