// generated from spec/tool-progress by `npm run generate`; do not edit
import type { Validate, Violation } from "./violations.js";
/** Where parameters travel in a request. */
export type Location = "path" | "query" | "headers";
/** A declared parameter. */
export interface ParameterRule {
    name: string;
    type: "string" | "integer" | "number" | "boolean";
    /** Stands in for an absent parameter. */
    default?: string | number | boolean;
}
/** The parameters of an operation in one location; `validate` takes the object of their values. */
export interface ParameterGroup {
    rules: ParameterRule[];
    validate: Validate;
}
/**
 * Parameters as they arrive: text, undecoded only in that percent-encoding is gone. A parameter that is given
 * several times is a list. Header names are in lower case.
 */
export type RawParameters = Partial<Record<Location, Record<string, string | string[] | undefined>>>;
/** Values by declared name. */
export type ParameterValues = Record<Location, Record<string, string | number | boolean>>;
/**
 * Reads the parameters of an operation: text to numbers and booleans, defaults for what is absent, then what their
 * schemas say. Undeclared parameters are ignored. Pointers are `/<name>`.
 */
export declare function readGroups(groups: Partial<Record<Location, ParameterGroup>>, raw: RawParameters): {
    value: ParameterValues;
    violations: Violation[];
};
