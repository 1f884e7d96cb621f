import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, createServer } from "node:net";

/**
 * Checks that a port is available, without keeping it.
 *
 * @throws the system's error if the port is not available.
 */
export async function checkPort({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer((socket) => socket.destroy()).listen(port, host);
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}

/**
 * Starts listening.
 *
 * @param address The host and port. Port `0` selects a free port.
 * @returns The base URL, without a trailing slash.
 * @throws the system's error if the port is not available.
 */
export async function listen(http: Server, { host, port }: { host: string; port: number }): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  http.once("error", reject);
  http.listen(port, host, resolve);
  await promise;
  http.off("error", reject);
  const { address, family, port: actualPort } = http.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${actualPort}`;
}
