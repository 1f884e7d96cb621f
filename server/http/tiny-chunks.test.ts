import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { startTestServer } from "../proof/testing/server.ts";

/**
 * Sends a body in chunks of the given size, and returns the response status; "closed" if there is no
 * response.
 */
async function send(url: string, bytes: number, size: number): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let received = "";
  socket.setEncoding("latin1").on("data", (text: string) => {
    received += text;
  });
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(
    "POST /v1/threads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n",
  );
  const body = `{"metadata":{"a":"${"x".repeat(bytes)}"}}`;
  const chunks = body.match(new RegExp(`.{1,${size}}`, "g")) ?? [];
  socket.write(`${chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join("")}0\r\n\r\n`);
  await closed;
  return /^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? "closed";
}

it.each([
  { bytes: 3_000, size: 1, want: "201" },
  { bytes: 60_000, size: 20, want: "201" },
  { bytes: 500_000, size: 1, want: "closed" },
  { bytes: 500_000, size: 8, want: "closed" },
])("$bytes bytes in chunks of $size: $want, and others are served", async ({ bytes, size, want }) => {
  const server = await startTestServer();
  expect(await send(server.url, bytes, size)).toBe(want);
  expect((await server.request("GET", "/v1/threads")).status).toBe(200);
});
