/**
 * `byte-ratio {stream, of, atMost, overhead}`: the bytes of a stream are at most `atMost` times the bytes of a text (or
 * of the JSON of what else `of`, JMESPath, selects), and `overhead` bytes for every event.
 */
import type { CodeCheck } from "../runner/contract.ts";
import { selection, streamParameter } from "./parameters.ts";

export const byteRatio: CodeCheck = (observations, parameters) => {
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
