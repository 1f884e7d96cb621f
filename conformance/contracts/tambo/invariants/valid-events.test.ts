import { expect, it } from "vitest";
import type { Json } from "../../../runner/case.ts";
import { evidenceOf, goodRun, messagesOf, nothing, text, textBegins } from "./testing.ts";
import { validEvents } from "./valid-events.ts";

it.each<[string, Json, string[]]>([
  ["an event with more members", { ...textBegins, more: { a: 1 } }, []],
  ["another event of AG-UI", { type: "STEP_STARTED", stepName: "s" }, []],
  ["another extension", { type: "CUSTOM", name: "tambo.more", value: null }, []],
  ["no object", [], ["run: event 1 (no name) must be an object, not an array"]],
  ["no type", { name: "x" }, ["run: event 1 (no name) /type is required"]],
  [
    "a missing member",
    { type: "RUN_STARTED", threadId: "thr_1" },
    ["run: event 1 (RUN_STARTED) /runId is required"],
  ],
  ["an empty delta", text(""), ["run: event 1 (TEXT_MESSAGE_CONTENT) /delta must not be empty"]],
  [
    "an operation that is sent by no server",
    { type: "STATE_DELTA", delta: [{ op: "test", path: "/components/c/a", value: 1 }] },
    [
      'run: event 1 (STATE_DELTA) /delta/0/op must be one of "add", "remove", "replace", "move", "copy", not "test"',
    ],
  ],
  [
    "a foreign extension",
    { type: "CUSTOM", name: "acme.more", value: 1 },
    ["run: event 1 (acme.more) is an extension whose name does not begin with tambo."],
  ],
])("judges %s [T-002][T-044][T-256]", (_, event, expected) => {
  expect(messagesOf(validEvents.judge(evidenceOf([event])))).toEqual(expected);
});

it("takes a run's events, refuses types that AG-UI does not have, and is silent about nothing [T-002]", () => {
  expect(validEvents.judge(evidenceOf(goodRun))).toEqual([]);
  expect(validEvents.judge(nothing)).toBeUndefined();
  const found = messagesOf(validEvents.judge(evidenceOf([{ type: "text-delta" }])));
  expect(found).toEqual([expect.stringMatching(/^run: event 1 \(text-delta\) is not valid AG-UI: \/type /)]);
});
