/** Builds the input of a tool or the props of a component from its schema and a message's mentions. */
import type { Json, JsonObject } from "../../core/events.ts";
import { type Chart, chartOf, isAxis, pointsOf } from "./chart.ts";
import { kindOf, mentionedText } from "./kinds.ts";
import { buildArray } from "./lists.ts";
import { defaultOf, type Made, type Place, type Request, shallow } from "./request.ts";
import { sampleBoolean, sampleNumber, sampleString } from "./samples.ts";
import { mentionedChoices, mentionedNumber, numberWithin, textWithin, usualChoice } from "./scalars.ts";
import {
  choicesOf,
  conforms,
  descriptionOf,
  isReadable,
  propertiesOf,
  requiredOf,
  type Schema,
  settled,
  typeOf,
} from "./schema.ts";
import { smallestSize } from "./smallest.ts";
import { textUnits, unitsOf } from "./units.ts";
import { capitalised, humanName, plainWords } from "./words.ts";

/** Maximum number of characters of a property's name that are read and repeated in samples. */
const mostName = 64;

/**
 * Builds an object that satisfies the schema, within the subset of T-028 and T-029.
 *
 * The units of the smallest value are taken from the budget first. Optional content (properties, more items
 * than the minimum, longer texts) is built only while units are left, so a smaller input satisfies the
 * schema, too.
 *
 * @returns `undefined` if the schema is too large, or its smallest value needs more units than are left.
 */
export function buildInput(schema: unknown, request: Request): JsonObject | undefined {
  if (!isReadable(schema)) return undefined;
  const root = { ...settled(schema), type: "object" };
  if (!request.budget.take(smallestSize(root))) return undefined;
  // Numbers are consumed in order of appearance.
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
      return buildArray(schema, request, place, build);
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
  // The smallest size includes the required properties, and one unit for each other property.
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
  // `Object.fromEntries` keeps a property named `__proto__`.
  const fallback = members.length === 0 ? defaultOf(schema, request) : undefined;
  return fallback ?? { value: Object.fromEntries(members), found };
}

/** Builds the names of a chart's points first, because they determine the length of its rows. */
function buildAxis(of: unknown, chart: Chart, request: Request, inside: Omit<Place, "name">): Made {
  const place = {
    ...inside,
    name: chart.axis.slice(0, mostName),
    axis: chart.months ? ("months" as const) : ("mentioned" as const),
  };
  return build(of, { ...request, mentions: chart.ofPoints, points: chart.points }, place);
}
