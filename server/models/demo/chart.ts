/**
 * Recognizes charts among the objects to build: lists of numbers next to a list with the names of their
 * points.
 */
import type { Mentions } from "./mentions.ts";
import { choicesOf, propertiesOf, type Schema, settled, typeOf } from "./schema.ts";
import { plainWords } from "./words.ts";

/** The source of the names of a chart's points and rows. */
export interface Chart {
  /** The property with the names of the points, or with an object that contains them. */
  axis: string;
  /** True if the points are months, because the mentioned names are the rows or the message mentions none. */
  months: boolean;
  /** Mentions for the points. */
  ofPoints: Mentions;
  /** Mentions for everything else. */
  ofRest: Mentions;
  /** Number of values in the message. It is the number of points if the message does not name them. */
  points: number | undefined;
}

/** The parts of a chart that its schema determines. */
interface Frame {
  axis: string;
  /** True if the rows have names of their own. */
  rowsHaveNames: boolean;
  /** True if the axis is recognized by its name or its content. */
  usual: boolean;
}

const frames = new WeakMap<Schema, Frame | undefined>();

/**
 * Returns the frame of an object that is a chart. Frames are cached, because every item of a list needs them.
 */
function frameOf(object: Schema): Frame | undefined {
  if (!frames.has(object)) frames.set(object, findFrame(object));
  return frames.get(object);
}

function findFrame(object: Schema): Frame | undefined {
  const members = propertiesOf(object).map(([name, of]) => [name, settled(of)] as const);
  const rows = members.map(([, schema]) => settled(schema.items)).filter(isRow);
  if (rows.length === 0 && !members.some(([, schema]) => isNumbers(schema))) return undefined;
  const lists = members.filter(([, schema]) => isTexts(schema) || axisIn(schema) !== undefined);
  const [axis, schema] =
    lists.find(([name, list]) => isAxis(name) || axisIn(list) !== undefined) ?? lists[0] ?? [];
  if (axis === undefined || schema === undefined) return undefined;
  return {
    axis,
    rowsHaveNames: lists.length > 1 || rows.some((row) => propertiesOf(row).some(([, of]) => isText(of))),
    usual: isAxis(axis) || axisIn(schema) !== undefined || plainWords(axis).join("") === "x",
  };
}

/**
 * Returns the chart that an object is; `undefined` if it is none. Each mentioned name is used once: for rows
 * or for points.
 */
export function chartOf(object: Schema, mentions: Mentions): Chart | undefined {
  const frame = frameOf(object);
  if (frame === undefined) return undefined;
  const { axis, rowsHaveNames, usual } = frame;
  const names = namesIn(mentions);
  const points = names.length > 1 ? undefined : numbersOf(mentions)?.length;
  const named = { ...mentions, items: names };
  if (names.length > 1 && names.every(isTime)) {
    const unnamed = {
      ...mentions,
      items: [],
      places: mentions.places.filter((place) => !names.includes(place)),
    };
    return { axis, months: false, ofPoints: named, ofRest: unnamed, points };
  }
  const months = rowsHaveNames || (names.length < 2 && usual);
  return { axis, months, ofPoints: named, ofRest: named, points };
}

/** Returns the numbers that the message gives for a list: two or more, without years. */
export function numbersOf({ numbers }: Mentions): number[] | undefined {
  const values = numbers.map(({ value }) => value).filter((value) => !isYear(`${value}`));
  return values.length > 1 ? values : undefined;
}

/** Returns true if the property's name suggests that it contains the names of points. */
export function isAxis(name: string): boolean {
  return plainWords(name).some((word) => ["labels", "categories", "axis", "ticks", "months"].includes(word));
}

/** Returns the number of points of an axis that was built. */
export function pointsOf(axis: unknown): number | undefined {
  if (Array.isArray(axis)) return axis.length;
  return Object.values(axis ?? {}).find(Array.isArray)?.length;
}

/** Returns possible names: an enumeration, otherwise several places or tickers. */
function namesIn({ items, places, tickers }: Mentions): string[] {
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

/** Returns the property with the list of names if the object is an axis. */
function axisIn(schema: Schema): string | undefined {
  return propertiesOf(schema).find(([name, of]) => isAxis(name) && isTexts(settled(of)))?.[0];
}

function isText(of: unknown): boolean {
  const schema = settled(of);
  return typeOf(schema) === "string" && choicesOf(schema) === undefined;
}

function isTexts(schema: Schema): boolean {
  return typeOf(schema) === "array" && typeOf(settled(schema.items)) === "string";
}

/** Returns true for a list of numbers, or of lists of numbers. */
function isNumbers(of: unknown): boolean {
  const schema = settled(of);
  if (typeOf(schema) !== "array") return false;
  const items = settled(schema.items);
  return ["number", "integer"].includes(typeOf(items)) || isNumbers(items);
}

/** Returns true for an object with a list of numbers, such as a series. */
function isRow(schema: Schema): boolean {
  return typeOf(schema) === "object" && propertiesOf(schema).some(([, of]) => isNumbers(of));
}
