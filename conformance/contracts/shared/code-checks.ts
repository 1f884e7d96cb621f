/** Code checks that are available in every contract, and helpers that read their parameters. */

import type { Json } from "../../runner/case.ts";
import type { CodeCheck } from "../../runner/contract.ts";
import type { Observations, ObservedStream } from "../../runner/observation.ts";
import { select } from "../../runner/select.ts";
import { parseObject } from "../../stream/json.ts";
import { parseFrameData } from "../../stream/stream-reader.ts";

/** The parameters of a code check. */
type Parameters = Record<string, Json>;

/**
 * Returns a string parameter.
 * @throws Error that names the parameter if it is missing.
 */
export function getStringParameter(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (typeof value === "string") return value;
  throw new Error(`the check needs a string parameter "${name}"`);
}

/**
 * Returns the stream that a parameter names, or `undefined` if the stream was not observed.
 * @throws Error if the parameter is missing.
 */
export function findStream(
  observations: Observations,
  parameters: Parameters,
  name: string,
): ObservedStream | undefined {
  const seen = observations[getStringParameter(parameters, name)] as Partial<ObservedStream> | undefined;
  return seen?.kind === "stream" ? (seen as ObservedStream) : undefined;
}

/**
 * Evaluates the JMESPath expression in a parameter.
 * @throws Error if the parameter is missing.
 */
function selectParameter(observations: Observations, parameters: Parameters, name: string): Json {
  return select(observations, getStringParameter(parameters, name));
}

/**
 * `byte-ratio {stream, of, atMost, overhead}`: checks that a stream has at most `atMost` times the bytes of
 * its content, plus `overhead` bytes per event. `of` is a JMESPath expression that selects the content.
 * Values other than strings are measured as JSON.
 */
const checkByteRatio: CodeCheck = (observations, parameters) => {
  const { atMost, overhead } = parameters;
  if (typeof atMost !== "number" || typeof overhead !== "number")
    throw new Error('the check needs the number parameters "atMost" and "overhead"');
  const stream = findStream(observations, parameters, "stream");
  const content = selectParameter(observations, parameters, "of");
  if (stream === undefined || stream.events.length === 0 || content === null)
    return { pass: false, reason: "the stream or its content was not observed" };
  const size = Buffer.byteLength(typeof content === "string" ? content : JSON.stringify(content));
  const allowed = atMost * size + overhead * stream.events.length;
  if (stream.bytes <= allowed) return { pass: true };
  const reason = `the stream has ${stream.bytes} bytes for ${size} bytes of content`;
  return { pass: false, reason, expected: `at most ${allowed}`, actual: stream.bytes };
};

/**
 * `is-tail-of {stream, of, after}`: checks that a stream has exactly the events that come after the event
 * with the id `after` in another stream, byte for byte. `after: 0` selects all events.
 *
 * `same-events {a, b}`: checks that two streams have the same events.
 */
const checkIsTailOf: CodeCheck = (observations, parameters) => {
  const stream = findStream(observations, parameters, "stream");
  const of = findStream(observations, parameters, "of");
  if (stream === undefined || of === undefined)
    return { pass: false, reason: "the streams were not observed" };
  const after = String(parameters.after ?? 0);
  const at = after === "0" ? 0 : of.ids.indexOf(after) + 1;
  if (at === 0 && after !== "0") return { pass: false, reason: `no event has the id ${after}` };
  return compareEvents(listEventTexts(stream), listEventTexts(of).slice(at));
};

const checkSameEvents: CodeCheck = (observations, parameters) => {
  const a = findStream(observations, parameters, "a");
  const b = findStream(observations, parameters, "b");
  if (a === undefined || b === undefined) return { pass: false, reason: "the streams were not observed" };
  return compareEvents(listEventTexts(a), listEventTexts(b));
};

function listEventTexts({ frames, ids }: ObservedStream): string[] {
  return frames.map((frame, at) => `${ids[at] ?? "no id"}: ${parseFrameData(frame)}`);
}

function compareEvents(actual: string[], expected: string[]) {
  // Comparing two empty streams would not prove anything.
  if (actual.length === 0 && expected.length === 0)
    return { pass: false, reason: "there were no events to compare" };
  const length = Math.max(actual.length, expected.length);
  for (let at = 0; at < length; at += 1) {
    if (actual[at] === expected[at]) continue;
    const reason = `event ${at + 1} differs from the expected event`;
    return { pass: false, reason, expected: expected[at] ?? "no event", actual: actual[at] ?? "no event" };
  }
  return { pass: true };
}

/**
 * `json-object {of, begins}`: checks that some text starts with `begins` and is a complete JSON object. `of`
 * is a JMESPath expression that selects the text.
 */
const checkJsonObject: CodeCheck = (observations, parameters) => {
  const begins = getStringParameter(parameters, "begins");
  const text = selectParameter(observations, parameters, "of");
  if (typeof text !== "string" || text === "") return { pass: false, reason: "no text was observed" };
  if (!text.startsWith(begins))
    return { pass: false, reason: "the text has a different start", expected: begins, actual: text };
  return parseObject(text) === undefined
    ? { pass: false, reason: "the text is not a JSON object", actual: text }
    : { pass: true };
};

/**
 * `strictly-ascending {of}`, `strictly-descending {of}`: check the order of a list of strings or numbers.
 * `of` is a JMESPath expression that selects the list.
 */
const checkStrictlyAscending: CodeCheck = (observations, parameters) =>
  checkOrder(selectParameter(observations, parameters, "of"), 1);

const checkStrictlyDescending: CodeCheck = (observations, parameters) =>
  checkOrder(selectParameter(observations, parameters, "of"), -1);

function checkOrder(list: Json, direction: 1 | -1) {
  if (!Array.isArray(list) || list.length < 2)
    return { pass: false, reason: "fewer than two items were observed", actual: list };
  const at = list.findIndex(
    (item, index) => index > 0 && compareItems(list[index - 1] ?? null, item) !== direction,
  );
  if (at === -1) return { pass: true };
  const actual = list.slice(at - 1, at + 1);
  return { pass: false, reason: `item ${at + 1} is out of order`, actual };
}

/**
 * Returns 1 if the first item is less than the second, -1 if it is greater, and 0 otherwise. Strings are
 * compared by UTF-16 code unit.
 */
function compareItems(one: Json, other: Json): -1 | 0 | 1 {
  const numbers = typeof one === "number" && typeof other === "number";
  const texts = typeof one === "string" && typeof other === "string";
  if (!(numbers || texts) || one === other) return 0;
  return one < other ? 1 : -1;
}

/** The shared checks, by the name that cases use. */
export const commonChecks: Readonly<Record<string, CodeCheck>> = {
  "byte-ratio": checkByteRatio,
  "is-tail-of": checkIsTailOf,
  "json-object": checkJsonObject,
  "same-events": checkSameEvents,
  "strictly-ascending": checkStrictlyAscending,
  "strictly-descending": checkStrictlyDescending,
};
