/** A network between page and server that breaks when told to: a relay of TCP connections. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A relay in front of a server. */
export interface Network {
  /** The server's address as the page sees it. */
  url: string;
  /** Resets every connection at once, as a network that fails does; new ones are relayed. */
  breakConnections(): void;
  close(): Promise<void>;
}

/** @param target Address of the server, without a path. */
export async function startNetwork(target: string): Promise<Network> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  relay.listen(0, "127.0.0.1");
  await once(relay, "listening");
  const breakConnections = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    breakConnections,
    async close() {
      const closed = once(relay, "close");
      relay.close();
      breakConnections();
      await closed;
    },
  };
}
