/** Reads the events of a run's stream, by the shapes that are generated from the spec. */
import type { ObjectShape } from "../../generated/tambo/event-shapes.js";
import { eventShapes } from "../../generated/tambo/event-shapes.js";
import { memberOf } from "./json/values.ts";
import { TamboError } from "./tambo-error.ts";
import type { RunStreamEvent } from "./types.ts";
import type { EventName, EventOf } from "./events/event-name.ts";
import { violation } from "./events/shape.ts";

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
