/**
 * Types that fail to compile if an encoder does not write every event of its contract's document.
 *
 * An encoder's table has an entry for every canonical event (M-092). These types check the other direction:
 * if nothing writes an event of `spec/`, the compile error names it.
 */

/** Name of an event: its `event`, its `type`, or the `name` of an AG-UI `CUSTOM` event. */
export type EventName<E> = E extends { event: infer Event extends string }
  ? Event
  : E extends { type: "CUSTOM"; name: infer Name extends string }
    ? // A custom event with any name is an extension, not an event of the contract.
      string extends Name
      ? never
      : Name
    : E extends { type: infer Type extends string }
      ? Type
      : never;

/** The events of a contract with this name. */
export type EventByName<Event, Name extends EventName<Event>> = Event extends unknown
  ? EventName<Event> extends Name
    ? Event
    : never
  : never;

/**
 * Names of the events that an encoder's table writes: the unchanged ones, and the results of its functions.
 * The declared return type of a function determines its events.
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

/** Fails to compile if an event is missing; the error names it. Does nothing at run time. */
export function assertNoneMissing<_Left extends never>(): void {}
