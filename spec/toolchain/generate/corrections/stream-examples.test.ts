import { expect, it } from "vitest";
import type { Schema } from "../schema.ts";
import { ref, testDocument } from "../test-document.ts";
import { addStreamExamples, type ExampleFrame } from "./stream-examples.ts";

/** Returns the examples of a stream of the union, and those of the operation's other responses. */
function addExamples(union: Schema, ...frames: ExampleFrame[]) {
  const stream = {
    "text/event-stream": { schema: ref("Event") },
    "application/json": { schema: ref("Event") },
  };
  const error = { description: "Error.", content: { "application/json": { schema: ref("Event") } } };
  const operation = { responses: { 200: { description: "Stream.", content: stream }, 400: error } };
  const { paths } = addStreamExamples(
    testDocument(
      { Event: union },
      {
        "get /run": { operationId: "run", ...operation },
        "get /other": { operationId: "other", ...operation },
      },
    ),
    new Map([["run", frames]]),
  );
  expect(paths["/other"]?.get?.responses).toEqual(operation.responses);
  const { 200: first, 400: second } = paths["/run"]?.get?.responses ?? {};
  const { "text/event-stream": changed, ...rest } = first?.content ?? {};
  expect([rest, second]).toEqual([{ "application/json": { schema: ref("Event") } }, error]);
  return changed?.examples;
}

it("adds an example for each event, with the other lines of its frame", () => {
  expect(addExamples({}, { id: "1", data: { a: 1 } }, { data: { a: 2 } })).toEqual({
    event_1: { summary: "Event 1 of 2", value: { a: 1 }, "x-frame": { id: "1" } },
    event_2: { summary: "Event 2 of 2", value: { a: 2 } },
  });
});

it("adds frames if the union is one of frames", () => {
  const union = { discriminator: { propertyName: "event", mapping: {} } };
  expect(addExamples(union, { event: "start", data: {} })).toEqual({
    event_1: { summary: "Event 1 of 1", value: { event: "start", data: {} }, "x-frame": { event: "start" } },
  });
});

it("numbers events so that their names have the order of the stream", () => {
  const frames = Array.from({ length: 10 }, () => ({ data: {} }));
  expect(Object.keys(addExamples({}, ...frames) ?? {})).toEqual([
    ...Array.from({ length: 9 }, (_, index) => `event_0${index + 1}`),
    "event_10",
  ]);
});
