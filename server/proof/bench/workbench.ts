/**
 * The product, the bare server and the load generator, which are started together. The two servers are
 * measured alternately.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ClientCommand, Opened, Reached, ServerCommand } from "./commands.ts";
import type { Shape } from "./conductor.ts";
import { Child, cores } from "./processes.ts";

/** Number of events before the model's first event: RUN_STARTED, TEXT_MESSAGE_START. */
const opening = 2;

/** Number of events after the model's last event: TEXT_MESSAGE_END, `tambo.run.finished`, RUN_FINISHED. */
const closing = 3;

/** Measurements of one production. */
export interface Measured {
  /** Total number of events on all streams. */
  events: number;
  /** Monotonic time in microseconds when production started, and when the last event was received. */
  startedAt: number;
  endedAt: number;
  eventsPerSecond: number;
  /** CPU time of the server, in microseconds per event. */
  cpuPerEvent: number;
  /** CPU time of the server as a fraction of one core. */
  cpuShare: number;
  /**
   * Time from production to receipt, in milliseconds. It is 0 if events were produced as fast as they were
   * read.
   */
  p50: number;
  p99: number;
}

/** One of the two servers with its open streams. */
export class Side {
  readonly server: Child<ServerCommand>;
  readonly url: string;
  readonly #client: Child<ClientCommand>;
  #streams = 0;
  #opened: Opened | undefined;
  #produced = 0;

  constructor(server: Child<ServerCommand>, url: string, client: Child<ClientCommand>) {
    this.server = server;
    this.url = url;
    this.#client = client;
  }

  /** Opens streams, each for a separate run. */
  async open(streams: number): Promise<Opened> {
    this.#opened = await this.#client.ask<Opened>({ do: "open", url: this.url, streams });
    this.#streams = streams;
    this.#produced = 0;
    return this.#opened;
  }

  /** Uses streams that read the runs of another server. */
  async follow(paths: string[]): Promise<void> {
    this.#opened = await this.#client.ask<Opened>({ do: "follow", url: this.url, paths });
    this.#streams = paths.length;
    this.#produced = 0;
  }

  /**
   * Waits for this number of additional events on every stream.
   *
   * @returns A function that resolves when they have arrived.
   */
  async expect(events: number, timed = false): Promise<() => Promise<Reached>> {
    if (this.#opened === undefined) throw new Error("there are no open streams");
    const { group } = this.#opened;
    this.#produced += events;
    await this.#client.ask({ do: "watch", group, upTo: opening + this.#produced, timed });
    return () => this.#client.ask<Reached>({ do: "wait", group });
  }

  /** Resolves when the server has closed all open streams, with the monotonic time in microseconds. */
  async cut(): Promise<number> {
    if (this.#opened === undefined) throw new Error("there are no open streams");
    return await this.#client.ask<number>({ do: "wait for the cut", group: this.#opened.group });
  }

  /** Produces events on all open streams, and waits until they have all been received. */
  async produce(shape: Shape): Promise<Measured> {
    const received = await this.expect(shape.events, shape.rate !== undefined);
    const cpuBefore = this.server.cpuSeconds();
    const startedAt = await this.server.ask<number>({ do: "produce", shape });
    const { at, latency = { p50: 0, p99: 0 } } = await received();
    const cpu = this.server.cpuSeconds() - cpuBefore;
    const seconds = (at - startedAt) / 1e6;
    const events = shape.events * this.#streams;
    return {
      events,
      startedAt,
      endedAt: at,
      eventsPerSecond: events / seconds,
      cpuPerEvent: (cpu / events) * 1e6,
      cpuShare: cpu / seconds,
      ...latency,
    };
  }

  /** Ends all open runs and waits until their streams have ended. */
  async finish(): Promise<void> {
    const received = await this.expect(closing);
    await this.server.ask({ do: "end" });
    await received();
    this.#opened = undefined;
  }

  /** Reads a complete response and returns its duration in milliseconds. */
  async fetch(path: string, events: number): Promise<number> {
    return await this.#client.ask<number>({ do: "fetch", url: this.url, path, events });
  }

  /** Opens connections that request a path and never read the response. */
  async stall(path: string, connections: number): Promise<void> {
    await this.#client.ask({ do: "stall", url: this.url, path, connections });
  }
}

/** The two servers with their load generator. `await using` ends all processes and removes the database. */
export class Workbench implements AsyncDisposable {
  readonly product: Side;
  readonly bare: Side;
  readonly #client: Child<ClientCommand>;
  readonly #folder: string;

  private constructor(product: Side, bare: Side, client: Child<ClientCommand>, folder: string) {
    this.product = product;
    this.bare = bare;
    this.#client = client;
    this.#folder = folder;
  }

  /** @param options.exposeGc Set to `true` if the servers must be able to collect garbage on command. */
  static async start({ exposeGc = false } = {}): Promise<Workbench> {
    const folder = await mkdtemp(join(tmpdir(), "bench-"));
    const core = cores?.server;
    const product = Child.start<ServerCommand>("server.ts", [join(folder, "runs.sqlite")], {
      core,
      exposeGc,
    });
    const bare = Child.start<ServerCommand>("bare-server.ts", [], { core, exposeGc });
    const client = Child.start<ClientCommand>("client.ts", [], { core: cores?.client });
    const [productUrl, bareUrl] = await Promise.all([
      product.ready<string>(),
      bare.ready<string>(),
      client.ready(),
    ]);
    return new Workbench(
      new Side(product, productUrl, client),
      new Side(bare, bareUrl, client),
      client,
      folder,
    );
  }

  /** Opens streams on both servers. */
  async open(streams: number): Promise<{ product: Opened; bare: Opened }> {
    return { bare: await this.bare.open(streams), product: await this.product.open(streams) };
  }

  /** Produces events on both servers alternately, so that disturbances affect both. */
  async rounds(
    count: number,
    shape: Shape,
    bareShape: Shape = shape,
  ): Promise<{ product: Measured[]; bare: Measured[] }> {
    const measured = { product: [] as Measured[], bare: [] as Measured[] };
    for (let round = 0; round < count; round += 1) {
      measured.bare.push(await this.bare.produce(bareShape));
      measured.product.push(await this.product.produce(shape));
    }
    return measured;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.stop();
    await Promise.all([this.product.server.stop(), this.bare.server.stop()]);
    await rm(this.#folder, { recursive: true, force: true });
  }
}
