/** A TCP proxy that cuts connections. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * Starts a proxy to `target` on a free port.
 *
 * @param cuts The number of response bytes after which each connection is cut, in the order of connections.
 * Later connections are not cut.
 * @returns The proxy's URL and the number of connections so far.
 */
export async function startCuttingProxy(
  target: string,
  cuts: readonly number[],
): Promise<{ url: string; connections: () => number }> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createServer((client) => {
    let left = cuts[count++] ?? Number.POSITIVE_INFINITY;
    const upstream = connect(Number(port), hostname);
    const close = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", close);
      socket.on("close", () => {
        sockets.delete(socket);
        close();
      });
    }
    client.pipe(upstream);
    upstream.on("data", (data: Buffer) => {
      const part = data.subarray(0, left);
      left -= data.length;
      // The callback runs once the bytes have been written, so they arrive before the connection closes.
      if (left <= 0) client.write(part, close);
      else client.write(part);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, "close");
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections: () => count };
}
