import { expect, it } from "vitest";
import type { Json } from "../../runner/case.ts";
import type { Observations } from "../../runner/observation.ts";
import type { JsonObject } from "../../stream/json.ts";
import { tambo } from "./contract.ts";
import { args, componentBegins, goodRun, props, seenOf, started, text } from "./invariants/testing.ts";

const { codeChecks } = tambo;

const tail = seenOf(
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
  run: seenOf(goodRun),
  again: seenOf(goodRun),
  tail,
  empty: seenOf([]),
  turns: seenOf(turns),
  rows: seenOf([started, args("a"), args("c"), props("b")]),
  state: seenOf([{ type: "STATE_SNAPSHOT", snapshot: { components: {} } }]),
  broken: seenOf([started, componentBegins, { type: "STATE_DELTA", delta: [] }]),
  list: { kind: "pages", items: [3, 2, 2], names: ["a", "b", "c"], single: [1], mixed: [1, "a"] },
  long: seenOf([text("x".repeat(100))]),
  texts: { whole: '{"a":1}', cut: '{"a":1', none: "" },
};

const parts = { first: "tc_1", second: "comp_1" };

it.each<[string, JsonObject, object]>([
  ["fold-state", { stream: "run", component: "comp_1", equals: { n: 2 } }, { pass: true }],
  [
    "fold-state",
    { stream: "run", component: "comp_1", equals: { n: 3 } },
    {
      pass: false,
      reason: "the state of component comp_1 is another one",
      expected: { n: 3 },
      actual: { n: 2 },
    },
  ],
  [
    "fold-state",
    { stream: "turns", component: "comp_1", equals: null },
    { pass: false, reason: "the stream does not tell the state of component comp_1", expected: null },
  ],
  [
    "fold-state",
    { stream: "state", component: "comp_1", equals: {} },
    { pass: false, reason: "the state of component comp_1 is another one", expected: {}, actual: null },
  ],
  [
    "fold-state",
    { stream: "broken", component: "comp_1", equals: {} },
    { pass: false, reason: "a STATE_DELTA comes before any STATE_SNAPSHOT", expected: {} },
  ],
  [
    "fold-state",
    { stream: "list", component: "comp_1", equals: {} },
    { pass: false, reason: "the stream was not observed" },
  ],
  ["is-tail-of", { stream: "tail", of: "run", after: "3" }, { pass: true }],
  ["is-tail-of", { stream: "tail", of: "run", after: 3 }, { pass: true }],
  ["is-tail-of", { stream: "run", of: "again", after: 0 }, { pass: true }],
  [
    "is-tail-of",
    { stream: "tail", of: "run", after: "2" },
    {
      pass: false,
      reason: "event 1 is not the one that must be there",
      expected: expect.stringMatching(/^3: /),
      actual: expect.stringMatching(/^4: /),
    },
  ],
  [
    "is-tail-of",
    { stream: "tail", of: "run", after: "99" },
    { pass: false, reason: "no event of the stream has the id 99" },
  ],
  [
    "is-tail-of",
    { stream: "empty", of: "run", after: "21" },
    {
      pass: false,
      reason: "event 1 is not the one that must be there",
      expected: expect.stringMatching(/^22: /),
      actual: "no event",
    },
  ],
  [
    "is-tail-of",
    { stream: "empty", of: "empty", after: 0 },
    { pass: false, reason: "there were no events to compare" },
  ],
  ["is-tail-of", { stream: "nowhere", of: "run" }, { pass: false, reason: "the streams were not observed" }],
  ["json-object", { of: "texts.whole", begins: '{"a":' }, { pass: true }],
  [
    "json-object",
    { of: "texts.whole", begins: '{"b":' },
    { pass: false, reason: "the text begins otherwise", expected: '{"b":', actual: '{"a":1}' },
  ],
  [
    "json-object",
    { of: "texts.cut", begins: '{"a":' },
    { pass: false, reason: "the text is not the JSON of an object", actual: '{"a":1' },
  ],
  ["json-object", { of: "texts.none", begins: "" }, { pass: false, reason: "no text was observed" }],
  ["json-object", { of: "texts.nowhere", begins: "" }, { pass: false, reason: "no text was observed" }],
  ["same-events", { a: "run", b: "again" }, { pass: true }],
  [
    "same-events",
    { a: "run", b: "tail" },
    {
      pass: false,
      reason: "event 1 is not the one that must be there",
      expected: expect.stringMatching(/^4: /),
      actual: expect.stringMatching(/^1: /),
    },
  ],
  ["same-events", { a: "run", b: "nowhere" }, { pass: false, reason: "the streams were not observed" }],
  ["interleaved", { stream: "turns", ...parts }, { pass: true }],
  [
    "interleaved",
    { stream: "rows", ...parts },
    {
      pass: false,
      reason: "the pieces of one all come before those of the other",
      actual: ["tc_1", "comp_1"],
    },
  ],
  [
    "interleaved",
    { stream: "turns", ...parts, second: "comp_9" },
    { pass: false, reason: "comp_9 has no piece in the stream" },
  ],
  ["interleaved", { stream: "nowhere", ...parts }, { pass: false, reason: "the stream was not observed" }],
  ["byte-ratio", { stream: "long", of: "long.text", atMost: 2, overhead: 100 }, { pass: true }],
  [
    "byte-ratio",
    { stream: "long", of: "long.text", atMost: 1, overhead: 0 },
    {
      pass: false,
      reason: "the stream takes 202 bytes for 100 bytes of content",
      expected: "at most 100",
      actual: 202,
    },
  ],
  [
    "byte-ratio",
    { stream: "long", of: "list.items", atMost: 1, overhead: 0 },
    {
      pass: false,
      reason: "the stream takes 202 bytes for 7 bytes of content",
      expected: "at most 7",
      actual: 202,
    },
  ],
  [
    "byte-ratio",
    { stream: "long", of: "long.nothing", atMost: 9, overhead: 999 },
    { pass: false, reason: "the stream or its content was not observed" },
  ],
  [
    "byte-ratio",
    { stream: "empty", of: "long.text", atMost: 9, overhead: 999 },
    { pass: false, reason: "the stream or its content was not observed" },
  ],
  ["strictly-ascending", { of: "list.names" }, { pass: true }],
  [
    "strictly-ascending",
    { of: "list.items" },
    { pass: false, reason: "item 2 is out of order", actual: [3, 2] },
  ],
  [
    "strictly-descending",
    { of: "list.items" },
    { pass: false, reason: "item 3 is out of order", actual: [2, 2] },
  ],
  ["strictly-descending", { of: "reverse(list.names)" }, { pass: true }],
  [
    "strictly-descending",
    { of: "list.single" },
    { pass: false, reason: "fewer than two items were observed", actual: [1] },
  ],
  [
    "strictly-ascending",
    { of: "list.mixed" },
    { pass: false, reason: "item 2 is out of order", actual: [1, "a"] },
  ],
  [
    "strictly-ascending",
    { of: "list.nothing" },
    { pass: false, reason: "fewer than two items were observed", actual: null },
  ],
])("%s %j", (name, parameters, expected) => {
  expect(codeChecks[name]?.(observations, parameters)).toEqual(expected);
});

it.each<[string, Record<string, Json>, string]>([
  ["fold-state", { component: "c", equals: 1 }, 'the check needs a text as its parameter "stream"'],
  [
    "byte-ratio",
    { stream: "run", of: "run.text" },
    'the check needs numbers as its parameters "atMost" and "overhead"',
  ],
  ["strictly-ascending", {}, 'the check needs a text as its parameter "of"'],
])("%s says what it was not told", (name, parameters, message) => {
  expect(() => codeChecks[name]?.(observations, parameters)).toThrow(message);
});
