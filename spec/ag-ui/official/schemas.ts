/**
 * Provides the official schemas of AG-UI 1.1 as JSON Schema and maps our schemas to them.
 *
 * AG-UI publishes its schemas of 1.0 as an npm package. Those of 1.1 are published only as one JSON Schema,
 * `https://ag-ui.com/spec/1.1/schema.json`. The only difference is the field that `typedSchemas` describes.
 */
import { readdirSync, readFileSync } from "node:fs";
import * as schemas from "@ag-ui/core/schemas";
import { z } from "zod";
import type { Schema } from "../../toolchain/generate/schema.ts";

/** An official validator. */
export type Official = z.core.$ZodType;

const { PROTOCOL_VERSION: _, ...rest } = schemas;
const validators: Record<string, Official> = rest;

/** The schemas to which AG-UI 1.1 adds the optional string `encryptedValueType`: all that have `encryptedValue`. */
export const typedSchemas: readonly string[] = [
  "AssistantMessageSchema",
  "BaseMessageSchema",
  "DeveloperMessageSchema",
  "ReasoningEncryptedValueEventSchema",
  "ReasoningMessageSchema",
  "SystemMessageSchema",
  "ToolCallSchema",
  "ToolMessageSchema",
  "UserMessageSchema",
];

const encryptedValueType = z.looseObject({ encryptedValueType: z.string().optional() });

/** The official validators, keyed by export name. Values nested in a value are validated as in 1.0. */
export const officialValidators: Record<string, Official> = Object.fromEntries(
  Object.entries(validators).map(([name, validator]) => [
    name,
    typedSchemas.includes(name) ? z.intersection(validator, encryptedValueType) : validator,
  ]),
);

/** An example value for each JSON type. */
const values: [type: string, value: unknown][] = [
  ["null", null],
  ["boolean", true],
  ["number", 1.5],
  ["string", "text"],
  ["array", []],
  ["object", {}],
];

/**
 * Returns the official schemas as JSON Schema, keyed by export name.
 *
 * Some official schemas validate values in code, which JSON Schema cannot express. If the conversion yields
 * an empty schema, the accepted JSON types are determined by trying a value of each type.
 */
export function officialSchemas(): Record<string, Schema> {
  const jsonSchema = (validator: Official) => {
    const { $schema: _, ...schema } = z.toJSONSchema(validator, {
      io: "input",
      unrepresentable: "any",
      override({ zodSchema, jsonSchema }) {
        const { properties } = jsonSchema;
        if (properties !== undefined && "encryptedValue" in properties)
          properties.encryptedValueType = { type: "string" };
        if (Object.keys(jsonSchema).length > 0) return;
        const accepted = values.filter(([, value]) => z.safeParse(zodSchema, value).success);
        if (accepted.length < values.length)
          Object.assign(jsonSchema, { type: accepted.map(([type]) => type) });
      },
    });
    return schema as Schema;
  };
  return Object.fromEntries(
    Object.entries(validators).map(([name, validator]) => [name, jsonSchema(validator)]),
  );
}

/** Returns our schemas, keyed by name. Each `$ref` in them is `<name>.json`. */
export function ourSchemas(): Record<string, Schema> {
  const folder = new URL("../../../generated/ag-ui/schemas/", import.meta.url);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(".json", ""),
      JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Schema,
    ]),
  );
}

/** The official export names of those of our schemas that have a different name. */
const renamed: Record<string, string> = {
  AgUiEvent: "EventSchema",
  ForeignCustomEvent: "CustomEventSchema",
  PatchOperation: "JsonPatchOperationSchema",
  JsonPatchAdd: "AddOperationSchema",
  JsonPatchRemove: "RemoveOperationSchema",
  JsonPatchReplace: "ReplaceOperationSchema",
  JsonPatchMove: "MoveOperationSchema",
  JsonPatchCopy: "CopyOperationSchema",
  JsonPatchTest: "TestOperationSchema",
  RunOutcome: "RunFinishedOutcomeSchema",
  SuccessOutcome: "RunFinishedSuccessOutcomeSchema",
  InterruptOutcome: "RunFinishedInterruptOutcomeSchema",
  CancelledOutcome: "RunFinishedCancelledOutcomeSchema",
  SubagentOutcome: "SubagentFinishedOutcomeSchema",
  SubagentSuccessOutcome: "SubagentFinishedSuccessOutcomeSchema",
  SubagentSuspendedOutcome: "SubagentFinishedSuspendedOutcomeSchema",
};

/** Our schemas that have the same name as an unrelated official schema. */
const unrelated = new Set(["JsonPatchOperation"]);

/**
 * Returns the export name of the official counterpart of one of our schemas, or `undefined` if there is none.
 */
export function officialName(name: string): string | undefined {
  if (unrelated.has(name)) return undefined;
  const official = renamed[name] ?? `${name}Schema`;
  return official in officialValidators ? official : undefined;
}
