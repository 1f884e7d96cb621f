// generated from spec/agent-stream by `npm run generate`; do not edit
/** One mistake in a value. */
export interface Violation {
    /** Where it is (RFC 6901). A missing member is pointed at where it should be. */
    pointer: string;
    /** What is wrong there and what is allowed, to be read after the pointer: `must be one of "a", "b"`. */
    message: string;
    /** The JSON Schema keyword that is broken; `depth` for a value that is nested too deeply to be looked at. */
    keyword: string;
}
/** An error as Ajv reports it. */
export interface SchemaError {
    instancePath: string;
    keyword: string;
    params: any;
}
/** A compiled schema: answers whether a value is valid, and leaves the errors of the last call on itself. */
export interface Validate {
    (value: unknown): boolean;
    errors?: SchemaError[] | null;
}
/** At most this many violations are reported for one value: a reader mends a few and asks again. */
export declare const maxViolations = 20;
/**
 * What is wrong with a value, at most `maxViolations` mistakes in the order of the schema; empty for a valid one.
 *
 * One violation a place: the first error that was found there. Never throws on input, however deep.
 */
export declare function violationsOf(validate: Validate, value: unknown): Violation[];
/** A name as one step of a JSON Pointer. */
export declare function token(name: string): string;
