import type { Schema } from "./schema.ts";
import { mapSchema } from "./schema.ts";

/**
 * Closes every object schema that does not say itself whether it is open, so that a validator finds what a document
 * does not mention. For tests of what we send; the published schemas stay open.
 *
 * A schema that composes others cannot be closed by `additionalProperties`: its branches are.
 */
export function seal(schema: Schema): Schema {
  return mapSchema(schema, (each) => {
    const composed = each.allOf ?? each.oneOf ?? each.anyOf ?? each.$ref;
    const open = each.type !== "object" || composed !== undefined || "additionalProperties" in each;
    return open ? each : { ...each, additionalProperties: false };
  });
}
