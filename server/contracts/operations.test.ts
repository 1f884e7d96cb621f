import express, { Router } from "express";
import { expect, it, onTestFinished, vi } from "vitest";
import { openHeldConnection } from "../proof/testing/held-connection.ts";
import { startHttpServer } from "../proof/testing/http-server.ts";
import { mountOperations } from "./operations.ts";

const long = { said: `\u2028"\u{1f600}${"\u00e4".repeat(300_000)}` };

/** Returns an app with a single operation that responds with the given body. */
function appOf(body: unknown) {
  const route = {
    operationId: "get",
    method: "get",
    path: "/it",
    hasBody: false,
    stream: false,
    contentTypes: { 200: "application/json" },
  };
  const router = Router();
  router.use((_request, response, next) => {
    response.locals.context = { projectId: "p" };
    next();
  });
  mountOperations(router, {
    document: {
      routes: [route],
      readParameters: () => ({ value: { path: {}, query: {}, headers: {} }, violations: [] }),
      checkBody: () => [],
    },
    handlers: { get: async () => ({ status: 200, body }) },
    invalidRequest: () => new Error("invalid"),
    encodeFailure: () => ({ text: "", count: 0 }),
  });
  return express().use(router);
}

it.each([
  ["short", { said: "\u2028\u00e4" }],
  ["long", long],
])("a %s body is sent completely with its length, and not for HEAD", async (_name, body) => {
  const url = `${await startHttpServer(appOf(body))}/it`;
  const response = await fetch(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(JSON.parse(String(bytes))).toEqual(body);
  expect(Number(response.headers.get("content-length"))).toBe(bytes.length);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const head = await fetch(url, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

it("slow clients share the bytes of a long body, and are disconnected after a minute", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const app = appOf(long);
  const connections = await Promise.all([openHeldConnection("/it"), openHeldConnection("/it")]);
  for (const { request, response } of connections) app(request, response);
  for (let pass = 0; pass < 5; pass += 1) await new Promise((resolve) => setImmediate(resolve));
  const held = connections.map(({ unreadBuffers: held }) => held().filter(({ length }) => length > 1024));
  expect(held.map((slices) => slices.map(({ length }) => length))).toEqual([[64 * 1024], [64 * 1024]]);
  expect(new Set(held.flat().map(({ buffer }) => buffer)).size).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(connections.map(({ response }) => response.destroyed)).toEqual([true, true]);
});
