import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { dropBody } from "./drop-body.ts";

const clients = 30;
const bodyBytes = 4_000_000;

/** Sends a body, and returns the start of the response. */
async function sendBody(port: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const responseData = once(socket, "data");
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${bodyBytes}\r\n\r\n`);
  await new Promise((resolve) => socket.write(Buffer.alloc(bodyBytes), resolve));
  const [head] = (await responseData) as [Buffer];
  return head.toString("latin1", 0, 12);
}

it("reads rejected bodies to the end, with few chunks per event loop iteration", async () => {
  let pass = 0;
  let bytes = 0;
  const chunks = new Map<number, number>();
  const timer = (): void => {
    pass += 1;
    if (server.listening) setImmediate(timer);
  };
  const server = createServer((request, response) => {
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.set(pass, (chunks.get(pass) ?? 0) + 1);
    });
    request.pause();
    void dropBody(request, "p");
    response.writeHead(429).end();
  });
  server.listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, "listening");
  timer();
  const { port } = server.address() as AddressInfo;
  expect(await Promise.all(Array.from({ length: clients }, () => sendBody(port)))).toEqual(
    Array(clients).fill("HTTP/1.1 429"),
  );
  await vi.waitFor(() => expect(bytes).toBe(clients * bodyBytes), { timeout: 10_000 });
  const all = [...chunks.values()].reduce((sum, count) => sum + count, 0);
  // Without `dropBody`, this would be about the number of clients.
  expect(all / chunks.size).toBeLessThan(8);
}, 30_000);
