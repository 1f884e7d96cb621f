import { expect, it } from "vitest";
import type { Json } from "../../runner/case.ts";
import type { Observations } from "../../runner/observation.ts";
import type { JsonObject } from "../../stream/json.ts";
import { gateway } from "./contract.ts";
import {
  createBlockingResponse,
  createErrorResponse,
  goodRun,
  readEvents,
  runResult,
} from "./invariants/testing.ts";

const { codeChecks } = gateway;

const observations = (b: object) => ({ a: readEvents(goodRun), b }) as unknown as Observations;
const compared = (b: object) => codeChecks["same-result"]?.(observations(b), { a: "a", b: "b" });
/** Returns the valid result with part of its text replaced. */
const replaced = (old: RegExp, by: string) =>
  createBlockingResponse(JSON.parse(JSON.stringify(runResult).replaceAll(old, by)) as JsonObject);

it.each<[string, object]>([
  ["a blocking run", createBlockingResponse()],
  ["other ids", replaced(/"(msg|call)_/g, `"other_$1_`)],
  ["other durations", replaced(/"duration_ms":\d/g, '"duration_ms":77')],
])("accepts the same result with %s [G-100]", (_, b) => {
  expect(compared(b)).toEqual({ pass: true });
});

it.each<[string, object]>([
  ["words", replaced(/Nothing/g, "Something")],
  ["tokens", replaced(/"input_tokens":25/g, '"input_tokens":26')],
  ["different ids", replaced(/"tool_use_id":"call_1"/g, '"tool_use_id":"call_2"')],
  ["a member", createBlockingResponse({ extra: 1 as Json })],
])("finds different %s", (_, b) => {
  expect(compared(b)).toMatchObject({ pass: false, reason: "the results differ" });
});

it("fails if a result was not observed", () => {
  const expected = { pass: false, reason: "the results were not observed" };
  expect([compared(createErrorResponse(400, "api_error")), compared({})]).toEqual([expected, expected]);
});
