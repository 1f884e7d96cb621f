import { describe, expect, it, onTestFinished } from "vitest";
import type { WireRequest } from "./contract.ts";
import { HttpClient, toQueryStrings } from "./http-client.ts";
import { type Handler, json, serve } from "./testing/server.ts";

describe("http client", () => {
  const get: WireRequest = { method: "GET", path: "/a", query: {}, headers: {} };

  async function client(handle: Handler, { base = "", timeoutMs = 1_000 } = {}) {
    const server = await serve(handle);
    const asking = new HttpClient(server.url + base, timeoutMs);
    onTestFinished(() => asking.close());
    return { ...server, asking };
  }

  describe("a request", () => {
    it("is sent unchanged to the base URL, and returns the response", async () => {
      const { asking, asked } = await client(
        (_, response) => response.writeHead(201, { "X-One": "1", "Set-Cookie": ["a", "b"] }).end("Zoë"),
        { base: "/api/" },
      );
      const exchange = await asking.send({
        method: "POST",
        path: "/threads/a%2Fb",
        query: { after: "1", q: "x y&z" },
        headers: { "x-two": "2" },
        body: '{"ö":1}',
      });
      expect(exchange).toMatchObject({ status: 201, headers: { "x-one": "1", "set-cookie": "a, b" } });
      expect(await asking.text(exchange)).toBe("Zoë");
      expect(
        asked.map(({ line, body, headers }) => [line, body, headers["x-two"], headers["content-length"]]),
      ).toEqual([["POST /api/threads/a%2Fb?after=1&q=x+y%26z", '{"ö":1}', "2", "8"]]);
    });

    it("has no content-length without a body", async () => {
      const { asking, asked } = await client((_, response) => response.end());
      await asking.text(await asking.send(get));
      expect(asked[0]?.headers["content-length"]).toBeUndefined();
    });

    it("fails and disconnects if no response starts in time", async () => {
      const left = Promise.withResolvers<void>();
      const { asking } = await client((asked) => asked.left.then(left.resolve), { timeoutMs: 40 });
      await expect(asking.send(get)).rejects.toThrow(/^GET \/a got no response within 40 ms$/);
      await left.promise;
    });

    it("fails if the connection fails", async () => {
      const { asking } = await client((_, response) => response.destroy());
      await expect(asking.send(get)).rejects.toMatchObject({
        name: "NoAnswer",
        message: "GET /a got no response, because the server closed the connection",
      });
    });
  });

  describe("reading a response", () => {
    it("fails and disconnects if it does not end in time", async () => {
      const left = Promise.withResolvers<void>();
      const { asking } = await client(
        (asked, response) => {
          response.write("half");
          return asked.left.then(left.resolve);
        },
        { timeoutMs: 40 },
      );
      await expect(asking.text(await asking.send(get))).rejects.toThrow(
        /^the response did not end within 40 ms$/,
      );
      await left.promise;
    });

    it("fails if the connection is lost", async () => {
      const { asking } = await client((_, response) => response.write("half", () => response.destroy()));
      await expect(asking.text(await asking.send(get))).rejects.toMatchObject({
        name: "NoAnswer",
        message: "the connection was lost during the response: aborted",
      });
    });
  });

  it("closes open responses", async () => {
    const left = Promise.withResolvers<void>();
    const { asking } = await client((asked, response) => {
      response.write("half");
      return asked.left.then(left.resolve);
    });
    const { body } = await asking.send(get);
    body.on("error", () => {});
    asking.close();
    await left.promise;
  });

  it("keeps the connection for the next request", async () => {
    const ports = new Set<number | undefined>();
    const { asking } = await client((_, response) => {
      ports.add(response.socket?.remotePort);
      json(response, 200, {});
    });
    for (let round = 0; round < 3; round += 1) await asking.text(await asking.send(get));
    expect(ports.size).toBe(1);
  });
});

describe("query", () => {
  it("sends strings unchanged, and other values as JSON", () => {
    expect(toQueryStrings({ wire: "proposal", after: 3, all: true, none: null, list: [1, "a"] })).toEqual({
      wire: "proposal",
      after: "3",
      all: "true",
      none: "null",
      list: '[1,"a"]',
    });
  });

  it("is empty without parameters", () => {
    expect(toQueryStrings(undefined)).toEqual({});
  });
});
