import { expect, it } from "vitest";
import { listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { accumulates } from "./accumulates.ts";
import {
  componentEnd,
  componentStart,
  createEvidence,
  createThreadResponse,
  custom,
  failed,
  finished,
  goodRun,
  ids,
  messages,
  pausedRun,
  props,
  readEvents,
  runFinished,
  started,
  text,
  textEnd,
  textStart,
} from "./testing.ts";

const [first = {}, result = {}, last = {}] = messages;
const [block, component] = first.content as [JsonObject, JsonObject];
const kept = (...content: JsonObject[]) => createThreadResponse([{ ...first, content }, result, last]);
const finishWith = (...stored: JsonObject[]) =>
  createEvidence(
    replaceEvent(goodRun, runFinished, custom("tambo.run.finished", { ...ids, messages: stored })),
  );
const stored = (...content: JsonObject[]) => createEvidence(goodRun, { threads: [kept(...content)] });

/** An interrupted text message, in a failed or active run. */
const cut = [started, textStart, text(" It"), text(" is "), textEnd];
const partial = (value: string) => [
  createThreadResponse([{ id: "msg_1", role: "assistant", content: [{ type: "text", text: value }] }]),
];

const broken = readEvents(cut, { ended: "broken" });
const again = readEvents([
  ...cut,
  ...goodRun
    .slice(17)
    .map((event) =>
      event === runFinished ? custom("tambo.run.finished", { ...ids, messages: [last] }) : event,
    ),
]);

/** Returns the findings about a message, one for each of the two places in which it is stored. */
const otherwise = (what: string) => [
  `run: in the stored thread, message msg_1 ${what}`,
  "run: message msg_1 differs in the stored thread",
];

it.each<[string, Evidence, (string[] | null)?]>([
  ["a run and its thread", createEvidence(goodRun, { threads: [createThreadResponse()] }), []],
  ["a stream without a thread to compare with", createEvidence(pausedRun), null],
  ["text in two blocks", stored({ ...block, text: " H" }, { ...block, text: "i\n" }, component), []],
  ["a state that changed later", stored(block, { ...component, state: {} }), []],
  [
    "an empty response",
    createEvidence([
      started,
      custom("tambo.run.finished", { ...ids, messages: [{ id: "msg_1", role: "assistant", content: [] }] }),
      finished,
    ]),
    [],
  ],
  ["the text of a run that failed", createEvidence([...cut, failed], { threads: partial(" It is ") }), []],
  [
    "a text that continued after the client disconnected",
    createEvidence(cut, { ended: "closed", threads: partial(" It is late.") }),
    [],
  ],
  [
    "a model call repeated after a restart",
    {
      ...createEvidence(broken, { threads: [createThreadResponse([last])] }),
      streams: [
        { name: "first", seen: broken, from: "start" },
        { name: "second", seen: again, from: "start" },
      ],
    },
    [],
  ],
  ["run: message msg_3 was streamed, but is missing from tambo.run.finished", finishWith(first, result)],
  [
    "run: message msg_9 of tambo.run.finished was not streamed",
    finishWith(first, result, last, { ...last, id: "msg_9" }),
  ],
  [
    "run: the messages in tambo.run.finished are in a different order than in the stream",
    finishWith(last, first, result),
  ],
  [
    "run: in tambo.run.finished, message msg_3 has an unexpected role",
    finishWith(first, result, { ...last, role: "user" }),
  ],
  ["trimmed text", stored({ ...block, text: "Hi" }, component), otherwise("has different text")],
  [
    "a list that became an object",
    stored(block, { ...component, props: { a: [{ 0: 1, 1: 2 }], constructor: 1 } }),
    otherwise("has a different component comp_1"),
  ],
  [
    "a key that vanished",
    stored(block, { ...component, props: { a: [[1, 2]] } }),
    otherwise("has a different component comp_1"),
  ],
  [
    "a different component name",
    stored(block, { ...component, name: "show_Chart" }),
    otherwise("has a different component comp_1"),
  ],
  ["a lost component", stored(block), otherwise("lacks component comp_1")],
  ["parts in a different order", stored(component, block), otherwise("has its parts in a different order")],
  [
    "a message that is not stored",
    createEvidence(goodRun, { threads: [createThreadResponse([first, result])] }),
    [
      "run: message msg_3 was streamed, but is missing from the stored thread",
      "run: message msg_3 of tambo.run.finished is not in the stored thread",
    ],
  ],
  [
    "run: message msg_1 was streamed, but is missing from the stored thread",
    createEvidence([...cut, failed], { threads: [createThreadResponse([])] }),
  ],
  [
    "run: in the stored thread, message msg_1 has different text",
    createEvidence([...cut, failed], { threads: partial(" It") }),
  ],
  [
    "run: in the stored thread, message msg_1 has different text",
    createEvidence(cut, { ended: "closed", threads: partial(" It") }),
  ],
  [
    "run: message msg_1 was streamed, but is missing from the stored thread",
    createEvidence([started, componentStart, props("{}"), componentEnd, failed], {
      threads: [createThreadResponse([])],
    }),
  ],
])("judges %s [T-046][T-051][T-146][TC-034][TC-035][TC-038]", (finding, evidence, expected = [finding]) => {
  expect(listMessages(accumulates, evidence)).toEqual(expected ?? undefined);
});
