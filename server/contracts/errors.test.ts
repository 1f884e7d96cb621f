import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type ContractName, contracts } from "../../generated/contracts.ts";
import { contractClients } from "../proof/testing/contract-clients.ts";
import { type RawRequest, sendVerbatim } from "../proof/testing/raw-request.ts";
import { startTestServer, type TestServer } from "../proof/testing/server.ts";
import { createClockTools } from "../proof/testing/tools.ts";

type Validators = { checkResponse(operationId: string, status: number, body: unknown): unknown[] };

/**
 * Contracts whose errors come only from `serveContract`. The gateway has its own authenticator and statuses.
 */
const sharedContracts = contracts.filter(({ name }) => name !== "gateway");
const json = { "content-type": "application/json" };
const filled = (path: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === "agent" ? "default" : name));

/** Sends a run request with different headers or a different body. `body` is sent unchanged. */
async function sendRequest(server: TestServer, contract: ContractName, { headers, body }: RawRequest) {
  const { path } = contractClients[contract].buildRequest({ threadId: "t", content: "Hi" });
  return await sendVerbatim(server.url, "POST", path, { headers: { ...headers }, ...(body && { body }) });
}

/** Checks that a response is one of the contract's errors, as declared for the run request. */
async function expectError(
  contract: ContractName,
  response: Response,
  [status, code, message]: [status: number, code: string, message: string],
): Promise<void> {
  const type = contract.startsWith("tambo") ? "application/problem+json" : "application/json";
  expect(response.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
  const body = await response.json();
  expect([response.status, body]).toEqual([
    status,
    expect.objectContaining(contractClients[contract].expectedError(status, code, message)),
  ]);
  if (status === 405) return;
  const { checkResponse } = (await import(`../../generated/${contract}/validators.sealed.js`)) as Validators;
  expect(checkResponse(contractClients[contract].operation.id, status, body)).toEqual([]);
}

async function expectNothingStored(server: TestServer): Promise<void> {
  expect([(await server.json("GET", "/v1/threads")).body.threads, server.log]).toEqual([[], []]);
}

describe.each(sharedContracts)("$name", ({ name, routes }) => {
  const missing = 'Send the project\'s API key as "Authorization: Bearer <key>" or "X-API-Key: <key>".';
  const unknown = "The API key is not valid. Send a key that is configured on this server.";
  it.each<[string, Record<string, string>, message: string]>([
    ["no key", {}, missing],
    ["an unknown key", { authorization: "Bearer key-3" }, unknown],
    ["a key of another scheme", { authorization: "Basic key-1" }, missing],
    ["no key after the scheme", { authorization: "Bearer " }, missing],
    ["two keys", { authorization: "Bearer key-1 key-2" }, missing],
    ["an empty X-API-Key", { "x-api-key": "" }, unknown],
    ["an unknown X-API-Key", { "x-api-key": "key-3" }, unknown],
    [
      "an unknown bearer beside a known X-API-Key",
      { authorization: "Bearer key-3", "x-api-key": "key-1" },
      unknown,
    ],
  ])(
    "responds with 401 to %s, for any request [T-173][TC-015][C-052][A-018][A-080][P-092]",
    async (_name, headers, message) => {
      const server = await startTestServer({ apiKeys: "one:key-1,two:key-2" });
      const challenge =
        message === missing ? "Bearer" : `Bearer error="invalid_token", error_description="${message}"`;
      const routesWithKey = routes.filter(({ path }) =>
        path.startsWith(contracts.find((each) => each.name === name)?.pathPrefix ?? ""),
      );
      expect(routesWithKey).not.toEqual([]);
      for (const { method, path } of routesWithKey) {
        const body = method === "post" ? "{" : "";
        const response = await sendVerbatim(server.url, method.toUpperCase(), filled(path), {
          headers: { ...headers, ...json },
          body,
        });
        expect([path, response.headers.get("www-authenticate")]).toEqual([
          path,
          { "tool-progress": "ApiKey", "agent-stream": "Bearer" }[name as string] ?? challenge,
        ]);
        await expectError(name, response, [401, "UNAUTHORIZED", message]);
      }
    },
  );

  const invalid = name === "tool-progress" ? "INVALID_BODY" : "INVALID_JSON";
  const media = 'Send the body with "Content-Type: application/json", in UTF-8 and not compressed.';
  it.each<
    [message: string, status: number, code: string, body: string | Buffer, headers?: Record<string, string>]
  >([
    ["The body is not JSON: Unexpected end of JSON input", 400, invalid, '{"a":'],
    ["The body is not valid UTF-8.", 400, invalid, Buffer.of(0x22, 0xff, 0x22)],
    [
      "The body is nested 65 levels deep; at most 64 are allowed.",
      400,
      invalid,
      `{"a":${"[".repeat(64)}${"]".repeat(64)}}`,
    ],
    [
      "The body is nested 100000 levels deep; at most 64 are allowed.",
      400,
      invalid,
      `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`,
    ],
    [media, 415, "UNSUPPORTED_MEDIA_TYPE", "{}", { "content-type": "text/html" }],
    [media, 415, "UNSUPPORTED_MEDIA_TYPE", gzipSync("{}"), { ...json, "content-encoding": "gzip" }],
    [
      "The body is larger than the server's limit of 1000000 bytes.",
      413,
      "PAYLOAD_TOO_LARGE",
      Buffer.alloc(1_000_001, 0x20),
      { ...json, "content-length": "1000001" },
    ],
    [
      "The body is larger than the server's limit of 1000000 bytes.",
      413,
      "PAYLOAD_TOO_LARGE",
      Buffer.alloc(1_500_000, 0x20),
      { ...json, "transfer-encoding": "chunked" },
    ],
  ])(
    "%s [T-170][TC-018][TC-019][TC-020][C-052][A-080][A-081][P-092]",
    async (message, status, code, body, headers = json) => {
      const server = await startTestServer({ maxBodyBytes: 1_000_000 });
      await expectError(name, await sendRequest(server, name, { headers, body }), [status, code, message]);
      await expectNothingStored(server);
    },
  );

  it("responds with 405 to other methods, and lists the supported ones [TC-021]", async () => {
    const server = await startTestServer();
    for (const path of new Set(routes.map(({ path }) => path))) {
      const usedMethods = routes
        .filter((route) => route.path === path)
        .map(({ method }) => method.toUpperCase());
      const allow = usedMethods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : method)).join(", ");
      const response = await server.request("PUT", filled(path));
      expect([path, response.headers.get("allow")]).toEqual([path, allow]);
      const message = `${path} does not support PUT. Use ${allow.replace(/, (\w+)$/, " or $1")}.`;
      await expectError(name, response, [405, "METHOD_NOT_ALLOWED", message]);
    }
  });

  it("responds with 500 to a server error without its details, which are logged [A-080]", async () => {
    const list = () => {
      throw new Error("secret");
    };
    const server = await startTestServer({ tools: { ...createClockTools(), list } });
    const { path, body } = contractClients[name].buildRequest({ threadId: "t", content: "Hi" });
    const response = await server.request("POST", path, body);
    const traceId = ((await response.clone().json()) as { trace_id?: string }).trace_id;
    const next = name.startsWith("tambo") ? "Report this error and include its instance." : "Try again.";
    await expectError(name, response, [500, "INTERNAL_ERROR", `Something went wrong on our side. ${next}`]);
    const traced = traceId === undefined ? "" : `trace ${traceId} `;
    expect(server.log).toEqual([expect.stringContaining(`${traced}POST ${path}: Error: secret\n`)]);
  });
});
