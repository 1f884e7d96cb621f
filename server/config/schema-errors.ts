/** Formats schema errors of `tambo.config.json`. */
import type { ErrorObject } from "ajv/dist/2020.js";
import { memberOf } from "../core/json/pointer.ts";
import { notItself } from "./secrets.ts";

/**
 * Returns the errors of a file without duplicates. Omits those of MCP servers, which `readToolServers`
 * reports. No message contains a value, which may be a secret.
 *
 * @param errors As reported by Ajv with `verbose`.
 */
export function schemaMistakes(errors: readonly ErrorObject[]): { pointer: string; problem: string }[] {
  const found = new Map<string, { pointer: string; problem: string }>();
  for (const error of errors) {
    const pointer = pointerOf(error);
    // Ajv reports an invalid property name twice: the error, and a `propertyNames` error for it.
    if (/^(?:\/projects\/[^/]*)?\/mcpServers(?:\/|$)/.test(pointer) || error.keyword === "propertyNames")
      continue;
    const problem = problemOf(error);
    // A number can violate both its type and its range, which have the same message.
    found.set(`${pointer} ${problem}`, { pointer, problem });
  }
  return [...found.values()];
}

function pointerOf({ instancePath, keyword, params, propertyName }: ErrorObject): string {
  const name = keyword === "additionalProperties" ? String(params.additionalProperty) : propertyName;
  return name === undefined ? instancePath : memberOf(instancePath, name);
}

/** Messages for all errors of a definition. */
const ofDefinitions: Record<string, string> = {
  projectName: 'the id of a project must be letters, digits, "_" and "-", at most 64',
  providerName: 'the name of a provider must be lower-case letters, digits, "_" and "-", at most 64',
  agentName: 'the name of an agent must be lower-case letters, digits and "_", at most 48',
  gatewayModel: 'must be "<provider>/<model>", or "<provider>/*" for all of a provider',
  modelPattern:
    'must be the id of a model, such as "demo" or "openai/gpt-4.1", or "<provider>/*" for all of a provider',
  secret: notItself,
  projectKey: `${notItself}, or the key's digest, "sha256:<64 hex digits>"`,
};

function problemOf({ keyword, params, schemaPath, parentSchema }: ErrorObject): string {
  const [, definition = ""] = /^#\/\$defs\/(\w+)\/\w+$/.exec(schemaPath) ?? [];
  if (keyword === "additionalProperties") {
    return `is not known here; there is ${Object.keys(parentSchema?.properties).join(", ")}`;
  }
  if (keyword === "minProperties" || keyword === "maxProperties") return 'must have either "env" or "file"';
  const sentence = ofDefinitions[definition];
  if (sentence !== undefined) return sentence;
  switch (keyword) {
    case "required":
      return `must have the member "${params.missingProperty}"`;
    case "enum":
      return `must be ${either(params.allowedValues.map((value: string) => `"${value}"`))}`;
    case "minLength":
      return "must not be empty";
    case "not":
      return parentSchema?.required === undefined
        ? "must be an object or false"
        : `must be an object with the member "${parentSchema.required[0]}", or false`;
    default:
      return `must be ${either([parentSchema?.type].flat().map((type) => kindOf(type, parentSchema)))}`;
  }
}

function kindOf(type: string, schema: ErrorObject["parentSchema"]): string {
  if (type === "integer") return `a whole number from ${schema?.minimum} to ${schema?.maximum}`;
  return { object: "an object", array: "a list", string: "a string", boolean: "true or false" }[type] ?? type;
}

function either(alternatives: readonly string[]): string {
  const last = alternatives.at(-1);
  return alternatives.length === 1 ? `${last}` : `${alternatives.slice(0, -1).join(", ")} or ${last}`;
}
