import type { Request } from "express";
import { describe, expect, it } from "vitest";
import { ApiKeys } from "../config/api-keys.ts";
import { findPrincipal } from "./authenticate.ts";

const keys = ApiKeys.parse("one:key-1,two:key-2");

/** Returns the project that a request with the given headers belongs to. */
function findProject(headers: Record<string, string>, apiKeys = keys): string | undefined {
  return findPrincipal({ get: (name: string) => headers[name] } as Request, apiKeys)?.projectId;
}

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
  ])("is found by %s [T-173]", (_name, headers, want) => {
    expect(findProject(headers)).toBe(want);
  });

  it("is the only one if no keys are configured, whatever is sent", () => {
    const open = ApiKeys.parse("");
    expect([findProject({}, open), findProject({ Authorization: "Bearer x" }, open)]).toEqual([
      "default",
      "default",
    ]);
  });
});
