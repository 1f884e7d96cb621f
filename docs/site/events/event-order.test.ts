import { expect, it } from "vitest";
import type { Requirement } from "../../../spec/toolchain/requirements/register.ts";
import { findEventRequirements, findKindRequirements, isAboutOrder } from "./event-order.ts";

const toRequirement = (id: string, text: string): Requirement => ({
  id,
  level: "MUST",
  origin: "S",
  source: "s",
  text,
});

const requirements = [
  toRequirement("X-1", "A stream MUST begin with `RUN_STARTED`, and nothing MUST follow `error`."),
  toRequirement("X-2", "`RUN_STARTED` MUST have a `threadId`."),
  toRequirement("X-3", "The answer MUST have the member `error`."),
  toRequirement("X-4", "`app.part.*` events MUST come before `RUN_STARTED`'s end."),
  toRequirement("X-5", "A chunk with an error MUST be the last."),
];
const invariants = [
  { id: "first", text: "A stream starts with it.", requirements: ["X-1"] },
  { id: "valid", text: "Every event is valid.", requirements: ["X-1", "X-2"] },
];

it("returns the requirements that name each event, and separates those about order", () => {
  const names = ["RUN_STARTED", "error", "app.part.begin", "app.other", "ChatAgentResponse"];
  const found = findEventRequirements(names, requirements, invariants, new Set(["error"]));
  const ids = [...found].map(([name, { order, other, checkedBy }]) => [
    name,
    order.map(({ id }) => id),
    other.map(({ id }) => id),
    checkedBy.map(({ id }) => id),
  ]);
  expect(ids).toEqual([
    ["RUN_STARTED", ["X-1", "X-4"], ["X-2"], ["first"]],
    // X-3 is about a field that has the same name as the event.
    ["error", ["X-1"], [], ["first"]],
    ["app.part.begin", ["X-4"], [], []],
    ["app.other", [], [], []],
    ["ChatAgentResponse", ["X-5"], [], []],
  ]);
});

it("returns the requirements that apply to a kind, and the invariants that check them", () => {
  expect(findKindRequirements(["X-5", "X-1"], requirements, invariants)).toEqual({
    order: [requirements[0], requirements[4]],
    other: [],
    checkedBy: [invariants[0]],
  });
});

it.each([
  ["It MUST come before the end.", true],
  ["Text MUST have ended by then.", true],
  ["It MUST have `first` and `last`.", false],
  ["It MUST be a string.", false],
])("recognizes %s as text about order: %s", (text, expected) => {
  expect(isAboutOrder(text)).toBe(expected);
});
