/**
 * The texts that can lead the items of a list: what a message names goes into one of them.
 */
import { type Kind, kindOf } from "./kinds.ts";
import { choicesOf, descriptionOf, propertiesOf, type Schema, settled, typeOf } from "./schema.ts";

/** Names of the properties that lead an item, most usual first. */
export const itemNames = [
  "title",
  "name",
  "label",
  "product",
  "text",
  "content",
  "task",
  "description",
  "value",
];

/** Most properties of an item in which its leading text is looked for. */
const mostLeads = 100;

/** A property that can lead an item: a text of any kind. */
export interface Lead {
  schema: Schema;
  kind: Kind | undefined;
}

const leadsBySchema = new WeakMap<Schema, ReadonlyMap<string, Lead>>();

/** Returns the properties that can lead an item, by name. They are found once for each schema. */
export function leadsOf(items: Schema): ReadonlyMap<string, Lead> {
  const known = leadsBySchema.get(items);
  if (known !== undefined) return known;
  const leads = propertiesOf(items)
    .slice(0, mostLeads)
    .map(([name, of]) => [name, settled(of)] as const)
    .filter(([, schema]) => typeOf(schema) === "string" && !choicesOf(schema))
    .map(([name, schema]) => [name, { schema, kind: kindOf(name, descriptionOf(schema)) }] as const);
  const found = new Map(leads);
  leadsBySchema.set(items, found);
  return found;
}
