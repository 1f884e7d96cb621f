import express from "express";
import { expect, it } from "vitest";
import { ApiKeys } from "../config/api-keys.ts";
import { RequestRejectedError, ServerBusyError, StoreUnavailableError } from "../core/errors.ts";
import { computeBodyBudget, MemoryBudget } from "../core/limits/memory-budget.ts";
import { RateLimiter } from "../core/limits/rate-limiter.ts";
import { startHttpServer } from "../proof/testing/http-server.ts";
import { UnknownAgentError } from "./agent-settings.ts";
import type { Contract, ErrorTable } from "./contract.ts";
import { describeFieldErrors, UndeclaredError } from "./contract-error.ts";
import { serveContract } from "./serve-contract.ts";

type EchoHandlers = { echo(request: { body: unknown }): Promise<{ status: 200; body: unknown }> };

const createError = (status: number, fault: string, message = "") =>
  new UndeclaredError(status, message, { fault, ...(message !== "" && { message }) });

const errors: ErrorTable = {
  unauthorized: () => createError(401, "unauthorized"),
  invalidRequest: (violations) => createError(400, "invalid request", describeFieldErrors(violations)),
  unreadableBody: ({ code }) => createError(415, `body: ${code}`),
  malformedPath: () => createError(400, "malformed path"),
  unknownPath: (path) => (path === "/echo/elsewhere" ? undefined : createError(404, "unknown path", path)),
  methodNotAllowed: (message) => createError(405, "method not allowed", message),
  unknownAgent: (message) => createError(404, "unknown agent", message),
  rejected: ({ code }) => (code === "CONCURRENT_RUN" ? createError(409, `rejected: ${code}`) : undefined),
  transient: ({ code, status }) => (status === 503 ? createError(status, `transient: ${code}`) : undefined),
  internal: () => createError(500, "internal"),
};

/**
 * Serves the contract. Its operation throws the error if there is one, and otherwise responds with the
 * request body.
 */
async function startServer(fault?: unknown) {
  const log: string[] = [];
  const route = { method: "post", stream: false, hasBody: true, contentTypes: { 200: "application/json" } };
  const echo: Contract<EchoHandlers> = {
    name: "echo",
    paths: /^\/echo(?:\/|$)/,
    openPaths: ["/echo/open"],
    challenge: "Echo",
    document: {
      routes: [
        { ...route, operationId: "echo", path: "/echo/{id}/say" },
        { ...route, operationId: "echo", path: "/echo/open", hasBody: false },
      ],
      readParameters: () => ({ value: { path: {}, query: {}, headers: {} }, violations: [] }),
      checkBody: (_id, body) =>
        body === undefined
          ? [
              { pointer: "", message: "is required" },
              { pointer: "/a", message: "is required" },
            ]
          : [],
    },
    start: () => ({
      handlers: {
        async echo({ body }) {
          if (fault !== undefined) throw fault;
          return { status: 200, body: { body } };
        },
      },
    }),
    errors,
    encodeFailure: () => ({ text: "", count: 0 }),
    failureAdvice: "Call again.",
  };
  const { router } = await serveContract(echo, {
    apiKeys: ApiKeys.parse("p:key"),
    getSettings: () => ({}),
    maxBodyBytes: 1_000,
    bodyBudget: new MemoryBudget("request bodies", computeBodyBudget(1_000)),
    rateLimiter: new RateLimiter({ getRate: () => undefined }),
    log: (line: string) => log.push(line),
  } as never);
  const app = express();
  app.use(router, (request, response) => void response.status(418).send(request.path));
  return { url: await startHttpServer(app), log };
}

const json = { authorization: "Bearer key", "content-type": "application/json" };
const sendRequest = async (url: string, path: string, init: RequestInit = {}) => {
  const response = await fetch(url + path, { method: "POST", headers: json, body: "{}", ...init });
  const text = await response.text();
  return [response.status, text.startsWith("{") ? JSON.parse(text) : text];
};

it.each<[string, string, RequestInit, unknown[]]>([
  ["a request", "/echo/1/say", {}, [200, { body: {} }]],
  ["a path that needs no key", "/echo/open", { headers: {}, body: null }, [200, {}]],
  ["no key", "/echo/1/say", { headers: {} }, [401, { fault: "unauthorized" }]],
  ["no key for an unknown path", "/echo", { headers: {} }, [401, { fault: "unauthorized" }]],
  [
    "no body",
    "/echo/1/say",
    { body: null },
    [400, { fault: "invalid request", message: "The body is required (and 1 more, see errors)" }],
  ],
  ["a broken body", "/echo/1/say", { body: "{" }, [415, { fault: "body: INVALID_JSON" }]],
  ["a broken path", "/echo/%ff/say", {}, [400, { fault: "malformed path" }]],
  ["an unknown path", "/echo/none?a=1", {}, [404, { fault: "unknown path", message: "/echo/none" }]],
  ["an unknown path that is left to the server", "/echo/elsewhere", {}, [418, "/echo/elsewhere"]],
  ["a path of another contract", "/echoes", { headers: {} }, [418, "/echoes"]],
  [
    "another method",
    "/echo/1/say",
    { method: "PUT" },
    [405, { fault: "method not allowed", message: "/echo/{id}/say does not support PUT. Use POST." }],
  ],
])("responds to %s", async (_what, path, init, want) => {
  const { url, log } = await startServer();
  expect(await sendRequest(url, path, init)).toEqual(want);
  expect(log).toEqual([]);
});

const unknown = new UnknownAgentError("a", ["b"]);
it.each<[string, unknown, unknown[]]>([
  ["an error of the contract", createError(403, "own"), [403, { fault: "own" }]],
  ["an unknown agent", unknown, [404, { fault: "unknown agent", message: unknown.message }]],
  [
    "a rejected request",
    new RequestRejectedError("CONCURRENT_RUN", ""),
    [409, { fault: "rejected: CONCURRENT_RUN" }],
  ],
  [
    "a lost database",
    new StoreUnavailableError(new Error("secret")),
    [503, { fault: "transient: STORE_UNAVAILABLE" }],
  ],
])("responds to %s, and logs nothing", async (_what, fault, want) => {
  const { url, log } = await startServer(fault);
  expect(await sendRequest(url, "/echo/1/say")).toEqual(want);
  expect(log).toEqual([]);
});

it.each([new Error("secret"), new RequestRejectedError("RUN_NOT_FOUND", "secret")])(
  "responds to %s with a server error, whose details are only logged",
  async (fault) => {
    const { url, log } = await startServer(fault);
    expect(await sendRequest(url, "/echo/1/say")).toEqual([500, { fault: "internal" }]);
    expect(log).toEqual([expect.stringMatching(/^POST \/echo\/1\/say: \w+: secret\n/)]);
  },
);

it("sends the time after which to retry", async () => {
  const { url } = await startServer(new ServerBusyError());
  const response = await fetch(`${url}/echo/1/say`, { method: "POST", headers: json, body: "{}" });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
});

it("sends the contract's authentication scheme", async () => {
  const { url } = await startServer();
  const response = await fetch(`${url}/echo`, { method: "POST" });
  expect(response.headers.get("www-authenticate")).toBe("Echo");
});
