import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { waitForEarlierResponses } from "./pipelining.ts";

/** Starts a server that records each request, and connects to it. */
async function startPipeline() {
  const handled: string[] = [];
  const skipped: string[] = [];
  const responses: ServerResponse[] = [];
  const server = createServer((request, response) => {
    void waitForEarlierResponses(request, response).then((isOpen) => {
      (isOpen ? handled : skipped).push(request.url ?? "");
      responses.push(response);
      server.emit("handled");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const open = (): Socket => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").setEncoding("latin1");
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { handled, skipped, responses, open, next: () => once(server, "handled") };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

it("handles the requests on a connection one after the other, and other connections meanwhile", async () => {
  const { handled, responses, open, next } = await startPipeline();
  const first = next();
  const socket = open();
  socket.write(get("/1") + get("/2") + get("/3"));
  await first;
  const other = next();
  open().write(get("/other"));
  await other;
  expect(handled).toEqual(["/1", "/other"]);
  const second = next();
  responses[0]?.end("one");
  await second;
  expect(handled).toEqual(["/1", "/other", "/2"]);
  const third = next();
  responses[2]?.end("two");
  await third;
  expect(handled).toEqual(["/1", "/other", "/2", "/3"]);
  const received = once(socket, "end");
  let text = "";
  socket.on("data", (part: string) => {
    text += part;
  });
  responses[3]?.setHeader("Connection", "close").end("three");
  await received;
  expect(text.match(/one|two|three/g)).toEqual(["one", "two", "three"]);
});

it("skips the requests on a connection that has closed", async () => {
  const { handled, skipped, open, next } = await startPipeline();
  const first = next();
  const socket = open();
  socket.write(get("/1") + get("/2"));
  await first;
  const second = next();
  socket.destroy();
  await second;
  expect({ handled, skipped }).toEqual({ handled: ["/1"], skipped: ["/2"] });
});
