/** Checks events against the schemas that AG-UI publishes, without undeclared fields. */
import { EventSchemas } from "@ag-ui/core/schemas";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { z } from "zod";
import type { Json } from "../../../runner/case.ts";
import { getField, getString, isObject, type JsonObject } from "../../../stream/json.ts";

interface Schema {
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  oneOf?: Schema[];
  anyOf?: Schema[];
  [keyword: string]: unknown;
}

/** Fields that accept arbitrary JSON, which must be omitted if they have no value. */
const freeFields = ["rawEvent", "result", "metadata"];

let validators: ReadonlyMap<string, ValidateFunction> | undefined;

/**
 * Removes the `encryptedValueType` next to each `encryptedValue`, which AG-UI 1.1 adds and the schemas of 1.0 do not
 * declare. The field must not occur without `encryptedValue`.
 */
export function removeTypesOfEncryptedValues(event: Json): Json {
  return JSON.parse(JSON.stringify(event), (_, value: Json) => {
    if (getString(value, "encryptedValue") === undefined) return value;
    if (getString(value, "encryptedValueType") === undefined) return value;
    const { encryptedValueType: _type, ...rest } = value as JsonObject;
    return rest;
  }) as Json;
}

/** Returns the violations of an event; empty if it is valid. */
export function findSchemaProblems(event: Json): string[] {
  if (!isObject(event)) return ["is not a JSON object"];
  const type = getString(event, "type");
  if (type === undefined) return ["has no type"];
  validators ??= compileSchemas();
  const validate = validators.get(type);
  if (validate === undefined) return [`has the type ${type}, which AG-UI 1.0 does not define`];
  const empty = freeFields.find((field) => getField(event, field) === null);
  if (empty !== undefined) return [`has null in ${empty}; a field without a value must be omitted`];
  const issue = EventSchemas.safeParse(event).error?.issues[0];
  if (issue !== undefined) return [`is invalid at /${issue.path.join("/")}: ${issue.message}`];
  if (validate(event)) return [];
  const undeclared = (validate.errors ?? []).find(({ keyword }) => keyword === "additionalProperties");
  if (undeclared === undefined) return [];
  return [`has the undeclared field ${undeclared.instancePath}/${undeclared.params.additionalProperty}`];
}

function compileSchemas(): ReadonlyMap<string, ValidateFunction> {
  const document = z.toJSONSchema(EventSchemas, { unrepresentable: "any", io: "input" }) as Schema;
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
  return new Map(
    (document.oneOf ?? document.anyOf ?? []).flatMap((branch): [string, ValidateFunction][] => {
      const type = (branch.properties?.type as { const?: string } | undefined)?.const;
      return type === undefined ? [] : [[type, ajv.compile(close(branch))]];
    }),
  );
}

/** Closes the objects, except those that AG-UI leaves open (`specOpen`), such as JSON Patch operations. */
function close(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) => {
    const isObjectSchema =
      typeof value === "object" && value !== null && "properties" in value && "type" in value;
    return !isObjectSchema || "specOpen" in value ? value : { ...value, additionalProperties: false };
  }) as Schema;
}
