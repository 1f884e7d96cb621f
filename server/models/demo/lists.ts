/**
 * Builds lists from the items that the message enumerates, or otherwise from as many samples as the budget
 * allows. An enumerated item becomes the leading text of a list item.
 */
import type { Json, JsonObject } from "../../core/events.ts";
import {
  type BuildOptions,
  type BuildValue,
  type BuiltValue,
  maxFullDepth,
  maxOptionalDepth,
  takeDefault,
  type ValueContext,
} from "./build-options.ts";
import { findNumbers } from "./chart.ts";
import { findKind, getMentions, type SubjectKind } from "./kinds.ts";
import { findSampleIndex } from "./samples.ts";
import { findMentionedChoices, fitNumber, fitText } from "./scalars.ts";
import {
  getChoices,
  getDescription,
  getItems,
  getNumber,
  getProperties,
  getTuple,
  getType,
  resolveSchema,
  type Schema,
} from "./schema.ts";
import { getMinItems, getSmallestSize } from "./smallest-size.ts";
import { countTextUnits } from "./units.ts";
import { normalizeWords, splitWords } from "./words.ts";

/**
 * Builds a list. Its minimum size must already have been taken from the budget.
 *
 * @param build Builds the list's items.
 */
export function buildArray(
  schema: Schema,
  options: BuildOptions,
  context: ValueContext,
  build: BuildValue,
): BuiltValue {
  if (getTuple(schema).length > 0) return buildTuple(schema, options, context, build);
  const { budget } = options;
  const minItems = getMinItems(schema);
  const maxItems = Math.max(0, Math.floor(getNumber(schema, "maxItems") ?? Number.POSITIVE_INFINITY));
  const size = getSmallestSize(getItems(schema));
  const mentioned = findMentionedItems(schema, options, context, build)?.slice(0, maxItems) ?? [];
  const textSize = mentioned.reduce((units, { text = "" }) => units + countTextUnits(text.length), 0);
  if (
    mentioned.length >= Math.max(minItems, 1) &&
    budget.take((mentioned.length - minItems) * size + textSize)
  )
    return { value: mentioned.map(({ build }) => build()), isMentioned: true };
  if (context.isOptional) return { value: [], isMentioned: false };
  const fallback = takeDefault(schema, options);
  if (fallback) return fallback;
  const optional = Math.max(0, Math.min(findLength(schema, options, context), maxItems) - minItems);
  const more = Math.min(optional, Math.floor(budget.left / size));
  if (more > 0) budget.take(more * size);
  const length = Math.min(minItems + more, maxItems);
  const items = Array.from({ length }, (_, index) => buildSampleItem(schema, options, context, index, build));
  const distinct =
    schema.uniqueItems === true ? new Map(items.map((item) => [JSON.stringify(item), item])) : undefined;
  return { value: distinct ? [...distinct.values()] : items, isMentioned: false };
}

/** Builds a list whose first items have separate schemas. */
function buildTuple(
  schema: Schema,
  options: BuildOptions,
  context: ValueContext,
  build: BuildValue,
): BuiltValue {
  const tuple = getTuple(schema);
  const length = Math.max(tuple.length, getMinItems(schema));
  const built = Array.from({ length }, (_, index) =>
    build(index < tuple.length ? tuple[index] : getItems(schema), options, {
      name: context.name,
      depth: context.depth + 1,
      index: context.index,
      row: context.row,
    }),
  );
  return { value: built.map(({ value }) => value), isMentioned: built.some((item) => item.isMentioned) };
}

/** Default number of values in a row of numbers. */
const defaultPoints = 6;
/** Maximum number of items that a message can request. */
const maxRequestedItems = 20;

/**
 * Returns the length of a list whose items the message does not enumerate. If the message contains a count,
 * that count is used.
 */
function findLength(schema: Schema, options: BuildOptions, context: ValueContext): number {
  const items = resolveSchema(getItems(schema));
  const type = getType(items);
  // Numbers have no children, so lists of numbers stay small at any depth.
  const choices = getChoices(items);
  if (context.axis !== undefined && choices) return choices.length;
  const isRow = type === "number" || (type === "integer" && options.points !== undefined);
  if (isRow || context.axis !== undefined) return options.points ?? defaultPoints;
  if (context.depth >= maxFullDepth) return context.depth < maxOptionalDepth ? 1 : 0;
  const counted = new Set(normalizeWords(`${context.name} ${getDescription(schema)}`));
  const count = options.mentions.numbers.find(
    ({ after }) => after !== undefined && counted.has(after),
  )?.value;
  return count !== undefined && Number.isInteger(count) && count > 0 ? Math.min(count, maxRequestedItems) : 3;
}

/** Builds a list item that the message does not mention. */
function buildSampleItem(
  schema: Schema,
  options: BuildOptions,
  context: ValueContext,
  index: number,
  build: BuildValue,
): Json {
  const items = resolveSchema(getItems(schema));
  const choices = getChoices(items);
  if (choices) return choices[index % choices.length] ?? null;
  const name = context.axis === "months" ? "month" : toSingular(context.name);
  return build(items, options, { name, depth: context.depth + 1, index, row: context.index ?? 0 }).value;
}

/** A list item that the message mentions. */
interface MentionedItem {
  /** The text from the message that the item repeats, if any. */
  text?: string;
  /** Builds the item. Its minimum size and the size of its text have already been taken from the budget. */
  build(): Json;
}

/** Returns the items that the message enumerates for this list. */
function findMentionedItems(
  schema: Schema,
  options: BuildOptions,
  context: ValueContext,
  build: BuildValue,
): MentionedItem[] | undefined {
  if (context.axis === "months") return undefined;
  const items = resolveSchema(getItems(schema));
  const choices = getChoices(items);
  if (choices)
    return findMentionedChoices(choices, options.mentions).map((choice) => ({ build: () => choice }));
  const type = getType(items);
  if (type === "object") return buildItemObjects(items, options, context, build);
  if (type === "number" || type === "integer") {
    const numbers = findNumbers(options.mentions)?.map((number) => ({
      build: () => fitNumber(items, number),
    }));
    // In a chart, only the first row gets the numbers, and only if there is one number for each point.
    const fitting = options.points === undefined || (numbers?.length === options.points && !context.index);
    return fitting ? numbers : undefined;
  }
  if (type !== "string") return undefined;
  const kind = findKind(context.name, getDescription(schema));
  const ofKind = kind ? getMentions(kind, options.mentions) : [];
  const texts = kind && (context.axis === undefined || ofKind.length > 0) ? ofKind : options.mentions.items;
  return texts.map((text) => ({ text, build: () => fitText(items, text) }));
}

/**
 * Builds objects whose leading text comes from the message: a ticker, place or code if a property needs one,
 * and otherwise an enumerated item.
 */
function buildItemObjects(
  items: Schema,
  options: BuildOptions,
  context: ValueContext,
  build: BuildValue,
): MentionedItem[] | undefined {
  const leads = findLeads(items);
  const [ofKind, { kind } = {}] =
    [...leads].find(([, { kind }]) => kind && getMentions(kind, options.mentions).length > 1) ?? [];
  const known = findKnownCode(leads, options);
  if (known !== undefined) {
    const item = { name: toSingular(context.name), depth: context.depth + 1, row: context.index ?? 0 };
    return [{ build: () => build(items, options, { ...item, index: findSampleIndex(known) }).value }];
  }
  const lead = ofKind ?? itemNames.find((name) => leads.has(name));
  const values = kind ? getMentions(kind, options.mentions) : options.mentions.items;
  if (lead === undefined) return undefined;
  return values.map((text, index) => {
    const item = { name: toSingular(context.name), depth: context.depth + 1, index, row: context.index ?? 0 };
    const buildItem = () => {
      const object = build(items, options, item).value as JsonObject;
      return { ...object, [lead]: fitText(leads.get(lead)?.schema ?? {}, text) };
    };
    return { text, build: buildItem };
  });
}

/** Returns the product or order id that an earlier call has determined, if the items have one. */
function findKnownCode(leads: ReadonlyMap<string, Lead>, { known = {} }: BuildOptions): string | undefined {
  for (const [name, { kind }] of leads) {
    const key = splitWords(name).join("");
    const value = kind === "code" && Object.hasOwn(known, key) ? known[key] : undefined;
    if (typeof value === "string") return value;
  }
  return undefined;
}

function toSingular(name: string): string {
  return name.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");
}

/** Names of properties that can hold an item's leading text, most common first. */
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

/** Maximum number of properties that are searched for an item's leading text. */
const maxLeads = 100;

/** A text property that can hold an item's leading text. */
export interface Lead {
  schema: Schema;
  kind: SubjectKind | undefined;
}

const leadsBySchema = new WeakMap<Schema, ReadonlyMap<string, Lead>>();

/**
 * Returns the properties that can hold an item's leading text, by name. The result is cached for each schema.
 */
export function findLeads(items: Schema): ReadonlyMap<string, Lead> {
  const known = leadsBySchema.get(items);
  if (known !== undefined) return known;
  const leads = getProperties(items)
    .slice(0, maxLeads)
    .map(([name, of]) => [name, resolveSchema(of)] as const)
    .filter(([, schema]) => getType(schema) === "string" && !getChoices(schema))
    .map(([name, schema]) => [name, { schema, kind: findKind(name, getDescription(schema)) }] as const);
  const found = new Map(leads);
  leadsBySchema.set(items, found);
  return found;
}
