import { createTester } from "@typespec/compiler/testing";
import { expect, it } from "vitest";
import { projectRoot } from "../../project.ts";
import { ContractError } from "../document.ts";
import type { Schema } from "../schema.ts";
import { ref, testDocument } from "../test-document.ts";
import { describeStreams, readStreamUnions } from "./streams.ts";

const tester = createTester(projectRoot, {
  libraries: [
    "@typespec/http",
    "@typespec/openapi",
    "@typespec/streams",
    "@typespec/events",
    "@typespec/sse",
  ],
})
  .importLibraries()
  .using("Http", "Events", "SSE");

/** Returns the stream unions of a service whose `run` operation sends them as `Sse`. */
async function readUnions(declarations: string): Promise<[string, string][]> {
  const { program } = await tester.compile(`
    @service namespace Test {
      model Start { a: string }
      model End { b: string }
      ${declarations}
      @route("/run") @get op run(): SSEStream<Sse>;
    }`);
  return [...readStreamUnions(program)];
}

const frames = `
  model StartFrame { event: "start"; data: Start }
  model EndFrame { event: "end"; data: End }
`;

it.each([
  ["the only variant", "union Event { a: Start, b: End } @events union Sse { Event }", "Event"],
  [
    "the only variant besides a terminal string",
    'union Event { a: Start, b: End } @events union Sse { Event, @Events.contentType("text/plain") @terminalEvent "[DONE]" }',
    "Event",
  ],
  [
    "the only variant, if another union is identical",
    "union Other { a: Start, b: End } union Event { a: Start, b: End } @events union Sse { Event }",
    "Event",
  ],
  [
    "the discriminated stream itself, if another union is identical",
    `@discriminated(#{ envelope: "none" }) union Other { start: Start, end: End }
     @events @discriminated(#{ envelope: "none" }) union Sse { start: Start, end: End }`,
    "Sse",
  ],
  [
    "the union of frames, if events have no type field",
    `${frames} union Other { a: StartFrame } union Frame { a: EndFrame, b: StartFrame }
     @events union Sse { start: Start, end: End }`,
    "Frame",
  ],
])("describes a stream by %s", async (_, declarations, union) => {
  expect(await readUnions(declarations)).toEqual([["run", union]]);
});

const needsUnion =
  "run: a stream's @events union requires exactly one unnamed variant, the union of its events, or @discriminated, " +
  "or a union of frames {event, data} with the same events";

it.each([
  ["several unnamed variants", "@events union Sse { Start, End }", needsUnion],
  ["a variant without a schema", '@events union Sse { "[DONE]" }', needsUnion],
  ["events in no union", "@events union Sse { start: Start, end: End }", needsUnion],
  [
    "frames of which only some have names",
    `${frames} union Frame { a: StartFrame, b: EndFrame } @events union Sse { start: Start, End }`,
    needsUnion,
  ],
  [
    "only some events of a union of frames",
    `${frames} union Frame { a: StartFrame, b: EndFrame } @events union Sse { start: Start }`,
    needsUnion,
  ],
  [
    "events under other names",
    `${frames} union Frame { a: StartFrame, b: EndFrame } @events union Sse { first: Start, last: End }`,
    needsUnion,
  ],
  [
    "an event that has no frame",
    `${frames} union Frame { a: StartFrame } @events union Sse { start: Start, end: End }`,
    'run: Frame has no frame {event, data} for the event "end"; add one',
  ],
  [
    "two identical unions of frames",
    `${frames} union Frame { a: StartFrame, b: EndFrame } union Other { b: EndFrame, a: StartFrame }
     @events union Sse { start: Start, end: End }`,
    "run: the unions of frames Frame and Other are identical; remove one",
  ],
])("rejects a stream with %s", async (_, declarations, message) => {
  await expect(readUnions(declarations)).rejects.toThrow(new ContractError(message));
});

it("sets the schema of a stream, and no other schema", () => {
  const content = (schema: Schema) => ({
    "text/event-stream": { schema },
    "application/json": { schema: { type: "string" } },
  });
  const document = (schema: Schema) =>
    testDocument(
      { Event: {} },
      {
        "get /run": {
          operationId: "run",
          responses: {
            200: { description: "Stream.", content: content(schema) },
            204: { description: "None." },
          },
        },
      },
    );
  const unions = new Map([["run", "Event"]]);
  expect(describeStreams(document({ type: "string" }), unions)).toEqual(document(ref("Event")));
});
