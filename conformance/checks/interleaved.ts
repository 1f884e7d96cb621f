/**
 * `interleaved {stream, first, second}`: pieces of two parts (texts, calls or components, by id) come in turns: neither
 * had ended before the other brought its first piece.
 */
import type { CodeCheck } from "../runner/contract.ts";
import { bodyOf, deltas, nameOf } from "../stream/events.ts";
import { textOf } from "../stream/json.ts";
import { streamParameter, textParameter } from "./parameters.ts";

export const interleaved: CodeCheck = (observations, parameters) => {
  const stream = streamParameter(observations, parameters, "stream");
  if (stream === undefined) return { pass: false, reason: "the stream was not observed" };
  const ids = [textParameter(parameters, "first"), textParameter(parameters, "second")];
  const pieces = stream.events.flatMap((event) => {
    const idName = deltas[nameOf(event)];
    const id = idName === undefined ? undefined : textOf(bodyOf(event), idName);
    return id !== undefined && ids.includes(id) ? [id] : [];
  });
  const missing = ids.find((id) => !pieces.includes(id));
  if (missing !== undefined) return { pass: false, reason: `${missing} has no piece in the stream` };
  const turns = pieces.filter((id, at) => id !== pieces[at - 1]);
  return turns.length > 2
    ? { pass: true }
    : { pass: false, reason: "the pieces of one all come before those of the other", actual: turns };
};
