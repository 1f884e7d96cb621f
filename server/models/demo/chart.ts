/**
 * Charts among the objects that are built: lists of numbers beside a list with the names of their points.
 */
import type { Mentions } from "./mentions.ts";
import { choicesOf, propertiesOf, type Schema, settled, typeOf } from "./schema.ts";
import { plainWords } from "./words.ts";

/** How a chart's points and rows get their names. */
export interface Chart {
  /** The property with the names of the points, or with an object in which they are. */
  axis: string;
  /** Whether the points are months, because what the message names are the rows, or it names nothing. */
  months: boolean;
  /** What is mentioned for the points. */
  ofPoints: Mentions;
  /** What is mentioned for everything else. */
  ofRest: Mentions;
  /** How many numbers the message gives: so many points there are, if it names none. */
  points: number | undefined;
}

/** The parts of a chart that its schema fixes. */
interface Frame {
  axis: string;
  /** Whether the rows have names of their own. */
  rowsHaveNames: boolean;
  /** Whether the axis is one by its name or by what is in it. */
  usual: boolean;
}

const frames = new WeakMap<Schema, Frame | undefined>();

/** The frame of an object that is a chart. It is found once, because the items of a list ask for it again and again. */
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

/** The chart that an object is, if it is one. What a message names is used once: for rows or points. */
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

/** The numbers that the message gives for a list: two or more, and no years. */
export function numbersOf({ numbers }: Mentions): number[] | undefined {
  const values = numbers.map(({ value }) => value).filter((value) => !isYear(`${value}`));
  return values.length > 1 ? values : undefined;
}

/** Whether a property's name says that it has the names of points. */
export function isAxis(name: string): boolean {
  return plainWords(name).some((word) => ["labels", "categories", "axis", "ticks", "months"].includes(word));
}

/** How many points an axis has that was built. */
export function pointsOf(axis: unknown): number | undefined {
  if (Array.isArray(axis)) return axis.length;
  return Object.values(axis ?? {}).find(Array.isArray)?.length;
}

/** What could be names: an enumeration, or else several places or tickers. */
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

/** The list of names in an object that is an axis. */
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

/** A list of numbers, or of lists of them. */
function isNumbers(of: unknown): boolean {
  const schema = settled(of);
  if (typeOf(schema) !== "array") return false;
  const items = settled(schema.items);
  return ["number", "integer"].includes(typeOf(items)) || isNumbers(items);
}

/** An object with a list of numbers, such as a series. */
function isRow(schema: Schema): boolean {
  return typeOf(schema) === "object" && propertiesOf(schema).some(([, of]) => isNumbers(of));
}
