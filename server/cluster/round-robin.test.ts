import { once } from "node:events";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { startHttpServer } from "../proof/testing/http-server.ts";
import { startTestServer } from "../proof/testing/server.ts";
import { findFreePort } from "./free-port.ts";
import { startRoundRobinProxy } from "./round-robin.ts";

async function startProxy(targets: readonly string[]): Promise<string> {
  const { url, close } = await startRoundRobinProxy(targets);
  onTestFinished(close);
  return url;
}

function respondWithName(name: string): RequestListener {
  return (_request, response) => response.end(name);
}

/** Starts a server that accepts connections and closes each connection when its first byte arrives. */
async function startClosingServer(): Promise<string> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("sends each request to the next server, including servers that were added later", async () => {
  const targets = [await startHttpServer(respondWithName("a")), await startHttpServer(respondWithName("b"))];
  const url = await startProxy(targets);
  const responses: string[] = [];
  for (let i = 0; i < 4; i += 1) responses.push(await (await fetch(url)).text());
  targets.push(await startHttpServer(respondWithName("c")));
  for (let i = 0; i < 3; i += 1) responses.push(await (await fetch(url)).text());
  expect(responses.join("")).toBe("ababbca");
});

test("forwards method, path, headers, body and status unchanged, except hop-by-hop headers", async () => {
  let seen: unknown;
  const target = await startHttpServer(async (request, response) => {
    const { method, url, rawHeaders } = request;
    seen = { method, url, rawHeaders, body: await text(request) };
    response.writeHead(418, "Short And Stout", ["Set-Cookie", "a=1", "Set-Cookie", "b=2", "X-Kept", "yes"]);
    response.end("é");
  });
  const url = new URL(await startProxy([target]));
  const socket = connect(Number(url.port), url.hostname);
  socket.write(
    "POST /a%20b?c=%2F HTTP/1.1\r\nHost: example.com\r\nX-Twice: 1\r\nX-Twice: 2\r\nX-Mine: 1\r\n" +
      "Connection: close, X-Mine\r\nContent-Length: 4\r\n\r\nbody",
  );
  const [head, body] = (await text(socket)).split("\r\n\r\n");
  expect(seen).toEqual({
    method: "POST",
    url: "/a%20b?c=%2F",
    rawHeaders: [
      ...["Host", "example.com", "X-Twice", "1", "X-Twice", "2", "Content-Length", "4"],
      ...["Connection", "keep-alive"],
    ],
    body: "body",
  });
  expect(head?.split("\r\n").filter((line) => !line.startsWith("Date"))).toEqual([
    "HTTP/1.1 418 Short And Stout",
    "Set-Cookie: a=1",
    "Set-Cookie: b=2",
    "X-Kept: yes",
    "Connection: close",
    "Transfer-Encoding: chunked",
  ]);
  expect(body).toBe("2\r\né\r\n0");
});

test("forwards a stream event by event, and its headers before the first event", async () => {
  let stream: ServerResponse | undefined;
  const target = await startHttpServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    stream = response;
  });
  const response = await fetch(await startProxy([target]));
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (const frame of ["data: 1\n\n", "data: 2\n\n"]) {
    // The second frame is written only after the first has been read.
    stream?.write(frame);
    expect((await reader?.read())?.value).toBe(frame);
  }
  stream?.end();
  expect((await reader?.read())?.done).toBe(true);
});

test("forwards a response that arrives before the request body has been read", async () => {
  const url = await startProxy([
    await startHttpServer((_request, response) => response.writeHead(413).end("too large")),
  ]);
  for (let i = 0; i < 10; i += 1) {
    const response = await fetch(url, { method: "POST", body: "x".repeat(5_000_000) });
    expect([response.status, await response.text()]).toEqual([413, "too large"]);
  }
});

test("forwards a body chunk by chunk", async () => {
  const chunks: string[] = [];
  const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const target = await startHttpServer(async (request, response) => {
    for await (const chunk of request) {
      chunks.push(String(chunk));
      arrived[chunks.length - 1]?.resolve();
    }
    response.end("all of it");
  });
  const body = new TransformStream<string, string>();
  const writer = body.writable.getWriter();
  const response = fetch(await startProxy([target]), {
    method: "POST",
    body: body.readable.pipeThrough(new TextEncoderStream()),
    duplex: "half",
  });
  await writer.write("one");
  await arrived[0]?.promise;
  await writer.write("two");
  await arrived[1]?.promise;
  await writer.close();
  expect(await (await response).text()).toBe("all of it");
  expect(chunks).toEqual(["one", "two"]);
});

test("aborts the request when its client disconnects, before and during the response", async () => {
  const requests: [IncomingMessage, ServerResponse][] = [];
  const target = await startHttpServer((request, response) => {
    requests.push([request, response]);
    if (request.url === "/stream") response.write("data: 1\n\n");
    arrived.resolve();
  });
  const url = await startProxy([target]);
  let arrived = Promise.withResolvers<void>();
  for (const path of ["/idle", "/stream"]) {
    arrived = Promise.withResolvers();
    const abort = new AbortController();
    const response = fetch(url + path, { signal: abort.signal });
    const cutOff = expect(response.then((response) => response.text())).rejects.toThrow("aborted");
    await arrived.promise;
    if (path === "/stream") await response;
    const closed = once(requests.at(-1)?.[1] as ServerResponse, "close");
    abort.abort();
    await closed;
    await cutOff;
  }
  expect(requests.map(([, response]) => response.writableFinished)).toEqual([false, false]);
});

test("truncates the response if the server's connection breaks", async () => {
  const target = await startHttpServer((_request, response) => {
    response.write("data: 1\n\n");
    setImmediate(() => response.destroy());
  });
  const response = await fetch(await startProxy([target]));
  await expect(response.text()).rejects.toThrow("terminated");
});

test("uses the next server if one is down, also for a request with a body", async () => {
  const echo = await startHttpServer(async (request, response) => void response.end(await text(request)));
  const url = await startProxy([`http://127.0.0.1:${await findFreePort()}`, echo]);
  for (let i = 0; i < 4; i += 1) {
    const response = await fetch(url, { method: "POST", body: `body ${i}` });
    expect([response.status, await response.text()]).toEqual([200, `body ${i}`]);
  }
});

test("retries only idempotent requests at another server", async () => {
  const url = await startProxy([await startClosingServer(), await startHttpServer(respondWithName("b"))]);
  expect(await (await fetch(url)).text()).toBe("b");
  // The previous response came from the second server, so the next request starts with the first server
  // again.
  await fetch(url);
  const response = await fetch(url, { method: "POST", body: "{}" });
  expect([response.status, await response.json()]).toEqual([
    502,
    {
      title: "Bad Gateway",
      status: 502,
      detail: expect.stringMatching(/^the server at http:\/\/127\.0\.0\.1:\d+ did not respond: /),
    },
  ]);
});

test("responds with 502 if every server is down", async () => {
  const response = await fetch(
    await startProxy([
      `http://127.0.0.1:${await findFreePort()}`,
      `http://127.0.0.1:${await findFreePort()}`,
    ]),
  );
  expect([response.status, response.headers.get("content-type"), await response.json()]).toEqual([
    502,
    "application/problem+json",
    { title: "Bad Gateway", status: 502, detail: "no server is reachable" },
  ]);
});

test("forwards a run from its first event to its last", async () => {
  const server = await startTestServer();
  const url = await startProxy([server.url]);
  const response = await fetch(`${url}/v1/threads/t/runs`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      message: { role: "user", content: JSON.stringify({ turns: [[{ text: ["Hel", "lo"] }]] }) },
      createThread: true,
      model: "script",
    }),
  });
  const frames = await response.text();
  const run = /"runId":"(run_[^"]+)"/.exec(frames)?.[1];
  expect(frames).toContain('"type":"RUN_FINISHED"');
  expect(await (await fetch(`${server.url}/v1/threads/t/runs/${run}?after=0`)).text()).toBe(frames);
});
