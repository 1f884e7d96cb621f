/** `fold-state {stream, component, equals}`: the state that a stream's events make of a component. */

import { streamParameter, textParameter } from "../../../runner/code-checks.ts";
import type { CodeCheck } from "../../../runner/contract.ts";
import { sameJson } from "../../../stream/json.ts";
import { Fold } from "../stream/fold.ts";

export const foldState: CodeCheck = (observations, parameters) => {
  const id = textParameter(parameters, "component");
  const stream = streamParameter(observations, parameters, "stream");
  if (stream === undefined) return { pass: false, reason: "the stream was not observed" };
  const { states } = new Fold(stream.events, stream.types[0] === "RUN_STARTED");
  const known = states.of(id);
  const expected = parameters.equals ?? null;
  if (!known.known) {
    const reason = states.faults[0] ?? `the stream does not tell the state of component ${id}`;
    return { pass: false, reason, expected };
  }
  const actual = known.state ?? null;
  return sameJson(actual, expected)
    ? { pass: true }
    : { pass: false, reason: `the state of component ${id} is another one`, expected, actual };
};
