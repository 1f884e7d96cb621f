/** What the representation `fields` cannot say of a message, kept beside it for the way back to `blocks`. */

/** Key of that member. Copies made by spreading have it; JSON has not. */
export const order: unique symbol = Symbol("order of blocks");

/** Where a message's calls, or its result, stood among the blocks. */
export interface Order {
  /** Positions in the list of all blocks, ascending. */
  positions: readonly number[];
  /** The same object in all messages that one message was taken apart into; absent when it became one. */
  whole?: object;
}

/** A message that may have it. */
export interface Ordered {
  [order]?: Order;
}
