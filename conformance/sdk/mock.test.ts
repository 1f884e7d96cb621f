/** Tests how the mock API handles incorrect clients. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkBadRequestProblem } from "../../generated/tambo/validators.js";
import { type SdkMock, startSdkMock } from "./mock.ts";
import { ApiError, Client } from "./testing/client.ts";

const wrong: string[] = [];
let mock: SdkMock;
let client: Client;

beforeAll(async () => {
  mock = await startSdkMock({ onWrong: (line) => wrong.push(line) });
  client = new Client(mock.url);
});
afterAll(() => mock.close());
beforeEach(() => {
  mock.reset();
  wrong.splice(0);
});

describe("an incorrect request gets status 400, is reported, and fails its scenario", () => {
  const text = { message: { role: "user", content: "What is the capital of France?" }, createThread: true };
  const path = "/v1/threads/sdk-text/runs";
  const begin = "step 1 of 1, POST /v1/threads/sdk-text/runs: ";
  it.each<[string, string, string, Record<string, string>, unknown, string, string]>([
    [
      "another text",
      "POST",
      path,
      {},
      { ...text, message: { role: "user", content: "Hello" } },
      "text",
      `${begin}body /message/content is "Hello": expected "What is the capital of France?"`,
    ],
    [
      "a body that the contract rejects",
      "POST",
      path,
      {},
      { ...text, maxTokens: "7" },
      "text",
      `${begin}body /maxTokens must be an integer, not a string`,
    ],
    ["no body", "POST", path, {}, undefined, "text", `${begin}the body is required`],
    [
      "another method",
      "DELETE",
      path,
      {},
      undefined,
      "text",
      `${begin}the request is DELETE ${path}: expected POST ${path}`,
    ],
    [
      "a different media type",
      "POST",
      path,
      { "content-type": "text/plain" },
      text,
      "text",
      `${begin}header Content-Type is "text/plain": expected "application/json"`,
    ],
    [
      "a wire format that was not requested",
      "POST",
      `${path}?wire=proposal`,
      {},
      text,
      "text",
      `${begin}query wire is "proposal": expected "ag-ui"`,
    ],
    [
      "an unknown wire format",
      "POST",
      `${path}?wire=null`,
      {},
      text,
      "text",
      `${begin}query wire must be one of "ag-ui", "proposal", not "null"`,
    ],
    [
      "an id without percent-encoding",
      "GET",
      "/v1/threads/sdk-message-get/messages/msg%201/2",
      {},
      undefined,
      "message-get",
      "step 1 of 1, GET /v1/threads/sdk-message-get/messages/msg%201%2F2%3F: the request is GET /v1/threads/sdk-message-get/messages/msg%201/2: expected GET /v1/threads/sdk-message-get/messages/msg%201%2F2%3F",
    ],
    [
      "an unset parameter sent as text",
      "GET",
      "/v1/threads?contextKey=sdk-thread-pages&limit=2&cursor=undefined",
      {},
      undefined,
      "thread-pages",
      'step 1 of 2, GET /v1/threads: query cursor is "undefined": it must not be sent',
    ],
    [
      "a missing mark",
      "POST",
      "/v1/threads",
      {},
      { metadata: { plan: "pro", tags: ["a", "b"] } },
      "thread-create",
      'step 1 of 1, POST /v1/threads: body /contextKey is missing: expected "sdk-thread-create"; body /initialMessages is missing: expected [{"role":"system","content":"Answer briefly."},{"role":"user","content":"Hello"},{"role":"assistant","content":[{"type":…',
    ],
    [
      "a different key, which is not repeated",
      "GET",
      "/v1/threads/sdk-auth-bearer",
      { authorization: "Bearer sk-real" },
      undefined,
      "auth-bearer",
      'step 1 of 1, GET /v1/threads/sdk-auth-bearer: header Authorization has another value: expected "Bearer sdk-key"',
    ],
    [
      "a position that has not been reached",
      "GET",
      "/v1/threads/sdk-reconnect/runs/run_001?after=7",
      {},
      undefined,
      "reconnect",
      'step 1 of 3, POST /v1/threads/sdk-reconnect/runs: query after is "7": expected "3"',
    ],
    [
      "a step out of order",
      "GET",
      "/v1/threads/sdk-reconnect/runs/run_001?after=5",
      {},
      undefined,
      "reconnect",
      "step 1 of 3, POST /v1/threads/sdk-reconnect/runs: the request belongs to step 3 and is out of order",
    ],
  ])("%s", async (_, method, target, headers, body, id, reason) => {
    const response = await fetch(`${mock.url}${target}`, {
      method,
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const problem = (await response.json()) as { detail: string; errors: unknown[] };
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(checkBadRequestProblem(problem)).toEqual([]);
    expect(problem.detail).toBe(`Scenario "${id}", ${reason}`);
    expect(problem.errors.length).toBeGreaterThan(0);
    expect(wrong).toEqual([`${id}: ${reason}`]);
    expect(mock.coverage().scenarios.find((known) => known.id === id)).toMatchObject({
      status: "failed",
      failures: [reason],
    });
  });
});

it("records requests without a scenario separately", async () => {
  const unknown = await fetch(`${mock.url}/v1/threads/my-thread`);
  const outside = await fetch(`${mock.url}/v2/threads`);
  expect([unknown.status, outside.status]).toEqual([400, 404]);
  expect(((await outside.json()) as { detail: string }).detail).toBe(
    "GET /v2/threads is not in the contract. See GET / for instructions.",
  );
  const { scenarios, strays } = mock.coverage();
  expect(scenarios.every(({ status }) => status === "not-exercised")).toBe(true);
  const why = 'does not belong to any scenario: it has no thread id or contextKey "sdk-<scenario>"';
  expect(strays).toEqual([`GET /v1/threads/my-thread ${why}`, `GET /v2/threads ${why}`]);
});

it("fails a scenario that was not finished, keeps failures, and can be reset", async () => {
  const statusOf = (id: string) => mock.coverage().scenarios.find((known) => known.id === id);
  await client.call("GET", "/v1/threads", { query: { contextKey: "sdk-thread-pages", limit: 2 } });
  expect(statusOf("thread-pages")).toMatchObject({
    status: "failed",
    failures: ["stopped after step 1 of 2: GET /v1/threads is missing"],
  });
  await fetch(`${mock.url}/healthz`, { method: "POST" });
  await client.call("GET", "/healthz");
  expect(statusOf("health")).toMatchObject({ status: "passed" });
  await expect(client.call("GET", "/v1/threads/sdk-auth-bearer")).rejects.toThrow(ApiError);
  await client.call("GET", "/v1/threads/sdk-auth-bearer", { headers: { Authorization: "Bearer sdk-key" } });
  expect(statusOf("auth-bearer")).toMatchObject({ status: "failed" });
  expect((await fetch(`${mock.url}/coverage`, { method: "DELETE" })).status).toBe(204);
  expect(mock.coverage().scenarios.every(({ status }) => status === "not-exercised")).toBe(true);
});

it("survives invalid requests and disconnected clients", async () => {
  const aborted = new AbortController();
  const held = await fetch(`${mock.url}/v1/threads/sdk-cancel/runs`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message: { role: "user", content: "Tell me a long story." } }),
    signal: aborted.signal,
  });
  expect(held.headers.get("x-run-id")).toBe("run_001");
  aborted.abort();
  for (const target of [
    "/v1/threads/%zz",
    "/v1/threads/sdk-text/runs?wire=a&wire=b",
    "//",
    "/v1/threads/sdk-text/runs",
  ]) {
    const response = await fetch(`${mock.url}${target}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{ nope",
    });
    expect([400, 404]).toContain(response.status);
  }
  expect(await (await fetch(mock.url)).text()).toContain("scripted scenarios");
});

it("can be closed while a stream is waiting", async () => {
  const other = await startSdkMock();
  const body = { message: { role: "user", content: "Tell me a long story." } };
  const held = new Client(other.url).stream("POST", "/v1/threads/sdk-cancel/runs", { body });
  // The stream waits after its third event.
  for (let read = 0; read < 3; read += 1) await held.next();
  await other.close();
  await expect(held.next()).rejects.toThrow("terminated");
});
