/**
 * Builds the input of a tool or the props of a component from its schema and the values mentioned in a
 * message.
 */
import type { Json, JsonObject } from "../../core/events.ts";
import {
  type BuildOptions,
  type BuiltValue,
  maxFullDepth,
  maxOptionalDepth,
  takeDefault,
  type ValueContext,
} from "./build-options.ts";
import { type Chart, countPoints, findChart, isAxis } from "./chart.ts";
import { findKind, findMentionedText } from "./kinds.ts";
import { buildArray } from "./lists.ts";
import { getSampleBoolean, getSampleNumber, getSamplePoint, getSampleString } from "./samples.ts";
import {
  findMentionedChoices,
  fitNumber,
  fitText,
  getDefaultChoice,
  takeMentionedNumber,
} from "./scalars.ts";
import {
  conforms,
  getChoices,
  getDescription,
  getProperties,
  getRequired,
  getType,
  isReadable,
  resolveSchema,
  type Schema,
} from "./schema.ts";
import { getSmallestSize } from "./smallest-size.ts";
import { countTextUnits, countUnits } from "./units.ts";
import { capitalise, splitWords, toHumanName } from "./words.ts";

/** Maximum number of characters read from a property's name and repeated in samples. */
const maxNameLength = 64;

/**
 * Builds an object that satisfies the schema, unless it has conditions (T-028, T-029).
 *
 * The units for the smallest possible value are taken from the budget first. Optional content (optional
 * properties, items beyond the minimum, longer text) is built only while units are left, so the object
 * satisfies the schema even when few units are left.
 *
 * @returns `undefined` if the schema is too large, or if its smallest value needs more units than are left.
 */
export function buildInput(schema: unknown, options: BuildOptions): JsonObject | undefined {
  if (!isReadable(schema)) return undefined;
  const root = { ...resolveSchema(schema), type: "object" };
  if (!options.budget.take(getSmallestSize(root))) return undefined;
  // Numbers in the message are consumed in order of appearance.
  const ownOptions = {
    ...options,
    mentions: { ...options.mentions, numbers: [...options.mentions.numbers] },
  };
  const built = buildObject(root, ownOptions, { name: "", depth: 0, index: undefined, row: 0 });
  return built.value as JsonObject;
}

/** Builds a value. Its minimum size must already have been taken from the budget. */
function buildValue(of: unknown, options: BuildOptions, context: ValueContext): BuiltValue {
  const schema = resolveSchema(of);
  const known = findKnownValue(schema, options, context);
  if (known !== undefined) return { value: known, isMentioned: true };
  const choices = getChoices(schema);
  if (choices) return buildChoice(schema, choices, options, context);
  switch (getType(schema)) {
    case "object":
      return buildObject(schema, options, context);
    case "array":
      return buildArray(schema, options, context, buildValue);
    case "string":
      return buildString(schema, options, context);
    case "number":
    case "integer":
      return buildNumber(schema, options, context);
    case "boolean":
      return buildBoolean(schema, options, context);
    case "null":
      return { value: null, isMentioned: false };
  }
}

function findKnownValue(schema: Schema, options: BuildOptions, context: ValueContext): Json | undefined {
  const key = splitWords(context.name).join("");
  if (!options.known || key === "" || !Object.hasOwn(options.known, key)) return undefined;
  const value = options.known[key];
  if (value === undefined || !options.budget.take(countUnits(value))) return undefined;
  return conforms(value, schema) ? value : undefined;
}

function buildChoice(
  schema: Schema,
  choices: readonly Json[],
  options: BuildOptions,
  { index }: ValueContext,
): BuiltValue {
  const [mentioned] = findMentionedChoices(choices, options.mentions);
  if (mentioned !== undefined) return { value: mentioned, isMentioned: true };
  return takeDefault(schema, options) ?? { value: getDefaultChoice(choices, index ?? 0), isMentioned: false };
}

function buildString(schema: Schema, options: BuildOptions, { name, index }: ValueContext): BuiltValue {
  const description = getDescription(schema);
  const mentioned = index === undefined ? findMentionedText(name, description, options.mentions) : undefined;
  if (mentioned !== undefined && options.budget.take(countTextUnits(mentioned.length)))
    return { value: fitText(schema, mentioned), isMentioned: true };
  const known =
    getSampleString(name, index ?? 0) ?? getSampleString(findKind(name, description) ?? "", index ?? 0);
  const plain =
    index === undefined ? `Sample ${toHumanName(name)}` : `${capitalise(toHumanName(name))} ${index + 1}`;
  const sample = known ?? plain.trim();
  return takeDefault(schema, options) ?? { value: fitText(schema, sample), isMentioned: false };
}

function buildNumber(schema: Schema, options: BuildOptions, context: ValueContext): BuiltValue {
  const inList = context.index !== undefined;
  const mentioned = inList
    ? undefined
    : takeMentionedNumber(context.name, options.mentions, context.depth <= 1);
  if (mentioned !== undefined) return { value: fitNumber(schema, mentioned), isMentioned: true };
  const { index = 0, row } = context;
  const isPoint = options.points !== undefined && inList;
  const point = isPoint ? getSamplePoint(options.mentions.text, index, row) : undefined;
  const sample = point ?? getSampleNumber(context.name, index + 2 * row);
  return takeDefault(schema, options) ?? { value: fitNumber(schema, sample), isMentioned: false };
}

function buildBoolean(schema: Schema, options: BuildOptions, context: ValueContext): BuiltValue {
  const words = splitWords(context.name).filter(
    (word) => !["is", "has", "show", "with", "enable"].includes(word),
  );
  const isMentioned = words.length > 0 && options.mentions.normalized.includes(` ${words.join(" ")} `);
  if (isMentioned && context.index === undefined) {
    const negated = new RegExp(
      `\\b(?:no|not|without|hide|disable)\\s+(?:the\\s+)?${words.join("\\s+")}\\b`,
      "i",
    );
    return { value: !negated.test(options.mentions.text), isMentioned: true };
  }
  return takeDefault(schema, options) ?? { value: getSampleBoolean(context.name), isMentioned: false };
}

function buildObject(schema: Schema, options: BuildOptions, context: ValueContext): BuiltValue {
  const required = new Set(getRequired(schema));
  const generous = options.fillsOptional && context.depth < maxFullDepth;
  // The minimum size includes the required properties and one unit for each optional property.
  const properties = new Map(
    getProperties(schema).filter(
      ([name, of]) =>
        required.has(name) ||
        (context.depth < maxOptionalDepth && options.budget.take(getSmallestSize(of) - 1)),
    ),
  );
  const entries: [string, Json][] = [];
  let hasMention = false;
  const chart = findChart(schema, options.mentions);
  const inside = { depth: context.depth + 1, index: context.index, row: context.row };
  const axisSchema = chart && properties.get(chart.axis);
  const points =
    chart && axisSchema !== undefined ? buildAxis(axisSchema, chart, options, inside) : undefined;
  const rest = chart
    ? { ...options, mentions: chart.otherMentions, points: countPoints(points?.value) }
    : options;
  for (const [name, of] of properties) {
    const axis = isAxis(name) ? context.axis : undefined;
    const built =
      points !== undefined && name === chart?.axis
        ? points
        : buildValue(of, rest, {
            ...inside,
            name: name.slice(0, maxNameLength),
            isOptional: !required.has(name) && !generous,
            ...(axis && { axis }),
          });
    if (!required.has(name) && !built.isMentioned && !generous) continue;
    entries.push([name, built.value]);
    hasMention ||= built.isMentioned;
  }
  for (const name of required) {
    if (properties.has(name) || schema.additionalProperties === false) continue;
    const built = buildValue(schema.additionalProperties, options, {
      ...inside,
      name: name.slice(0, maxNameLength),
    });
    entries.push([name, built.value]);
  }
  // `Object.fromEntries` preserves a property named `__proto__`.
  const fallback = entries.length === 0 ? takeDefault(schema, options) : undefined;
  return fallback ?? { value: Object.fromEntries(entries), isMentioned: hasMention };
}

/** Builds the names of a chart's points first, because they determine the length of the chart's rows. */
function buildAxis(
  of: unknown,
  chart: Chart,
  options: BuildOptions,
  inside: Omit<ValueContext, "name">,
): BuiltValue {
  const context = {
    ...inside,
    name: chart.axis.slice(0, maxNameLength),
    axis: chart.hasMonths ? ("months" as const) : ("mentioned" as const),
  };
  return buildValue(of, { ...options, mentions: chart.pointMentions, points: chart.pointCount }, context);
}
