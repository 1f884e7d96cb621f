import { expect, it } from "vitest";
import { headers } from "./headers.ts";
import { evidenceOf, goodRun, messagesOf, nothing } from "./testing.ts";

it.each<[string, Record<string, string>, string[]]>([
  ["as they must be", {}, []],
  ["a type with a charset", { "content-type": "text/event-stream; charset=utf-8" }, []],
  ["streams that may be kept", { "cache-control": "no-cache" }, ["run: the header cache-control is wrong"]],
  [
    "streams that may be held back",
    { "x-accel-buffering": "" },
    ["run: the header x-accel-buffering is wrong"],
  ],
  ["another thread", { "x-thread-id": "thr_2" }, ["run: the header x-thread-id is wrong"]],
  ["the client's own id", { "x-run-id": "run_1" }, ["run: the header x-run-id is wrong"]],
  ["no run", { "x-run-id": "" }, ["run: the header x-run-id is wrong"]],
])("judges %s [C-050]", (_, given, expected) => {
  expect(messagesOf(headers.judge(evidenceOf(goodRun, { headers: given })))).toEqual(expected);
});

it("is silent about nothing", () => {
  expect(headers.judge(nothing)).toBeUndefined();
});
