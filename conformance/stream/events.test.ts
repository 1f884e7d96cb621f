import { expect, it } from "vitest";
import type { Json } from "../runner/case.ts";
import { bodyOf, knownAmong, nameOf, Shape } from "./events.ts";

const isKnown = knownAmong(["TEXT_MESSAGE_CONTENT", "STATE_DELTA"], ["tambo.component.props_delta"]);

const text = (messageId: string) => ({ type: "TEXT_MESSAGE_CONTENT", messageId, delta: "a" });
const props = (componentId: string) => ({
  type: "CUSTOM",
  name: "tambo.component.props_delta",
  value: { componentId },
});

it("counts pieces of the same thing in a row once, and leaves out what it does not know", () => {
  const shape = new Shape(isKnown);
  const events: Json[] = [
    text("a"),
    { type: "STEP_STARTED" },
    text("a"),
    text("b"),
    props("c"),
    props("c"),
    props("d"),
    props("c"),
    { type: "CUSTOM", name: "tambo.other" },
    { type: "tambo.run.finished" },
    { type: "CUSTOM", name: "RUN_FINISHED" },
    null,
    { type: "STATE_DELTA" },
    { type: "STATE_DELTA" },
  ];
  for (const event of events) shape.add(event);
  expect(shape.names).toEqual([
    "TEXT_MESSAGE_CONTENT",
    "TEXT_MESSAGE_CONTENT",
    "tambo.component.props_delta",
    "tambo.component.props_delta",
    "tambo.component.props_delta",
    "STATE_DELTA",
    "STATE_DELTA",
  ]);
});

it("finds names and members of both kinds of events", () => {
  expect([props("c"), text("a"), 1, { type: "CUSTOM" }].map(nameOf)).toEqual([
    "tambo.component.props_delta",
    "TEXT_MESSAGE_CONTENT",
    "",
    "",
  ]);
  expect([bodyOf(props("c")), bodyOf({ type: "X", value: 1 })]).toEqual([
    { componentId: "c" },
    { type: "X", value: 1 },
  ]);
  expect([
    isKnown(props("c")),
    isKnown({ type: "CUSTOM", name: "toString" }),
    isKnown({ type: "constructor" }),
  ]).toEqual([true, false, false]);
});
