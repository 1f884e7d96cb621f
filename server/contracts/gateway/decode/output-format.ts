/** What the schema of `output_format` must keep to beyond its shape (G-048). */
import type { components } from "../../../../generated/gateway/types.ts";
import { itemOf, memberOf } from "./params.ts";
import { mistakeError } from "../errors.ts";

type OutputSchema = components["schemas"]["OutputSchema"];

/**
 * Checks that every member that an object requires is one of its properties; in the whole schema, from the outside in.
 *
 * @param schema The schema.
 * @param param Where it is.
 * @throws {GatewayError} for the first name that is no property.
 */
export function checkOutputSchema(schema: OutputSchema, param = "request.output_format.json_schema"): void {
  if (schema.type === "array") checkOutputSchema(schema.items, memberOf(param, "items"));
  if (schema.type !== "object") return;
  const { properties = {}, required = [] } = schema;
  for (const [index, name] of required.entries()) {
    if (Object.hasOwn(properties, name)) continue;
    throw mistakeError(itemOf(memberOf(param, "required"), index), "must be the name of one of the properties");
  }
  for (const [name, property] of Object.entries(properties)) {
    checkOutputSchema(property, memberOf(memberOf(param, "properties"), name));
  }
}
