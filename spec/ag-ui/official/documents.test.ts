/**
 * Compares our validators with the official validators on thousands of documents that differ from a valid
 * document in one field.
 */
import { expect, it } from "vitest";
import { z } from "zod";
import * as validators from "../../../generated/ag-ui/validators.js";
import type { Schema } from "../../toolchain/generate/schema.ts";
import { officialName, officialValidators, ourSchemas } from "./schemas.ts";

const schemas = ourSchemas();
const checks = validators as unknown as Record<string, (value: unknown) => unknown[]>;

/** The values that replace a field. `undefined` removes the field. */
const changes: [name: string, value: unknown][] = [
  ["absent", undefined],
  ["null", null],
  ["true", true],
  ["1", 1],
  ["-1", -1],
  ["1.5", 1.5],
  ["2^60", 2 ** 60],
  ["empty text", ""],
  ["a text", "text"],
  ["[]", []],
  ["[null]", [null]],
  ["{}", {}],
];

/** Builds a value that has every field of a schema and uses the first branch of each union. */
function buildDocument(schema: Schema): unknown {
  const { $ref, oneOf, anyOf, properties, items, type } = schema;
  if ($ref !== undefined) return buildDocument(findSchema($ref.replace(".json", "")));
  const branch = (oneOf ?? anyOf)?.[0];
  if (branch !== undefined) return buildDocument(branch);
  if ("const" in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (properties !== undefined)
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, buildDocument(each)]));
  if (type === "array") return [buildDocument(items ?? {})];
  if (type === "integer" || type === "number") return 1;
  if (type === "boolean") return true;
  if (type === "object") return {};
  return schema === findSchema("JsonPointer") ? "/a" : "a";
}

function findSchema(name: string): Schema {
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`no schema ${name}`);
  return schema;
}

function validateBoth(name: string, document: unknown): { ours: boolean; official: boolean } {
  const validator = officialValidators[officialName(name) ?? ""];
  const check = checks[`check${name}`];
  if (validator === undefined || check === undefined) throw new Error(`no validators of ${name}`);
  return { ours: check(document).length === 0, official: z.safeParse(validator, document).success };
}

/** A complete document for each model that has an official counterpart. */
const documents = Object.entries(schemas)
  .filter(([name, { properties }]) => properties !== undefined && officialName(name) !== undefined)
  .map(([name, schema]): [string, Record<string, unknown>] => {
    const document = buildDocument(schema) as Record<string, unknown>;
    // Our schema accepts any object as `input`, but the official schema does not.
    const input = name === "RunStartedEvent" ? { input: buildDocument(findSchema("RunAgentInput")) } : {};
    return [name, { ...document, ...input }];
  });

/** The documents that only one of the two validators accepts, with the reason. */
const expectedDifferences: Record<string, string> = {
  "ResumeEntry.payload = true": "official only: approval is an object",
  "ResumeEntry.payload = 1": "official only: approval is an object",
  "ResumeEntry.payload = -1": "official only: approval is an object",
  "ResumeEntry.payload = 1.5": "official only: approval is an object",
  "ResumeEntry.payload = 2^60": "official only: approval is an object",
  "ResumeEntry.payload = empty text": "official only: approval is an object",
  "ResumeEntry.payload = a text": "official only: approval is an object",
  "ResumeEntry.payload = []": "official only: approval is an object",
  "ResumeEntry.payload = [null]": "official only: approval is an object",
  "ResumeEntry.payload = {}": "official only: approval requires `approved`",
  "RunAgentInput.threadId = empty text": "official only: an empty id is invalid",
  "RunAgentInput.runId = empty text": "official only: an empty id is invalid",
  "RunStartedEvent.input = {}": "ours only: never sent, so not described",
};

it.each(documents)("both sides accept %s", (name, document) => {
  expect(validateBoth(name, document)).toEqual({ ours: true, official: true });
  expect(validateBoth(name, { ...document, undeclared: 1 })).toEqual({ ours: true, official: true });
});

it("both sides agree on a document with one changed field [C-012][C-013][C-014]", () => {
  const differing: Record<string, string> = {};
  let count = 0;
  for (const [name, document] of documents) {
    for (const field of Object.keys(document)) {
      for (const [change, value] of changes) {
        count++;
        const { [field]: _, ...rest } = document;
        const { ours, official } = validateBoth(
          name,
          value === undefined ? rest : { ...rest, [field]: value },
        );
        if (ours !== official)
          differing[`${name}.${field} = ${change}`] = ours ? "ours only" : "official only";
      }
    }
  }
  expect(differing).toEqual(
    Object.fromEntries(
      Object.entries(expectedDifferences).map(([location, reason]) => [location, reason.split(":")[0]]),
    ),
  );
  expect(count).toBeGreaterThan(4000);
});

type Row = [name: string, schema: string, document: unknown, ours: boolean, official: boolean];
const ids = { threadId: "t", runId: "r" };
const custom = (name: string, value: unknown) => ({ type: "CUSTOM", name, value });
const started = { componentId: "c", componentName: "Chart", messageId: "m" };

it.each<Row>([
  ["an unknown event type", "AgUiEvent", { type: "THINKING_START" }, false, false],
  ["a third-party CUSTOM event", "AgUiEvent", custom("example.progress", 1), true, true],
  [
    "a third-party CUSTOM event whose value is null",
    "AgUiEvent",
    custom("example.progress", null),
    true,
    true,
  ],
  ["a name that starts similarly to tambo.", "AgUiEvent", custom("tambourine", 1), true, true],
  ["Tambo's name without the dot", "AgUiEvent", custom("tambo", 1), true, true],
  ["an empty name", "AgUiEvent", custom("", 1), true, true],
  ["a Tambo event", "AgUiEvent", custom("tambo.component.start", started), true, true],
  // Accepted only by the official schema, because it does not describe the value of this event.
  ["a Tambo event with an invalid value", "AgUiEvent", custom("tambo.component.start", {}), false, true],
  // Accepted only by the official schema, because only our schema reserves the `tambo.` namespace.
  ["an unknown name in the tambo. namespace", "AgUiEvent", custom("tambo.other", {}), false, true],
  ["an unknown role", "Message", { id: "m", role: "robot", content: "" }, false, false],
  [
    "a user message with content parts",
    "Message",
    { id: "m", role: "user", content: [{ type: "text", text: "" }] },
    true,
    true,
  ],
  [
    "a content part used before 1.0",
    "ContentPart",
    { type: "binary", mimeType: "image/png", data: "" },
    false,
    false,
  ],
  [
    "an interrupt outcome without interrupts",
    "RunOutcome",
    { type: "interrupt", interrupts: [] },
    false,
    false,
  ],
  ["a patch without a value", "PatchOperation", { op: "add", path: "/a" }, false, false],
  ["a patch with a test operation", "PatchOperation", { op: "test", path: "/a", value: null }, true, true],
  ["a pointer without a slash", "PatchOperation", { op: "remove", path: "a" }, false, false],
  [
    "props for other apps",
    "RunAgentInput",
    { ...ids, messages: [], tools: [], context: [], forwardedProps: { a: [null] } },
    true,
    true,
  ],
  [
    // Accepted only by the official schema, because it does not describe this field.
    "options of the wrong type",
    "RunAgentInput",
    { ...ids, messages: [], tools: [], context: [], forwardedProps: { tambo: { model: 1 } } },
    false,
    true,
  ],
  [
    // Accepted only by the official schema, because it does not describe this field.
    "a stop reason of the wrong type",
    "AgUiEvent",
    { type: "RUN_FINISHED", ...ids, result: { stopReason: 1 } },
    false,
    true,
  ],
])("%s [C-077]", (_name, schema, document, ours, official) => {
  expect(validateBoth(schema, document)).toEqual({ ours, official });
});
