import { expect, it } from "vitest";
import { listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import { activities, props } from "./components.ts";
import {
  activity,
  componentEnd,
  componentStart,
  createEvidence,
  finished,
  goodRun,
  propsDelta,
  started,
} from "./testing.ts";

const ends = (value: object) => ({ ...componentEnd, value: { componentId: "comp_1", ...value } });
const run = (...events: (typeof goodRun)[number][]) => createEvidence([started, ...events]);
const shown = (content: object, parts = {}) => ({
  ...activity,
  content: { componentId: "comp_1", componentName: "Chart", ...content },
  ...parts,
});
const differ = ["run: the props deltas of component comp_1 differ from its final props"];

it.each<[string, Evidence, string[] | undefined]>([
  ["a component that was started earlier", run(componentStart, propsDelta("{")), undefined],
  [
    "invalid JSON from the model, and no props",
    run(componentStart, propsDelta("{no"), ends({ props: {} })),
    [],
  ],
  ["other props", run(componentStart, propsDelta('{"a":1}'), ends({ props: { a: 2 } })), differ],
  ["props that were not streamed", run(componentStart, ends({ props: { a: 1 } })), differ],
  [
    "the end event sent to a reconnecting client",
    createEvidence([started, componentStart, ends({ props: {} })], { from: "bare" }),
    undefined,
  ],
])("judges the props of %s", (_, evidence, expected) => {
  expect(listMessages(props, evidence)).toEqual(expected);
});

const otherwise = ["run: component comp_1 differs from its ACTIVITY_SNAPSHOT"];
const none = ["run: component comp_1 has no ACTIVITY_SNAPSHOT immediately after its end"];

it.each<[string, Evidence, string[] | undefined]>([
  ["a stream that was closed before it", createEvidence([started, componentEnd], { ended: "closed" }), []],
  ["none", createEvidence(replaceEvent(goodRun, activity)), none],
  [
    "one of another component",
    createEvidence(replaceEvent(goodRun, activity, { ...activity, messageId: "comp_2" })),
    none,
  ],
  ["none at the end", run(componentStart, componentEnd, finished), none],
  [
    "other props",
    createEvidence(replaceEvent(goodRun, activity, shown({ props: {}, state: { n: 2 } }))),
    otherwise,
  ],
  ["no state", createEvidence(replaceEvent(goodRun, activity, shown({ props: { a: [[1, 2]] } }))), otherwise],
  [
    "another name",
    createEvidence(
      replaceEvent(
        goodRun,
        activity,
        shown({ componentName: "Map", props: { a: [[1, 2]] }, state: { n: 2 } }),
      ),
    ),
    otherwise,
  ],
  [
    "another kind",
    createEvidence(replaceEvent(goodRun, activity, { ...activity, activityType: "card" })),
    otherwise,
  ],
  [
    "a state that never existed",
    run(componentStart, ends({ props: {} }), shown({ props: {}, state: {} })),
    otherwise,
  ],
  ["no state, if the component has none", run(componentStart, ends({ props: {} }), shown({ props: {} })), []],
])("judges the activity of a component: %s", (_, evidence, expected) => {
  expect(listMessages(activities, evidence)).toEqual(expected);
});
