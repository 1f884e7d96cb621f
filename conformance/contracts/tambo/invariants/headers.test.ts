import { expect, it } from "vitest";
import { headers } from "./headers.ts";
import { evidenceOf, goodRun, messagesOf, nothing } from "./testing.ts";

it.each<[string, Record<string, string>, string[]]>([
  ["all as they must be", {}, []],
  [
    "a charset and other directives",
    {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-transform,no-cache, no-store",
      connection: "keep-alive",
    },
    [],
  ],
  ["JSON", { "content-type": "application/json" }, ["content-type"]],
  ["a cache that may change it", { "cache-control": "no-cache" }, ["cache-control"]],
  ["a cache that may keep it", { "cache-control": "no-transform" }, ["cache-control"]],
  ["a proxy that may hold it back", { "x-accel-buffering": "yes" }, ["x-accel-buffering"]],
  ["a connection that closes, which only SHOULD not", { connection: "close" }, []],
  ["another thread", { "x-thread-id": "thr_2" }, ["x-thread-id"]],
  ["another run", { "x-run-id": "run_2" }, ["x-run-id"]],
  ["no run", { "x-run-id": "" }, ["x-run-id"]],
])("judges %s [T-069][T-074][TC-030]", (_, sent, wrong) => {
  const expected = wrong.map((name) => `run: the header ${name} is wrong`);
  expect(messagesOf(headers.judge(evidenceOf(goodRun, { headers: sent })))).toEqual(expected);
});

it("is silent about nothing", () => {
  expect(headers.judge(nothing)).toBeUndefined();
});
