import express from "express";
import { afterEach, expect, it, vi } from "vitest";
import { serve } from "../proof/testing/http-server.ts";
import { testServer } from "../proof/testing/server.ts";
import { createReadinessHandler, type ReadinessChecks } from "./health.ts";

afterEach(() => void vi.useRealTimers());

async function ask(checks: Partial<ReadinessChecks>) {
  const app = express();
  const sound = {
    queryStore: async () => {},
    writeProblem: async () => undefined,
    isStopping: () => false,
  };
  app.get("/readyz", createReadinessHandler({ ...sound, ...checks }));
  const url = await serve(app);
  const response = await fetch(`${url}/readyz`);
  return {
    status: response.status,
    cache: response.headers.get("cache-control"),
    body: await response.json(),
  };
}

const never = () => new Promise<never>(() => {});

it("is ready when the store answers", async () => {
  expect(await ask({})).toEqual({
    status: 200,
    cache: "no-store",
    body: { status: "ready", checks: { store: "ok", server: "ok" } },
  });
});

it.each<[string, Partial<ReadinessChecks>, object]>([
  ["stops", { isStopping: () => true }, { store: "ok", server: "stopping" }],
  [
    "cannot ask its store",
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
    "fails at asking",
    {
      queryStore: () => {
        throw new Error("closed");
      },
    },
    { store: "failed", server: "ok" },
  ],
])("is not ready when it %s", async (_how, checks, want) => {
  expect(await ask(checks)).toMatchObject({ status: 503, body: { status: "not ready", checks: want } });
});

it("is not ready when the store takes a second", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = Promise.withResolvers<void>();
  const answer = ask({
    queryStore: () => {
      asked.resolve();
      return never();
    },
  });
  await asked.promise;
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(await answer).toMatchObject({ status: 503, body: { checks: { store: "timeout", server: "ok" } } });
});

it("a server tells that it is alive and ready, without a key", async () => {
  const server = await testServer({ apiKeys: "p:key-of-p" });
  expect(await server.json("GET", "/healthz")).toEqual({ status: 200, body: { status: "ok" } });
  expect(await server.json("GET", "/readyz")).toEqual({
    status: 200,
    body: { status: "ready", checks: { store: "ok", server: "ok" } },
  });
});
