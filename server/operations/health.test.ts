import express from "express";
import { afterEach, expect, it, vi } from "vitest";
import { startHttpServer } from "../proof/testing/http-server.ts";
import { startTestServer } from "../proof/testing/server.ts";
import { createReadinessHandler, type ReadinessChecks } from "./health.ts";

afterEach(() => void vi.useRealTimers());

async function getReadiness(checks: Partial<ReadinessChecks>) {
  const app = express();
  const defaults = {
    queryStore: async () => {},
    writeProblem: async () => undefined,
    isStopping: () => false,
  };
  app.get("/readyz", createReadinessHandler({ ...defaults, ...checks }));
  const url = await startHttpServer(app);
  const response = await fetch(`${url}/readyz`);
  return {
    status: response.status,
    cache: response.headers.get("cache-control"),
    body: await response.json(),
  };
}

const never = () => new Promise<never>(() => {});

it("is ready if the store responds", async () => {
  expect(await getReadiness({})).toEqual({
    status: 200,
    cache: "no-store",
    body: { status: "ready", checks: { store: "ok", server: "ok" } },
  });
});

it.each<[string, Partial<ReadinessChecks>, object]>([
  ["is stopping", { isStopping: () => true }, { store: "ok", server: "stopping" }],
  [
    "cannot query its store",
    { queryStore: async () => Promise.reject(new Error("postgres://user:hunter2@db")) },
    { store: "failed", server: "ok" },
  ],
  ["has a full disk", { writeProblem: async () => "disk full" }, { store: "disk full", server: "ok" }],
  [
    "cannot write for another reason",
    { writeProblem: async () => "not writable" },
    { store: "not writable", server: "ok" },
  ],
  [
    "throws when it queries its store",
    {
      queryStore: () => {
        throw new Error("closed");
      },
    },
    { store: "failed", server: "ok" },
  ],
])("is not ready if it %s", async (_name, checks, expected) => {
  expect(await getReadiness(checks)).toMatchObject({
    status: 503,
    body: { status: "not ready", checks: expected },
  });
});

it("is not ready if the store takes a second", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const queried = Promise.withResolvers<void>();
  const response = getReadiness({
    queryStore: () => {
      queried.resolve();
      return never();
    },
  });
  await queried.promise;
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(await response).toMatchObject({ status: 503, body: { checks: { store: "timeout", server: "ok" } } });
});

it("a server reports that it is alive and ready, without a key", async () => {
  const server = await startTestServer({ apiKeys: "p:key-of-p" });
  expect(await server.json("GET", "/healthz")).toEqual({ status: 200, body: { status: "ok" } });
  expect(await server.json("GET", "/readyz")).toEqual({
    status: 200,
    body: { status: "ready", checks: { store: "ok", server: "ok" } },
  });
});
