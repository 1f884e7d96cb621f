import { expect, it } from "vitest";
import type { Json } from "../../runner/case.ts";
import type { Observations } from "../../runner/observation.ts";
import type { JsonObject } from "../../stream/json.ts";
import { tambo } from "./contract.ts";
import { args, componentStart, goodRun, props, readEvents, started, text } from "./invariants/testing.ts";

const { codeChecks } = tambo;

const tail = readEvents(
  goodRun.slice(3).map((event, at) => ({ ...event, timestamp: 1704067200003 + at })),
  {
    ids: goodRun.slice(3).map((_, at) => String(at + 4)),
  },
);
const turns = [started, args("a"), props("b"), args("c")];
const observations: Observations = {
  nonce: "c",
  threads: {},
  script: {},
  model: {},
  aborted: {},
  each: {},
  searches: [],
  canary: { url: "", port: "", path: "", visits: [] },
  target: { toolServer: "conformance", graceMs: null, maxBodyBytes: null, otherModel: "m" },
  run: readEvents(goodRun),
  again: readEvents(goodRun),
  tail,
  empty: readEvents([]),
  turns: readEvents(turns),
  rows: readEvents([started, args("a"), args("c"), props("b")]),
  state: readEvents([{ type: "STATE_SNAPSHOT", snapshot: { components: {} } }]),
  broken: readEvents([started, componentStart, { type: "STATE_DELTA", delta: [] }]),
  list: { kind: "pages", items: [3, 2, 2], names: ["a", "b", "c"], single: [1], mixed: [1, "a"] },
  long: readEvents([text("x".repeat(100))]),
  texts: { whole: '{"a":1}', cut: '{"a":1', none: "" },
};

const parts = { first: "tc_1", second: "comp_1" };

it.each<[check: string, parameters: JsonObject, reason?: string, more?: object]>([
  ["fold-state", { stream: "run", component: "comp_1", equals: { n: 2 } }],
  [
    "fold-state",
    { stream: "run", component: "comp_1", equals: { n: 3 } },
    "the state of component comp_1 differs",
    { expected: { n: 3 }, actual: { n: 2 } },
  ],
  [
    "fold-state",
    { stream: "turns", component: "comp_1", equals: null },
    "the stream does not define the state of component comp_1",
    { expected: null },
  ],
  [
    "fold-state",
    { stream: "state", component: "comp_1", equals: {} },
    "the state of component comp_1 differs",
    { expected: {}, actual: null },
  ],
  [
    "fold-state",
    { stream: "broken", component: "comp_1", equals: {} },
    "a STATE_DELTA precedes the first STATE_SNAPSHOT",
    { expected: {} },
  ],
  ["fold-state", { stream: "list", component: "comp_1", equals: {} }, "the stream was not observed"],
  ["is-tail-of", { stream: "tail", of: "run", after: "3" }],
  ["is-tail-of", { stream: "tail", of: "run", after: 3 }],
  ["is-tail-of", { stream: "run", of: "again", after: 0 }],
  [
    "is-tail-of",
    { stream: "tail", of: "run", after: "2" },
    "event 1 differs from the expected event",
    { expected: expect.stringMatching(/^3: /), actual: expect.stringMatching(/^4: /) },
  ],
  ["is-tail-of", { stream: "tail", of: "run", after: "99" }, "no event has the id 99"],
  [
    "is-tail-of",
    { stream: "empty", of: "run", after: "21" },
    "event 1 differs from the expected event",
    { expected: expect.stringMatching(/^22: /), actual: "no event" },
  ],
  ["is-tail-of", { stream: "empty", of: "empty", after: 0 }, "there were no events to compare"],
  ["is-tail-of", { stream: "nowhere", of: "run" }, "the streams were not observed"],
  ["json-object", { of: "texts.whole", begins: '{"a":' }],
  [
    "json-object",
    { of: "texts.whole", begins: '{"b":' },
    "the text has a different start",
    { expected: '{"b":', actual: '{"a":1}' },
  ],
  [
    "json-object",
    { of: "texts.cut", begins: '{"a":' },
    "the text is not a JSON object",
    { actual: '{"a":1' },
  ],
  ["json-object", { of: "texts.none", begins: "" }, "no text was observed"],
  ["json-object", { of: "texts.nowhere", begins: "" }, "no text was observed"],
  ["same-events", { a: "run", b: "again" }],
  [
    "same-events",
    { a: "run", b: "tail" },
    "event 1 differs from the expected event",
    { expected: expect.stringMatching(/^4: /), actual: expect.stringMatching(/^1: /) },
  ],
  ["same-events", { a: "run", b: "nowhere" }, "the streams were not observed"],
  ["interleaved", { stream: "turns", ...parts }],
  [
    "interleaved",
    { stream: "rows", ...parts },
    "the deltas are not interleaved",
    { actual: ["tc_1", "comp_1"] },
  ],
  ["interleaved", { stream: "turns", ...parts, second: "comp_9" }, "comp_9 has no delta in the stream"],
  ["interleaved", { stream: "nowhere", ...parts }, "the stream was not observed"],
  ["byte-ratio", { stream: "long", of: "long.text", atMost: 2, overhead: 100 }],
  [
    "byte-ratio",
    { stream: "long", of: "long.text", atMost: 1, overhead: 0 },
    "the stream has 202 bytes for 100 bytes of content",
    { expected: "at most 100", actual: 202 },
  ],
  [
    "byte-ratio",
    { stream: "long", of: "list.items", atMost: 1, overhead: 0 },
    "the stream has 202 bytes for 7 bytes of content",
    { expected: "at most 7", actual: 202 },
  ],
  [
    "byte-ratio",
    { stream: "long", of: "long.nothing", atMost: 9, overhead: 999 },
    "the stream or its content was not observed",
  ],
  [
    "byte-ratio",
    { stream: "empty", of: "long.text", atMost: 9, overhead: 999 },
    "the stream or its content was not observed",
  ],
  ["strictly-ascending", { of: "list.names" }],
  ["strictly-ascending", { of: "list.items" }, "item 2 is out of order", { actual: [3, 2] }],
  ["strictly-descending", { of: "list.items" }, "item 3 is out of order", { actual: [2, 2] }],
  ["strictly-descending", { of: "reverse(list.names)" }],
  ["strictly-descending", { of: "list.single" }, "fewer than two items were observed", { actual: [1] }],
  ["strictly-ascending", { of: "list.mixed" }, "item 2 is out of order", { actual: [1, "a"] }],
  ["strictly-ascending", { of: "list.nothing" }, "fewer than two items were observed", { actual: null }],
])("%s %j", (check, parameters, reason, more) => {
  const expected = reason === undefined ? { pass: true } : { pass: false, reason, ...more };
  expect(codeChecks[check]?.(observations, parameters)).toEqual(expected);
});

it.each<[string, Record<string, Json>, string]>([
  ["fold-state", { component: "c", equals: 1 }, 'the check needs a string parameter "stream"'],
  [
    "byte-ratio",
    { stream: "run", of: "run.text" },
    'the check needs the number parameters "atMost" and "overhead"',
  ],
  ["strictly-ascending", {}, 'the check needs a string parameter "of"'],
])("%s reports missing parameters", (name, parameters, message) => {
  expect(() => codeChecks[name]?.(observations, parameters)).toThrow(message);
});
