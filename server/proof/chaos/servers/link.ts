/** A TCP proxy between clients and one server. It can reset connections in the middle of a frame. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import type { Random } from "../random.ts";

export class Link {
  readonly #server: Server;
  readonly #connections = new Set<{ client: Socket; upstream: Socket; budget: number }>();

  private constructor(target: () => number | undefined) {
    this.#server = createServer((client) => {
      const port = target();
      if (port === undefined) return void client.resetAndDestroy();
      const upstream = connect(port, "127.0.0.1");
      const connection = { client, upstream, budget: Number.POSITIVE_INFINITY };
      this.#connections.add(connection);
      const end = () => {
        this.#connections.delete(connection);
        client.destroy();
        upstream.destroy();
      };
      for (const socket of [client, upstream]) {
        socket.setNoDelay(true);
        socket.on("error", end);
        socket.on("close", end);
      }
      client.pipe(upstream);
      upstream.on("data", (bytes) => {
        if (bytes.length >= connection.budget) {
          client.write(bytes.subarray(0, connection.budget), () => client.resetAndDestroy());
          upstream.resetAndDestroy();
          return;
        }
        connection.budget -= bytes.length;
        if (!client.write(bytes)) upstream.pause();
      });
      client.on("drain", () => upstream.resume());
      upstream.on("end", () => client.end());
    });
  }

  /** @param target Returns the server's current port, or `undefined` while the server is not listening. */
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

  /** Closes the proxy and all connections. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const { client, upstream } of this.#connections) {
      client.destroy();
      upstream.destroy();
    }
    await closed;
  }
}
