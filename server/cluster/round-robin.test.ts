import { once } from "node:events";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { serve } from "../proof/testing/http-server.ts";
import { testServer } from "../proof/testing/server.ts";
import { freePort } from "./free-port.ts";
import { startRoundRobin } from "./round-robin.ts";

async function proxy(targets: readonly string[]): Promise<string> {
  const { url, close } = await startRoundRobin(targets);
  onTestFinished(close);
  return url;
}

function named(name: string): RequestListener {
  return (_request, response) => response.end(name);
}

/** A server that takes connections and closes them at the first byte. */
async function deaf(): Promise<string> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("gives each request to the next server, also of those that were added later", async () => {
  const targets = [await serve(named("a")), await serve(named("b"))];
  const url = await proxy(targets);
  const answers: string[] = [];
  for (let i = 0; i < 4; i += 1) answers.push(await (await fetch(url)).text());
  targets.push(await serve(named("c")));
  for (let i = 0; i < 3; i += 1) answers.push(await (await fetch(url)).text());
  expect(answers.join("")).toBe("ababbca");
});

test("passes on method, path, headers, body and status as they are, but not what belongs to the connection", async () => {
  let seen: unknown;
  const target = await serve(async (request, response) => {
    const { method, url, rawHeaders } = request;
    seen = { method, url, rawHeaders, body: await text(request) };
    response.writeHead(418, "Short And Stout", ["Set-Cookie", "a=1", "Set-Cookie", "b=2", "X-Kept", "yes"]);
    response.end("é");
  });
  const url = new URL(await proxy([target]));
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

test("lets a stream flow event by event, and its head before the first", async () => {
  let stream: ServerResponse | undefined;
  const target = await serve((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    stream = response;
  });
  const response = await fetch(await proxy([target]));
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (const frame of ["data: 1\n\n", "data: 2\n\n"]) {
    // The second is not written before the first has been read.
    stream?.write(frame);
    expect((await reader?.read())?.value).toBe(frame);
  }
  stream?.end();
  expect((await reader?.read())?.done).toBe(true);
});

test("passes on an answer that comes before the body has been read", async () => {
  const url = await proxy([await serve((_request, response) => response.writeHead(413).end("too large"))]);
  for (let i = 0; i < 10; i += 1) {
    const response = await fetch(url, { method: "POST", body: "x".repeat(5_000_000) });
    expect([response.status, await response.text()]).toEqual([413, "too large"]);
  }
});

test("lets a body flow piece by piece", async () => {
  const pieces: string[] = [];
  const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const target = await serve(async (request, response) => {
    for await (const piece of request) {
      pieces.push(String(piece));
      arrived[pieces.length - 1]?.resolve();
    }
    response.end("all of it");
  });
  const body = new TransformStream<string, string>();
  const writer = body.writable.getWriter();
  const answer = fetch(await proxy([target]), {
    method: "POST",
    body: body.readable.pipeThrough(new TextEncoderStream()),
    duplex: "half",
  });
  await writer.write("one");
  await arrived[0]?.promise;
  await writer.write("two");
  await arrived[1]?.promise;
  await writer.close();
  expect(await (await answer).text()).toBe("all of it");
  expect(pieces).toEqual(["one", "two"]);
});

test("ends the request when its client has gone, before and in the answer", async () => {
  const requests: [IncomingMessage, ServerResponse][] = [];
  const target = await serve((request, response) => {
    requests.push([request, response]);
    if (request.url === "/stream") response.write("data: 1\n\n");
    arrived.resolve();
  });
  const url = await proxy([target]);
  let arrived = Promise.withResolvers<void>();
  for (const path of ["/silent", "/stream"]) {
    arrived = Promise.withResolvers();
    const abort = new AbortController();
    const answer = fetch(url + path, { signal: abort.signal });
    const cutOff = expect(answer.then((response) => response.text())).rejects.toThrow("aborted");
    await arrived.promise;
    if (path === "/stream") await answer;
    const closed = once(requests.at(-1)?.[1] as ServerResponse, "close");
    abort.abort();
    await closed;
    await cutOff;
  }
  expect(requests.map(([, response]) => response.writableFinished)).toEqual([false, false]);
});

test("cuts off the answer when the server was cut off in it", async () => {
  const target = await serve((_request, response) => {
    response.write("data: 1\n\n");
    setImmediate(() => response.destroy());
  });
  const response = await fetch(await proxy([target]));
  await expect(response.text()).rejects.toThrow("terminated");
});

test("goes to the next server when one is down, also with a body", async () => {
  const echo = await serve(async (request, response) => void response.end(await text(request)));
  const url = await proxy([`http://127.0.0.1:${await freePort()}`, echo]);
  for (let i = 0; i < 4; i += 1) {
    const response = await fetch(url, { method: "POST", body: `body ${i}` });
    expect([response.status, await response.text()]).toEqual([200, `body ${i}`]);
  }
});

test("asks another server again only for what may be asked twice", async () => {
  const url = await proxy([await deaf(), await serve(named("b"))]);
  expect(await (await fetch(url)).text()).toBe("b");
  // That one came from the second; the next is for the first again.
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

test("answers 502 when every server is down", async () => {
  const response = await fetch(
    await proxy([`http://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`]),
  );
  expect([response.status, response.headers.get("content-type"), await response.json()]).toEqual([
    502,
    "application/problem+json",
    { title: "Bad Gateway", status: 502, detail: "no server is reachable" },
  ]);
});

test("carries a run of the server from its first event to its last", async () => {
  const server = await testServer();
  const url = await proxy([server.url]);
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
