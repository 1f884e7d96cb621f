/** Dialects of JSON Schema. */
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { JsonObject } from "../events.ts";

/** A supported dialect. */
export interface Dialect {
  /** The URI of the meta-schema. */
  readonly uri: string;
  readonly Compiler: typeof Ajv | typeof Ajv2020;
}

const draft2020: Dialect = {
  uri: "https://json-schema.org/draft/2020-12/schema",
  Compiler: Ajv2020,
};
const draft07: Dialect = { uri: "http://json-schema.org/draft-07/schema", Compiler: Ajv };

/** Matches the form of `items` that only draft-07 allows. */
const itemList = /"items":\[/;

/**
 * Returns a schema's dialect, or `undefined` if it is not supported. Without `$schema`, the dialect is draft
 * 2020-12, or draft-07 if `items` is a list, as in the tuples of TypeBox.
 */
export function findDialect(schema: JsonObject): Dialect | undefined {
  const { $schema } = schema;
  if ($schema === undefined) return itemList.test(JSON.stringify(schema)) ? draft07 : draft2020;
  const uri = typeof $schema === "string" ? $schema.replace(/#$/, "") : undefined;
  return [draft2020, draft07].find((dialect) => dialect.uri === uri);
}
