/** The network between a server and its PostgreSQL database, which loses what it is told to lose. */

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A way to a database. */
export interface DatabaseLink {
  /** The database's URL by this way. */
  url: string;
  /**
   * The next statement with this text is carried out, and its connection is lost before the answer comes.
   *
   * @returns Resolves when that has happened.
   */
  loseAnswerTo(text: string): Promise<void>;
  /** From now on the database is gone without a word: nothing arrives, not even the end of a connection. */
  vanish(): void;
}

/** Opens a way to a database, until the end of the test. @param database Its URL. */
export async function databaseLink(database: string): Promise<DatabaseLink> {
  const target = new URL(database);
  let losing: { text: string; lost: PromiseWithResolvers<void> } | undefined;
  let isGone = false;
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ port: Number(target.port), host: target.hostname, allowHalfOpen: true });
    sockets.add(client).add(upstream);
    let lost: PromiseWithResolvers<void> | undefined;
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on("error", end).on("close", end);
    client.on("end", () => !isGone && upstream.end());
    upstream.on("end", () => !isGone && client.end());
    client.on("data", (bytes) => {
      if (isGone) return;
      if (losing !== undefined && bytes.includes(losing.text)) {
        lost = losing.lost;
        losing = undefined;
      }
      upstream.write(bytes);
    });
    upstream.on("data", (bytes) => {
      if (isGone) return;
      if (lost === undefined) return void client.write(bytes);
      // The database says that it is ready for the next one when what it was told to do is done.
      if (bytes.includes(readyForQuery)) {
        client.resetAndDestroy();
        lost.resolve();
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
    loseAnswerTo(text) {
      losing = { text, lost: Promise.withResolvers() };
      return losing.lost.promise;
    },
    vanish() {
      isGone = true;
    },
  };
}

/** PostgreSQL 18 documentation, section 54.7: ReadyForQuery, of five bytes after its letter. */
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5]);
