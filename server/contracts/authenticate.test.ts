import type { Request } from "express";
import { describe, expect, it } from "vitest";
import { ApiKeys } from "../config/api-keys.ts";
import { readSettings } from "../config/settings.ts";
import { RateLimiter } from "../core/limits/rate-limiter.ts";
import { createApiKeyAuthenticator } from "./authenticate.ts";
import type { ErrorTable } from "./contract.ts";
import { UndeclaredError } from "./contract-error.ts";

const { everyProject } = readSettings({});
const keys = ApiKeys.parse("one:key-1,two:key-2");

/** Returns the project that a request with the given headers belongs to. */
async function findProject(headers: Record<string, string>, apiKeys = keys): Promise<string | undefined> {
  const services = {
    ...{ apiKeys, tokens: undefined, getSettings: () => everyProject },
    rateLimiter: new RateLimiter({ getRate: () => undefined }),
  };
  const errors = {
    unauthorized: (message: string) => new UndeclaredError(401, message, {}),
  } as Partial<ErrorTable> as ErrorTable;
  const { authenticate } = createApiKeyAuthenticator({ challenge: "Bearer", errors }, services);
  const request = { get: (name: string) => headers[name] } as Request;
  try {
    const { context } = await authenticate(request, { set: () => {} } as never);
    return context.owner.projectId;
  } catch (error) {
    if (error instanceof UndeclaredError) return undefined;
    throw error;
  }
}

it("is found by a key alone at the paths that need no token, if the project requires tokens elsewhere", async () => {
  const services = {
    ...{
      apiKeys: keys,
      tokens: undefined,
      getSettings: () => ({ ...everyProject, tokenRequired: true as const }),
    },
    rateLimiter: new RateLimiter({ getRate: () => undefined }),
  };
  const errors = { unauthorized: (message: string) => new UndeclaredError(401, message, {}) };
  const contract = {
    challenge: "Bearer",
    keyPaths: ["/token"],
    errors: errors as Partial<ErrorTable> as ErrorTable,
  };
  const { authenticate } = createApiKeyAuthenticator(contract, services);
  const call = async (path: string) =>
    await authenticate({ path, get: () => "Bearer key-1" } as never, { set: () => {} } as never);
  expect(await call("/token")).toEqual({ context: { owner: { projectId: "one" } }, account: "one" });
  await expect(call("/token/")).rejects.toThrow(
    "The project requires the token of a user; an API key is not sufficient.",
  );
});

describe("the project of a request", () => {
  it.each<[string, Record<string, string>, string | undefined]>([
    ["a bearer token", { Authorization: "Bearer key-1" }, "one"],
    ["a bearer token, however written", { Authorization: "bEARER   key-2 " }, "two"],
    ["X-API-Key", { "X-API-Key": "key-2" }, "two"],
    ["both, of which the token counts", { Authorization: "Bearer key-1", "X-API-Key": "key-2" }, "one"],
    ["a wrong token beside a right key", { Authorization: "Bearer key-3", "X-API-Key": "key-1" }, undefined],
    ["another scheme beside a right key", { Authorization: "Basic key-3", "X-API-Key": "key-1" }, "one"],
    ["nothing", {}, undefined],
    ["an unknown key", { "X-API-Key": "key-3" }, undefined],
    ["an empty key", { "X-API-Key": "" }, undefined],
    ["a key of another scheme", { Authorization: "Basic key-1" }, undefined],
    ["a scheme alone", { Authorization: "Bearer " }, undefined],
    ["two tokens", { Authorization: "Bearer key-1 key-2" }, undefined],
    ["a project's name", { "X-API-Key": "one" }, undefined],
    ["a property of every object", { "X-API-Key": "__proto__" }, undefined],
  ])("is found by %s [T-173]", async (_name, headers, want) => {
    expect(await findProject(headers)).toBe(want);
  });

  it("is the only one if no keys are configured, whatever is sent", async () => {
    const open = ApiKeys.parse("");
    expect([await findProject({}, open), await findProject({ Authorization: "Bearer x" }, open)]).toEqual([
      "default",
      "default",
    ]);
  });
});
