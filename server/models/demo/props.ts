/**
 * Builds the input of a tool or the props of a component from its schema and what a message mentions.
 */
import type { Json, JsonObject } from "../../runs/events.ts";
import { type Chart, chartOf, isAxis, numbersOf, pointsOf } from "./chart.ts";
import { mentionedChoices, usualChoice } from "./choices.ts";
import { kindOf, mentionedText, mentionsOf } from "./kinds.ts";
import type { Mentions } from "./mentions.ts";
import { sampleBoolean, sampleNumber, sampleString } from "./samples.ts";
import { mentionedNumber, numberWithin, textWithin } from "./scalars.ts";
import {
  choicesOf,
  conforms,
  descriptionOf,
  numberAt,
  propertiesOf,
  requiredOf,
  type Schema,
  settled,
  typeOf,
} from "./schema.ts";
import { capitalised, humanName, matchWords, plainWords } from "./words.ts";

export interface Request {
  mentions: Mentions;
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
}

/** Below this depth lists have one item and optional properties are left out. */
const shallow = 3;
/** Below this depth nothing is built any more. */
const deepest = 32;

/**
 * An object that satisfies the schema, as far as the subset of T-028 and T-029 goes and the schema can be satisfied.
 */
export function buildInput(schema: unknown, request: Request): JsonObject {
  // Numbers are used up in the order of their mention.
  const own = { ...request, mentions: { ...request.mentions, numbers: [...request.mentions.numbers] } };
  const made = buildObject(settled(schema), own, { name: "", depth: 0, index: undefined, row: 0 });
  return made.value as JsonObject;
}

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
  return value !== undefined && conforms(value, schema) ? value : undefined;
}

/** The schema's own default, if it is one that the schema allows. */
function defaultOf(schema: Schema): Made | undefined {
  const value = schema.default as Json | undefined;
  return value !== undefined && conforms(value, schema) ? { value, found: false } : undefined;
}

function choose(schema: Schema, choices: readonly Json[], request: Request, { index }: Place): Made {
  const [mentioned] = mentionedChoices(choices, request.mentions);
  if (mentioned !== undefined) return { value: mentioned, found: true };
  return defaultOf(schema) ?? { value: usualChoice(choices, index ?? 0), found: false };
}

function buildString(schema: Schema, request: Request, { name, index }: Place): Made {
  const description = descriptionOf(schema);
  const mentioned = index === undefined ? mentionedText(name, description, request.mentions) : undefined;
  if (mentioned !== undefined) return { value: textWithin(schema, mentioned), found: true };
  const usual = sampleString(name, index ?? 0) ?? sampleString(kindOf(name, description) ?? "", index ?? 0);
  const plain =
    index === undefined ? `Sample ${humanName(name)}` : `${capitalised(humanName(name))} ${index + 1}`;
  const sample = usual ?? plain.trim();
  return defaultOf(schema) ?? { value: textWithin(schema, sample), found: false };
}

function buildNumber(schema: Schema, request: Request, place: Place): Made {
  const inList = place.index !== undefined;
  const mentioned = inList ? undefined : mentionedNumber(place.name, request.mentions, place.depth <= 1);
  if (mentioned !== undefined) return { value: numberWithin(schema, mentioned), found: true };
  const sample = sampleNumber(place.name, (place.index ?? 0) + 2 * place.row);
  return defaultOf(schema) ?? { value: numberWithin(schema, sample), found: false };
}

function buildBoolean(schema: Schema, request: Request, place: Place): Made {
  const words = plainWords(place.name).filter(
    (word) => !["is", "has", "show", "with", "enable"].includes(word),
  );
  const said =
    words.length > 0 && ` ${plainWords(request.mentions.text).join(" ")} `.includes(` ${words.join(" ")} `);
  if (said && place.index === undefined) {
    const negated = new RegExp(
      `\\b(?:no|not|without|hide|disable)\\s+(?:the\\s+)?${words.join("\\s+")}\\b`,
      "i",
    );
    return { value: !negated.test(request.mentions.text), found: true };
  }
  return defaultOf(schema) ?? { value: sampleBoolean(place.name), found: false };
}

function buildObject(schema: Schema, request: Request, place: Place): Made {
  if (place.depth >= deepest) return { value: {}, found: false };
  const required = new Set(requiredOf(schema));
  const properties = new Map(propertiesOf(schema));
  const members: [string, Json][] = [];
  let found = false;
  const chart = chartOf(properties, request.mentions);
  const inside = { depth: place.depth + 1, index: place.index, row: place.row };
  const points = chart && buildAxis(properties.get(chart.axis), chart, request, inside);
  const rest = chart ? { ...request, mentions: chart.ofRest, points: pointsOf(points?.value) } : request;
  for (const [name, of] of properties) {
    const generous = request.generous && place.depth < shallow;
    const axis = isAxis(name) ? place.axis : undefined;
    const made =
      points !== undefined && name === chart?.axis
        ? points
        : build(of, rest, { ...inside, name, ...(axis && { axis }) });
    if (!required.has(name) && !made.found && !generous) continue;
    members.push([name, made.value]);
    found ||= made.found;
  }
  for (const name of required) {
    if (properties.has(name) || schema.additionalProperties === false) continue;
    const made = build(schema.additionalProperties, request, {
      name,
      depth: place.depth + 1,
      index: place.index,
      row: place.row,
    });
    members.push([name, made.value]);
  }
  // From entries, so that a property called `__proto__` is a property.
  const fallback = members.length === 0 ? defaultOf(schema) : undefined;
  return fallback ?? { value: Object.fromEntries(members), found };
}

/** The names of a chart's points, which are built first: they say how many numbers a row has. */
function buildAxis(of: unknown, chart: Chart, request: Request, inside: Omit<Place, "name">): Made {
  const place = {
    ...inside,
    name: chart.axis,
    axis: chart.months ? ("months" as const) : ("mentioned" as const),
  };
  return build(of, { ...request, mentions: chart.ofPoints, points: chart.points }, place);
}

function buildArray(schema: Schema, request: Request, place: Place): Made {
  const least = Math.min(numberAt(schema, "minItems") ?? 0, 100);
  const most = numberAt(schema, "maxItems") ?? 100;
  if (place.depth >= deepest) return { value: [], found: false };
  const mentioned = mentionedItems(schema, request, place)?.slice(0, most);
  if (mentioned && mentioned.length >= Math.max(least, 1)) return { value: mentioned, found: true };
  const usual = defaultOf(schema);
  if (usual) return usual;
  const length = Math.min(Math.max(least, usualLength(schema, request, place)), most);
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

/** The items that the message enumerates for this list. */
function mentionedItems(schema: Schema, request: Request, place: Place): Json[] | undefined {
  if (place.axis === "months") return undefined;
  const items = settled(schema.items);
  const choices = choicesOf(items);
  if (choices) return mentionedChoices(choices, request.mentions);
  const type = typeOf(items);
  if (type === "object") return itemObjects(items, request, place);
  if (type === "number" || type === "integer") {
    const numbers = numbersOf(request.mentions)?.map((number) => numberWithin(items, number));
    // Of a chart's rows the first has them, if they are as many as the points.
    const fitting = request.points === undefined || (numbers?.length === request.points && !place.index);
    return fitting ? numbers : undefined;
  }
  if (type !== "string") return undefined;
  const kind = kindOf(place.name, descriptionOf(schema));
  const special = kind ? mentionsOf(kind, request.mentions) : [];
  const texts = kind && (place.axis === undefined || special.length > 0) ? special : request.mentions.items;
  return texts.map((text) => textWithin(items, text));
}

const itemNames = ["title", "name", "label", "product", "text", "content", "task", "description", "value"];

/** Objects led by a text of the message: a ticker, place or code where one belongs, else an enumerated item. */
function itemObjects(items: Schema, request: Request, place: Place): Json[] | undefined {
  const texts = new Map(
    propertiesOf(items).filter(([, of]) => typeOf(settled(of)) === "string" && !choicesOf(settled(of))),
  );
  const kinds = [...texts].map(([name, of]) => [name, kindOf(name, descriptionOf(settled(of)))] as const);
  const [special, kind] = kinds.find(([, one]) => one && mentionsOf(one, request.mentions).length > 1) ?? [];
  const lead = special ?? itemNames.find((name) => texts.has(name));
  const values = kind ? mentionsOf(kind, request.mentions) : request.mentions.items;
  if (lead === undefined) return undefined;
  return values.map((text, index) => {
    const item = { name: singularName(place.name), depth: place.depth + 1, index, row: place.index ?? 0 };
    const object = build(items, request, item).value as JsonObject;
    return { ...object, [lead]: textWithin(settled(texts.get(lead)), text) };
  });
}

function singularName(name: string): string {
  return name.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");
}
