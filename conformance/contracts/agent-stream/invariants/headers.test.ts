import { expect, it } from "vitest";
import { headers } from "./headers.ts";
import { evidenceOf, goodRun, messagesOf, nothing } from "./testing.ts";

it.each<[string, Record<string, string>, string[]]>([
  ["as they must be", {}, []],
  ["streams that may be kept", { "cache-control": "no-cache" }, ["run: the header cache-control is wrong"]],
  [
    "streams that may be held back",
    { "x-accel-buffering": "" },
    ["run: the header x-accel-buffering is wrong"],
  ],
  ["another type", { "content-type": "text/plain" }, ["run: the header content-type is wrong"]],
  ["the id of the run", { "x-run-id": "run_1" }, ["run: the header x-run-id is wrong"]],
  ["the id of the thread", { "x-thread-id": "thread_1" }, ["run: the header x-thread-id is wrong"]],
])("judges %s [A-032][M-071]", (_, given, expected) => {
  expect(messagesOf(headers, evidenceOf(goodRun, { headers: given }))).toEqual(expected);
});

it("is silent about nothing", () => {
  expect(messagesOf(headers, nothing)).toBeUndefined();
});
