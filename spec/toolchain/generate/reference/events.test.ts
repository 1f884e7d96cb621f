import { expect, it } from "vitest";
import { type AsyncApiDocument, readEvents } from "./events.ts";

function documentWith(
  messages: AsyncApiDocument["components"]["messages"],
  carried = Object.keys(messages),
): AsyncApiDocument {
  return {
    info: { title: "Test", version: "1.0.0" },
    channels: {
      runs: {
        address: "/runs",
        messages: Object.fromEntries(
          carried.map((name) => [`${name}InChannel`, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      createRun: {
        channel: { $ref: "#/channels/runs" },
        summary: "Start a run",
        bindings: { http: { method: "POST" } },
        messages: carried.map((name) => ({ $ref: `#/channels/runs/messages/${name}InChannel` })),
      },
    },
    components: { schemas: {}, messages },
  };
}

const started = {
  name: "run_start",
  summary: "A run starts.",
  payload: { $ref: "#/components/schemas/RunStart" },
  examples: [{ headers: { event: "run_start" }, payload: { type: "run_start" } }],
};
const ended = {
  name: "run_end",
  summary: "It ends.",
  description: "Nothing follows.",
  payload: { $ref: "#/components/schemas/RunEnd" },
  examples: [{ payload: { type: "run_end" } }],
};
const valid = () => [];

it("returns the events in the order of the operation that sends them", () => {
  const document = documentWith({ A: ended, B: started }, ["B", "A"]);
  const createRun = { id: "createRun", route: "POST /runs", summary: "Start a run" };
  expect(readEvents(document, valid)).toEqual([
    {
      id: "B",
      name: "run_start",
      schema: "RunStart",
      description: "A run starts.",
      examples: started.examples,
      operations: [createRun],
    },
    {
      id: "A",
      name: "run_end",
      schema: "RunEnd",
      description: "It ends.\n\nNothing follows.",
      examples: ended.examples,
      operations: [createRun],
    },
  ]);
});

it("throws an error that lists every event without an example", () => {
  const { examples: _, ...without } = started;
  const document = documentWith({ A: without, B: { ...ended, examples: [] } });
  expect(() => readEvents(document, valid)).toThrow(
    new Error(
      "A: no example; add an @example to its model in the spec, then run npm run generate\n" +
        "B: no example; add an @example to its model in the spec, then run npm run generate",
    ),
  );
});

it("throws for an example that violates its schema", () => {
  const check = (schema: string, value: unknown) =>
    schema === "RunEnd" && JSON.stringify(value) === '{"type":"run_end"}'
      ? [{ pointer: "/runId", message: "is required", keyword: "required" }]
      : [];
  expect(() => readEvents(documentWith({ A: started, B: ended }), check)).toThrow(
    new Error("B: example 1: /runId is required"),
  );
});

it("throws for an event that no operation sends", () => {
  expect(() => readEvents(documentWith({ A: started, B: ended }, ["A"]), valid)).toThrow(
    new Error("B: no operation sends it"),
  );
});
