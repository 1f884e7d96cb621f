import { expect, it } from "vitest";
import { generateContract } from "./contract.ts";
import type { OpenApiDocument } from "./document.ts";
import { ref, testDocument } from "./test-document.ts";

/** Returns the emitted documents for one operation that streams one event. */
function emitted(openapi: string, stream: object): OpenApiDocument {
  const qualified = { $ref: "#/components/schemas/Shared.Meta" };
  const document = testDocument(
    {
      Event: { type: "object", description: "An event.", properties: { meta: qualified } },
      Sse: ref("Event"),
      "Shared.Meta": { type: "object", description: "Anything.", unevaluatedProperties: {} },
    },
    {
      "get /run": {
        operationId: "run",
        responses: { 200: { description: "Stream.", content: { "text/event-stream": stream } } },
      },
    },
  );
  return { ...document, openapi };
}

const documents = () => ({
  openapi31: emitted("3.1.0", { schema: { type: "string" } }),
  openapi32: emitted("3.2.0", {
    itemSchema: { oneOf: [{ properties: { data: { contentSchema: ref("Event") } } }] },
  }),
  asyncapi: { asyncapi: "3.1.0", components: { schemas: { "Shared.Meta": { type: "object" } } } },
  examples: new Map<string, Record<string, unknown>>(),
  streamExamples: new Map(),
  formDocs: new Map<string, object>(),
  pages: new Map(),
  enumDocs: new Map(),
  frameUnions: new Set(["Sse"]),
  streamUnions: new Map([["run", "Event"]]),
});

it("generates the tracked files of a contract", async () => {
  const { files } = await generateContract("shop", documents());
  expect([...files.keys()]).toEqual(["openapi.yaml", "asyncapi.yaml", "types.ts", "handlers.ts"]);
  expect(files.get("openapi.yaml")).toBe(`# generated from spec/shop by \`npm run generate\`; do not edit
openapi: 3.1.0
info:
  title: Test
  version: 1.0.0
paths:
  /run:
    get:
      operationId: run
      responses:
        "200":
          description: Stream.
          content:
            text/event-stream:
              schema:
                $ref: "#/components/schemas/Event"
components:
  schemas:
    Event:
      type: object
      description: An event.
      properties:
        meta:
          $ref: "#/components/schemas/Meta"
    Meta:
      type: object
      description: Anything.
      additionalProperties: {}
`);
});

it("is deterministic", async () => {
  const [one, two] = await Promise.all([
    generateContract("shop", documents()),
    generateContract("shop", documents()),
  ]);
  expect([...one.files]).toEqual([...two.files]);
});
