import { expect, it } from "vitest";
import type { Requirement } from "../../../spec/toolchain/requirements/register.ts";
import { isAboutOrder, rulesOfEvents, rulesOfKind } from "./event-order.ts";

const requirement = (id: string, text: string): Requirement => ({
  id,
  level: "MUST",
  origin: "S",
  source: "s",
  text,
});

const requirements = [
  requirement("X-1", "A stream MUST begin with `RUN_STARTED`, and nothing MUST follow `error`."),
  requirement("X-2", "`RUN_STARTED` MUST have a `threadId`."),
  requirement("X-3", "The answer MUST have the member `error`."),
  requirement("X-4", "`app.part.*` events MUST come before `RUN_STARTED`'s end."),
  requirement("X-5", "A chunk with an error MUST be the last."),
];
const invariants = [
  { id: "first", text: "A stream starts with it.", requirements: ["X-1"] },
  { id: "valid", text: "Every event is valid.", requirements: ["X-1", "X-2"] },
];

it("gives each event the rules that name it, those about order first", () => {
  const names = ["RUN_STARTED", "error", "app.part.begin", "app.other", "ChatAgentResponse"];
  const rules = rulesOfEvents(names, requirements, invariants, new Set(["error"]));
  const ids = [...rules].map(([name, { order, other, judged }]) => [
    name,
    order.map(({ id }) => id),
    other.map(({ id }) => id),
    judged.map(({ id }) => id),
  ]);
  expect(ids).toEqual([
    ["RUN_STARTED", ["X-1", "X-4"], ["X-2"], ["first"]],
    // X-3 is about a member of the same name.
    ["error", ["X-1"], [], ["first"]],
    ["app.part.begin", ["X-4"], [], []],
    ["app.other", [], [], []],
    ["ChatAgentResponse", ["X-5"], [], []],
  ]);
});

it("gives a kind of an event the rules that are named for it, and what judges them", () => {
  expect(rulesOfKind(["X-5", "X-1"], requirements, invariants)).toEqual({
    order: [requirements[0], requirements[4]],
    other: [],
    judged: [invariants[0]],
  });
});

it.each([
  ["It MUST come before the end.", true],
  ["Text MUST have ended by then.", true],
  ["It MUST have `first` and `last`.", false],
  ["It MUST be a string.", false],
])("takes %s as about order: %s", (text, expected) => {
  expect(isAboutOrder(text)).toBe(expected);
});
