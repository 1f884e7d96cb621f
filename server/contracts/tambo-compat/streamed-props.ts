/** Turns the JSON text of a component's props into JSON Patch operations while the text is being streamed. */
import type { Json, JsonObject, JsonPatchOperation } from "../../core/events.ts";
import { isObject } from "../../core/json/object.ts";
import { appendToPointer } from "../../core/json/pointer.ts";
import { completeJson } from "../../engine/turn/complete-json.ts";

/**
 * The text is parsed again only when it has grown by this fraction, also if the last parse returned no operations. The
 * total work and the total size of the operations are therefore proportional to the length of the text.
 */
const growthBetweenParses = 1 / 16;

/** Matches a text whose first value is not an object. */
const startsOtherValue = /^\s*[^\s{]/;

/** Matches the first half of a surrogate pair, raw or escaped, at the end of a text. The second half may follow. */
const highSurrogate = /([\ud800-\udbff]|\\u[dD][89abAB][0-9a-fA-F]{2})$/;

/** The props of one component, as sent to one reader. */
export class StreamedProps {
  #text = "";
  #parsedLength = 0;
  #sent: JsonObject = {};

  /** Appends text, and returns the operations that bring the reader's props up to date. */
  append(delta: string): JsonPatchOperation[] {
    this.#text += delta;
    if (this.#text.length - this.#parsedLength < this.#text.length * growthBetweenParses) return [];
    this.#parsedLength = this.#text.length;
    if (startsOtherValue.test(this.#text) || highSurrogate.test(this.#text.slice(-6))) return [];
    const end = completeJson(this.#text);
    // Other ends would complete a name, a literal, an escape sequence, or a missing value.
    if (end === undefined || !/^(["}\]]|$)/.test(end) || end.includes("null")) return [];
    const props = JSON.parse(this.#text + end) as Json;
    if (!isObject(props)) return [];
    return this.complete(props);
  }

  /** Returns the operations that change the reader's props to these props. */
  complete(props: JsonObject): JsonPatchOperation[] {
    const operations = [...listChanges(this.#sent, props, "")];
    this.#sent = props;
    return operations;
  }
}

/** Returns the operations that change one value to another. The later value of a streamed text usually extends the earlier. */
function* listChanges(from: Json, to: Json, path: string): Generator<JsonPatchOperation> {
  if (Array.isArray(from) && Array.isArray(to) && to.length >= from.length) {
    for (const [index, value] of to.entries())
      yield* listFieldChanges(from[index], value, appendToPointer(path, index));
  } else if (isObject(from) && isObject(to) && ![from, to].some(hasUnsafeName)) {
    for (const name of Object.keys(from))
      if (!Object.hasOwn(to, name)) yield { op: "remove", path: appendToPointer(path, name) };
    for (const [name, value] of Object.entries(to))
      yield* listFieldChanges(
        Object.hasOwn(from, name) ? from[name] : undefined,
        value,
        appendToPointer(path, name),
      );
  } else if (JSON.stringify(from) !== JSON.stringify(to)) {
    yield { op: "replace", path, value: to };
  }
}

/** Returns true if a path through the object would be rejected, because JavaScript gives the name a meaning. */
function hasUnsafeName(value: JsonObject): boolean {
  return Object.hasOwn(value, "__proto__") || Object.hasOwn(value, "constructor");
}

function* listFieldChanges(from: Json | undefined, to: Json, path: string): Generator<JsonPatchOperation> {
  if (from === undefined) yield { op: "add", path, value: to };
  else yield* listChanges(from, to, path);
}
