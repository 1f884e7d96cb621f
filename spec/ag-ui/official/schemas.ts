/** The official schemas of AG-UI 1.0, as JSON Schema, and which of ours stands for which of them. */
import { readdirSync, readFileSync } from "node:fs";
import * as schemas from "@ag-ui/core/schemas";
import { z } from "zod";
import type { Schema } from "../../toolchain/generate/schema.ts";

/** An official validator. */
export type Official = z.core.$ZodType;

const { PROTOCOL_VERSION: _, ...validators } = schemas;

/** The official validators, by the name of their export. */
export const officialValidators: Record<string, Official> = validators;

/** A value of every JSON type. */
const values: [type: string, value: unknown][] = [
  ["null", null],
  ["boolean", true],
  ["number", 1.5],
  ["string", "text"],
  ["array", []],
  ["object", {}],
];

/**
 * The official schemas as JSON Schema, by the name of their export.
 *
 * Some rules of theirs are code, which JSON Schema does not show: what takes a value of any kind is asked for each JSON
 * type whether it does.
 */
export function officialSchemas(): Record<string, Schema> {
  const jsonSchema = (validator: Official) => {
    const { $schema: _, ...schema } = z.toJSONSchema(validator, {
      io: "input",
      unrepresentable: "any",
      override({ zodSchema, jsonSchema }) {
        if (Object.keys(jsonSchema).length > 0) return;
        const taken = values.filter(([, value]) => z.safeParse(zodSchema, value).success);
        if (taken.length < values.length) Object.assign(jsonSchema, { type: taken.map(([type]) => type) });
      },
    });
    return schema as Schema;
  };
  return Object.fromEntries(
    Object.entries(officialValidators).map(([name, validator]) => [name, jsonSchema(validator)]),
  );
}

/** Our schemas, by name; their `$ref`s are `<name>.json`. */
export function ourSchemas(): Record<string, Schema> {
  const folder = new URL("../../../generated/ag-ui/schemas/", import.meta.url);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(".json", ""),
      JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Schema,
    ]),
  );
}

/** Ours that have another name than the official ones. */
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

/** Ours that are something else than the official one of their name. */
const others = new Set(["CustomEvent", "JsonPatchOperation"]);

/** The official schema that one of ours stands for, by the name of its export; undefined for what is ours alone. */
export function officialName(name: string): string | undefined {
  if (others.has(name)) return undefined;
  const official = renamed[name] ?? `${name}Schema`;
  return official in officialValidators ? official : undefined;
}
