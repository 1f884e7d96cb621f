import { describe, expect, it } from "vitest";
import { defaultGatewayLimits, defaultGatewayRate } from "../../config/gateway.ts";
import { readSettings } from "../../config/settings.ts";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import {
  createRequest,
  createScriptRequest,
  endpoints,
  readError,
  readOutcome,
} from "../../proof/testing/clients/gateway.ts";
import { recordOperations } from "../../proof/testing/operations.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../../proof/testing/server.ts";
import { startIssuer } from "../../proof/testing/token-issuer.ts";

const helloBody = createScriptRequest([[{ text: "Hello" }]]);

const post = (server: TestServer, path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.request("POST", path, body, headers);

describe("API keys", () => {
  const missing = {
    status: 401,
    type: "authentication_error",
    message: 'The API key is missing. Send the API key of your project as "Authorization: Bearer <key>".',
    param: "Authorization",
  };

  it("are checked before the body is read [G-173]", async () => {
    const server = await startTestServer({ apiKeys: "shop:key-1" });
    const init = { method: "POST", body: "{", headers: { "content-type": "text/plain" } };
    expect(await readError(await fetch(`${server.url}/v1/runs`, init))).toEqual(missing);
  });
});

describe("models", () => {
  it("outside the server's list are rejected [G-177]", async () => {
    const models = ["embedded/script", "openai/*"];
    const server = await startTestServer({
      gateway: { auth: "disabled", models, limits: defaultGatewayLimits, rate: false },
    });
    expect((await post(server, "/v1/runs", helloBody)).status).toBe(200);
    for (const path of endpoints)
      expect(await readError(await post(server, path, createRequest("embedded/demo", "Hi")))).toEqual({
        status: 403,
        type: "permission_error",
        message: 'This server does not allow the model; use "embedded/script" or "openai/*".',
        param: "request.model",
      });
  });

  it.each<[models: readonly string[], choices: string]>([
    [["embedded/script", "openai/*"], '; use "embedded/script" or "openai/*"'],
    [[], ""],
  ])("in the server's list are suggested for an unknown one: %j [G-023]", async (models, choices) => {
    const server = await startTestServer({
      gateway: { auth: "disabled", models, limits: defaultGatewayLimits, rate: false },
    });
    const rejection = async (model: string) =>
      (await readError(await post(server, "/v1/runs", createRequest(model, "Hi")))).message;
    expect(await rejection("nobody/gpt")).toBe(`There is no provider "nobody"${choices}.`);
    expect(await rejection("embedded/other")).toBe(`The model "embedded/other" is not available${choices}.`);
  });
});

describe("rate limits", () => {
  const limited = (rate: object, options: TestServerOptions = {}) =>
    startTestServer({
      ...options,
      apiKeys: "shop:key-1,other:key-2",
      gateway: { auth: "optional", limits: defaultGatewayLimits, rate: { ...defaultGatewayRate, ...rate } },
    });
  const authorization = "Bearer key-1";

  it("apply to the requests of one key only [G-177]", async () => {
    const server = await limited({ requestsPerSecond: 0.001, burst: 1 });
    expect((await post(server, "/v1/runs", helloBody, { authorization })).status).toBe(200);
    const response = await post(server, "/v1/runs", helloBody, { authorization });
    expect(response.headers.get("retry-after")).toMatch(/^(999|1000)$/);
    const { retry_after, ...error } = await readError(response);
    expect([`${retry_after}`, error]).toEqual([
      response.headers.get("retry-after"),
      {
        status: 429,
        type: "rate_limit_error",
        message: "Too many requests. The limit is 0.001 per second, with bursts of up to 1.",
      },
    ]);
    const others = [{ authorization: "Bearer key-2" }, {}, {}];
    const responses = others.map(
      async (headers) => (await post(server, "/v1/runs", helloBody, headers)).status,
    );
    expect(await Promise.all(responses)).toEqual([200, 200, 200]);
  });

  it.each([
    [
      "streams",
      "/v1/runs:stream",
      "The limit for open streams (1) has been reached. Wait until one of them has ended.",
    ],
    [
      "inFlight",
      "/v1/runs",
      "The limit for requests in flight (1) has been reached. Wait until one of them has finished.",
    ],
  ] as const)("apply to concurrent requests: %s [G-177]", async (limit, path, message) => {
    const server = await limited({ requestsPerSecond: 1000, burst: 100, [limit]: 1 });
    const hold = `gateway-${limit}-7d1c`;
    const first = readOutcome(server, path, createScriptRequest([[{ hold }, { text: "Done." }]]), {
      authorization,
    });
    await holdReached(hold);
    const second = await post(server, path, helloBody, { authorization });
    expect(second.headers.get("retry-after")).toBe("1");
    expect(await readError(second)).toEqual({
      status: 429,
      type: "rate_limit_error",
      message,
      retry_after: 1,
    });
    expect((await post(server, path, helloBody, { authorization: "Bearer key-2" })).status).toBe(200);
    releaseHold(hold);
    expect((await first).result.stop_reason).toBe("end_turn");
    expect((await readOutcome(server, path, helloBody, { authorization })).result.stop_reason).toBe(
      "end_turn",
    );
  });

  it("do not count requests whose clients have disconnected [G-177]", async () => {
    const server = await limited({ requestsPerSecond: 1000, burst: 100, streams: 1, inFlight: 1 });
    const hold = "gateway-left-7d1c";
    const body = createScriptRequest([[{ hold }, { text: "Done." }]]);
    const stream = await server.stream("POST", "/v1/runs:stream", body, { authorization });
    await holdReached(hold);
    stream.drop();
    await expect
      .poll(async () => (await post(server, "/v1/runs:stream", helloBody, { authorization })).status)
      .toBe(200);
  });

  it.each(endpoints)(
    "do not count a request whose client disconnects while its token is verified: %s [G-177]",
    async (path) => {
      const issuer = await startIssuer();
      const shop = { ...readSettings({}).everyProject, toolServers: [], issuers: [issuer.settings] };
      const { operations, lines } = recordOperations();
      const server = await limited(
        { requestsPerSecond: 1000, burst: 100, streams: 1, inFlight: 1 },
        { projects: new Map([["shop", shop]]), operations },
      );
      const keys = Promise.withResolvers<void>();
      issuer.held = keys.promise;
      const headers = { authorization: `Bearer ${await issuer.sign()}` };
      const client = new AbortController();
      const init = { method: "POST", body: JSON.stringify(helloBody), signal: client.signal };
      const left = fetch(server.url + path, {
        ...init,
        headers: { ...headers, "content-type": "application/json" },
      });
      await expect.poll(() => issuer.requests, { timeout: 30_000 }).toHaveLength(1);
      client.abort();
      await expect(left).rejects.toThrow("aborted");
      // The request is logged when the server has noticed that the client disconnected.
      await expect.poll(() => lines("request"), { timeout: 30_000 }).toHaveLength(1);
      keys.resolve();
      // The first of these requests waits for the same keys as the request that was left.
      for (let count = 0; count < 3; count += 1)
        expect((await post(server, path, helloBody, headers)).status).toBe(200);
    },
  );
});
