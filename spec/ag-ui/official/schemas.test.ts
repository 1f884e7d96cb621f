/** Compares our schemas with AG-UI's official schemas and lists every difference with its reason. */
import { describe, expect, it } from "vitest";
import type { Schema } from "../../toolchain/generate/schema.ts";
import { differences } from "./differences.ts";
import { officialName, officialSchemas, ourSchemas, typedSchemas } from "./schemas.ts";

const ours = ourSchemas();
const official = officialSchemas();

/** All known differences, grouped by reason. */
const reasons: Record<string, string[]> = {
  "Tambo's events are CUSTOM events whose values are described": Object.keys(ours)
    .filter((name) => /^Tambo\w+Event$/.test(name))
    .sort()
    .map((name) => `AgUiEvent | ${name}: absent -> present`),
  "names that start with tambo. are reserved for Tambo's events": [
    "ForeignCustomEvent.name: required string -> required string matching ^($|[^t]|t($|[^a]|a($|[^m]|m($|[^b]|b($|[^o]|o($|[^.]))))))",
  ],
  "the same pattern, written differently": [
    "JsonPointer: string matching ^(\\/([^/~]|~[01])*)*$ -> string matching ^(/([^~/]|~[01])*)*$",
  ],
  "all interrupts of this server ask for approval": [
    "ResumeEntry.payload: optional boolean | list of any | number | object | string -> optional ConsentPayload",
  ],
  "an empty ID is invalid, and an ID of unlimited length cannot be stored": [
    "RunAgentInput.threadId: required string -> required string of 1 to 255",
    "RunAgentInput.runId: required string -> required string of 1 to 255",
  ],
  "the tambo field of an object is described": [
    "RunAgentInput.forwardedProps: optional boolean | list of any | number | object | string -> optional ForwardedProps | boolean | list of any | number | string",
  ],
  "the stopReason field of an object is described": [
    "RunFinishedEvent.result: optional boolean | list of any | number | object | string -> optional RunResult | boolean | list of any | number | string",
  ],
  "never sent, and our input is stricter than the official one": [
    "RunStartedEvent.input: optional RunAgentInputSchema -> optional object",
  ],
};

it("our schemas have only these differences from the official schemas of AG-UI 1.1 [C-002][C-003][C-004][C-005][C-008][C-020][C-021][C-022][C-023][C-024][C-025][C-026][C-027][C-030][C-031][C-033][C-034][C-036][C-060][C-061][C-062][C-063][C-064][C-065][C-066][C-067][C-068][C-078]", () => {
  expect(differences({ ours, official, officialName })).toEqual(Object.values(reasons).flat());
});

it("our schemas cover every official schema except parts and aliases", () => {
  const mapped = new Set(Object.keys(ours).map(officialName));
  expect(Object.keys(official).filter((name) => !mapped.has(name))).toEqual([
    // These are parts of other schemas, and names used before 1.0.
    "AttributableSchema",
    "AudioInputContentSchema",
    "AudioInputPartSchema",
    "BaseEventSchema",
    "BaseMessageSchema",
    "DocumentInputContentSchema",
    "DocumentInputPartSchema",
    "EventSchemas",
    "EventTypeSchema",
    "ImageInputContentSchema",
    "ImageInputPartSchema",
    "InputContentDataSourceSchema",
    "InputContentSchema",
    "InputContentSourceSchema",
    "InputContentUrlSourceSchema",
    "JsonPatchSchema",
    "MetadataSchema",
    "OptionalMetadataSchema",
    "StateSchema",
    "SubagentRunIdSchema",
    "TextInputContentSchema",
    "VideoInputContentSchema",
    "VideoInputPartSchema",
  ]);
});

it("AG-UI 1.1 adds encryptedValueType to these schemas [CC-150]", () => {
  const typed = Object.entries(official).flatMap(([name, { properties = {} }]) =>
    "encryptedValueType" in properties ? [name] : [],
  );
  expect(typed).toEqual(typedSchemas);
});

describe("finds a difference", () => {
  const field = { type: "string" };
  const model = { type: "object", properties: { a: field }, required: ["a"] };
  const find = (officialSchema: Schema, ourSchema: Schema, ourOthers: Record<string, Schema> = {}) =>
    differences({
      official: { XSchema: officialSchema, YSchema: model },
      ours: { X: ourSchema, ...ourOthers },
      officialName: (name) => (["X", "Y"].includes(name) ? `${name}Schema` : undefined),
    });
  const withField = (a: Schema) => ({ ...model, properties: { a } });

  it.each<[name: string, officialSchema: Schema, ourSchema: Schema, expected: string[]]>([
    ["none between equivalent schemas", model, { ...model, description: "Ours." }, []],
    ["in a type", model, withField({ type: "integer" }), ["X.a: required string -> required integer"]],
    [
      "in whether a field is required",
      model,
      { ...model, required: [] },
      ["X.a: required string -> optional string"],
    ],
    ["in fields", model, { ...model, properties: {} }, ["X.a: required string -> absent"]],
    [
      "in whether other fields are allowed",
      model,
      { ...model, additionalProperties: false },
      ["X: open object -> closed object"],
    ],
    [
      "in a constant",
      withField({ const: "a" }),
      withField({ enum: ["a", "b"] }),
      ['X.a: required "a" -> required "a" | "b"'],
    ],
    [
      "in bounds",
      withField({ type: "integer", minimum: 0, maximum: 9 }),
      withField({ type: "integer" }),
      ["X.a: required integer from 0 to 9 -> required integer"],
    ],
    ["in whether null is allowed", withField({}), withField(field), ["X.a: required any -> required string"]],
    [
      "in branches",
      { anyOf: [field, { type: "null" }] },
      { oneOf: [field, { type: "boolean" }] },
      ["X | null: present -> absent", "X | boolean: absent -> present"],
    ],
    [
      "in a nested model",
      withField({ type: "array", items: model }),
      withField({ type: "array", items: { $ref: "Z.json" } }),
      ["X.a: required list of YSchema -> required list of Z"],
    ],
    ["none in a nested model with another name", withField(model), withField({ $ref: "Y.json" }), []],
  ])("%s", (_name, officialSchema, ourSchema, expected) => {
    expect(find(officialSchema, ourSchema, { Y: model, Z: model })).toEqual(expected);
  });
});
