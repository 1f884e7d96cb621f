/**
 * Types that fail to compile if an encoder does not write every event in its contract's document.
 *
 * An encoder's table has an entry for every canonical event (M-092). These types check the opposite
 * direction: if nothing writes an event defined in `spec/`, the compile error names it.
 */

/** Name of an event: its `event` field, its `type` field, or the `name` of an AG-UI `CUSTOM` event. */
export type EventName<E> = E extends { event: infer Event extends string }
  ? Event
  : E extends { type: "CUSTOM"; name: infer Name extends string }
    ? // A custom event whose name can be any string is an extension, not one of the contract's events.
      string extends Name
      ? never
      : Name
    : E extends { type: infer Type extends string }
      ? Type
      : never;

/** A contract's events with the given name. */
export type EventByName<Event, Name extends EventName<Event>> = Event extends unknown
  ? EventName<Event> extends Name
    ? Event
    : never
  : never;

/**
 * Names of the events written by an encoder's table: those passed through unchanged, and the results of its
 * functions. The declared return type of each function determines which events it writes.
 */
export type WrittenNames<Table> = {
  [Kind in keyof Table]: Table[Kind] extends "as it is"
    ? Kind
    : Table[Kind] extends (...args: never) => infer Result
      ? EventName<Result extends readonly (infer Each)[] ? Each : Result>
      : never;
}[keyof Table];

/** Kinds of events that an encoder's table does not leave out. */
export type WrittenKinds<Table> = {
  [Kind in keyof Table]: Table[Kind] extends "left out" ? never : Kind;
}[keyof Table];

/** Names of a contract's events that are not in `Done`. */
export type MissingNames<Event, Done> = Exclude<EventName<Event>, Done>;

/** Fails to compile if an event is missing. The compile error names the event. Does nothing at run time. */
export function assertNoneMissing<_Left extends never>(): void {}
