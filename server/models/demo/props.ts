/**
 * Builds the input of a tool or the props of a component from its schema and what a message mentions.
 */
import type { Json, JsonObject } from "../../runs/events.ts";
import { type Chart, chartOf, isAxis, numbersOf, pointsOf } from "./chart.ts";
import { mentionedChoices, usualChoice } from "./choices.ts";
import { kindOf, mentionedText, mentionsOf } from "./kinds.ts";
import { itemNames, leadsOf } from "./leads.ts";
import type { Mentions } from "./mentions.ts";
import { sampleBoolean, sampleNumber, sampleString } from "./samples.ts";
import { mentionedNumber, numberWithin, textWithin } from "./scalars.ts";
import {
  choicesOf,
  conforms,
  descriptionOf,
  isReadable,
  numberAt,
  propertiesOf,
  requiredOf,
  type Schema,
  settled,
  typeOf,
} from "./schema.ts";
import { leastItems, smallestSize } from "./smallest.ts";
import { textUnits, type UnitBudget, unitsOf } from "./units.ts";
import { capitalised, humanName, matchWords, plainWords } from "./words.ts";

export interface Request {
  mentions: Mentions;
  /** What is left of the turn's units. */
  budget: UnitBudget;
  /** Whether to fill optional properties of which the message says nothing: a component looks better for it. */
  generous: boolean;
  /** How many points the chart has whose numbers are built. */
  points?: number | undefined;
  /** Values already known by property name, in lower case without separators, for example from a tool's result. */
  known?: JsonObject;
}

/** A value, and whether the message or the known values gave it. */
interface Made {
  value: Json;
  found: boolean;
}

interface Place {
  name: string;
  /** Nesting below the root. */
  depth: number;
  /**
   * Position in the nearest list around it, from 0; absent outside of lists. What a message names is not repeated
   * over the items of a list.
   */
  index: number | undefined;
  /** Position in the list around that one; 0 without. Rows of numbers differ by it. */
  row: number;
  /** A list with the names of a chart's points: those that the message gives, or months. */
  axis?: "mentioned" | "months";
  /** The value is left out unless the message or the known values give it. */
  droppable?: boolean;
}

/** Below this depth lists have one item and optional properties are left out. */
const shallow = 3;
/** Most characters of a property's name that are read, and repeated in samples. */
const mostName = 64;

/**
 * Builds an object that satisfies the schema, as far as the subset of T-028 and T-029 goes and the schema can be
 * satisfied.
 *
 * The units of the smallest value are taken before anything is built. Whatever is optional (properties, more items than
 * the least, longer texts) is built only while there are units left for it, so that a smaller input satisfies the
 * schema, too.
 *
 * @returns `undefined` if the schema is too large to be read, or its smallest value takes more units than are left.
 */
export function buildInput(schema: unknown, request: Request): JsonObject | undefined {
  if (!isReadable(schema)) return undefined;
  const root = { ...settled(schema), type: "object" };
  if (!request.budget.take(smallestSize(root))) return undefined;
  // Numbers are used up in the order of their mention.
  const own = { ...request, mentions: { ...request.mentions, numbers: [...request.mentions.numbers] } };
  const made = buildObject(root, own, { name: "", depth: 0, index: undefined, row: 0 });
  return made.value as JsonObject;
}

/** Builds a value whose smallest size has been taken from the budget. */
function build(of: unknown, request: Request, place: Place): Made {
  const schema = settled(of);
  const known = knownValue(schema, request, place);
  if (known !== undefined) return { value: known, found: true };
  const choices = choicesOf(schema);
  if (choices) return choose(schema, choices, request, place);
  switch (typeOf(schema)) {
    case "object":
      return buildObject(schema, request, place);
    case "array":
      return buildArray(schema, request, place);
    case "string":
      return buildString(schema, request, place);
    case "number":
    case "integer":
      return buildNumber(schema, request, place);
    case "boolean":
      return buildBoolean(schema, request, place);
    case "null":
      return { value: null, found: false };
  }
}

function knownValue(schema: Schema, request: Request, place: Place): Json | undefined {
  const key = plainWords(place.name).join("");
  if (!request.known || key === "" || !Object.hasOwn(request.known, key)) return undefined;
  const value = request.known[key];
  if (value === undefined || !request.budget.take(unitsOf(value))) return undefined;
  return conforms(value, schema) ? value : undefined;
}

/** Most units of a default that is used. */
const mostDefault = 1_000;

/** Units of the defaults that their schemas allow; `Infinity` for others. */
const defaults = new WeakMap<Schema, number>();

/** The schema's own default, if the schema allows it and there are units left for it. */
function defaultOf(schema: Schema, { budget }: Request): Made | undefined {
  const value = schema.default as Json | undefined;
  if (value === undefined) return undefined;
  let units = defaults.get(schema);
  if (units === undefined) {
    units = unitsOf(value, mostDefault);
    if (units <= mostDefault && !conforms(value, schema)) units = Number.POSITIVE_INFINITY;
    defaults.set(schema, units);
  }
  return budget.take(units - smallestSize(schema)) ? { value, found: false } : undefined;
}

function choose(schema: Schema, choices: readonly Json[], request: Request, { index }: Place): Made {
  const [mentioned] = mentionedChoices(choices, request.mentions);
  if (mentioned !== undefined) return { value: mentioned, found: true };
  return defaultOf(schema, request) ?? { value: usualChoice(choices, index ?? 0), found: false };
}

function buildString(schema: Schema, request: Request, { name, index }: Place): Made {
  const description = descriptionOf(schema);
  const mentioned = index === undefined ? mentionedText(name, description, request.mentions) : undefined;
  if (mentioned !== undefined && request.budget.take(textUnits(mentioned.length)))
    return { value: textWithin(schema, mentioned), found: true };
  const usual = sampleString(name, index ?? 0) ?? sampleString(kindOf(name, description) ?? "", index ?? 0);
  const plain =
    index === undefined ? `Sample ${humanName(name)}` : `${capitalised(humanName(name))} ${index + 1}`;
  const sample = usual ?? plain.trim();
  return defaultOf(schema, request) ?? { value: textWithin(schema, sample), found: false };
}

function buildNumber(schema: Schema, request: Request, place: Place): Made {
  const inList = place.index !== undefined;
  const mentioned = inList ? undefined : mentionedNumber(place.name, request.mentions, place.depth <= 1);
  if (mentioned !== undefined) return { value: numberWithin(schema, mentioned), found: true };
  const sample = sampleNumber(place.name, (place.index ?? 0) + 2 * place.row);
  return defaultOf(schema, request) ?? { value: numberWithin(schema, sample), found: false };
}

function buildBoolean(schema: Schema, request: Request, place: Place): Made {
  const words = plainWords(place.name).filter(
    (word) => !["is", "has", "show", "with", "enable"].includes(word),
  );
  const said = words.length > 0 && request.mentions.spoken.includes(` ${words.join(" ")} `);
  if (said && place.index === undefined) {
    const negated = new RegExp(
      `\\b(?:no|not|without|hide|disable)\\s+(?:the\\s+)?${words.join("\\s+")}\\b`,
      "i",
    );
    return { value: !negated.test(request.mentions.text), found: true };
  }
  return defaultOf(schema, request) ?? { value: sampleBoolean(place.name), found: false };
}

function buildObject(schema: Schema, request: Request, place: Place): Made {
  const required = new Set(requiredOf(schema));
  const generous = request.generous && place.depth < shallow;
  // The smallest size has the required properties in it, and of the others that they are looked at.
  const properties = new Map(
    propertiesOf(schema).filter(
      ([name, of]) => required.has(name) || request.budget.take(smallestSize(of) - 1),
    ),
  );
  const members: [string, Json][] = [];
  let found = false;
  const chart = chartOf(schema, request.mentions);
  const inside = { depth: place.depth + 1, index: place.index, row: place.row };
  const axisSchema = chart && properties.get(chart.axis);
  const points =
    chart && axisSchema !== undefined ? buildAxis(axisSchema, chart, request, inside) : undefined;
  const rest = chart ? { ...request, mentions: chart.ofRest, points: pointsOf(points?.value) } : request;
  for (const [name, of] of properties) {
    const axis = isAxis(name) ? place.axis : undefined;
    const made =
      points !== undefined && name === chart?.axis
        ? points
        : build(of, rest, {
            ...inside,
            name: name.slice(0, mostName),
            droppable: !required.has(name) && !generous,
            ...(axis && { axis }),
          });
    if (!required.has(name) && !made.found && !generous) continue;
    members.push([name, made.value]);
    found ||= made.found;
  }
  for (const name of required) {
    if (properties.has(name) || schema.additionalProperties === false) continue;
    const made = build(schema.additionalProperties, request, { ...inside, name: name.slice(0, mostName) });
    members.push([name, made.value]);
  }
  // From entries, so that a property called `__proto__` is a property.
  const fallback = members.length === 0 ? defaultOf(schema, request) : undefined;
  return fallback ?? { value: Object.fromEntries(members), found };
}

/** The names of a chart's points, which are built first: they say how many numbers a row has. */
function buildAxis(of: unknown, chart: Chart, request: Request, inside: Omit<Place, "name">): Made {
  const place = {
    ...inside,
    name: chart.axis.slice(0, mostName),
    axis: chart.months ? ("months" as const) : ("mentioned" as const),
  };
  return build(of, { ...request, mentions: chart.ofPoints, points: chart.points }, place);
}

function buildArray(schema: Schema, request: Request, place: Place): Made {
  const { budget } = request;
  const least = leastItems(schema);
  const most = Math.max(0, Math.floor(numberAt(schema, "maxItems") ?? Number.POSITIVE_INFINITY));
  const size = smallestSize(schema.items);
  const mentioned = mentionedItems(schema, request, place)?.slice(0, most) ?? [];
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
  const items = Array.from({ length }, (_, index) => sampleItem(schema, request, place, index));
  const distinct =
    schema.uniqueItems === true ? new Map(items.map((item) => [JSON.stringify(item), item])) : undefined;
  return { value: distinct ? [...distinct.values()] : items, found: false };
}

/** How many numbers are in a row of them. */
const usualPoints = 6;
/** Most items that a message can ask for. */
const mostItems = 20;

/** How many items a list has where nothing is told about them: as many as the message counts, if it does. */
function usualLength(schema: Schema, request: Request, place: Place): number {
  const items = settled(schema.items);
  const type = typeOf(items);
  // Numbers are leaves: however deep they stand, what is built stays small.
  const choices = choicesOf(items);
  if (place.axis !== undefined && choices) return choices.length;
  const isRow = type === "number" || (type === "integer" && request.points !== undefined);
  if (isRow || place.axis !== undefined) return request.points ?? usualPoints;
  if (place.depth >= shallow) return 1;
  const counted = new Set(matchWords(`${place.name} ${descriptionOf(schema)}`));
  const told = request.mentions.numbers.find(({ after }) => after !== undefined && counted.has(after))?.value;
  return told !== undefined && Number.isInteger(told) && told > 0 ? Math.min(told, mostItems) : 3;
}

/** One of a list's items that the message says nothing of. */
function sampleItem(schema: Schema, request: Request, place: Place, index: number): Json {
  const items = settled(schema.items);
  const choices = choicesOf(items);
  if (choices) return choices[index % choices.length] ?? null;
  const name = place.axis === "months" ? "month" : singularName(place.name);
  return build(items, request, { name, depth: place.depth + 1, index, row: place.index ?? 0 }).value;
}

/** An item of a list that the message gives. */
interface MentionedItem {
  /** The text that it repeats, if it does. */
  text?: string;
  /** Builds it; its smallest size and that of its text have been taken from the budget. */
  make(): Json;
}

/** The items that the message enumerates for this list. */
function mentionedItems(schema: Schema, request: Request, place: Place): MentionedItem[] | undefined {
  if (place.axis === "months") return undefined;
  const items = settled(schema.items);
  const choices = choicesOf(items);
  if (choices) return mentionedChoices(choices, request.mentions).map((choice) => ({ make: () => choice }));
  const type = typeOf(items);
  if (type === "object") return itemObjects(items, request, place);
  if (type === "number" || type === "integer") {
    const numbers = numbersOf(request.mentions)?.map((number) => ({
      make: () => numberWithin(items, number),
    }));
    // Of a chart's rows the first has them, if they are as many as the points.
    const fitting = request.points === undefined || (numbers?.length === request.points && !place.index);
    return fitting ? numbers : undefined;
  }
  if (type !== "string") return undefined;
  const kind = kindOf(place.name, descriptionOf(schema));
  const special = kind ? mentionsOf(kind, request.mentions) : [];
  const texts = kind && (place.axis === undefined || special.length > 0) ? special : request.mentions.items;
  return texts.map((text) => ({ text, make: () => textWithin(items, text) }));
}

/** Objects led by a text of the message: a ticker, place or code where one belongs, else an enumerated item. */
function itemObjects(items: Schema, request: Request, place: Place): MentionedItem[] | undefined {
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
