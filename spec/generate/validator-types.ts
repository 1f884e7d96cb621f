import type { OpenApiDocument } from "./document.ts";
import { operationsOf } from "./document.ts";

/** Writes the types of `validators.js`. */
export function validatorTypes(document: OpenApiDocument): string {
  const withBody = operationsOf(document).filter(({ operation }) => operation.requestBody !== undefined);
  return `import type { components, operations } from "./types.js";
import type { RawParameters } from "./parameters.js";
import type { Violation } from "./violations.js";

export type { RawParameters, Violation };

type Schemas = components["schemas"];
type Declared<Operation extends keyof operations, Location extends string> =
  operations[Operation]["parameters"] extends { [L in Location]?: infer Values }
    ? [NonNullable<Values>] extends [never] ? Record<never, never> : NonNullable<Values>
    : Record<never, never>;

/** The parameters of an operation as its handler takes them. */
export interface Parameters<Operation extends keyof operations> {
  path: Declared<Operation, "path">;
  query: Declared<Operation, "query">;
  headers: Declared<Operation, "header">;
}

/** Operations with a request body. */
export type OperationWithBody = ${withBody.map(({ operation }) => `"${operation.operationId}"`).join(" | ") || "never"};

/**
 * Reads the parameters of an operation: text to numbers and booleans, defaults for what is absent, then what their
 * schemas say. Undeclared parameters are ignored. Pointers are \`/<name>\`. The value is whole only without violations.
 */
export declare function readParameters<Operation extends keyof operations>(
  operationId: Operation,
  raw: RawParameters,
): { value: Parameters<Operation>; violations: Violation[] };

/** What is wrong with a request body; an absent one is \`undefined\`. Empty for a valid one. */
export declare function checkBody(operationId: OperationWithBody, body: unknown): Violation[];

/**
 * What is wrong with the body of a response, or with one event of a stream. Empty for a valid one.
 *
 * @throws Error when the contract does not declare the status.
 */
export declare function checkResponse(operationId: keyof operations, status: number, body: unknown): Violation[];

${Object.keys(document.components.schemas)
  .map(
    (name) => `export declare function validate${name}(value: unknown): value is Schemas["${name}"];
/** What is wrong with a value that should be a \`${name}\`; empty for a valid one. */
export declare function check${name}(value: unknown): Violation[];`,
  )
  .join("\n")}
`;
}
