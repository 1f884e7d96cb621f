/** What events are called: a `CUSTOM` event by its name, any other by its type. */
import type { RunStreamEvent } from "../types.ts";

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
