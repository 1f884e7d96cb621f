/**
 * Prepares a document for OpenAPI Generator's `rust` generator: `node prepare.mjs <input> <output>`.
 *
 * The generator's discriminated unions remove the discriminator field before they decode a variant, although
 * the variant requires that field (https://github.com/OpenAPITools/openapi-generator/issues/22344). Without a
 * discriminator, the generator tries the variants in turn, and each accepts only its own type. A union of any
 * string and known strings becomes an empty struct, so it is replaced by a string.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parse, stringify } from "yaml";

const [input = "", output = ""] = process.argv.slice(2);

const document = parse(readFileSync(input, "utf8"), (_key, value) => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value.oneOf)) delete value.discriminator;
  if (!Array.isArray(value.anyOf) || value.anyOf.some(({ type }) => type !== "string")) return value;
  const { anyOf: _, ...schema } = value;
  return { ...schema, type: "string" };
});
writeFileSync(output, stringify(document));
