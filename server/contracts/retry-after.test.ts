import type { Response } from "express";
import { expect, it } from "vitest";
import { TooMany } from "../core/errors.ts";
import { setRetryAfter } from "./retry-after.ts";

it.each([
  ["an error that passes", new TooMany("Wait.", 7), [["Retry-After", "7"]]],
  ["any other", new Error("no"), []],
])("tells when to come again of %s", (_name, error, want) => {
  const set: string[][] = [];
  setRetryAfter({ set: (...header: string[]) => set.push(header) } as unknown as Response, error);
  expect(set).toEqual(want);
});
