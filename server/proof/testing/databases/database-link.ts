/** A TCP proxy between a server and its PostgreSQL database. It drops connections on demand. */

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A proxied connection to a database. */
export interface DatabaseProxy {
  /** The database's URL through the proxy. */
  url: string;
  /**
   * Lets the next statement that contains this text run, and closes its connection before the response
   * arrives.
   *
   * @returns A promise that resolves when this has happened.
   */
  loseResponseTo(text: string): Promise<void>;
  /** Starts dropping all traffic, without closing any connection. */
  dropAllTraffic(): void;
}

/**
 * Starts a proxy to a database. It runs until the end of the test.
 *
 * @param database URL of the database.
 */
export async function startDatabaseProxy(database: string): Promise<DatabaseProxy> {
  const target = new URL(database);
  let pendingLoss: { text: string; loss: PromiseWithResolvers<void> } | undefined;
  let isSilent = false;
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ port: Number(target.port), host: target.hostname, allowHalfOpen: true });
    sockets.add(client).add(upstream);
    let loss: PromiseWithResolvers<void> | undefined;
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on("error", end).on("close", end);
    client.on("end", () => !isSilent && upstream.end());
    upstream.on("end", () => !isSilent && client.end());
    client.on("data", (bytes) => {
      if (isSilent) return;
      if (pendingLoss !== undefined && bytes.includes(pendingLoss.text)) {
        loss = pendingLoss.loss;
        pendingLoss = undefined;
      }
      upstream.write(bytes);
    });
    upstream.on("data", (bytes) => {
      if (isSilent) return;
      if (loss === undefined) return void client.write(bytes);
      // PostgreSQL is ready for the next query, so the statement has run.
      if (bytes.includes(readyForQuery)) {
        client.resetAndDestroy();
        loss.resolve();
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = new URL(database);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    loseResponseTo(text) {
      pendingLoss = { text, loss: Promise.withResolvers() };
      return pendingLoss.loss.promise;
    },
    dropAllTraffic() {
      isSilent = true;
    },
  };
}

/**
 * The start of a ReadyForQuery message: the type byte, followed by the message length, which is 5 (PostgreSQL
 * 18 documentation, section 54.7).
 */
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5]);
