import { request } from "node:http";
import { expect, it } from "vitest";
import { formatHead as lines, parseStatuses, sendRaw } from "../proof/security/raw-http.ts";
import { startTestServer } from "../proof/testing/server.ts";

/**
 * Sends a request with exactly the given headers. `fetch` cannot be used because it does not allow a `Host`
 * header.
 */
async function sendRequest(url: string, headers: Record<string, string>, method = "GET") {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: string }>();
  const outgoing = request(`${url}/v1/threads`, { method, headers }, (response) => {
    let body = "";
    response.setEncoding("utf8");
    response.on("data", (text) => {
      body += text;
    });
    response.on("end", () => resolve({ status: response.statusCode, body }));
  });
  outgoing.on("error", reject).end();
  return await promise;
}

it.each([
  "127.0.0.1:8080",
  "127.8.9.10",
  "localhost",
  "LOCALHOST:8080",
  "app.localhost:1",
  "[::1]:8080",
  "2130706433",
])("an open server accepts requests to this machine, by any name: %s", async (Host) => {
  const { url } = await startTestServer();
  expect(await sendRequest(url, { Host })).toEqual({ status: 200, body: '{"threads":[]}' });
});

it.each([
  "rebound.example",
  "rebound.example:8080",
  "localhost.example",
  "notlocalhost",
  "127.0.0.1.nip.example",
  "10.0.0.1",
  "[::ffff:10.0.0.1]",
  "0.0.0.0",
])("an open server rejects other host names: %j", async (Host) => {
  const { url } = await startTestServer();
  const { status, body } = await sendRequest(url, { Host });
  expect({ status, problem: JSON.parse(body) }).toEqual({
    status: 421,
    problem: {
      type: "urn:tambo:error:misdirected_request",
      title: "Misdirected Request",
      status: 421,
      detail:
        'Without API keys, the server accepts only requests to "localhost" and loopback addresses. To use another host name, set API_KEYS.',
      instance: expect.stringMatching(/^urn:tambo:error-instance:/),
      code: "MISDIRECTED_REQUEST",
    },
  });
});

it.each([
  "https://evil.example",
  "null",
  "http://localhost.evil.example",
  "http://192.168.0.1",
  "http://localhost\\evil.example",
  "http://localhost@evil.example",
  "ftp://localhost",
  "chrome-extension://localhost",
  "localhost",
  "http://",
])(
  "a page from %s cannot change anything on an open server, even without reading the response",
  async (Origin) => {
    const { url, json } = await startTestServer({ corsOrigins: ["https://app.example"] });
    const { status, body } = await sendRequest(url, { Origin }, "POST");
    expect([status, JSON.parse(body).code]).toEqual([403, "FORBIDDEN"]);
    expect((await json("GET", "/v1/threads")).body).toEqual({ threads: [] });
  },
);

const loopback = [
  "http://localhost:3000",
  "https://localhost",
  "http://app.localhost:5173",
  "http://127.0.0.1:9999",
  "http://127.8.9.10",
  "http://[::1]:8080",
];

/** Returns the CORS headers in a response. */
function getCorsHeaders(response: Response): Record<string, string> {
  const finding = Array.from(response.headers).filter(([name]) => /^(vary|access-control-)/.test(name));
  return Object.fromEntries(finding);
}

it.each([...loopback, "https://app.example"])(
  "a page from %s may call an open server: preflights, responses, errors and streams allow only its origin",
  async (Origin) => {
    const { url } = await startTestServer({ corsOrigins: ["https://app.example"] });
    const allowed = {
      vary: "Origin",
      "access-control-allow-origin": Origin,
      "access-control-expose-headers":
        "X-Request-ID, X-Thread-Id, X-Run-Id, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate, x-workflow-run-id, x-workflow-stream-tail-index",
    };
    const preflight = await fetch(`${url}/v1/threads`, {
      method: "OPTIONS",
      headers: {
        Origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type,last-event-id",
      },
    });
    expect([preflight.status, getCorsHeaders(preflight)]).toEqual([
      204,
      {
        vary: "Origin",
        "access-control-allow-origin": Origin,
        "access-control-allow-methods": "GET, HEAD, POST, PATCH, DELETE",
        "access-control-allow-headers": "content-type,last-event-id",
        "access-control-max-age": "600",
      },
    ]);
    const send = (method: string, path: string, body?: unknown) =>
      fetch(url + path, {
        method,
        headers: { Origin, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const run = { message: { role: "user", content: "Hi" }, model: "demo", createThread: true };
    const replies = [
      await send("GET", "/v1/threads"),
      await send("GET", "/v1/threads/none"),
      await send("POST", "/v1/threads", { metadata: 1 }),
      await send("GET", "/nothing"),
      await send("POST", "/v1/threads/t/runs", run),
    ];
    expect(replies.map((reply) => [reply.status, getCorsHeaders(reply)])).toEqual([
      [200, allowed],
      [404, allowed],
      [400, allowed],
      [404, allowed],
      [200, allowed],
    ]);
    expect(replies[4]?.headers.get("content-type")).toMatch("text/event-stream");
    await replies[4]?.text();
  },
);

it("an open server sends Vary: Origin, even without an origin", async () => {
  const { url } = await startTestServer();
  expect(getCorsHeaders(await fetch(`${url}/v1/threads`))).toEqual({ vary: "Origin" });
});

it.each(loopback)("a page from %s has no special access to a server with keys", async (Origin) => {
  const { url } = await startTestServer({ apiKeys: "default:key-1", corsOrigins: ["https://app.example"] });
  const headers = { Origin, "X-API-Key": "key-1" };
  expect(getCorsHeaders(await fetch(`${url}/v1/threads`, { headers }))).toEqual({ vary: "Origin" });
  const preflight = { Origin, "Access-Control-Request-Method": "GET" };
  const rejection = await fetch(`${url}/v1/threads`, { method: "OPTIONS", headers: preflight });
  expect([rejection.status, getCorsHeaders(rejection)]).toEqual([403, { vary: "Origin" }]);
});

const routesWithKey = "X-API-Key: key-1";
const sound = "Host: localhost:8080";

it.each<[name: string, target: string, fields: string[]]>([
  ["two Host headers", "/v1/threads", [sound, "Host: evil.example"]],
  ["two equal Host headers", "/v1/threads", [sound, "host: localhost:8080"]],
  ["a backslash in the host", "/v1/threads", ["Host: localhost\\evil.example"]],
  ["a slash in the host", "/v1/threads", ["Host: localhost/evil.example"]],
  ["a query in the host", "/v1/threads", ["Host: localhost?.evil.example"]],
  ["a fragment in the host", "/v1/threads", ["Host: localhost#.evil.example"]],
  ["a user in the host", "/v1/threads", ["Host: localhost@evil.example"]],
  ["a space in the host", "/v1/threads", ["Host: localhost evil.example"]],
  ["two hosts in one header", "/v1/threads", ["Host: localhost, localhost:99999x"]],
  ["a percent sign that encodes nothing", "/v1/threads", ["Host: %"]],
  ["a byte beyond ASCII", "/v1/threads", ["Host: localhost\xe9"]],
  ["a port that is none", "/v1/threads", ["Host: localhost:80a"]],
  ["a port beyond 65535", "/v1/threads", ["Host: localhost:65536"]],
  ["an address without its bracket", "/v1/threads", ["Host: [::1"]],
  ["a URL of another host", "http://evil.example/v1/threads", [sound]],
  ["a URL of this host, and another Host", "http://localhost:8080/v1/threads", ["Host: evil.example"]],
  ["a URL of another port", "http://localhost:8081/v1/threads", [sound]],
  ["a URL with a user", "http://localhost:8080@evil.example/v1/threads", [sound]],
  ["a URL of another scheme", "ftp://localhost:8080/v1/threads", [sound]],
  ["a URL without a host", "http:///v1/threads", [sound]],
])("%s: 400, and the connection is closed, with and without keys", async (_name, target, fields) => {
  for (const apiKeys of ["", "default:key-1"]) {
    const { url } = await startTestServer({ apiKeys });
    const received = await sendRaw(url, lines(`GET ${target} HTTP/1.1`, ...fields, routesWithKey));
    expect([apiKeys, parseStatuses(received)]).toEqual([apiKeys, [400]]);
    expect(received).toMatch(/\r\nConnection: close\r\n/);
  }
});

it("describes the problem with the host", async () => {
  const { url } = await startTestServer();
  const received = await sendRaw(url, lines("GET http://evil.example/ HTTP/1.1", sound));
  expect(JSON.parse(received.split("\r\n\r\n")[1] ?? "")).toEqual({
    type: "urn:tambo:error:bad_request",
    title: "Bad Request",
    status: 400,
    detail: 'The request target and the "Host" header contain different hosts. This server is not a proxy.',
    instance: expect.stringMatching(/^urn:tambo:error-instance:/),
    code: "BAD_REQUEST",
  });
});

it.each<[target: string, host: string]>([
  ["http://localhost:8080/v1/threads", "localhost:8080"],
  ["HTTP://LOCALHOST:8080/v1/threads?limit=1", "localhost:8080"],
  ["http://127.0.0.1/v1/threads", "127.0.0.1:80"],
  ["http://[::1]:8080/v1/threads", "[::1]:8080"],
])(
  "an absolute URL of the host is equivalent to its path (RFC 9112 section 3.2.2): %s",
  async (target, host) => {
    for (const apiKeys of ["", "default:key-1"]) {
      const { url } = await startTestServer({ apiKeys });
      const text = lines(`GET ${target} HTTP/1.1`, `Host: ${host}`, routesWithKey, "Connection: close");
      expect([apiKeys, parseStatuses(await sendRaw(url, text))]).toEqual([apiKeys, [200]]);
    }
  },
);

it("a server with keys accepts any host name, because a page has no key to send", async () => {
  const { url } = await startTestServer({ apiKeys: "default:key-1" });
  const named = { Host: "api.example", Origin: "https://evil.example" };
  expect((await sendRequest(url, named)).status).toBe(401);
  expect((await sendRequest(url, { ...named, "X-API-Key": "key-1" })).status).toBe(200);
});
