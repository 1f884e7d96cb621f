/** Formats schema errors in `tambo.config.json`. */
import type { ErrorObject } from "ajv/dist/2020.js";
import { appendToPointer } from "../core/json/pointer.ts";
import { joinChoices, quoteChoices } from "../core/quote-choices.ts";
import { plainSecretProblem } from "./secrets.ts";

/**
 * Returns a file's errors without duplicates. Omits errors in MCP servers, because `readToolServersFile`
 * reports them. No message contains a value, which may be a secret.
 *
 * @param errors The errors as reported by Ajv with the `verbose` option.
 */
export function formatSchemaErrors(errors: readonly ErrorObject[]): { pointer: string; problem: string }[] {
  const found = new Map<string, { pointer: string; problem: string }>();
  for (const error of errors) {
    const pointer = findPointer(error);
    // Ajv reports an invalid property name twice: once as the actual error, and once as a `propertyNames`
    // error.
    if (/^(?:\/projects\/[^/]*)?\/mcpServers(?:\/|$)/.test(pointer) || error.keyword === "propertyNames")
      continue;
    const problem = formatError(error);
    // A number can violate both its type and its range. Both violations have the same message.
    found.set(`${pointer} ${problem}`, { pointer, problem });
  }
  return [...found.values()];
}

function findPointer({ instancePath, keyword, params, propertyName }: ErrorObject): string {
  const name = keyword === "additionalProperties" ? String(params.additionalProperty) : propertyName;
  return name === undefined ? instancePath : appendToPointer(instancePath, name);
}

/** Messages that cover all errors in a schema definition. */
const definitionMessages: Record<string, string> = {
  projectName: 'a project ID must consist of letters, digits, "_" and "-", and have at most 64 characters',
  providerName:
    'a provider name must consist of lower-case letters, digits, "_" and "-", and have at most 64 characters',
  agentName:
    'an agent name must consist of lower-case letters, digits and "_", and have at most 48 characters',
  gatewayModel: 'must be "<provider>/<model>", or "<provider>/*" for all models of a provider',
  modelPattern:
    'must be the id of a model, such as "demo" or "openai/gpt-4.1", or "<provider>/*" for all models of a provider',
  claimName:
    "must be the name of a claim: 1 to 128 printable ASCII characters without spaces, quotation marks and backslashes",
  secret: plainSecretProblem,
  projectKey: `${plainSecretProblem}, or the key's digest, "sha256:<64 hex digits>"`,
};

function formatError({ keyword, params, schemaPath, parentSchema }: ErrorObject): string {
  const [, definition = ""] = /^#\/\$defs\/(\w+)\/\w+$/.exec(schemaPath) ?? [];
  if (keyword === "additionalProperties") {
    return `is not a known field; allowed: ${Object.keys(parentSchema?.properties).join(", ")}`;
  }
  if (keyword === "minProperties" || keyword === "maxProperties") return 'must have either "env" or "file"';
  const sentence = definitionMessages[definition];
  if (sentence !== undefined) return sentence;
  switch (keyword) {
    case "required":
      return `must have the field "${params.missingProperty}"`;
    case "enum":
      return `must be ${quoteChoices(params.allowedValues)}`;
    case "minLength":
      return "must not be empty";
    case "not":
      return parentSchema?.required === undefined
        ? "must be an object or false"
        : `must be an object with the field "${parentSchema.required[0]}", or false`;
    default:
      return `must be ${joinChoices([parentSchema?.type].flat().map((type) => describeType(type, parentSchema)))}`;
  }
}

function describeType(type: string, schema: ErrorObject["parentSchema"]): string {
  if (type === "integer") return `an integer from ${schema?.minimum} to ${schema?.maximum}`;
  return { object: "an object", array: "a list", string: "a string", boolean: "true or false" }[type] ?? type;
}
