/** Checks in code that every contract has, by the names that cases call them, and how such checks read their parameters. */

import type { Json } from "../../runner/case.ts";
import type { CodeCheck } from "../../runner/contract.ts";
import type { Observations, StreamSeen } from "../../runner/observation.ts";
import { select } from "../../runner/select.ts";
import { parseObject } from "../../stream/json.ts";
import { dataOf } from "../../stream/stream-reader.ts";

/** The parameters of a check. */
type Parameters = Record<string, Json>;

/** A parameter that is a text. @throws Error that names it when it is missing. */
export function textParameter(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (typeof value === "string") return value;
  throw new Error(`the check needs a text as its parameter "${name}"`);
}

/** The stream that a parameter names; `undefined` when there was none. @throws Error when the parameter is missing. */
export function streamParameter(
  observations: Observations,
  parameters: Parameters,
  name: string,
): StreamSeen | undefined {
  const seen = observations[textParameter(parameters, name)] as Partial<StreamSeen> | undefined;
  return seen?.kind === "stream" ? (seen as StreamSeen) : undefined;
}

/** What the JMESPath expression of a parameter finds. @throws Error when the parameter is missing. */
function selection(observations: Observations, parameters: Parameters, name: string): Json {
  return select(observations, textParameter(parameters, name));
}

/**
 * `byte-ratio {stream, of, atMost, overhead}`: the bytes of a stream are at most `atMost` times the bytes of a text (or
 * of the JSON of what else `of`, JMESPath, selects), and `overhead` bytes for every event.
 */
const byteRatio: CodeCheck = (observations, parameters) => {
  const { atMost, overhead } = parameters;
  if (typeof atMost !== "number" || typeof overhead !== "number")
    throw new Error('the check needs numbers as its parameters "atMost" and "overhead"');
  const stream = streamParameter(observations, parameters, "stream");
  const content = selection(observations, parameters, "of");
  if (stream === undefined || stream.events.length === 0 || content === null)
    return { pass: false, reason: "the stream or its content was not observed" };
  const size = Buffer.byteLength(typeof content === "string" ? content : JSON.stringify(content));
  const allowed = atMost * size + overhead * stream.events.length;
  if (stream.bytes <= allowed) return { pass: true };
  const reason = `the stream takes ${stream.bytes} bytes for ${size} bytes of content`;
  return { pass: false, reason, expected: `at most ${allowed}`, actual: stream.bytes };
};

/**
 * `is-tail-of {stream, of, after}`: a stream's events are exactly those of another after the event with the id `after`
 * (0: all), byte for byte. `same-events {a, b}`: two streams have the same events.
 */
const isTailOf: CodeCheck = (observations, parameters) => {
  const stream = streamParameter(observations, parameters, "stream");
  const of = streamParameter(observations, parameters, "of");
  if (stream === undefined || of === undefined)
    return { pass: false, reason: "the streams were not observed" };
  const after = String(parameters.after ?? 0);
  const at = after === "0" ? 0 : of.ids.indexOf(after) + 1;
  if (at === 0 && after !== "0") return { pass: false, reason: `no event of the stream has the id ${after}` };
  return compare(eventsOf(stream), eventsOf(of).slice(at));
};

const sameEvents: CodeCheck = (observations, parameters) => {
  const a = streamParameter(observations, parameters, "a");
  const b = streamParameter(observations, parameters, "b");
  if (a === undefined || b === undefined) return { pass: false, reason: "the streams were not observed" };
  return compare(eventsOf(a), eventsOf(b));
};

function eventsOf({ frames, ids }: StreamSeen): string[] {
  return frames.map((frame, at) => `${ids[at] ?? "no id"}: ${dataOf(frame)}`);
}

function compare(actual: string[], expected: string[]) {
  // Two streams without any event show nothing.
  if (actual.length === 0 && expected.length === 0)
    return { pass: false, reason: "there were no events to compare" };
  const length = Math.max(actual.length, expected.length);
  for (let at = 0; at < length; at += 1) {
    if (actual[at] === expected[at]) continue;
    const reason = `event ${at + 1} is not the one that must be there`;
    return { pass: false, reason, expected: expected[at] ?? "no event", actual: actual[at] ?? "no event" };
  }
  return { pass: true };
}

/**
 * `json-object {of, begins}`: the text that `of` (JMESPath) selects begins with a text, and is the JSON of an object
 * however it goes on.
 */
const jsonObject: CodeCheck = (observations, parameters) => {
  const begins = textParameter(parameters, "begins");
  const text = selection(observations, parameters, "of");
  if (typeof text !== "string" || text === "") return { pass: false, reason: "no text was observed" };
  if (!text.startsWith(begins))
    return { pass: false, reason: "the text begins otherwise", expected: begins, actual: text };
  return parseObject(text) === undefined
    ? { pass: false, reason: "the text is not the JSON of an object", actual: text }
    : { pass: true };
};

/** `strictly-ascending {of}`, `strictly-descending {of}`: a list of texts, or of numbers, that JMESPath selects. */
const strictlyAscending: CodeCheck = (observations, parameters) =>
  ordered(selection(observations, parameters, "of"), 1);

const strictlyDescending: CodeCheck = (observations, parameters) =>
  ordered(selection(observations, parameters, "of"), -1);

function ordered(list: Json, direction: 1 | -1) {
  if (!Array.isArray(list) || list.length < 2)
    return { pass: false, reason: "fewer than two items were observed", actual: list };
  const at = list.findIndex((item, index) => index > 0 && step(list[index - 1] ?? null, item) !== direction);
  if (at === -1) return { pass: true };
  const actual = list.slice(at - 1, at + 1);
  return { pass: false, reason: `item ${at + 1} is out of order`, actual };
}

/** 1 where it goes up, -1 where it goes down; texts by code unit. 0 for what has no order. */
function step(one: Json, other: Json): -1 | 0 | 1 {
  const numbers = typeof one === "number" && typeof other === "number";
  const texts = typeof one === "string" && typeof other === "string";
  if (!(numbers || texts) || one === other) return 0;
  return one < other ? 1 : -1;
}

/** By name. */
export const commonChecks: Readonly<Record<string, CodeCheck>> = {
  "byte-ratio": byteRatio,
  "is-tail-of": isTailOf,
  "json-object": jsonObject,
  "same-events": sameEvents,
  "strictly-ascending": strictlyAscending,
  "strictly-descending": strictlyDescending,
};
