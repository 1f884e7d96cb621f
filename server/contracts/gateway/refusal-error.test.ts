import { expect, it } from "vitest";
import { Refusal } from "../../core/errors.ts";
import { refusalError } from "./refusal-error.ts";

const choices: [pointer: string, param: string, why: string][] = [
  ["/toolChoice", "request.tool_choice", 'must not be "any" without tools'],
  ["/toolChoice/name", "request.tool_choice.name", "must be the name of a tool that the run has"],
];
it.each(choices)("a choice of no tool, at %s, is told at %s [G-046]", (pointer, param, why) => {
  const error = refusalError(Refusal.at(pointer, 'there is no tool "x"'));
  expect([error.status, error.canonical()]).toEqual([
    400,
    { type: "invalid_request_error", message: `${param} ${why}`, param },
  ]);
});

it("another refusal is told in its own words", () => {
  const error = refusalError(new Refusal("CONCURRENT_RUN", "A run is active."));
  expect(error.canonical()).toEqual({ type: "invalid_request_error", message: "A run is active." });
});
