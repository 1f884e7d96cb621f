import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exchange } from "./exchange.ts";
import { formatRequest, RawConnection } from "./raw-connection.ts";

let server: Server;
let url = "";

/**
 * Starts a test server that responds with the length of the request body three times. A response for `/torn`
 * breaks off, and `/silent` gets no response.
 */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { length } = Buffer.concat(await request.toArray());
    if (request.url === "/silent") return;
    if (request.url === "/torn") response.write("begun", () => response.destroy());
    else response.end(`${length}`.repeat(3));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, more: object = {}) =>
  exchange({ url, method: "POST", path, body: { a: 1 }, timeoutMs: 10_000, ...more });

it.each([
  ["/", {}, 200, "complete", "777"],
  ["/", { keepBytes: 2 }, 200, "complete", "777"],
  ["/torn", {}, 200, "cut", "begun"],
  ["/silent", { timeoutMs: 50 }, undefined, "late", ""],
  ["/silent", { signal: AbortSignal.abort() }, undefined, "left", ""],
] as const)("exchange: %s %j ends with %s, %s", async (path, more, status, ending, body) => {
  const response = await ask(path, more);
  expect([response.status, response.ending, response.body.toString(), response.size]).toEqual([
    status,
    ending,
    body,
    body.length,
  ]);
});

it("wire: sends text unchanged and reads the response", async () => {
  const wire = (await RawConnection.open(url))
    .write(formatRequest("POST", "/", { connection: "close" }, "abc"))
    .read();
  await wire.closed;
  expect(wire.received).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n333$/);
});

it("wire: reports whether text arrived before the connection was closed", async () => {
  const wire = (await RawConnection.open(url)).write(formatRequest("GET", "/torn", {})).read();
  expect([await wire.until(/begun/, 10_000), await wire.until(/ended/, 10_000)]).toEqual([true, false]);
});
