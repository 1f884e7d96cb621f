import { expect, it } from "vitest";
import { listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { states } from "./states.ts";
import {
  componentEnd,
  componentStart,
  createEvidence,
  createResponse,
  createThreadResponse,
  custom,
  goodRun,
  ids,
  messages,
  pausedRun,
  props,
  runFinished,
  started,
} from "./testing.ts";

const snapshot = (components: JsonObject) => ({ type: "STATE_SNAPSHOT", snapshot: { components } });
const delta = (path: string, value: number) => ({
  type: "STATE_DELTA",
  delta: [{ op: "replace", path, value }],
});
const push = (...operations: JsonObject[]) =>
  custom("tambo.component.state_delta", { componentId: "comp_1", delta: operations });
const replacement = { op: "replace", path: "", value: { n: 2 } };
const ended = custom("tambo.component.end", { componentId: "comp_1", props: {}, state: { n: 2 } });
const component = (...events: JsonObject[]) => createEvidence([started, componentStart, ...events, ended]);
const [first = {}, ...others] = messages;
const [block, card] = first.content as [JsonObject, JsonObject];
const withState = (n: number) => [
  { ...first, content: [block, { ...card, state: { n } }] as JsonObject[] },
  ...others,
];
const pushed = createResponse("POST", "/v1/threads/thr_1/components/comp_1/state", 200, {
  componentId: "comp_1",
  state: { n: 3 },
});

it.each<[string, Evidence, (string[] | null)?]>([
  ["a run", createEvidence(goodRun, { threads: [createThreadResponse()] }), []],
  ["no state", createEvidence(pausedRun), null],
  ["a client's change", component(push(replacement)), []],
  [
    "a client's change of state that the run set",
    component(snapshot({ comp_1: { n: 1 } }), push({ op: "replace", path: "/n", value: 2 })),
    [],
  ],
  [
    "a patch of a state that an earlier run made",
    createEvidence([started, push({ op: "replace", path: "/n", value: 2 })]),
    [],
  ],
  [
    "state that a client changed later",
    createEvidence(goodRun, { threads: [createThreadResponse(withState(3))], responses: [pushed] }),
    [],
  ],
  [
    "run: the end of component comp_1 has a state that differs from the streamed state",
    component(props("{}")),
  ],
  [
    "run: the end of component comp_1 has a state that differs from the streamed state",
    component(snapshot({ comp_1: { n: 1 } })),
  ],
  [
    "run: the end of component comp_1 has a state that differs from the streamed state",
    createEvidence(
      replaceEvent(
        goodRun,
        componentEnd,
        custom("tambo.component.end", { componentId: "comp_1", props: {} }),
      ),
    ),
  ],
  ["run: a STATE_DELTA precedes the first STATE_SNAPSHOT", component(delta("/components/comp_1/n", 2))],
  [
    'run: a STATE_DELTA has the path "/more", expected /components/{id}…',
    component(snapshot({ comp_1: { n: 2 } }), {
      type: "STATE_DELTA",
      delta: [{ op: "add", path: "/more", value: 1 }],
    }),
  ],
  [
    "run: a STATE_DELTA does not apply: Cannot perform the operation at a path that does not exist",
    component(snapshot({ comp_1: {} }), delta("/components/comp_1/n/m", 2)),
  ],
  [
    "run: a tambo.component.state_delta of comp_1 does not apply: Cannot perform the operation at a path that does not exist",
    component(push({ op: "remove", path: "/n" })),
  ],
  [
    "a change of a prototype",
    component(push(replacement, { op: "add", path: "/__proto__/n", value: 1 })),
    [expect.stringContaining("does not apply: JSON-Patch: modifying `__proto__`")],
  ],
  ["run: a STATE_SNAPSHOT has no components", component({ type: "STATE_SNAPSHOT", snapshot: { n: 2 } })],
  [
    "run: in tambo.run.finished, component comp_1 has a state that differs from the streamed state",
    createEvidence(
      replaceEvent(goodRun, runFinished, custom("tambo.run.finished", { ...ids, messages: withState(1) })),
    ),
  ],
  [
    "run: in the stored thread, component comp_1 has a state that differs from the streamed state",
    createEvidence(goodRun, { threads: [createThreadResponse(withState(1))] }),
  ],
])("judges %s [T-050][T-051][T-052][T-055][TC-029][TX-14]", (finding, evidence, expected = [finding]) => {
  expect(listMessages(states, evidence)).toEqual(expected ?? undefined);
});
