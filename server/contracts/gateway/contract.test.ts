import { createConnection } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { defaultGatewayLimits } from "../../config/gateway.ts";
import { holdReached } from "../../models/script/holds.ts";
import {
  createScriptRequest,
  endpoints,
  readError,
  readOutcome,
} from "../../proof/testing/clients/gateway.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";

const helloBody = createScriptRequest([[{ text: "Hello" }]]);

const post = (server: TestServer, path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.request("POST", path, body, headers);

describe("paths", () => {
  it.each([
    ["POST", "/v1/runs/"],
    ["POST", "/v1/runs/stream"],
    ["POST", "/v1/runs:Stream"],
    ["GET", "/v1/runs:cancel"],
  ])("responds with 404 to %s %s [G-032]", async (method, path) => {
    const server = await startTestServer();
    expect(await readError(await server.request(method, path))).toEqual({
      status: 404,
      type: "not_found_error",
      message: `There is nothing at ${path}. Send runs to POST /v1/runs or /v1/runs:stream.`,
    });
  });

  it("responds with 404 to invalid percent-encoding [G-032]", async () => {
    const server = await startTestServer();
    expect((await readError(await server.request("POST", "/v1/runs/%E0%A4%A"))).type).toBe("not_found_error");
  });

  it("leaves the paths of other contracts alone", async () => {
    const server = await startTestServer();
    const response = await server.request("POST", "/v1/runsx", {});
    expect([response.status, response.headers.get("content-type")]).toEqual([
      404,
      "application/problem+json; charset=utf-8",
    ]);
  });
});

describe.each(endpoints)("headers of %s:", (path) => {
  it.each([
    ["The body is missing", undefined, "application/json", "body", "invalid_json"],
    ["The body is not JSON: ", "{", "application/json", "body", "invalid_json"],
    ["The body must be an object, not an array", "[]", "application/json", "body", undefined],
    ["Send the body with", "{}", "text/plain", "Content-Type", "unsupported_media_type"],
    [
      "The body is larger than the server's limit of 999",
      `"${"x".repeat(1000)}"`,
      "application/json",
      "body",
      "request_too_large",
    ],
  ])("rejects a body: %s [G-031][GX-07]", async (message, body, type, param, code) => {
    const limits = { ...defaultGatewayLimits, bodyBytes: 999 };
    const server = await startTestServer({ gateway: { auth: "disabled", limits, rate: false } });
    const init = { method: "POST", headers: { "content-type": type }, ...(body !== undefined && { body }) };
    const reply = await readError(await fetch(server.url + path, init));
    expect(reply).toEqual({
      status: 400,
      type: "invalid_request_error",
      message: expect.stringMatching(new RegExp(`^${message}`)),
      param,
      code,
    });
  });

  it("are not case-sensitive, nor is the scheme [G-173][G-174]", async () => {
    const server = await startTestServer({ apiKeys: "shop:key-1" });
    const headers = { AUTHORIZATION: "bearer key-1", "x-vai-VERSION": "1" };
    expect((await post(server, path, helloBody, headers)).status).toBe(200);
  });
});

describe("shutdown", () => {
  it("ends active runs as cancelled, and rejects new ones [G-177][GX-01][GC-060]", async () => {
    const server = await startTestServer();
    const holds = endpoints.map((path) => `gateway-stop-${path.length}`);
    const runs = endpoints.map((path, at) =>
      readOutcome(
        server,
        path,
        createScriptRequest([[{ text: "First." }, { tool: "none", args: {} }], [{ hold: holds[at] }]]),
      ),
    );
    await Promise.all(holds.map((hold) => holdReached(hold)));
    // Requests on a connection that is already open are still handled.
    const { hostname, port } = new URL(server.url);
    const socket = createConnection(Number(port), hostname);
    const reply = text(socket);
    const head = "POST /v1/runs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n";
    await new Promise<void>((written) => socket.write(head, () => written()));
    const closed = server.close();
    socket.write("Connection: close\r\n\r\n{}");
    expect(await reply).toMatch(
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
