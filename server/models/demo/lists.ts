/**
 * Builds lists: the items that the message enumerates, otherwise as many samples as the budget allows. An
 * enumerated item becomes the leading text of a list item.
 */
import type { Json, JsonObject } from "../../core/events.ts";
import { numbersOf } from "./chart.ts";
import { type Kind, kindOf, mentionsOf } from "./kinds.ts";
import { type Build, defaultOf, type Made, type Place, type Request, shallow } from "./request.ts";
import { mentionedChoices, numberWithin, textWithin } from "./scalars.ts";
import { choicesOf, descriptionOf, numberAt, propertiesOf, type Schema, settled, typeOf } from "./schema.ts";
import { leastItems, smallestSize } from "./smallest.ts";
import { textUnits } from "./units.ts";
import { matchWords } from "./words.ts";

/** Builds a list whose smallest size has been taken from the budget. @param build Builds its items. */
export function buildArray(schema: Schema, request: Request, place: Place, build: Build): Made {
  const { budget } = request;
  const least = leastItems(schema);
  const most = Math.max(0, Math.floor(numberAt(schema, "maxItems") ?? Number.POSITIVE_INFINITY));
  const size = smallestSize(schema.items);
  const mentioned = mentionedItems(schema, request, place, build)?.slice(0, most) ?? [];
  const texts = mentioned.reduce((units, { text = "" }) => units + textUnits(text.length), 0);
  if (mentioned.length >= Math.max(least, 1) && budget.take((mentioned.length - least) * size + texts))
    return { value: mentioned.map(({ make }) => make()), found: true };
  if (place.droppable) return { value: [], found: false };
  const usual = defaultOf(schema, request);
  if (usual) return usual;
  const wanted = Math.max(0, Math.min(usualLength(schema, request, place), most) - least);
  const more = Math.min(wanted, Math.floor(budget.left / size));
  if (more > 0) budget.take(more * size);
  const length = Math.min(least + more, most);
  const items = Array.from({ length }, (_, index) => sampleItem(schema, request, place, index, build));
  const distinct =
    schema.uniqueItems === true ? new Map(items.map((item) => [JSON.stringify(item), item])) : undefined;
  return { value: distinct ? [...distinct.values()] : items, found: false };
}

/** Default number of values in a row of numbers. */
const usualPoints = 6;
/** Maximum number of items that a message can request. */
const mostItems = 20;

/**
 * Returns the number of items of a list that the message does not enumerate: the count in the message, if it
 * has one.
 */
function usualLength(schema: Schema, request: Request, place: Place): number {
  const items = settled(schema.items);
  const type = typeOf(items);
  // Numbers have no children, so lists of them stay small at any depth.
  const choices = choicesOf(items);
  if (place.axis !== undefined && choices) return choices.length;
  const isRow = type === "number" || (type === "integer" && request.points !== undefined);
  if (isRow || place.axis !== undefined) return request.points ?? usualPoints;
  if (place.depth >= shallow) return 1;
  const counted = new Set(matchWords(`${place.name} ${descriptionOf(schema)}`));
  const told = request.mentions.numbers.find(({ after }) => after !== undefined && counted.has(after))?.value;
  return told !== undefined && Number.isInteger(told) && told > 0 ? Math.min(told, mostItems) : 3;
}

/** Builds a list item that the message does not mention. */
function sampleItem(schema: Schema, request: Request, place: Place, index: number, build: Build): Json {
  const items = settled(schema.items);
  const choices = choicesOf(items);
  if (choices) return choices[index % choices.length] ?? null;
  const name = place.axis === "months" ? "month" : singularName(place.name);
  return build(items, request, { name, depth: place.depth + 1, index, row: place.index ?? 0 }).value;
}

/** A list item that the message mentions. */
interface MentionedItem {
  /** The text that it repeats, if any. */
  text?: string;
  /** Builds the item. Its smallest size and that of its text have been taken from the budget. */
  make(): Json;
}

/** Returns the items that the message enumerates for this list. */
function mentionedItems(
  schema: Schema,
  request: Request,
  place: Place,
  build: Build,
): MentionedItem[] | undefined {
  if (place.axis === "months") return undefined;
  const items = settled(schema.items);
  const choices = choicesOf(items);
  if (choices) return mentionedChoices(choices, request.mentions).map((choice) => ({ make: () => choice }));
  const type = typeOf(items);
  if (type === "object") return itemObjects(items, request, place, build);
  if (type === "number" || type === "integer") {
    const numbers = numbersOf(request.mentions)?.map((number) => ({
      make: () => numberWithin(items, number),
    }));
    // Of a chart's rows, the first gets the numbers, if there is one for each point.
    const fitting = request.points === undefined || (numbers?.length === request.points && !place.index);
    return fitting ? numbers : undefined;
  }
  if (type !== "string") return undefined;
  const kind = kindOf(place.name, descriptionOf(schema));
  const special = kind ? mentionsOf(kind, request.mentions) : [];
  const texts = kind && (place.axis === undefined || special.length > 0) ? special : request.mentions.items;
  return texts.map((text) => ({ text, make: () => textWithin(items, text) }));
}

/**
 * Builds objects with a leading text from the message: a ticker, place or code if a property needs one,
 * otherwise an enumerated item.
 */
function itemObjects(
  items: Schema,
  request: Request,
  place: Place,
  build: Build,
): MentionedItem[] | undefined {
  const leads = leadsOf(items);
  const [special, { kind } = {}] =
    [...leads].find(([, { kind }]) => kind && mentionsOf(kind, request.mentions).length > 1) ?? [];
  const lead = special ?? itemNames.find((name) => leads.has(name));
  const values = kind ? mentionsOf(kind, request.mentions) : request.mentions.items;
  if (lead === undefined) return undefined;
  return values.map((text, index) => {
    const item = { name: singularName(place.name), depth: place.depth + 1, index, row: place.index ?? 0 };
    const make = () => {
      const object = build(items, request, item).value as JsonObject;
      return { ...object, [lead]: textWithin(leads.get(lead)?.schema ?? {}, text) };
    };
    return { text, make };
  });
}

function singularName(name: string): string {
  return name.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");
}

/** Names of the properties that can lead an item, most common first. */
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

/** Maximum number of an item's properties that are searched for the leading text. */
const mostLeads = 100;

/** A text property that can lead an item. */
export interface Lead {
  schema: Schema;
  kind: Kind | undefined;
}

const leadsBySchema = new WeakMap<Schema, ReadonlyMap<string, Lead>>();

/** Returns the properties that can lead an item, by name. They are cached for each schema. */
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
