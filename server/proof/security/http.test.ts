/** What the HTTP side does with requests that are meant to be misunderstood, and with clients that do not finish them. */
import { randomUUID } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { type TestServer, testServer } from "../testing/server.ts";
import { request, sendRaw, statuses } from "./raw-http.ts";

const host = "Host: localhost";
const json = "Content-Type: application/json";
const hidden = request("DELETE /v1/threads/victim HTTP/1.1", host);

describe("two readings of one message (RFC 9112 section 11.2)", () => {
  it.each([
    [
      "both lengths",
      request("POST /v1/threads HTTP/1.1", host, json, "Content-Length: 4", "Transfer-Encoding: chunked") +
        `0\r\n\r\n${hidden}`,
    ],
    [
      "both lengths, the other way round",
      request("POST /v1/threads HTTP/1.1", host, json, "Transfer-Encoding: chunked", "Content-Length: 4") +
        `0\r\n\r\n${hidden}`,
    ],
    [
      "two lengths",
      `${request("POST /v1/threads HTTP/1.1", host, json, "Content-Length: 2", "Content-Length: 90")}{}${hidden}`,
    ],
    [
      "a list of lengths",
      `${request("POST /v1/threads HTTP/1.1", host, json, "Content-Length: 2, 90")}{}${hidden}`,
    ],
    [
      "a signed length",
      `${request("POST /v1/threads HTTP/1.1", host, json, "Content-Length: +2")}{}${hidden}`,
    ],
    [
      "an unknown coding",
      request("POST /v1/threads HTTP/1.1", host, json, "Transfer-Encoding: xchunked") + hidden,
    ],
    [
      "chunked, but not last",
      request("POST /v1/threads HTTP/1.1", host, json, "Transfer-Encoding: chunked, identity") +
        `0\r\n\r\n${hidden}`,
    ],
    [
      "a space before the colon",
      `${request("POST /v1/threads HTTP/1.1", host, json, "Transfer-Encoding : chunked")}0\r\n\r\n${hidden}`,
    ],
    ["a folded line", request("GET /v1/threads HTTP/1.1", host, "X-A: b", " Content-Length: 3") + hidden],
    ["bare line feeds", `GET /v1/threads HTTP/1.1\n${host}\nX-A: b\r\n\r\n${hidden}`],
    ["a carriage return in a field", request("GET /v1/threads HTTP/1.1", host, "X-A: b\rX-B: c") + hidden],
    ["a NUL in a field", request("GET /v1/threads HTTP/1.1", host, "X-A: b\0c") + hidden],
    [
      "a chunk's length that is none",
      request("POST /v1/threads HTTP/1.1", host, json, "Transfer-Encoding: chunked") +
        `0x2\r\n{}\r\n0\r\n\r\n${hidden}`,
    ],
    [
      "a chunk that is longer than told",
      request("POST /v1/threads HTTP/1.1", host, json, "Transfer-Encoding: chunked") +
        `1\r\n{}\r\n0\r\n\r\n${hidden}`,
    ],
    ["no Host", request("GET /v1/threads HTTP/1.1") + hidden],
  ])("%s: one refusal, and the connection is closed", async (_name, text) => {
    const { url } = await testServer();
    expect(statuses(await sendRaw(url, text))).toEqual([400]);
  });

  it("a body of GET is no request", async () => {
    const { url } = await testServer();
    const text = request(
      "GET /v1/threads HTTP/1.1",
      host,
      `Content-Length: ${hidden.length}`,
      "Connection: close",
    );
    expect(statuses(await sendRaw(url, text + hidden))).toEqual([200]);
  });

  it("an upgrade is not made, and what follows is read as HTTP", async () => {
    const { url } = await testServer();
    const upgrade = request(
      "GET /v1/threads HTTP/1.1",
      host,
      "Connection: Upgrade, close",
      "Upgrade: h2c",
      "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA",
    );
    expect(statuses(await sendRaw(url, upgrade))).toEqual([200]);
    expect(await sendRaw(url, request("CONNECT 127.0.0.1:22 HTTP/1.1", host))).toBe("");
  });
});

describe("what a request says it is", () => {
  it.each(["X-HTTP-Method-Override: DELETE", "X-HTTP-Method: DELETE", "X-Method-Override: DELETE"])(
    "its method is that of its first line, whatever %s says",
    async (field) => {
      const server = await testServer();
      const { body } = await server.json("POST", "/v1/threads", {});
      const path = `/v1/threads/${body.thread.id}`;
      for (const target of [path, `${path}?_method=DELETE`]) {
        const text = request(
          `POST ${target} HTTP/1.1`,
          host,
          json,
          field,
          "Content-Length: 2",
          "Connection: close",
        );
        expect(statuses(await sendRaw(server.url, `${text}{}`))).toEqual([405]);
      }
      expect((await server.json("GET", path)).status).toBe(200);
    },
  );

  it.each([
    ["X-Forwarded-For: 10.0.0.1", "X-Forwarded-Host: evil.example"],
    ["X-Original-URL: /v1/threads", "X-Rewrite-URL: /v1/threads"],
  ])("nobody else's word counts: %s, %s", async (...fields) => {
    const { url } = await testServer({ apiKeys: "default:key-1" });
    const healthy = await sendRaw(
      url,
      request("GET /contracts/none HTTP/1.1", host, ...fields, "Connection: close"),
    );
    expect(statuses(healthy)).toEqual([404]);
    expect(healthy).not.toMatch(/evil\.example|10\.0\.0\.1/);
  });
});

describe("served files", () => {
  it.each([
    "/docs/../../package.json",
    "/docs/..%2f..%2fpackage.json",
    "/contracts/tambo/%2e%2e/%2e%2e/package.json",
    "/contracts/tambo/../../../package.json",
    "/contracts/tambo/openapi.yaml%00.html",
    "/contracts/tambo/openapi.yaml/../docs.html",
    "/contracts/__proto__/docs",
    "/playground/../index.html",
    "/playground/..%2findex.html",
    "/playground/..%5cindex.html",
    "/playground/%2e%2e%2f.sources",
    "/playground/%00",
    "/playground/....//index.html",
    "/playground//etc/passwd",
    "//etc/passwd",
    "/.git/config",
    "/.env",
    "/tambo.config.json",
    "/node_modules/express/package.json",
  ])("nothing but what is meant to be: %s", async (path) => {
    const { url } = await testServer();
    const received = await sendRaw(url, request(`GET ${path} HTTP/1.1`, host, "Connection: close"));
    expect(statuses(received)).toEqual([404]);
    expect(received).toContain("application/problem+json");
  });
});

/** The HTTP server behind a server under test. */
async function httpOf({ request }: TestServer): Promise<Server> {
  const { promise, resolve } = Promise.withResolvers<Server>();
  const channel = "http.server.request.start";
  const notice = (message: unknown) => resolve((message as { server: Server }).server);
  subscribe(channel, notice);
  await (await request("GET", "/healthz")).text();
  unsubscribe(channel, notice);
  return await promise;
}

describe("clients that do not finish what they send", () => {
  it("have a minute for the head, five for all, and five seconds between requests", async () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount } = await httpOf(
      await testServer(),
    );
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount }).toEqual({
      headersTimeout: 60_000,
      requestTimeout: 300_000,
      keepAliveTimeout: 5_000,
      // Node's own, which is 2000.
      maxHeadersCount: null,
    });
  });

  it("are cut off then, and streams are not, which only the server has to finish", async () => {
    const server = await testServer();
    const hold = randomUUID();
    const stream = await server.script("t", [[{ text: ["a", { hold }, "b"] }]]);
    await holdReached(hold);
    const http = await httpOf(server);
    Object.assign(http, { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10 });
    // Connections are looked at in the new interval from now on.
    http.emit("listening");
    const halves = [
      `POST /v1/threads HTTP/1.1\r\n${host}\r\nX-Slow: `,
      `${request("POST /v1/threads HTTP/1.1", host, json, "Content-Length: 100")}{`,
      `${request("POST /v1/threads HTTP/1.1", host, json, "Transfer-Encoding: chunked")}1\r\n{\r\n`,
      "",
    ];
    for (const half of halves)
      expect(await sendRaw(server.url, half)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    releaseHold(hold);
    expect((await stream.end()).at(-1)?.event.type).toBe("RUN_FINISHED");
  });

  it("may send heads of 16 KiB", async () => {
    const { url } = await testServer();
    const head = request("GET /healthz HTTP/1.1", host, `X-A: ${"a".repeat(17_000)}`);
    expect(statuses(await sendRaw(url, head))).toEqual([431]);
  });
});

describe("bodies that are larger than they look", () => {
  it.each([
    ["/v1/threads", 415],
    ["/ag-ui/default", 415],
    ["/v1/runs", 400],
    ["/api/v2/conversations/c/message/", 415],
    ["/api/v1/conversations/c/message/", 415],
    ["/agent/chat/stream", 415],
  ])("compressed ones are not taken: %s", async (path, status) => {
    const { url, json } = await testServer();
    for (const encoding of ["gzip", "br", "deflate", "zstd", "gzip, gzip"]) {
      const answer = await fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json", "content-encoding": encoding },
        body: new Uint8Array(gzipSync("{}")),
      });
      expect([encoding, answer.status]).toEqual([encoding, status]);
    }
    expect((await json("GET", "/v1/threads")).body).toEqual({ threads: [] });
  });

  it.each([
    "/v1/threads",
    "/ag-ui/default",
    "/v1/runs",
    "/api/v2/conversations/c/message/",
    "/agent/chat/stream",
  ])("forms and texts are not taken for JSON, which pages may send anywhere: %s", async (path) => {
    const { url } = await testServer();
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      const answer = await fetch(url + path, {
        method: "POST",
        headers: { "content-type": type },
        body: "{}",
      });
      expect([type, [400, 415].includes(answer.status)]).toEqual([type, true]);
    }
  });
});

describe("names in headers", () => {
  it.each(["a\r\nSet-Cookie: b=c", "a\nX: y", "a\u2028b", "ä\0"])(
    "an id that is a line of its own stays in its line: %j",
    async (id) => {
      const server = await testServer();
      const runs = [
        ["/ag-ui/default", { threadId: id, runId: id, messages: [], tools: [], context: [] }],
        [`/api/v2/conversations/${encodeURIComponent(id)}/message/`, { content: "Hi" }],
        ["/agent/chat/stream", { thread_id: id, messages: [{ role: "user", content: "Hi" }] }],
        [`/v1/threads/${encodeURIComponent(id)}/runs`, { message: { role: "user", content: "Hi" } }],
      ] as const;
      for (const [path, body] of runs) {
        const answer = await server.request("POST", path, body);
        const text = await answer.text();
        expect([path, answer.status >= 500, text]).toEqual([path, false, text]);
        expect([answer.headers.get("set-cookie"), answer.headers.get("x")]).toEqual([null, null]);
        // No line of a stream begins with what the id says.
        expect(text).not.toMatch(/^(?:Set-Cookie|X): /m);
      }
    },
  );

  it("a request's id that HTTP cannot carry is not given back", async () => {
    const { url } = await testServer();
    const body = '{"request":{"model":"embedded/demo","messages":[{"role":"user","content":"Hi"}]}}';
    const head = [
      "POST /v1/runs HTTP/1.1",
      host,
      json,
      `Content-Length: ${body.length}`,
      "Connection: close",
    ];
    for (const id of ["a\x01b", "\xff", "x".repeat(5_000)]) {
      const received = await sendRaw(url, request(...head, `X-Request-ID: ${id}`) + body);
      expect(received.split("\r\n\r\n")[0]).not.toContain(id);
    }
  });
});
