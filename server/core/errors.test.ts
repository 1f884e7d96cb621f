import { expect, it } from "vitest";
import { ModelError, toModelFailure } from "./errors.ts";

it.each([
  [
    "a model's own error",
    new ModelError("RATE_LIMIT_EXCEEDED", "Later.", { status: 429, retryAfter: 3 }),
    { code: "RATE_LIMIT_EXCEEDED", message: "Later.", report: { status: 429, retryAfter: 3 } },
  ],
  ["any other error, which is a server error", new Error("secret"), undefined],
  ["no error at all", undefined, undefined],
])("converts %s to the failure sent to clients [T-171]", (_name, error, want) => {
  expect(toModelFailure(error)).toEqual(want);
});
