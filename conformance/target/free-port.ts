/** A TCP port for the implementation under test. */
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ephemeral ranges of Linux (from 32768) and of IANA (from 49152): no outgoing connection can take one. */
const lowest = 20_000;
const highest = 29_999;
const attempts = 100;

/** Whether nothing listens on the port of 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ host: "127.0.0.1", port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * A port of 127.0.0.1 on which nothing listens, from 20000 to 29999. It stays the implementation's own even while it is
 * down, so that it can be killed and started again on the same one.
 *
 * @throws Error when no free one was found.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = randomInt(lowest, highest + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`found no free port from ${lowest} to ${highest} in ${attempts} attempts`);
}
