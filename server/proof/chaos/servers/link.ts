/**
 * A TCP proxy in front of a server or a database. It can reset connections in the middle of a frame, hold the bytes in
 * one or both directions while connections stay open, and delay responses.
 */
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import type { Random } from "../random.ts";

/** The direction of bytes: to the target of the link, or from it. */
export type Direction = "to" | "from";

export class Link {
  readonly #server: Server;
  readonly #connections = new Set<Connection>();
  readonly #held = new Set<Direction>();
  #delayMs = 0;
  #isRejecting = false;

  private constructor(target: () => number | undefined) {
    this.#server = createServer((client) => {
      const port = this.#isRejecting ? undefined : target();
      if (port === undefined) return void client.resetAndDestroy();
      const connection = new Connection(client, connect(port, "127.0.0.1"), () => this.#delayMs);
      this.#connections.add(connection);
      client.once("close", () => this.#connections.delete(connection));
      connection.hold(this.#held);
    });
  }

  /** @param target Returns the target's current port, or `undefined` while the target is not listening. */
  static async open(target: () => number | undefined): Promise<Link> {
    const link = new Link(target);
    await new Promise<void>((resolve) => link.#server.listen(0, "127.0.0.1", resolve));
    return link;
  }

  /** The port for clients. */
  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /**
   * Resets some of the open connections after a few more bytes.
   *
   * @param share Probability for each connection, from 0 to 1.
   * @returns The number of connections that are reset.
   */
  cut(random: Random, share: number): number {
    let cut = 0;
    for (const connection of this.#connections) {
      if (!random.chance(share)) continue;
      cut += 1;
      connection.budget = random.int(1, 400);
    }
    return cut;
  }

  /**
   * Holds the bytes in the given directions, on open and on new connections. An empty list delivers the held bytes.
   */
  hold(directions: readonly Direction[]): void {
    this.#held.clear();
    for (const direction of directions) this.#held.add(direction);
    for (const connection of this.#connections) connection.hold(this.#held);
  }

  /** Delays all later bytes from the target. */
  delayResponses(ms: number): void {
    this.#delayMs = ms;
  }

  /** Resets all connections, and rejects new ones until {@link accept} is called. */
  reject(): void {
    this.#isRejecting = true;
    for (const connection of this.#connections) connection.reset();
  }

  /** Accepts connections again. */
  accept(): void {
    this.#isRejecting = false;
  }

  /** Closes the proxy and all connections. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const connection of this.#connections) connection.destroy();
    await closed;
  }
}

/** A proxied connection. */
class Connection {
  /** Number of bytes from the target after which the connection is reset. */
  budget = Number.POSITIVE_INFINITY;
  readonly #client: Socket;
  readonly #upstream: Socket;
  readonly #getDelayMs: () => number;
  /** Bytes from the target that are being delayed. */
  readonly #delayed: Buffer[] = [];
  #held: ReadonlySet<Direction> = new Set();
  #isCut = false;

  constructor(client: Socket, upstream: Socket, getDelayMs: () => number) {
    this.#client = client;
    this.#upstream = upstream;
    this.#getDelayMs = getDelayMs;
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      socket.on("error", () => this.destroy());
      socket.on("close", () => this.destroy());
      socket.on("drain", () => this.hold(this.#held));
    }
    client.on("data", (bytes: Buffer) => {
      if (!upstream.write(bytes)) client.pause();
    });
    client.on("end", () => upstream.end());
    upstream.on("data", (bytes: Buffer) => this.#receive(bytes));
    upstream.on("end", () => this.#delayed.length === 0 && client.end());
  }

  /** Holds the bytes in the given directions, and delivers the bytes in the others. */
  hold(directions: ReadonlySet<Direction>): void {
    this.#held = new Set(directions);
    for (const [source, direction] of [
      [this.#client, "to"],
      [this.#upstream, "from"],
    ] as const) {
      if (directions.has(direction)) source.pause();
      else source.resume();
    }
  }

  reset(): void {
    this.#client.resetAndDestroy();
    this.#upstream.resetAndDestroy();
  }

  destroy(): void {
    this.#client.destroy();
    this.#upstream.destroy();
  }

  #receive(bytes: Buffer): void {
    const delayMs = this.#getDelayMs();
    if (delayMs === 0 && this.#delayed.length === 0) {
      this.#send(bytes);
      return;
    }
    this.#delayed.push(bytes);
    setTimeout(() => this.#send(this.#delayed.shift() ?? Buffer.alloc(0)), delayMs);
  }

  #send(bytes: Buffer): void {
    // A destroyed socket still emits the bytes that it has buffered for a slow reader.
    if (this.#isCut) return;
    if (bytes.length >= this.budget) {
      this.#isCut = true;
      this.#client.write(bytes.subarray(0, this.budget), () => this.#client.resetAndDestroy());
      this.#upstream.resetAndDestroy();
      return;
    }
    this.budget -= bytes.length;
    if (!this.#client.write(bytes)) this.#upstream.pause();
  }
}
