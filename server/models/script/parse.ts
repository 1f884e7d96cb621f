/**
 * Parses scripts. Every error has its location as a JSON Pointer (RFC 6901) and says what is allowed there.
 */

import { ModelError } from "../../core/errors.ts";
import type { Json, JsonObject } from "../../core/events.ts";
import { memberOf } from "../../core/json/pointer.ts";
import {
  type FinishReason,
  limits,
  type Pieces,
  type Random,
  type Script,
  type StateChange,
  type Step,
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

/** A value of the script and its location. */
interface At<Value extends Json | undefined = Json | undefined> {
  value: Value;
  pointer: string;
}

type ObjectAt = At<JsonObject>;
/** Counts a list's items, and the characters of random texts, against the script's limits. */
type Count = (at: At, items: number, randomCharacters?: number) => void;
type StepReader = (step: ObjectAt, count: Count) => Step;

/**
 * Parses the JSON text of a script.
 *
 * @throws ModelError `INVALID_SCRIPT` with the pointer of the error and what is allowed.
 */
export function parseScript(json: string): Script {
  let value: Json;
  try {
    value = JSON.parse(json) as Json;
  } catch (error) {
    return fail({ value: undefined, pointer: "" }, `must be JSON (${(error as Error).message})`);
  }
  const script = object({ value, pointer: "" }, 'an object {"turns": […]}', ["turns"]);
  let steps = 0;
  let items = 0;
  let characters = 0;
  const count: Count = (at, moreItems, moreCharacters = 0) => {
    items += moreItems;
    characters += moreCharacters;
    if (items > limits.items) fail(at, `a script may hold at most ${limits.items} list items in all`);
    if (characters > limits.randomCharacters)
      fail(at, `the random pieces of a script may have at most ${limits.randomCharacters} characters in all`);
  };
  const turns = list(member(script, "turns"), "a list of turns").map((turn) => {
    const read = list(turn, "a turn: a list of steps");
    steps += read.length;
    if (steps > limits.steps) fail(turn, `a script may hold at most ${limits.steps} steps in all`);
    return read.map((step) => readStep(step, count));
  });
  return { turns };
}

/** `component` comes before `state`, which is also a field of the component step. */
const stepReaders: Record<string, StepReader> = {
  text: (step, count) => ({ kind: "text", pieces: pieces(only(step, ["text"], "text"), count) }),
  reasoning: (step, count) => ({
    kind: "reasoning",
    pieces: pieces(only(step, ["reasoning"], "reasoning"), count),
  }),
  tool: (step, count) => ({
    kind: "tool",
    name: name(only(step, ["tool", "args", "id"], "tool")),
    id: optionalName(member(step, "id")),
    args: jsonPieces(member(step, "args"), count),
  }),
  component: (step, count) => ({
    kind: "component",
    name: name(only(step, ["component", "props", "state", "id"], "component")),
    id: optionalName(member(step, "id")),
    props: jsonPieces(member(step, "props"), count),
    state: stateList(member(step, "state"), count),
  }),
  state: (step) => {
    const state = object(only(step, ["state"], "state"), 'an object {"component"?, "set" or "patch"}');
    const { component: _, ...change } = state.value;
    return {
      kind: "state",
      component: optionalName(member(state, "component")),
      change: stateChange({ value: change, pointer: state.pointer }),
    };
  },
  hold: wait,
  delay: wait,
  error: (step) => {
    const error = object(only(step, ["error"], "error"), 'an object {"code", "message"}', [
      "code",
      "message",
    ]);
    return { kind: "error", code: name(member(error, "code")), message: name(member(error, "message")) };
  },
  break: (step) => {
    const at = only(step, ["break"], "break");
    return at.value === true ? { kind: "break" } : fail(at, "must be true");
  },
  finish: (step) => {
    const at = only(step, ["finish"], "finish");
    const reason = finishReasons.find((one) => one === at.value);
    return reason ? { kind: "finish", reason } : fail(at, `must be one of ${quoted(finishReasons)}`);
  },
  echo: (step) => {
    const at = only(step, ["echo"], "echo");
    return at.value === "prompt" ? { kind: "echo" } : fail(at, 'must be "prompt"');
  },
};

function readStep(at: At, count: Count): Step {
  const kinds = Object.keys(stepReaders);
  const step = object(at, `a step: an object with one of ${quoted(kinds)}`);
  const kind = kinds.find((one) => Object.hasOwn(step.value, one));
  const read = kind === undefined ? undefined : stepReaders[kind];
  return read ? read(step, count) : fail(step, `must have one of ${quoted(kinds)}`);
}

function isWait(at: At): at is ObjectAt {
  return isObject(at.value) && ("hold" in at.value || "delay" in at.value);
}

function wait(at: ObjectAt): Wait {
  if (!Object.hasOwn(at.value, "hold")) {
    return { kind: "delay", ms: milliseconds(only(at, ["delay"], "delay")) };
  }
  const hold = name(only(at, ["hold", "ms"], "hold"));
  const ms = member(at, "ms");
  return { kind: "hold", name: hold, ms: ms.value === undefined ? limits.holdMs : milliseconds(ms) };
}

function milliseconds(at: At): number {
  if (typeof at.value === "number" && at.value >= 0 && at.value <= limits.waitMs) return at.value;
  return fail(at, `must be a number of milliseconds from 0 to ${limits.waitMs}`);
}

/** Parses a string as one delta, or a list as one delta per item. */
function pieces(at: At, count: Count): Pieces {
  if (typeof at.value === "string") return [at.value];
  const what =
    'a string or a list of strings, random texts ({"random": length}) and waits ({"hold": name} or {"delay": ms})';
  const items = list(at, what);
  count(at, items.length);
  return items.map((item) => {
    if (typeof item.value === "string") return item.value;
    if (isWait(item)) return wait(item);
    if (isObject(item.value) && "random" in item.value) return random(item as ObjectAt, count);
    return fail(item, 'must be a string, {"random": length}, {"hold": name} or {"delay": ms}');
  });
}

function random(at: ObjectAt, count: Count): Random {
  const length = only(at, ["random"], "random");
  const { value } = length;
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 1)
    return fail(length, "must be a number of characters, 1 or more");
  count(at, 0, value);
  return { kind: "random", length: value };
}

/**
 * Parses an object as one delta with its JSON, or a list of raw fragments, which need not form valid JSON.
 */
function jsonPieces(at: At, count: Count): Pieces {
  if (isObject(at.value)) return [JSON.stringify(at.value)];
  if (Array.isArray(at.value)) return pieces(at, count);
  return fail(at, "must be an object, or a list of the fragments of its JSON");
}

function stateList(at: At, count: Count): (StateChange | Wait)[] {
  if (at.value === undefined) return [];
  const items = list(at, "a list of state changes and waits");
  count(at, items.length);
  return items.map((item) => (isWait(item) ? wait(item) : stateChange(item)));
}

function stateChange(at: At): StateChange {
  const what = 'either {"set": object} or {"patch": list of operations}';
  const change = object(at, what, ["set", "patch"]);
  const { set, patch } = change.value;
  if (isObject(set) && patch === undefined) return { kind: "change", input: { state: set } };
  if (Array.isArray(patch) && set === undefined) return { kind: "change", input: { patch } };
  return fail(change, `must be ${what}`);
}

function name(at: At): string {
  return typeof at.value === "string" && at.value !== "" ? at.value : fail(at, "must be a string, not empty");
}

function optionalName(at: At): string | undefined {
  return at.value === undefined ? undefined : name(at);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses an object. If `fields` is given, other fields are errors. */
function object(at: At, what: string, members?: readonly string[]): ObjectAt {
  if (!isObject(at.value)) return fail(at, `must be ${what}`);
  const found: ObjectAt = { value: at.value, pointer: at.pointer };
  if (members) noOthers(found, members);
  return found;
}

function noOthers(at: ObjectAt, members: readonly string[]): void {
  for (const key of Object.keys(at.value)) {
    if (!members.includes(key)) fail(member(at, key), `is not known here; allowed are ${quoted(members)}`);
  }
}

/** Returns the step's main field, after checking that the step has only the given fields. */
function only(step: ObjectAt, members: readonly string[], own: string): At {
  noOthers(step, members);
  return member(step, own);
}

function list(at: At, what: string): At[] {
  if (!Array.isArray(at.value)) return fail(at, `must be ${what}`);
  return at.value.map((value, index) => ({ value, pointer: `${at.pointer}/${index}` }));
}

function member(at: ObjectAt, key: string): At {
  const pointer = memberOf(at.pointer, key);
  return { value: Object.hasOwn(at.value, key) ? at.value[key] : undefined, pointer };
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(", ");
}

function fail(at: At, what: string): never {
  throw new ModelError("INVALID_SCRIPT", `The script's value at "${at.pointer}" is wrong: ${what}.`);
}
