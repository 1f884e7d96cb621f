import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import { props } from "./props.ts";
import {
  componentBegins,
  custom,
  props as delta,
  evidenceOf,
  goodRun,
  messagesOf,
  nothing,
  started,
} from "./testing.ts";

const wrong = ["run: the deltas of component comp_1 do not make the props at its end"];
const odd = '{"__proto__":[[]],"constructor":{"":-0}}';

it.each<[string, string[], string, string[]]>([
  ["the same props", ['{"a"', ":[[1]]}"], '{"a":[[1]]}', []],
  ["odd keys", [odd], odd, []],
  ["JSON that is written otherwise", ['{ "b":1.0, "a":2}'], '{"a":2,"b":1}', []],
  ["no props", ["{}"], "{}", []],
  ["what the model made no JSON of", ['{"a":tru'], "{}", []],
  ["no delta at all", [], "{}", wrong],
  ["a lost delta", ['{"a":'], '{"a":1}', wrong],
  ["a delta twice", ['{"a":1}', '{"a":1}'], '{"a":1}', wrong],
  ["a list that became an object", ['{"a":[[1]]}'], '{"a":[{"0":1}]}', wrong],
  ["a key that vanished", ['{"constructor":1}'], "{}", wrong],
])("judges %s [T-049][T-051][TC-035]", (_, deltas, json, expected) => {
  const end = custom("tambo.component.end", { componentId: "comp_1", props: JSON.parse(json) as JsonObject });
  const events = [started, componentBegins, ...deltas.map((each) => delta(each)), end];
  expect(messagesOf(props.judge(evidenceOf(events)))).toEqual(expected);
});

it("judges a tail only where it has the component from its start [T-049]", () => {
  const tail = evidenceOf(goodRun.slice(7), { from: "position" });
  expect(props.judge(tail)).toBeUndefined();
  expect(props.judge(nothing)).toBeUndefined();
});
