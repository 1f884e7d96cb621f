import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { defaultGatewayLimits } from "../../config/gateway.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";

const bodyBytes = 9_900_000;
/** Number of large bodies that fit in a project's share, which is 4 × 10 MiB + 16 MB. */
const bodiesInShare = 5;

const apiKeys = "attacker:key-a,b:key-b,c:key-c,d:key-d,e:key-e";

interface Operation {
  contract: string;
  path: string;
  type?: string;
  /** Returns the body of the contract's error response for a code and a message. */
  error(status: number, code: string, message: string): unknown;
}

const operations: Operation[] = [
  {
    contract: "tambo",
    path: "/v1/threads",
    error: (status, code, detail) => ({
      type: `urn:tambo:error:${code.toLowerCase()}`,
      title: expect.any(String),
      status,
      detail,
      instance: expect.stringMatching(/^urn:tambo:error-instance:/),
      code,
    }),
  },
  {
    contract: "ag-ui",
    path: "/ag-ui/default",
    error: (_status, code, message) => ({ error: { code, message } }),
  },
  {
    contract: "tool-progress",
    path: "/api/v2/conversations/c/message/",
    error: (_status, code, detail) => ({ detail, code }),
  },
  {
    contract: "tool-progress, as a form",
    path: "/api/v1/conversations/c/message/",
    type: "multipart/form-data; boundary=x",
    error: (_status, code, detail) => ({ detail, code }),
  },
  {
    contract: "agent-stream",
    path: "/agent/chat/stream",
    error: (status, _code, msg) => ({
      code: status,
      msg,
      data: null,
      trace_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    }),
  },
  {
    contract: "gateway",
    path: "/v1/runs",
    error: (_status, code, message) => ({
      error: {
        ...{
          RATE_LIMITED: { type: "rate_limit_error", retry_after: 1 },
          SERVER_BUSY: { type: "overloaded_error", code: "overloaded", retry_after: 2 },
          REQUEST_TIMEOUT: { type: "api_error", code: "request_timeout" },
        }[code],
        message,
        request_id: expect.stringMatching(/^req_/),
      },
    }),
  },
];

/** A request whose body never arrives. */
interface PendingRequest {
  socket: Socket;
  /** Resolves with the response. */
  response: Promise<{ status: number; headers: Record<string, string>; body: unknown }>;
}

/** Sends the head of a request with a large body, and only the first byte of the body. */
function sendHead(
  { url }: TestServer,
  { path, type = "application/json" }: Pick<Operation, "path" | "type">,
  key: string,
): PendingRequest {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const response = Promise.withResolvers<Awaited<PendingRequest["response"]>>();
  onTestFinished(() => void socket.destroy());
  let received = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    received += text;
    const [head = "", body] = received.split("\r\n\r\n");
    const fields = head.split("\r\n").slice(1);
    const headers = Object.fromEntries(
      fields.map((line) => [line.split(": ")[0]?.toLowerCase(), line.split(": ")[1]]),
    ) as Record<string, string>;
    if (body === undefined || body.length < Number(headers["content-length"])) return;
    response.resolve({ status: Number(head.slice(9, 12)), headers, body: JSON.parse(body) });
  });
  socket.on("error", () => {});
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      "Host: localhost",
      `Content-Type: ${type}`,
      `Authorization: Bearer ${key}`,
      `Content-Length: ${bodyBytes}`,
      "\r\n{",
    ].join("\r\n"),
  );
  return { socket, response: response.promise };
}

async function sendRequest(server: TestServer, key: string, path = "/v1/threads"): Promise<number> {
  return (await server.request("POST", path, {}, { authorization: `Bearer ${key}` })).status;
}

afterEach(() => void vi.useRealTimers());

/** Starts a server on which all contracts accept bodies of 10 MiB. The gateway's default limit is lower. */
async function startServer(): Promise<TestServer> {
  const limits = { ...defaultGatewayLimits, bodyBytes: 10 * 1024 * 1024 };
  return await startTestServer({ apiKeys, gateway: { auth: "required", limits, rate: false } });
}

describe("150 connections that announce 9.9 MB and send no body", () => {
  it("five wait for their bodies, the others are rejected immediately, and another project is served", async () => {
    const server = await startServer();
    const operation = operations[0] as Operation;
    const sent = Array.from({ length: 150 }, () => sendHead(server, operation, "key-a"));
    const statuses: number[] = [];
    const allRejected = Promise.withResolvers<void>();
    for (const { response } of sent)
      void response.then(({ status }) => {
        if (statuses.push(status) === 150 - bodiesInShare) allRejected.resolve();
      });
    await allRejected.promise;
    expect(new Set(statuses)).toEqual(new Set([429]));
    expect([await sendRequest(server, "key-b"), statuses.length]).toEqual([201, 145]);
    for (const { socket } of sent) socket.destroy();
    await expect.poll(() => sendRequest(server, "key-a")).toBe(201);
  });
});

/** Sends heads with each key until one of the requests is rejected. */
async function sendUntilRejected(server: TestServer, operation: Operation, keys: Record<string, number>) {
  const sent = Object.entries(keys).flatMap(([key, count]) =>
    Array.from({ length: count }, () => sendHead(server, operation, key)),
  );
  const waiting = sent.map(async (each) => ({ each, response: await each.response }));
  const { each, response } = await Promise.race(waiting);
  return { rejected: response, others: sent.filter((other) => other !== each) };
}

describe.each(operations)("a body of $contract", (operation) => {
  const { path, error } = operation;

  it("is rejected with 429 when its project's share is used up", async () => {
    const server = await startServer();
    const { rejected } = await sendUntilRejected(server, operation, { "key-a": bodiesInShare + 1 });
    const message =
      "A project's request bodies may use at most 57943040 bytes of memory, and this request would exceed that limit. Send it again when other requests have finished.";
    expect([rejected.status, rejected.headers["retry-after"], rejected.body]).toEqual([
      429,
      "1",
      error(429, "RATE_LIMITED", message),
    ]);
    expect(await sendRequest(server, "key-b")).toBe(201);
  });

  it("is rejected with 503 (gateway: 529) when the process has no memory left", async () => {
    const server = await startServer();
    // The 231,772,160 bytes available to the process are enough for 23 bodies.
    const full = { "key-a": 5, "key-b": 5, "key-c": 5, "key-d": 5, "key-e": 4 };
    const { rejected } = await sendUntilRejected(server, operation, full);
    const message =
      "The server does not have enough memory for the request. Send the request again in a moment.";
    expect([rejected.status, rejected.headers["retry-after"], rejected.body]).toEqual([
      path === "/v1/runs" ? 529 : 503,
      "2",
      error(503, "SERVER_BUSY", message),
    ]);
    expect(await sendRequest(server, "key-e")).toBe(201);
  });

  it("is aborted with 408 when it stops arriving, and its share is released", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const server = await startServer();
    const { others } = await sendUntilRejected(server, operation, { "key-a": bodiesInShare + 1 });
    vi.advanceTimersByTime(19_999);
    expect((await sendHead(server, operation, "key-a").response).status).toBe(429);
    vi.advanceTimersByTime(1);
    for (const { response } of others) {
      const { status, headers, body } = await response;
      const message = "Less than 10000 bytes of the body arrived in 20 seconds. Send the request again.";
      expect([status, headers.connection, body]).toEqual([
        408,
        "close",
        error(408, "REQUEST_TIMEOUT", message),
      ]);
    }
    expect(await sendRequest(server, "key-a")).toBe(201);
  });

  it("is neither read nor counted without a valid key", async () => {
    const server = await startServer();
    const unauthorized = Array.from({ length: 2 * bodiesInShare }, () =>
      sendHead(server, operation, "wrong"),
    );
    for (const { response } of unauthorized) expect((await response).status).toBe(401);
    expect(await sendRequest(server, "key-a")).toBe(201);
  });
});

it("a client that sends its complete body before it reads receives the error, even if the connection then closes", async () => {
  const server = await startServer();
  await sendUntilRejected(server, operations[0] as Operation, { "key-a": bodiesInShare + 1 });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  const head = [
    "POST /v1/threads HTTP/1.1",
    "Host: localhost",
    "Content-Type: application/json",
    "Authorization: Bearer key-a",
    "Connection: close",
    `Content-Length: ${bodyBytes}`,
    "\r\n",
  ];
  await new Promise((resolve) => socket.write(head.join("\r\n"), resolve));
  await new Promise((resolve) => socket.write(Buffer.alloc(bodyBytes, " "), resolve));
  const received = (await socket.toArray()).join("");
  expect(received).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n[\s\S]*"code":"RATE_LIMITED"\}$/);
});

it.each(["/nothing", "/healthz", "/readyz"])("a request to %s does not wait for its body", async (path) => {
  const server = await startServer();
  const { status } = await sendHead(server, { path }, "wrong").response;
  expect([404, 405]).toContain(status);
});
