/** The product, the bare server and the load generator, started together and measured in turns. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ClientCommand, Opened, Reached, ServerCommand } from "./commands.ts";
import type { Shape } from "./conductor.ts";
import { Child, cores } from "./processes.ts";

/** Numbers of the events before the first that the model produces: RUN_STARTED, TEXT_MESSAGE_START. */
const opening = 2;

/** Events after the last that the model produces: TEXT_MESSAGE_END, `tambo.run.finished`, RUN_FINISHED. */
const closing = 3;

/** What one production showed. */
export interface Measured {
  /** How many came, on all streams. */
  events: number;
  /** When production began and when all of it had come: monotonic time in microseconds. */
  startedAt: number;
  endedAt: number;
  eventsPerSecond: number;
  /** Processor time of the server, in microseconds an event. */
  cpuPerEvent: number;
  /** Processor time of the server as a share of one core. */
  cpuShare: number;
  /** From produced to received, in milliseconds; 0 when the events came as fast as they were taken. */
  p50: number;
  p99: number;
}

/** One of the two servers, with the streams that are open on it. */
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

  /** Opens streams, each with a run of its own; they stay open. */
  async open(streams: number): Promise<Opened> {
    this.#opened = await this.#client.ask<Opened>({ do: "open", url: this.url, streams });
    this.#streams = streams;
    this.#produced = 0;
    return this.#opened;
  }

  /** Reads the runs of another side, whose production is received here from now on. */
  async follow(paths: string[]): Promise<void> {
    this.#opened = await this.#client.ask<Opened>({ do: "follow", url: this.url, paths });
    this.#streams = paths.length;
    this.#produced = 0;
  }

  /** Waits from now on for so many more events of every stream. @returns Resolves when they have come. */
  async expect(events: number, timed = false): Promise<() => Promise<Reached>> {
    if (this.#opened === undefined) throw new Error("there are no open streams");
    const { group } = this.#opened;
    this.#produced += events;
    await this.#client.ask({ do: "watch", group, upTo: opening + this.#produced, timed });
    return () => this.#client.ask<Reached>({ do: "wait", group });
  }

  /** Resolves when the server has cut off all open streams, with the monotonic time in microseconds. */
  async cut(): Promise<number> {
    if (this.#opened === undefined) throw new Error("there are no open streams");
    return await this.#client.ask<number>({ do: "wait for the cut", group: this.#opened.group });
  }

  /** Produces on all open streams, until all of it has been received. */
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

  /** Ends all open runs, and waits until their streams have brought the ends. */
  async finish(): Promise<void> {
    const received = await this.expect(closing);
    await this.server.ask({ do: "end" });
    await received();
    this.#opened = undefined;
  }

  /** Reads a whole response; how long it took, in milliseconds. */
  async fetch(path: string, events: number): Promise<number> {
    return await this.#client.ask<number>({ do: "fetch", url: this.url, path, events });
  }

  /** Opens connections that ask for a path and never read. */
  async stall(path: string, connections: number): Promise<void> {
    await this.#client.ask({ do: "stall", url: this.url, path, connections });
  }
}

/** Both sides; `await using` ends all processes and removes the database. */
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

  /** @param options.exposeGc Whether the servers can be asked to collect their garbage. */
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

  /** Opens streams on both sides. */
  async open(streams: number): Promise<{ product: Opened; bare: Opened }> {
    return { bare: await this.bare.open(streams), product: await this.product.open(streams) };
  }

  /** Produces on both sides in turns, so that what disturbs the machine disturbs both. */
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
