import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import type { EventStream } from "../../proof/testing/clients/sse-client.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { waitForResponse } from "./testing.ts";

afterEach(() => void vi.useRealTimers());

const getRunPath = ({ response }: EventStream) =>
  `/v1/threads/${response.headers.get("x-thread-id")}/runs/${response.headers.get("x-run-id")}`;
const text = (event: { type: string }) => event.type === "TEXT_MESSAGE_CONTENT";

it.each([0, 50])(
  "cancels after a grace period of %i ms if no client reconnects [T-145][T-238][TX-04]",
  async (grace) => {
    const server = await startTestServer({ disconnectGraceMs: grace });
    const hold = randomUUID();
    const stream = await server.script("thr_a", [[{ text: ["a", { hold }] }]]);
    await stream.until(text);
    await holdReached(hold);
    stream.drop();
    const message = await waitForResponse(server, "thr_a");
    expect(message).toMatchObject({ content: [{ type: "text", text: "a" }], incomplete: "cancelled" });
    expect(releaseHold(hold), "the model has been aborted").toBe(false);
    const end = await (await server.stream("GET", getRunPath(stream))).end();
    expect(end.map(({ event }) => event)).toMatchObject([{ type: "RUN_ERROR", code: "CANCELLED" }]);
  },
);

it("keeps the run if a reader reconnects within the grace period [T-008][T-237][TX-04]", async () => {
  const server = await startTestServer({ disconnectGraceMs: 200 });
  const [hold, later] = [randomUUID(), randomUUID()];
  const stream = await server.script("thr_a", [[{ text: ["a", { hold }, "b", { hold: later }, "c"] }]]);
  await stream.until(text);
  // The clock is stopped, so that the reader reconnects before the timeout even on a busy machine.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  stream.drop();
  const back = await server.stream("GET", `${getRunPath(stream)}?after=0`);
  await holdReached(hold);
  releaseHold(hold);
  await back.until((event) => event.delta === "b");
  // This is longer than the grace period, which does not matter while a reader is connected.
  await vi.advanceTimersByTimeAsync(250);
  releaseHold(later);
  expect((await back.end()).at(-1)?.event.type).toBe("RUN_FINISHED");
});

it("keeps the run while one of two readers is connected [TX-04]", async () => {
  const server = await startTestServer({ disconnectGraceMs: 0 });
  const hold = randomUUID();
  const stream = await server.script("thr_a", [[{ text: ["a", { hold }, "b"] }]]);
  const other = await server.stream("GET", `${getRunPath(stream)}?after=0`);
  await other.until(text);
  stream.drop();
  for (let n = 0; n < 5; n += 1) await server.json("GET", "/healthz");
  releaseHold(hold);
  expect((await other.end()).at(-1)?.event.type).toBe("RUN_FINISHED");
});

it("continues to the end if onDisconnect is continue [TX-04][TC-046]", async () => {
  const server = await startTestServer({ disconnectGraceMs: 0 });
  const hold = randomUUID();
  const request = { onDisconnect: "continue" };
  const stream = await server.script("thr_a", [[{ text: ["a", { hold }, "b"] }]], request);
  await stream.until(text);
  await holdReached(hold);
  stream.drop();
  for (let n = 0; n < 5; n += 1) await server.json("GET", "/healthz");
  expect(releaseHold(hold)).toBe(true);
  const message = await waitForResponse(server, "thr_a");
  expect(message.content).toEqual([{ type: "text", text: "ab" }]);
  expect(message.incomplete).toBeUndefined();
});

it("is not slowed down by a client that stops reading, which can read everything later [T-140][T-143][TC-048]", async () => {
  const server = await startTestServer({ maxMessageBytes: 10 * 1024 ** 2 });
  const thread = `thr_${randomUUID()}`;
  const part = "x".repeat(50_000);
  const turns = [[{ text: Array.from({ length: 80 }, () => part) }]];
  const body = JSON.stringify({
    message: { role: "user", content: JSON.stringify({ turns }) },
    createThread: true,
    model: "script",
  });
  const { port } = new URL(server.url);
  const socket = connect(Number(port), "127.0.0.1");
  const head = `POST /v1/threads/${thread}/runs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Connection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  socket.pause();
  const complete = await waitForResponse(server, thread);
  expect(complete.content[0].text).toHaveLength(80 * 50_000);
  let received = "";
  for await (const chunk of socket) received += (chunk as Buffer).toString("latin1");
  expect(received.split('"type":"TEXT_MESSAGE_CONTENT"')).toHaveLength(81);
  expect(received.match(/"type":"RUN_FINISHED"/g)).toHaveLength(1);
});
