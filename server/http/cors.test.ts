import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, it, onTestFinished } from "vitest";
import { cors } from "./cors.ts";
import { createOriginCheck } from "./local-hosts.ts";

/** Sends a request to a server that uses the handler, and returns the status and the CORS headers. */
async function sendRequest(
  origins: string[],
  method: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const app = express();
  app.disable("x-powered-by").disable("etag");
  app.use(
    cors(createOriginCheck(origins, false)),
    (_request, response) => void response.status(207).send("operation"),
  );
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/v1/runs`, { method, headers });
  const finding = Array.from(response.headers).filter(([name]) => /^(vary|access-control-)/.test(name));
  return { status: response.status, headers: Object.fromEntries(finding), body: await response.text() };
}

const app = "https://app.example.com";
const preflight = (Origin: string) => ({
  Origin,
  "Access-Control-Request-Method": "POST",
  "Access-Control-Request-Headers": "authorization,content-type,x-provider-key-openai,x-user-key",
});
const operation = { status: 207, body: "operation" };
const allowed = { vary: "Origin", "access-control-allow-origin": app };
const exposed = {
  "access-control-expose-headers":
    "X-Request-ID, X-Thread-Id, X-Run-Id, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate, x-workflow-run-id, x-workflow-stream-tail-index",
};

it.each<[string, string[], string, Record<string, string>, object]>([
  ["nothing is configured, for a request", [], "POST", { Origin: app }, { ...operation, headers: {} }],
  ["nothing is configured, for a preflight", [], "OPTIONS", preflight(app), { ...operation, headers: {} }],
  [
    "a listed origin asks",
    ["https://b.example", app],
    "POST",
    { Origin: app },
    { ...operation, headers: { ...allowed, ...exposed } },
  ],
  ["no web page asks", [app], "POST", {}, { ...operation, headers: { vary: "Origin" } }],
  [
    "another origin asks",
    [app],
    "POST",
    { Origin: "https://evil.example" },
    { ...operation, headers: { vary: "Origin" } },
  ],
  [
    "a listed origin asks first",
    [app],
    "OPTIONS",
    preflight(app),
    {
      status: 204,
      body: "",
      headers: {
        ...allowed,
        "access-control-allow-methods": "GET, HEAD, POST, PATCH, DELETE",
        "access-control-allow-headers": "authorization,content-type,x-provider-key-openai,x-user-key",
        "access-control-max-age": "600",
      },
    },
  ],
  [
    "a listed origin asks first, for no headers",
    [app],
    "OPTIONS",
    { Origin: app, "Access-Control-Request-Method": "GET" },
    {
      status: 204,
      body: "",
      headers: {
        ...allowed,
        "access-control-allow-methods": "GET, HEAD, POST, PATCH, DELETE",
        "access-control-max-age": "600",
      },
    },
  ],
  [
    "OPTIONS is no preflight",
    [app],
    "OPTIONS",
    { Origin: app },
    { ...operation, headers: { ...allowed, ...exposed } },
  ],
])("responds when %s [G-178]", async (_name, origins, method, headers, want) => {
  expect(await sendRequest(origins, method, headers)).toEqual(want);
});

it.each([
  "https://evil.example",
  "null",
  "https://app.example.com.evil.example",
  "http://app.example.com",
  "https://app.example.com:444",
  "https://APP.example.com",
])("rejects the preflight of an origin that is not listed: %s [G-178]", async (origin) => {
  const { status, headers, body } = await sendRequest([app], "OPTIONS", preflight(origin));
  expect({ status, headers, problem: JSON.parse(body) }).toEqual({
    status: 403,
    headers: { vary: "Origin" },
    problem: {
      type: "urn:tambo:error:forbidden",
      title: "Forbidden",
      status: 403,
      detail:
        'Web pages from this origin are not allowed to call the server. To allow them, add the origin to CORS_ORIGINS, or to "corsOrigins" in the settings file.',
      instance: expect.stringMatching(/^urn:tambo:error-instance:/),
      code: "FORBIDDEN",
    },
  });
});
