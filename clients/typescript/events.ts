/**
 * Names, type guards and parsers for the events in a run's stream. The parsers check events against shapes
 * that are generated from the spec.
 */
import { eventShapes, type ObjectShape, type Shape } from "../../generated/tambo/event-shapes.js";
import { appendPointer, getOwn } from "./json/values.ts";
import { TamboError } from "./tambo-error.ts";
import type { RunStreamEvent } from "./types.ts";

type NameOf<Event> = Event extends { name: infer Name extends string }
  ? Name
  : Event extends { type: infer Type extends string }
    ? Type
    : never;

/**
 * The name of an event in a run's stream: its `type`, or for `CUSTOM` events the `name`, such as
 * `tambo.component.start`.
 */
export type EventName = NameOf<RunStreamEvent>;

/** The event type with this name. */
export type EventOf<Name extends EventName> = Extract<RunStreamEvent, { name: Name } | { type: Name }>;

/** Returns true if the event has this name, and narrows its type. */
export function isEvent<Name extends EventName>(event: RunStreamEvent, name: Name): event is EventOf<Name> {
  return (event.type === "CUSTOM" ? event.name : event.type) === name;
}

/**
 * Validates an event from a run's stream: its required fields, JSON types and literals. Formats, bounds and
 * enumerations are not checked, and unknown fields are kept. New kinds of content blocks and patch operations
 * may be added to the contract, so only their shared fields are checked: `type` for blocks, `op` and `path`
 * for operations.
 *
 * @param value The parsed JSON of the event.
 * @returns The same value, or `undefined` if this version does not know the event's type or name.
 * @throws {TamboError} `INVALID_EVENT` if the value is not an event, or if a known event is invalid. The
 * message contains the JSON Pointer of the first invalid field.
 */
export function parseEvent(value: unknown): RunStreamEvent | undefined {
  const { type, name } = validate<{ type: string; name: string }>(value, { type: "string" }, "The event");
  if (type === "CUSTOM") validate(value, { name: "string" }, "The CUSTOM event");
  const label = type === "CUSTOM" ? name : type;
  const shape = getOwn(eventShapes, label);
  // The name of a CUSTOM event may be identical to another event's type, and vice versa.
  if (shape === undefined || shape.type !== `=${type}`) return undefined;
  return validate<RunStreamEvent>(value, shape, label);
}

/** Parsers for individual events, by event name. */
export type EventParsers = { readonly [Name in EventName]: (value: unknown) => EventOf<Name> };

/**
 * Validates an event that must have a specific name, for example `parse.TEXT_MESSAGE_CONTENT(value)` or
 * `parse["tambo.component.start"](value)`. Each parser returns the same value or throws a `TamboError` with
 * the code `INVALID_EVENT`. See {@link parseEvent} for the checks.
 */
export const parse: EventParsers = /* @__PURE__ */ createParsers();

function createParsers(): EventParsers {
  const entries = Object.entries(eventShapes).map(([name, shape]) => [
    name,
    (value: unknown) => validate(value, shape, name),
  ]);
  return Object.fromEntries(entries) as EventParsers;
}

function validate<Event>(value: unknown, shape: ObjectShape, name: string): Event {
  const violation = findViolation(value, shape);
  if (violation === undefined) return value as Event;
  // A violation starts with its JSON Pointer, which is empty for the event itself.
  throw new TamboError(`${name}${violation.startsWith("/") ? ": " : ""}${violation}`, {
    code: "INVALID_EVENT",
  });
}

/**
 * Returns the first violation in a value: its JSON Pointer and the expected value. Fields that are not in the
 * shape are allowed.
 */
function findViolation(value: unknown, shape: Shape): string | undefined {
  if (typeof shape === "string") return findTypeViolation(value, shape);
  const list = isArrayShape(shape);
  const violation = findTypeViolation(value, list ? "array" : "object");
  if (violation !== undefined) return violation;
  const container = value as Record<string, unknown>;
  // This runs for every event, so it allocates nothing unless there is a violation.
  for (const name in shape) {
    const key = name.endsWith("?") ? name.slice(0, -1) : name;
    const fieldShape = (shape as ObjectShape)[name] as Shape;
    for (const each of list || name === "*" ? Object.keys(container) : [key]) {
      if (key !== name && container[each] === undefined) continue;
      const found = findViolation(container[each], fieldShape);
      if (found !== undefined) return appendPointer("", each) + found;
    }
  }
  return undefined;
}

/**
 * Describes a value that does not have the expected type. The description does not contain the value, because
 * it may be long or confidential.
 */
function findTypeViolation(value: unknown, word: string): string | undefined {
  if (value === undefined) return " is required";
  const text = word.startsWith("=") ? word.slice(1) : undefined;
  const type = text === undefined ? word : "string";
  const actual = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  if (type !== "any" && type !== actual && !(type === "integer" && Number.isInteger(value)))
    return ` must be of JSON type ${type}, not ${actual}`;
  return text === undefined || text === value ? undefined : ` must be "${text}"`;
}

function isArrayShape(shape: readonly [Shape] | ObjectShape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
