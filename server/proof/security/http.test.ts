import { randomUUID } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";
import { formatHead, parseStatuses, sendRaw } from "./raw-http.ts";

const host = "Host: localhost";
const json = "Content-Type: application/json";
const hidden = formatHead("DELETE /v1/threads/victim HTTP/1.1", host);

describe("an ambiguous message (RFC 9112 section 11.2)", () => {
  it.each([
    [
      "Content-Length and Transfer-Encoding",
      formatHead("POST /v1/threads HTTP/1.1", host, json, "Content-Length: 4", "Transfer-Encoding: chunked") +
        `0\r\n\r\n${hidden}`,
    ],
    [
      "Transfer-Encoding and Content-Length",
      formatHead("POST /v1/threads HTTP/1.1", host, json, "Transfer-Encoding: chunked", "Content-Length: 4") +
        `0\r\n\r\n${hidden}`,
    ],
    [
      "two Content-Length headers",
      `${formatHead("POST /v1/threads HTTP/1.1", host, json, "Content-Length: 2", "Content-Length: 90")}{}${hidden}`,
    ],
    [
      "a list as Content-Length",
      `${formatHead("POST /v1/threads HTTP/1.1", host, json, "Content-Length: 2, 90")}{}${hidden}`,
    ],
    [
      "a signed Content-Length",
      `${formatHead("POST /v1/threads HTTP/1.1", host, json, "Content-Length: +2")}{}${hidden}`,
    ],
    [
      "an unknown transfer coding",
      formatHead("POST /v1/threads HTTP/1.1", host, json, "Transfer-Encoding: xchunked") + hidden,
    ],
    [
      "chunked, but not as the last coding",
      formatHead("POST /v1/threads HTTP/1.1", host, json, "Transfer-Encoding: chunked, identity") +
        `0\r\n\r\n${hidden}`,
    ],
    [
      "a space before the colon of a header",
      `${formatHead("POST /v1/threads HTTP/1.1", host, json, "Transfer-Encoding : chunked")}0\r\n\r\n${hidden}`,
    ],
    [
      "a folded header line",
      formatHead("GET /v1/threads HTTP/1.1", host, "X-A: b", " Content-Length: 3") + hidden,
    ],
    ["bare line feeds", `GET /v1/threads HTTP/1.1\n${host}\nX-A: b\r\n\r\n${hidden}`],
    [
      "a carriage return in a header",
      formatHead("GET /v1/threads HTTP/1.1", host, "X-A: b\rX-B: c") + hidden,
    ],
    ["a NUL in a header", formatHead("GET /v1/threads HTTP/1.1", host, "X-A: b\0c") + hidden],
    [
      "an invalid chunk length",
      formatHead("POST /v1/threads HTTP/1.1", host, json, "Transfer-Encoding: chunked") +
        `0x2\r\n{}\r\n0\r\n\r\n${hidden}`,
    ],
    [
      "a chunk that is longer than its length",
      formatHead("POST /v1/threads HTTP/1.1", host, json, "Transfer-Encoding: chunked") +
        `1\r\n{}\r\n0\r\n\r\n${hidden}`,
    ],
    ["no Host header", formatHead("GET /v1/threads HTTP/1.1") + hidden],
  ])("with %s gets one 400 response, and the connection is closed", async (_name, text) => {
    const { url } = await startTestServer();
    expect(parseStatuses(await sendRaw(url, text))).toEqual([400]);
  });

  it("the body of a GET is not parsed as a request", async () => {
    const { url } = await startTestServer();
    const text = formatHead(
      "GET /v1/threads HTTP/1.1",
      host,
      `Content-Length: ${hidden.length}`,
      "Connection: close",
    );
    expect(parseStatuses(await sendRaw(url, text + hidden))).toEqual([200]);
  });

  it("an upgrade is ignored, and the connection stays HTTP/1.1", async () => {
    const { url } = await startTestServer();
    const upgrade = formatHead(
      "GET /v1/threads HTTP/1.1",
      host,
      "Connection: Upgrade, close",
      "Upgrade: h2c",
      "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA",
    );
    expect(parseStatuses(await sendRaw(url, upgrade))).toEqual([200]);
    expect(await sendRaw(url, formatHead("CONNECT 127.0.0.1:22 HTTP/1.1", host))).toBe("");
  });
});

describe("request metadata", () => {
  it.each(["X-HTTP-Method-Override: DELETE", "X-HTTP-Method: DELETE", "X-Method-Override: DELETE"])(
    "the method is that of the request line, despite %s",
    async (field) => {
      const server = await startTestServer();
      const { body } = await server.json("POST", "/v1/threads", {});
      const path = `/v1/threads/${body.thread.id}`;
      for (const target of [path, `${path}?_method=DELETE`]) {
        const text = formatHead(
          `POST ${target} HTTP/1.1`,
          host,
          json,
          field,
          "Content-Length: 2",
          "Connection: close",
        );
        expect(parseStatuses(await sendRaw(server.url, `${text}{}`))).toEqual([405]);
      }
      expect((await server.json("GET", path)).status).toBe(200);
    },
  );

  it.each([
    ["X-Forwarded-For: 10.0.0.1", "X-Forwarded-Host: evil.example"],
    ["X-Original-URL: /v1/threads", "X-Rewrite-URL: /v1/threads"],
  ])("forwarding headers are ignored: %s, %s", async (...fields) => {
    const { url } = await startTestServer({ apiKeys: "default:key-1" });
    const healthy = await sendRaw(
      url,
      formatHead("GET /contracts/none HTTP/1.1", host, ...fields, "Connection: close"),
    );
    expect(parseStatuses(healthy)).toEqual([404]);
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
  ])("exclude all other files: %s", async (path) => {
    const { url } = await startTestServer();
    const received = await sendRaw(url, formatHead(`GET ${path} HTTP/1.1`, host, "Connection: close"));
    expect(parseStatuses(received)).toEqual([404]);
    expect(received).toContain("application/problem+json");
  });
});

/** Returns the `node:http` server of the server under test. */
async function findHttpServer({ request }: TestServer): Promise<Server> {
  const { promise, resolve } = Promise.withResolvers<Server>();
  const channel = "http.server.request.start";
  const onRequest = (message: unknown) => resolve((message as { server: Server }).server);
  subscribe(channel, onRequest);
  await (await request("GET", "/healthz")).text();
  unsubscribe(channel, onRequest);
  return await promise;
}

describe("unfinished requests", () => {
  it("have 1 minute for the head, 5 minutes in total, and 5 seconds between requests", async () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount } = await findHttpServer(
      await startTestServer(),
    );
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount }).toEqual({
      headersTimeout: 60_000,
      requestTimeout: 300_000,
      keepAliveTimeout: 5_000,
      // Node's default of 2000 applies.
      maxHeadersCount: null,
    });
  });

  it("are closed at the time limit, and open streams continue", async () => {
    const server = await startTestServer();
    const hold = randomUUID();
    const stream = await server.script("t", [[{ text: ["a", { hold }, "b"] }]]);
    await holdReached(hold);
    const http = await findHttpServer(server);
    Object.assign(http, { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10 });
    // Node reads the new interval when the server starts listening.
    http.emit("listening");
    const halves = [
      `POST /v1/threads HTTP/1.1\r\n${host}\r\nX-Slow: `,
      `${formatHead("POST /v1/threads HTTP/1.1", host, json, "Content-Length: 100")}{`,
      `${formatHead("POST /v1/threads HTTP/1.1", host, json, "Transfer-Encoding: chunked")}1\r\n{\r\n`,
      "",
    ];
    for (const half of halves)
      expect(await sendRaw(server.url, half)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    releaseHold(hold);
    expect((await stream.end()).at(-1)?.event.type).toBe("RUN_FINISHED");
  });

  it("may have heads of up to 16 KiB", async () => {
    const { url } = await startTestServer();
    const head = formatHead("GET /healthz HTTP/1.1", host, `X-A: ${"a".repeat(17_000)}`);
    expect(parseStatuses(await sendRaw(url, head))).toEqual([431]);
  });
});

describe("encoded bodies", () => {
  it.each([
    ["/v1/threads", 415],
    ["/ag-ui/default", 415],
    ["/v1/runs", 400],
    ["/api/v2/conversations/c/message/", 415],
    ["/api/v1/conversations/c/message/", 415],
    ["/agent/chat/stream", 415],
  ])("are rejected if compressed: %s", async (path, status) => {
    const { url, json } = await startTestServer();
    for (const encoding of ["gzip", "br", "deflate", "zstd", "gzip, gzip"]) {
      const response = await fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json", "content-encoding": encoding },
        body: new Uint8Array(gzipSync("{}")),
      });
      expect([encoding, response.status]).toEqual([encoding, status]);
    }
    expect((await json("GET", "/v1/threads")).body).toEqual({ threads: [] });
  });

  it.each([
    "/v1/threads",
    "/ag-ui/default",
    "/v1/runs",
    "/api/v2/conversations/c/message/",
    "/agent/chat/stream",
  ])(
    "are not parsed as JSON if sent as a form or text, which pages may send cross-origin: %s",
    async (path) => {
      const { url } = await startTestServer();
      for (const type of [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
      ]) {
        const response = await fetch(url + path, {
          method: "POST",
          headers: { "content-type": type },
          body: "{}",
        });
        expect([type, [400, 415].includes(response.status)]).toEqual([type, true]);
      }
    },
  );
});

describe("ids in headers", () => {
  it.each(["a\r\nSet-Cookie: b=c", "a\nX: y", "a\u2028b", "ä\0"])(
    "an id with line breaks does not add a header or an event: %j",
    async (id) => {
      const server = await startTestServer();
      const runs = [
        ["/ag-ui/default", { threadId: id, runId: id, messages: [], tools: [], context: [] }],
        [`/api/v2/conversations/${encodeURIComponent(id)}/message/`, { content: "Hi" }],
        ["/agent/chat/stream", { thread_id: id, messages: [{ role: "user", content: "Hi" }] }],
        [`/v1/threads/${encodeURIComponent(id)}/runs`, { message: { role: "user", content: "Hi" } }],
      ] as const;
      for (const [path, body] of runs) {
        const response = await server.request("POST", path, body);
        const text = await response.text();
        expect([path, response.status >= 500, text]).toEqual([path, false, text]);
        expect([response.headers.get("set-cookie"), response.headers.get("x")]).toEqual([null, null]);
        // No line in the stream starts with text from the ID.
        expect(text).not.toMatch(/^(?:Set-Cookie|X): /m);
      }
    },
  );

  it("a request id that is not a valid header value is not returned", async () => {
    const { url } = await startTestServer();
    const body = '{"request":{"model":"embedded/demo","messages":[{"role":"user","content":"Hi"}]}}';
    const head = [
      "POST /v1/runs HTTP/1.1",
      host,
      json,
      `Content-Length: ${body.length}`,
      "Connection: close",
    ];
    for (const id of ["a\x01b", "\xff", "x".repeat(5_000)]) {
      const received = await sendRaw(url, formatHead(...head, `X-Request-ID: ${id}`) + body);
      expect(received.split("\r\n\r\n")[0]).not.toContain(id);
    }
  });
});
