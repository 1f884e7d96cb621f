/** Recognizes objects that are charts: lists of numbers next to a list that names their points. */
import type { Mentions } from "./mentions.ts";
import { getChoices, getItems, getProperties, getType, resolveSchema, type Schema } from "./schema.ts";
import { splitWords } from "./words.ts";

/** Describes where a chart gets the names of its points and rows. */
export interface Chart {
  /** Name of the property that contains the point names, or an object with the point names. */
  axis: string;
  /**
   * True if the points are months, either because the mentioned names are used for the rows or because the
   * message mentions no names.
   */
  hasMonths: boolean;
  /** Mentions to use for the points. */
  pointMentions: Mentions;
  /** Mentions to use for everything else. */
  otherMentions: Mentions;
  /**
   * Number of values in the message. It determines the number of points if the message does not name them.
   */
  pointCount: number | undefined;
}

/** The parts of a chart that are determined by its schema. */
interface ChartFrame {
  axis: string;
  /** True if the rows have their own names. */
  hasRowNames: boolean;
  /** True if the axis was recognized by its name or its content. */
  isRecognized: boolean;
}

const frames = new WeakMap<Schema, ChartFrame | undefined>();

/** Returns the frame if the object is a chart. Frames are cached, because every list item needs them. */
function getFrame(object: Schema): ChartFrame | undefined {
  if (!frames.has(object)) frames.set(object, findFrame(object));
  return frames.get(object);
}

function findFrame(object: Schema): ChartFrame | undefined {
  const properties = getProperties(object).map(([name, of]) => [name, resolveSchema(of)] as const);
  const rows = properties.map(([, schema]) => resolveSchema(getItems(schema))).filter(isRow);
  if (rows.length === 0 && !properties.some(([, schema]) => isNumbers(schema))) return undefined;
  const lists = properties.filter(([, schema]) => isTexts(schema) || findAxis(schema) !== undefined);
  const [axis, schema] =
    lists.find(([name, list]) => isAxis(name) || findAxis(list) !== undefined) ?? lists[0] ?? [];
  if (axis === undefined || schema === undefined) return undefined;
  return {
    axis,
    hasRowNames: lists.length > 1 || rows.some((row) => getProperties(row).some(([, of]) => isText(of))),
    isRecognized: isAxis(axis) || findAxis(schema) !== undefined || splitWords(axis).join("") === "x",
  };
}

/**
 * Returns the chart that the object represents, or `undefined` if the object is not a chart. Each mentioned
 * name is used only once, for either a row or a point.
 */
export function findChart(object: Schema, mentions: Mentions): Chart | undefined {
  const frame = getFrame(object);
  if (frame === undefined) return undefined;
  const { axis, hasRowNames, isRecognized } = frame;
  const names = findNames(mentions);
  const points = names.length > 1 ? undefined : findNumbers(mentions)?.length;
  const named = { ...mentions, items: names };
  if (names.length > 1 && names.every(isTime)) {
    const unnamed = {
      ...mentions,
      items: [],
      places: mentions.places.filter((place) => !names.includes(place)),
    };
    return { axis, hasMonths: false, pointMentions: named, otherMentions: unnamed, pointCount: points };
  }
  const months = hasRowNames || (names.length < 2 && isRecognized);
  return { axis, hasMonths: months, pointMentions: named, otherMentions: named, pointCount: points };
}

/**
 * Returns the numbers that the message gives for a list. Years are left out, and at least two numbers must
 * remain.
 */
export function findNumbers({ numbers }: Mentions): number[] | undefined {
  const values = numbers.map(({ value }) => value).filter((value) => !isYear(`${value}`));
  return values.length > 1 ? values : undefined;
}

/** Returns true if the property's name suggests that it contains point names. */
export function isAxis(name: string): boolean {
  return splitWords(name).some((word) => ["labels", "categories", "axis", "ticks", "months"].includes(word));
}

/** Returns the number of points on an axis that has been built. */
export function countPoints(axis: unknown): number | undefined {
  if (Array.isArray(axis)) return axis.length;
  return Object.values(axis ?? {}).find(Array.isArray)?.length;
}

/** Returns names for points or rows: the items of an enumeration, or else multiple places or tickers. */
function findNames({ items, places, tickers }: Mentions): string[] {
  const enumerated = items.every((item) => Number.isNaN(Number(item)) || isYear(item)) ? items : [];
  return [enumerated, places, tickers].find((names) => names.length > 1) ?? [];
}

function isYear(text: string): boolean {
  return /^(?:19|20)\d\d$/.test(text);
}

const timeWords =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tues?|wed|thur?s?|fri|sat|sun|q[1-4]|week|day|month|quarter|year)(?:\b|uary|ruary|ch|il|ust|ember|tember|ober|day|nesday|urday)/i;

function isTime(name: string): boolean {
  return isYear(name) || timeWords.test(name);
}

/** Returns the name of the property with the list of names if the object is an axis. */
function findAxis(schema: Schema): string | undefined {
  return getProperties(schema).find(([name, of]) => isAxis(name) && isTexts(resolveSchema(of)))?.[0];
}

function isText(of: unknown): boolean {
  const schema = resolveSchema(of);
  return getType(schema) === "string" && getChoices(schema) === undefined;
}

function isTexts(schema: Schema): boolean {
  return getType(schema) === "array" && getType(resolveSchema(getItems(schema))) === "string";
}

/** Returns true if the schema is a list of numbers or a list of such lists. */
function isNumbers(of: unknown): boolean {
  const schema = resolveSchema(of);
  if (getType(schema) !== "array") return false;
  const items = resolveSchema(getItems(schema));
  return ["number", "integer"].includes(getType(items)) || isNumbers(items);
}

/** Returns true if the schema is an object that contains a list of numbers, such as a series. */
function isRow(schema: Schema): boolean {
  return getType(schema) === "object" && getProperties(schema).some(([, of]) => isNumbers(of));
}
