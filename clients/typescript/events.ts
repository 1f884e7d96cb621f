/** Events of a run's stream: their names, and how they are read by the shapes that are generated from the spec. */
import { eventShapes, type ObjectShape, type Shape } from "../../generated/tambo/event-shapes.js";
import { memberOf, pointerTo } from "./json/values.ts";
import { TamboError } from "./tambo-error.ts";
import type { RunStreamEvent } from "./types.ts";

type NameOf<Event> = Event extends { name: infer Name extends string }
  ? Name
  : Event extends { type: infer Type extends string }
    ? Type
    : never;

/** Name of an event of a run's stream: `TEXT_MESSAGE_CONTENT`, `tambo.component.start` … */
export type EventName = NameOf<RunStreamEvent>;

/** The event of a name. */
export type EventOf<Name extends EventName> = Extract<RunStreamEvent, { name: Name } | { type: Name }>;

/** Whether an event is the one of a name. */
export function isEvent<Name extends EventName>(event: RunStreamEvent, name: Name): event is EventOf<Name> {
  return (event.type === "CUSTOM" ? event.name : event.type) === name;
}

/**
 * Reads an event of a run's stream. Judged are required members, JSON types and literals; formats, bounds and
 * enumerations are not, and members that this version does not know are left as they are. Of content blocks and patch
 * operations, of which more kinds may be added, only what all kinds have is judged: `type`; `op` and `path`.
 *
 * @param value The event's JSON, parsed.
 * @returns The same value; undefined for an event of a type or name that this version does not know.
 * @throws TamboError with code `INVALID_EVENT` for what is no event, or a known one that is wrong; the message says
 *   what and where.
 */
export function parseEvent(value: unknown): RunStreamEvent | undefined {
  const { type, name } = read<{ type: string; name: string }>(value, { type: "string" }, "an event");
  if (type === "CUSTOM") read(value, { name: "string" }, "a CUSTOM event");
  const label = type === "CUSTOM" ? name : type;
  const shape = memberOf(eventShapes, label);
  // The name of a CUSTOM event may be what another event has as its type, and the other way round.
  if (shape === undefined || shape.type !== `=${type}`) return undefined;
  return read<RunStreamEvent>(value, shape, label);
}

/** Readers of single events, by name. */
export type EventParsers = { readonly [Name in EventName]: (value: unknown) => EventOf<Name> };

/**
 * Reads an event that must be of one name: `parse.TEXT_MESSAGE_CONTENT(value)`, `parse["tambo.component.start"](value)`.
 * Each gives the same value, or throws TamboError with code `INVALID_EVENT`; otherwise as `parseEvent`.
 */
export const parse: EventParsers = /* @__PURE__ */ parsers();

function parsers(): EventParsers {
  const entries = Object.entries(eventShapes).map(([name, shape]) => [
    name,
    (value: unknown) => read(value, shape, name),
  ]);
  return Object.fromEntries(entries) as EventParsers;
}

function read<Event>(value: unknown, shape: ObjectShape, name: string): Event {
  const wrong = violation(value, shape);
  if (wrong === undefined) return value as Event;
  // A violation begins with its pointer, which is empty for the event itself.
  throw new TamboError(`${name}${wrong.startsWith("/") ? ": " : ""}${wrong}`, { code: "INVALID_EVENT" });
}

/**
 * Tells the first thing that is wrong with a value: its JSON Pointer, and what must be there. Undefined when all is well.
 * Members that the shape does not mention are allowed: more may be added to the contract.
 */
function violation(value: unknown, shape: Shape): string | undefined {
  if (typeof shape === "string") return wordViolation(value, shape);
  const list = isList(shape);
  const wrong = wordViolation(value, list ? "array" : "object");
  if (wrong !== undefined) return wrong;
  const container = value as Record<string, unknown>;
  // This is done for every event: nothing is made that only a violation needs.
  for (const name in shape) {
    const key = name.endsWith("?") ? name.slice(0, -1) : name;
    const member = (shape as ObjectShape)[name] as Shape;
    for (const each of list || name === "*" ? Object.keys(container) : [key]) {
      if (key !== name && container[each] === undefined) continue;
      const found = violation(container[each], member);
      if (found !== undefined) return pointerTo("", each) + found;
    }
  }
  return undefined;
}

/** Does not show the value, which may be long, or not be for whoever reads the error. */
function wordViolation(value: unknown, word: string): string | undefined {
  if (value === undefined) return " is required";
  const text = word.startsWith("=") ? word.slice(1) : undefined;
  const type = text === undefined ? word : "string";
  const actual = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  if (type !== "any" && type !== actual && !(type === "integer" && Number.isInteger(value)))
    return ` must be of JSON type ${type}, not ${actual}`;
  return text === undefined || text === value ? undefined : ` must be "${text}"`;
}

function isList(shape: readonly [Shape] | ObjectShape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
