import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { ModelError } from "../../core/errors.ts";
import { createRemoteHolds } from "./remote-holds.ts";

const never = new AbortController().signal;
const long = 600_000;

/** Starts a server for holds. The test controls its responses. */
async function startHoldServer() {
  const arrived = Promise.withResolvers<{ path: string | undefined; response: ServerResponse }>();
  const closed = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    response.on("close", () => closed.resolve());
    arrived.resolve({ path: request.url, response });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/holds`, arrived: arrived.promise, closed: closed.promise };
}

it("continues when the hold's request gets a response, not earlier", async () => {
  const { url, arrived } = await startHoldServer();
  let over = false;
  const wait = createRemoteHolds(url)("a b/c", long, never).then(() => {
    over = true;
  });
  const { path, response } = await arrived;
  expect([path, over]).toEqual(["/holds/a%20b%2Fc", false]);
  response.end("{}");
  await wait;
});

it("continues at its time limit", async () => {
  const { url } = await startHoldServer();
  await createRemoteHolds(url)("x", 1, never);
});

it("fails with the signal's reason, before and while it waits, and closes the connection", async () => {
  const { url, arrived, closed } = await startHoldServer();
  const stop = new AbortController();
  const wait = createRemoteHolds(url)("x", long, stop.signal);
  await arrived;
  const reason = new Error("cancelled");
  stop.abort(reason);
  await expect(wait).rejects.toBe(reason);
  await closed;
  await expect(createRemoteHolds(url)("x", long, stop.signal)).rejects.toBe(reason);
});

const failed = (problem: string) =>
  new ModelError("HOLD_FAILED", `Waiting at the hold "x" failed: ${problem}.`);

it.each([404, 500, 204])("fails for a response with status %i", async (status) => {
  const { url, arrived } = await startHoldServer();
  const wait = createRemoteHolds(url)("x", long, never);
  (await arrived).response.writeHead(status).end();
  await expect(wait).rejects.toEqual(failed(`SCRIPT_HOLDS_URL responded with status ${status}`));
});

it("fails when the connection is closed, and when nothing listens", async () => {
  const { url, arrived } = await startHoldServer();
  const wait = createRemoteHolds(url)("x", long, never);
  (await arrived).response.destroy();
  await expect(wait).rejects.toEqual(failed("SCRIPT_HOLDS_URL cannot be reached (ECONNRESET)"));
  const nobody = createRemoteHolds("http://127.0.0.1:9")("x", long, never);
  await expect(nobody).rejects.toEqual(failed("SCRIPT_HOLDS_URL cannot be reached (ECONNREFUSED)"));
});
