import { expect, it } from "vitest";
import { listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { accumulates } from "./accumulates.ts";
import {
  componentBegins,
  componentEnds,
  custom,
  evidenceOf,
  failed,
  finished,
  goodRun,
  ids,
  messages,
  pausedRun,
  props,
  seenOf,
  started,
  text,
  textBegins,
  textEnds,
  threadOf,
  told,
} from "./testing.ts";

const [first = {}, result = {}, last = {}] = messages;
const [block, component] = first.content as [JsonObject, JsonObject];
const kept = (...content: JsonObject[]) => threadOf([{ ...first, content }, result, last]);
const telling = (...stored: JsonObject[]) =>
  evidenceOf(replaceEvent(goodRun, told, custom("tambo.run.finished", { ...ids, messages: stored })));
const stored = (...content: JsonObject[]) => evidenceOf(goodRun, { threads: [kept(...content)] });

/** A text that was cut off, in a run that failed or is still going on. */
const cut = [started, textBegins, text(" It"), text(" is "), textEnds];
const partial = (value: string) => [
  threadOf([{ id: "msg_1", role: "assistant", content: [{ type: "text", text: value }] }]),
];

const broken = seenOf(cut, { ended: "broken" });
const again = seenOf([
  ...cut,
  ...goodRun
    .slice(17)
    .map((event) => (event === told ? custom("tambo.run.finished", { ...ids, messages: [last] }) : event)),
]);

/** Findings of a stored message, by its blocks and as a whole. */
const otherwise = (what: string) => [
  `run: in the stored thread message msg_1 ${what}`,
  "run: the thread holds message msg_1 otherwise",
];

it.each<[string, Evidence, (string[] | null)?]>([
  ["a run and its thread", evidenceOf(goodRun, { threads: [threadOf()] }), []],
  ["a stream with nothing to compare it with", evidenceOf(pausedRun), null],
  ["a text in two blocks", stored({ ...block, text: " H" }, { ...block, text: "i\n" }, component), []],
  ["a state that has changed since", stored(block, { ...component, state: {} }), []],
  [
    "an answer without anything",
    evidenceOf([
      started,
      custom("tambo.run.finished", { ...ids, messages: [{ id: "msg_1", role: "assistant", content: [] }] }),
      finished,
    ]),
    [],
  ],
  ["the text of a run that failed", evidenceOf([...cut, failed], { threads: partial(" It is ") }), []],
  [
    "a text that went on when the client had left",
    evidenceOf(cut, { ended: "closed", threads: partial(" It is late.") }),
    [],
  ],
  [
    "a model call that was made again after a restart",
    {
      ...evidenceOf(broken, { threads: [threadOf([last])] }),
      streams: [
        { name: "first", seen: broken, from: "start" },
        { name: "second", seen: again, from: "start" },
      ],
    },
    [],
  ],
  ["run: message msg_3 was streamed, and is not in tambo.run.finished", telling(first, result)],
  [
    "run: message msg_9 of tambo.run.finished was not streamed",
    telling(first, result, last, { ...last, id: "msg_9" }),
  ],
  [
    "run: in tambo.run.finished the messages are in another order than in the stream",
    telling(last, first, result),
  ],
  [
    "run: in tambo.run.finished message msg_3 has another role",
    telling(first, result, { ...last, role: "user" }),
  ],
  ["a trimmed text", stored({ ...block, text: "Hi" }, component), otherwise("has another text")],
  [
    "a list that became an object",
    stored(block, { ...component, props: { a: [{ 0: 1, 1: 2 }], constructor: 1 } }),
    otherwise("has component comp_1 otherwise"),
  ],
  [
    "a key that vanished",
    stored(block, { ...component, props: { a: [[1, 2]] } }),
    otherwise("has component comp_1 otherwise"),
  ],
  [
    "another name of a component",
    stored(block, { ...component, name: "show_Chart" }),
    otherwise("has component comp_1 otherwise"),
  ],
  ["a lost component", stored(block), otherwise("lacks component comp_1")],
  ["parts in another order", stored(component, block), otherwise("has its parts in another order")],
  [
    "a message that is not stored",
    evidenceOf(goodRun, { threads: [threadOf([first, result])] }),
    [
      "run: message msg_3 was streamed, and is not in the stored thread",
      "run: message msg_3 of tambo.run.finished is not in the stored thread",
    ],
  ],
  [
    "run: message msg_1 was streamed, and is not in the stored thread",
    evidenceOf([...cut, failed], { threads: [threadOf([])] }),
  ],
  [
    "run: in the stored thread message msg_1 has another text",
    evidenceOf([...cut, failed], { threads: partial(" It") }),
  ],
  [
    "run: in the stored thread message msg_1 has another text",
    evidenceOf(cut, { ended: "closed", threads: partial(" It") }),
  ],
  [
    "run: message msg_1 was streamed, and is not in the stored thread",
    evidenceOf([started, componentBegins, props("{}"), componentEnds, failed], { threads: [threadOf([])] }),
  ],
])("judges %s [T-046][T-051][T-146][TC-034][TC-035][TC-038]", (told, evidence, expected = [told]) => {
  expect(listMessages(accumulates, evidence)).toEqual(expected ?? undefined);
});
