/** Listening for HTTP. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Begins to listen.
 *
 * @param at Where; port 0 lets the system choose.
 * @returns The URL of its root, without a slash at the end.
 * @throws the system's error when the port cannot be had.
 */
export async function listen(http: Server, { host, port }: { host: string; port: number }): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  http.once("error", reject);
  http.listen(port, host, resolve);
  await promise;
  http.off("error", reject);
  const { address, family, port: taken } = http.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${taken}`;
}
