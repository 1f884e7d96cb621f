/**
 * Types that fail to compile when an encoder does not write every event of its contract's document.
 *
 * An encoder's table names every canonical event (M-092). These types check the other direction: an event of `spec/` that
 * nothing writes is a compile error, which names it.
 */

/** Name of an event: its `event`, its `type`, or the `name` of AG-UI's `CUSTOM`. */
export type NameOf<E> = E extends { event: infer Event extends string }
  ? Event
  : E extends { type: "CUSTOM"; name: infer Name extends string }
    ? // An extension of any name is nobody's own event.
      string extends Name
      ? never
      : Name
    : E extends { type: infer Type extends string }
      ? Type
      : never;

/** The events of a contract of this name. */
export type Named<Event, Name extends NameOf<Event>> = Event extends unknown
  ? NameOf<Event> extends Name
    ? Event
    : never
  : never;

/**
 * Names of the events that a table of treatments writes: those that go out as they are, and what its functions return.
 * A function tells only as much as its return type does.
 */
export type Written<Table> = {
  [Kind in keyof Table]: Table[Kind] extends "as it is"
    ? Kind
    : Table[Kind] extends (...given: never) => infer Result
      ? NameOf<Result extends readonly (infer Each)[] ? Each : Result>
      : never;
}[keyof Table];

/** Kinds of events that a table of treatments does not leave out. */
export type Shown<Table> = {
  [Kind in keyof Table]: Table[Kind] extends "left out" ? never : Kind;
}[keyof Table];

/** Names of a contract's events that are not among those of `Done`. */
export type Unwritten<Event, Done> = Exclude<NameOf<Event>, Done>;

/** Compiles only if no event is left: the compiler names those that are. Does nothing. */
export function noneLeft<_Left extends never>(): void {}
