// generated from spec/tambo by `npm run generate`; do not edit
/**
 * What a value must be:
 *
 * - a text: the name of a JSON type, `integer` for whole numbers, `any` for any value, `=<text>` for this text alone;
 * - `[items]`: an array of such items;
 * - `{ member: shape }`: an object with such members, and others. With `?` after its name a member may be absent;
 *   `*` is every member.
 */
export type Shape = string | readonly [Shape] | ObjectShape;

/** The shape of an object: see `Shape`. */
export interface ObjectShape {
  readonly [member: string]: Shape;
}

/** The shapes of the events of a run's stream, by `name` where they have one, else by `type`. */
export declare const eventShapes: Readonly<Record<string, ObjectShape>>;
