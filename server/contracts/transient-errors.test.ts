import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, it, onTestFinished } from "vitest";
import { contractNames } from "../../generated/contracts.ts";
import { ApiKeys } from "../config/api-keys.ts";
import { ServerBusyError, ShutdownError, StoreUnavailableError } from "../core/errors.ts";
import { computeBodyBudget, MemoryBudget } from "../core/limits/memory-budget.ts";
import { RateLimiter } from "../core/limits/rate-limiter.ts";
import { contractClients } from "../proof/testing/contract-clients.ts";
import { contracts } from "./index.ts";
import { serveContract } from "./serve-contract.ts";

/** The contracts that store their runs. */
const storing = contractNames.filter((name) => contractClients[name].probePath !== undefined);

/** Starts a server whose engine and store throw the given error on every call. */
async function startFailingServer(error: Error): Promise<{ url: string; log: string[] }> {
  const log: string[] = [];
  const fails = () => Promise.reject(error);
  const options = {
    apiKeys: ApiKeys.parse(""),
    maxBodyBytes: 1_000,
    bodyBudget: new MemoryBudget("request bodies", computeBodyBudget(1_000)),
    maxMessageBytes: 1_000,
    rateLimiter: new RateLimiter({ getRate: () => undefined }),
    log: (line: string) => log.push(line),
    engine: { run: fails },
    store: { read: { findThread: fails } },
    getSettings: () => ({ agents: [] }),
    listTools: () => [],
    models: { default: "m", ids: ["m"], get: () => undefined, acceptsInput: () => false },
  } as never;
  const app = express();
  for (const contract of contracts) {
    if (contractClients[contract.name as keyof typeof contractClients].probePath === undefined) continue;
    app.use((await serveContract(contract, options)).router);
  }
  const server = createServer(app).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, log };
}

const cases = storing.flatMap((contract) => [
  {
    contract,
    error: new ShutdownError(),
    code: "SERVER_RESTARTING",
    after: "1",
    words: "The server is restarting.",
  },
  {
    contract,
    error: new StoreUnavailableError(new Error("connect ECONNREFUSED 10.0.0.7")),
    code: "STORE_UNAVAILABLE",
    after: "2",
    words: "The server cannot reach its database.",
  },
  {
    contract,
    error: new ServerBusyError(),
    code: "SERVER_BUSY",
    after: "2",
    words: "The server does not have enough memory for the request.",
  },
]);

it.each(cases)("$contract sends $code [TC-081][CC-142][TP-070][AS-064]", async ({ contract, ...want }) => {
  const { url, log } = await startFailingServer(want.error);
  const { buildRequest, expectedError, operation } = contractClients[contract];
  const { path, body } = buildRequest({ threadId: "t", content: "a" });
  const headers = { "content-type": "application/json" };
  const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  const finding = await response.text();
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, want.after]);
  const { checkResponse } = await import(`../../generated/${contract}/validators.sealed.js`);
  expect(checkResponse(operation.id, 503, JSON.parse(finding))).toEqual([]);
  expect(JSON.parse(finding)).toMatchObject(
    expectedError(503, want.code, expect.stringContaining(want.words)),
  );
  expect(finding).not.toContain("10.0.0.7");
  expect(log).toEqual([]);
});
