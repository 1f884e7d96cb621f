/** Checks that the suite has a case for every operation in the documents. */
import { expect, it } from "vitest";
import type { ReconnectStep, RunStep, Step } from "../runner/case.ts";
import type { Contract } from "../runner/contract.ts";
import { loadCases } from "../runner/load-cases.ts";
import type { ObservedStream } from "../runner/observation.ts";
import { contractNames, loadContract } from "./contracts.ts";

interface Route {
  operationId: string;
  method: string;
  path: string;
}

it.each(contractNames)("has a case for every operation of %s", async (name) => {
  const { routes } = (await import(`../../generated/${name}/handlers.ts`)) as { routes: readonly Route[] };
  const contract = await loadContract(name);
  const requests = loadCases(name)
    .flatMap(({ steps }) => steps)
    .flatMap((step) => requestOf(step, contract));
  const without = routes.filter((route) => !requests.some((request) => asks(request, route)));
  expect(without.map(({ operationId }) => operationId)).toEqual([]);
});

/**
 * Returns the method and path of each request that a step sends. Path segments that are not known in advance
 * are `x`.
 */
function requestOf(step: Step, contract: Contract): string[] {
  const request = wireRequest(step, contract);
  if (request === undefined) return [];
  return [`${request.method.toLowerCase()} ${request.path.replace(/\$\{[^}]*\}/g, "x")}`];
}

function wireRequest(step: Step, contract: Contract): { method: string; path: string } | undefined {
  if ("request" in step) return step;
  if ("pages" in step) return { method: "GET", path: step.path };
  if ("run" in step) return contract.run({ ...step, body: {} } as RunStep, started);
  if ("reconnect" in step) return contract.reconnect?.(step as ReconnectStep, seen);
  return undefined;
}

const started = { threadId: "x", content: "x", model: undefined, facts: {} };
const seen = { threadId: "x", runId: "x", query: {}, sent: {}, path: "/x" } as unknown as ObservedStream;

/** Returns true if the request matches the operation. */
function asks(request: string, { method, path }: Route): boolean {
  const literal = `${method} ${path}`
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literal.join("[^/]+")}$`).test(request);
}
