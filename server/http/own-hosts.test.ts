import { request } from "node:http";
import { expect, it } from "vitest";
import { testServer } from "../testing/server.ts";

/** Asks with these headers as they are; `fetch` would not let the Host be chosen. */
async function ask(url: string, headers: Record<string, string>, method = "GET") {
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
])("an open server is this machine's, by whatever name: %s", async (Host) => {
  const { url } = await testServer();
  expect(await ask(url, { Host })).toEqual({ status: 200, body: '{"threads":[]}' });
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
  "a@127.0.0.1.example",
  "%",
])("an open server has no other name: %j", async (Host) => {
  const { url } = await testServer();
  const { status, body } = await ask(url, { Host });
  expect({ status, problem: JSON.parse(body) }).toEqual({
    status: 421,
    problem: {
      type: "urn:tambo:error:misdirected_request",
      title: "Misdirected Request",
      status: 421,
      detail:
        'A server without API keys answers to "localhost" and loopback addresses only. To serve it by another name, set API_KEYS.',
      instance: expect.stringMatching(/^urn:tambo:error-instance:/),
      code: "MISDIRECTED_REQUEST",
    },
  });
});

it.each(["https://evil.example", "null", "http://localhost.evil.example", "http://192.168.0.1"])(
  "a page of %s changes nothing on an open server, though it could not read the answer",
  async (Origin) => {
    const { url, json } = await testServer({ corsOrigins: ["https://app.example"] });
    const { status, body } = await ask(url, { Origin }, "POST");
    expect([status, JSON.parse(body).code]).toEqual([403, "FORBIDDEN"]);
    expect((await json("GET", "/v1/threads")).body).toEqual({ threads: [] });
  },
);

it.each(["https://app.example", "http://localhost:5173", "http://127.0.0.1:8080"])(
  "a page of %s may",
  async (Origin) => {
    const { url } = await testServer({ corsOrigins: ["https://app.example"] });
    expect((await ask(url, { Origin })).status).toBe(200);
  },
);

it("a server with keys is asked by any name: a page has no key to send", async () => {
  const { url } = await testServer({ apiKeys: "default:key-1" });
  const named = { Host: "api.example", Origin: "https://evil.example" };
  expect((await ask(url, named)).status).toBe(401);
  expect((await ask(url, { ...named, "X-API-Key": "key-1" })).status).toBe(200);
});
