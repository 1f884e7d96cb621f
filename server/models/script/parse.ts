/**
 * Parses scripts. Every error gives its location as a JSON Pointer (RFC 6901) and says what is allowed there.
 */

import { ModelError } from "../../core/errors.ts";
import type { Json, JsonObject } from "../../core/events.ts";
import { isObject } from "../../core/json/object.ts";
import { appendToPointer } from "../../core/json/pointer.ts";
import {
  type FinishReason,
  type RandomText,
  type Script,
  type ScriptedDeltas,
  type StateChange,
  type Step,
  scriptLimits,
  type Wait,
} from "./language.ts";

const finishReasons: readonly FinishReason[] = [
  "stop",
  "length",
  "content-filter",
  "tool-calls",
  "error",
  "interrupted",
  "other",
];

/** A value in the script and its location. */
interface Located<Value extends Json | undefined = Json | undefined> {
  value: Value;
  pointer: string;
}

type LocatedObject = Located<JsonObject>;
/** Counts list items and the characters of random text against the script limits. */
type Count = (at: Located, items: number, randomCharacters?: number) => void;
type StepParser = (step: LocatedObject, count: Count) => Step;

/**
 * Parses the JSON text of a script.
 *
 * @throws ModelError `INVALID_SCRIPT` with the JSON Pointer of the error and what is allowed there.
 */
export function parseScript(json: string): Script {
  let value: Json;
  try {
    value = JSON.parse(json) as Json;
  } catch (error) {
    return fail({ value: undefined, pointer: "" }, `must be JSON (${(error as Error).message})`);
  }
  const script = parseObject({ value, pointer: "" }, 'an object {"turns": […]}', ["turns"]);
  let steps = 0;
  let items = 0;
  let characters = 0;
  const count: Count = (at, moreItems, moreCharacters = 0) => {
    items += moreItems;
    characters += moreCharacters;
    if (items > scriptLimits.items)
      fail(at, `a script may contain at most  ${scriptLimits.items} list items in total`);
    if (characters > scriptLimits.randomCharacters)
      fail(
        at,
        `the random text in a script may have at most ${scriptLimits.randomCharacters} characters in total`,
      );
  };
  const turns = parseList(getField(script, "turns"), "a list of turns").map((turn) => {
    const read = parseList(turn, "a turn: a list of steps");
    steps += read.length;
    if (steps > scriptLimits.steps)
      fail(turn, `a script may contain at most  ${scriptLimits.steps} steps in total`);
    return read.map((step) => parseStep(step, count));
  });
  return { turns };
}

/**
 * The parsers, by kind of step. `component` comes before `state`, because `state` is also a field of the
 * component step.
 */
const stepParsers: Record<string, StepParser> = {
  text: (step, count) => ({ kind: "text", deltas: parseDeltas(takeField(step, ["text"], "text"), count) }),
  reasoning: (step, count) => ({
    kind: "reasoning",
    deltas: parseDeltas(takeField(step, ["reasoning"], "reasoning"), count),
  }),
  source: (step) => ({ kind: "source", name: parseName(takeField(step, ["source"], "source")) }),
  tool: (step, count) => ({
    kind: "tool",
    name: parseName(takeField(step, ["tool", "args", "id"], "tool")),
    id: parseOptionalName(getField(step, "id")),
    args: parseJsonDeltas(getField(step, "args"), count),
  }),
  component: (step, count) => ({
    kind: "component",
    name: parseName(takeField(step, ["component", "props", "state", "id"], "component")),
    id: parseOptionalName(getField(step, "id")),
    props: parseJsonDeltas(getField(step, "props"), count),
    state: parseStateList(getField(step, "state"), count),
  }),
  state: (step) => {
    const state = parseObject(
      takeField(step, ["state"], "state"),
      'an object {"component"?, "set" or "patch"}',
    );
    const { component: _, ...change } = state.value;
    return {
      kind: "state",
      component: parseOptionalName(getField(state, "component")),
      change: parseStateChange({ value: change, pointer: state.pointer }),
    };
  },
  hold: parseWait,
  delay: parseWait,
  error: (step) => {
    const error = parseObject(takeField(step, ["error"], "error"), 'an object {"code", "message"}', [
      "code",
      "message",
    ]);
    return {
      kind: "error",
      code: parseName(getField(error, "code")),
      message: parseName(getField(error, "message")),
    };
  },
  break: (step) => {
    const at = takeField(step, ["break"], "break");
    return at.value === true ? { kind: "break" } : fail(at, "must be true");
  },
  finish: (step) => {
    const at = takeField(step, ["finish"], "finish");
    const reason = finishReasons.find((one) => one === at.value);
    return reason ? { kind: "finish", reason } : fail(at, `must be one of ${quoteAll(finishReasons)}`);
  },
  echo: (step) => {
    const at = takeField(step, ["echo"], "echo");
    return at.value === "prompt" ? { kind: "echo" } : fail(at, 'must be "prompt"');
  },
};

function parseStep(at: Located, count: Count): Step {
  const kinds = Object.keys(stepParsers);
  const step = parseObject(at, `a step: an object with one of ${quoteAll(kinds)}`);
  const kind = kinds.find((one) => Object.hasOwn(step.value, one));
  const read = kind === undefined ? undefined : stepParsers[kind];
  return read ? read(step, count) : fail(step, `must have one of ${quoteAll(kinds)}`);
}

function isWait(at: Located): at is LocatedObject {
  return isObject(at.value) && ("hold" in at.value || "delay" in at.value);
}

function parseWait(at: LocatedObject): Wait {
  if (!Object.hasOwn(at.value, "hold")) {
    return { kind: "delay", ms: parseMilliseconds(takeField(at, ["delay"], "delay")) };
  }
  const hold = parseName(takeField(at, ["hold", "ms"], "hold"));
  const ms = getField(at, "ms");
  return {
    kind: "hold",
    name: hold,
    ms: ms.value === undefined ? scriptLimits.holdMs : parseMilliseconds(ms),
  };
}

function parseMilliseconds(at: Located): number {
  if (typeof at.value === "number" && at.value >= 0 && at.value <= scriptLimits.waitMs) return at.value;
  return fail(at, `must be a number of milliseconds from 0 to ${scriptLimits.waitMs}`);
}

/** Parses a string as one delta, or a list as one delta per item. */
function parseDeltas(at: Located, count: Count): ScriptedDeltas {
  if (typeof at.value === "string") return [at.value];
  const what =
    'a string or a list of strings, random texts ({"random": length}) and waits ({"hold": name} or {"delay": ms})';
  const items = parseList(at, what);
  count(at, items.length);
  return items.map((item) => {
    if (typeof item.value === "string") return item.value;
    if (isWait(item)) return parseWait(item);
    if (isObject(item.value) && "random" in item.value) return parseRandom(item as LocatedObject, count);
    return fail(item, 'must be a string, {"random": length}, {"hold": name} or {"delay": ms}');
  });
}

function parseRandom(at: LocatedObject, count: Count): RandomText {
  const length = takeField(at, ["random"], "random");
  const { value } = length;
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 1)
    return fail(length, "must be a number of characters, 1 or more");
  count(at, 0, value);
  return { kind: "random", length: value };
}

/**
 * Parses an object as one delta that contains its JSON, or a list of raw fragments, which need not form valid
 * JSON.
 */
function parseJsonDeltas(at: Located, count: Count): ScriptedDeltas {
  if (isObject(at.value)) return [JSON.stringify(at.value)];
  if (Array.isArray(at.value)) return parseDeltas(at, count);
  return fail(at, "must be an object, or a list of its JSON fragments");
}

function parseStateList(at: Located, count: Count): (StateChange | Wait)[] {
  if (at.value === undefined) return [];
  const items = parseList(at, "a list of state changes and waits");
  count(at, items.length);
  return items.map((item) => (isWait(item) ? parseWait(item) : parseStateChange(item)));
}

function parseStateChange(at: Located): StateChange {
  const what = 'either {"set": object} or {"patch": list of operations}';
  const change = parseObject(at, what, ["set", "patch"]);
  const { set, patch } = change.value;
  if (isObject(set) && patch === undefined) return { kind: "change", input: { state: set } };
  if (Array.isArray(patch) && set === undefined) return { kind: "change", input: { patch } };
  return fail(change, `must be ${what}`);
}

function parseName(at: Located): string {
  return typeof at.value === "string" && at.value !== "" ? at.value : fail(at, "must be a non-empty string");
}

function parseOptionalName(at: Located): string | undefined {
  return at.value === undefined ? undefined : parseName(at);
}

/** Parses an object. If `members` is given, other fields are errors. */
function parseObject(at: Located, what: string, members?: readonly string[]): LocatedObject {
  if (!isObject(at.value)) return fail(at, `must be ${what}`);
  const found: LocatedObject = { value: at.value, pointer: at.pointer };
  if (members) rejectOtherFields(found, members);
  return found;
}

function rejectOtherFields(at: LocatedObject, members: readonly string[]): void {
  for (const key of Object.keys(at.value)) {
    if (!members.includes(key))
      fail(getField(at, key), `is not allowed here; the allowed fields are ${quoteAll(members)}`);
  }
}

/** Checks that the step has only the allowed fields, and returns its main field. */
function takeField(step: LocatedObject, allowedFields: readonly string[], mainField: string): Located {
  rejectOtherFields(step, allowedFields);
  return getField(step, mainField);
}

function parseList(at: Located, what: string): Located[] {
  if (!Array.isArray(at.value)) return fail(at, `must be ${what}`);
  return at.value.map((value, index) => ({ value, pointer: `${at.pointer}/${index}` }));
}

function getField(at: LocatedObject, key: string): Located {
  const pointer = appendToPointer(at.pointer, key);
  return { value: Object.hasOwn(at.value, key) ? at.value[key] : undefined, pointer };
}

function quoteAll(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(", ");
}

function fail(at: Located, what: string): never {
  throw new ModelError("INVALID_SCRIPT", `Invalid script at "${at.pointer}": ${what}.`);
}
