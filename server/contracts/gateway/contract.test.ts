/** What every request meets before and around its run: paths, methods, headers, bodies, and the end of the server. */
import { createConnection } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { defaultGatewayLimits } from "../../config/gateway.ts";
import { holdReached } from "../../models/script/holds.ts";
import { ask, byokAt, endpoints, outcomeOf, play, refusalOf } from "../../proof/testing/clients/gateway.ts";
import { type TestServer, testServer } from "../../proof/testing/server.ts";

const said = play([[{ text: "Hello" }]]);
const requestId = "req_test:1";

const post = (server: TestServer, path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.request("POST", path, body, headers);

describe("a path", () => {
  it.each([
    ["POST", "/v1/runs/"],
    ["POST", "/v1/runs/stream"],
    ["POST", "/v1/runs:Stream"],
    ["GET", "/v1/runs:cancel"],
  ])("that there is nothing at: %s %s [G-032]", async (method, path) => {
    const server = await testServer();
    expect(await refusalOf(await server.request(method, path))).toEqual({
      status: 404,
      type: "not_found_error",
      message: `There is nothing at ${path}. Send runs to POST /v1/runs or /v1/runs:stream.`,
    });
  });

  it("whose percent-encoding is broken [G-032]", async () => {
    const server = await testServer();
    expect((await refusalOf(await server.request("POST", "/v1/runs/%E0%A4%A"))).type).toBe("not_found_error");
  });

  it("of another contract is none of the gateway's", async () => {
    const server = await testServer();
    const response = await server.request("POST", "/v1/runsx", {});
    expect([response.status, response.headers.get("content-type")]).toEqual([
      404,
      "application/problem+json; charset=utf-8",
    ]);
  });
});

it.each(
  endpoints.flatMap((path) => ["GET", "PUT", "DELETE", "PATCH"].map((method) => [method, path] as const)),
)("%s %s is no operation [G-032]", async (method, path) => {
  const server = await testServer();
  const response = await server.request(method, path);
  expect(response.headers.get("allow")).toBe("POST");
  expect(await refusalOf(response)).toEqual({
    status: 405,
    type: "invalid_request_error",
    message: "This path takes POST.",
    code: "method_not_allowed",
  });
});

describe.each(endpoints)("headers of %s:", (path) => {
  it("the request's id is taken, or made [G-176][GX-17]", async () => {
    const server = await testServer();
    const ids = [requestId, "a".repeat(128), "a".repeat(129), "a b", "ü"];
    const answers = ids.map(async (id) => {
      const response = await post(server, path, said, { "X-Request-ID": id });
      const name = /"request_id":"([^"]*)"/.exec(await response.text())?.[1];
      const told = response.headers.get("x-request-id");
      expect(path === "/v1/runs" ? told : name).toBe(told);
      return told;
    });
    expect(await Promise.all(answers)).toEqual([
      requestId,
      "a".repeat(128),
      ...[1, 2, 3].map(() => expect.stringMatching(/^req_[0-9a-f]{20}$/)),
    ]);
  });

  it("the version is 1 [G-176]", async () => {
    const server = await testServer();
    expect((await post(server, path, said, { "X-VAI-Version": "1" })).status).toBe(200);
    expect(await refusalOf(await post(server, path, said, { "X-VAI-Version": "2" }))).toEqual({
      status: 400,
      type: "invalid_request_error",
      message: 'This version of the API does not exist. Send "X-VAI-Version: 1", or leave it out.',
      param: "X-VAI-Version",
      code: "unsupported_version",
    });
  });

  it.each([
    ["There is no body", undefined, "application/json", "body", "invalid_json"],
    ["The body is not JSON: ", "{", "application/json", "body", "invalid_json"],
    ["The body must be an object, not an array", "[]", "application/json", "body", undefined],
    ["Send the body with", "{}", "text/plain", "Content-Type", "unsupported_media_type"],
    ["The body is larger than 999", `"${"x".repeat(1000)}"`, "application/json", "body", "request_too_large"],
  ])("a body is refused: %s [G-031][GX-07]", async (message, body, type, param, code) => {
    const limits = { ...defaultGatewayLimits, bodyBytes: 999 };
    const server = await testServer({ gateway: { auth: "disabled", limits, rate: false } });
    const init = { method: "POST", headers: { "content-type": type }, ...(body !== undefined && { body }) };
    const answer = await refusalOf(await fetch(server.url + path, init));
    expect(answer).toEqual({
      status: 400,
      type: "invalid_request_error",
      message: expect.stringMatching(new RegExp(`^${message}`)),
      param,
      code,
    });
  });

  it("their names and the scheme are of any case, as HTTP has it [G-173][G-174]", async () => {
    const server = await testServer({ apiKeys: "shop:key-1" });
    const headers = { AUTHORIZATION: "bearer key-1", "x-vai-VERSION": "1" };
    expect((await post(server, path, said, headers)).status).toBe(200);
  });
});

it("a refusal is the same in both endpoints, before any stream begins [G-086]", async () => {
  const server = await testServer({ byokProviders: byokAt("http://127.0.0.1:9") });
  const bodies = [
    { ...said, extra: 1 },
    ask("openai/m", "x"),
    ask("nobody/m", "x"),
    ask("m", "x"),
    ask("embedded/script", [{ type: "tool_use", id: "a", name: "b", input: {} }]),
    play([], { builtins: ["vai_web_search"] }),
    play([], { builtins: ["other"] }),
    play([], {}, { tools: [{ type: "web_search" }] }),
    play([], {}, { tool_choice: { type: "tool", name: "none" } }),
    play([], {}, { stream: true }),
  ];
  const headers = { "X-Request-ID": requestId };
  const answers = await Promise.all(
    bodies.map((body) =>
      Promise.all(
        endpoints.map(async (path) => {
          const response = await post(server, path, body, headers);
          return [response.status, response.headers.get("content-type"), await response.text()] as const;
        }),
      ),
    ),
  );
  for (const [blocking, stream] of answers) {
    expect(blocking?.[0]).toBeGreaterThanOrEqual(400);
    expect(stream).toEqual(blocking);
  }
  expect(answers.map(([blocking]) => JSON.parse(blocking?.[2] ?? "").error.param)).toEqual([
    "extra",
    "X-Provider-Key-OpenAI",
    "request.model",
    "request.model",
    "request.messages[0].content[0].type",
    "builtins[0]",
    "builtins[0]",
    "request.tools[0].type",
    "request.tool_choice.name",
    "request.stream",
  ]);
});

describe("a server that stops", () => {
  it("ends what is running as cancelled, and admits nobody [G-177][GX-01][GC-060]", async () => {
    const server = await testServer();
    const holds = endpoints.map((path) => `gateway-stop-${path.length}`);
    const runs = endpoints.map((path, at) =>
      outcomeOf(
        server,
        path,
        play([[{ text: "First." }, { tool: "none", args: {} }], [{ hold: holds[at] }]]),
      ),
    );
    await Promise.all(holds.map((hold) => holdReached(hold)));
    // A connection that is open already is still served.
    const { hostname, port } = new URL(server.url);
    const socket = createConnection(Number(port), hostname);
    const answer = text(socket);
    const head = "POST /v1/runs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n";
    await new Promise<void>((written) => socket.write(head, () => written()));
    const closed = server.close();
    socket.write("Connection: close\r\n\r\n{}");
    expect(await answer).toMatch(
      /^HTTP\/1\.1 529 .*"type":"overloaded_error","message":"The server is about to stop\. Send the request again in a moment\.","code":"draining"/s,
    );
    const ends = await Promise.all(runs);
    expect(ends.map(({ status, result }) => [status, result.stop_reason, result.turn_count])).toEqual([
      [200, "cancelled", 1],
      [200, "cancelled", 1],
    ]);
    await closed;
  });
});
