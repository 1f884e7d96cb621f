import { expect, it } from "vitest";
import type { Json } from "../../runner/case.ts";
import { createAgUiFormat, createIsKnown, eventBody, eventName } from "./ag-ui-events.ts";

const isKnown = createIsKnown(
  ["TEXT_MESSAGE_CONTENT", "STATE_DELTA"],
  (name) => name === "tambo.component.props_delta",
);

const text = (messageId: string) => ({ type: "TEXT_MESSAGE_CONTENT", messageId, delta: "a" });
const props = (componentId: string) => ({
  type: "CUSTOM",
  name: "tambo.component.props_delta",
  value: { componentId },
});

it("groups deltas, and omits unknown events", () => {
  const events: Json[] = [
    text("a"),
    { type: "STEP_STARTED" },
    props("c"),
    { type: "CUSTOM", name: "tambo.other" },
    { type: "tambo.component.props_delta" },
    { type: "CUSTOM", name: "STATE_DELTA" },
    null,
    { type: "STATE_DELTA" },
  ];
  expect(events.map(createAgUiFormat(isKnown, "data").shapeEntry)).toEqual([
    { name: "TEXT_MESSAGE_CONTENT", group: "TEXT_MESSAGE_CONTENT a" },
    undefined,
    { name: "tambo.component.props_delta", group: "tambo.component.props_delta c" },
    undefined,
    undefined,
    undefined,
    undefined,
    { name: "STATE_DELTA", group: undefined },
  ]);
});

it("finds names and fields of both kinds of events", () => {
  expect([props("c"), text("a"), 1, { type: "CUSTOM" }].map(eventName)).toEqual([
    "tambo.component.props_delta",
    "TEXT_MESSAGE_CONTENT",
    "",
    "",
  ]);
  expect([eventBody(props("c")), eventBody({ type: "X", value: 1 })]).toEqual([
    { componentId: "c" },
    { type: "X", value: 1 },
  ]);
  expect([
    isKnown(props("c")),
    isKnown({ type: "CUSTOM", name: "toString" }),
    isKnown({ type: "constructor" }),
  ]).toEqual([true, false, false]);
});
