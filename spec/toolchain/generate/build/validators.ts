import { ContractError, type OpenApiDocument, operationsOf } from "../document.ts";
import { componentName, findKnownValues, type Schema } from "../schema.ts";
import { compileValidators } from "./compile-validators.ts";
import { groupParameters, type ParameterGroups } from "./parameter-groups.ts";

/**
 * Writes the `validators.js` module. It contains compiled validators for every schema, for the request
 * bodies, responses and events of each operation, and for parameters.
 *
 * @param document The finished 3.1 document.
 * @param sealed Set to `true` to close objects, so that undocumented fields are violations.
 * @throws {ContractError} A part cannot be compiled. The message says which one.
 */
export function writeValidators(document: OpenApiDocument, sealed: boolean): string {
  const schemas = document.components.schemas;
  const groups = groupParameters(document);
  const named = { ...schemas };
  for (const { name, schema, operationId } of groups) {
    if (name in named)
      throw new ContractError(`${operationId}: its parameters require the name ${name}; rename that schema`);
    named[name] = schema;
  }
  const names = Object.keys(schemas);
  return [
    'import { violationsOf } from "./violations.ts";',
    'import { parseGroups } from "./parameters.ts";',
    compileValidators(named, sealed),
    "",
    ...names.map((name) => `export const check${name} = (value) => violationsOf(validate${name}, value);`),
    "",
    writeTable("bodies", writeBodies(document)),
    writeTable("responses", writeResponses(document)),
    writeTable("errorCodes", writeErrorCodes(document)),
    `export ${writeTable("eventOrder", writeEventOrders(document))}`,
    writeParameterTable(
      groups,
      operationsOf(document).map(({ operation }) => operation.operationId),
    ),
    lookups,
  ].join("\n");
}

/** Returns the validator for each operation's request body. */
function writeBodies(document: OpenApiDocument): [string, string][] {
  return operationsOf(document).flatMap(({ operation }) => {
    const { requestBody } = operation;
    const content = requestBody?.content ?? {};
    // A form is validated after it has been converted to JSON.
    const schema = (content["application/json"] ?? Object.values(content)[0])?.schema;
    if (schema === undefined) return [];
    const validate = validatorOf(schema, operation.operationId);
    return [
      [operation.operationId, `{ required: ${requestBody?.required ?? false}, validate: ${validate} }`],
    ];
  });
}

/** Returns the validators for response bodies, or for the events of a stream, by operation and status. */
function writeResponses(document: OpenApiDocument): [string, string][] {
  return operationsOf(document).map(({ operation }) => {
    const byStatus = Object.entries(operation.responses).map(([status, { content }]) => {
      const schema = Object.values(content ?? {})[0]?.schema;
      return `${status}: ${schema === undefined ? "null" : validatorOf(schema, operation.operationId)}`;
    });
    return [operation.operationId, `{ ${byStatus.join(", ")} }`];
  });
}

/** Returns the known error codes, by operation and status, of the responses whose codes are open to others. */
function writeErrorCodes(document: OpenApiDocument): [string, string][] {
  const resolve = (schema: Schema = {}): Schema =>
    schema.$ref === undefined ? schema : resolve(document.components.schemas[componentName(schema.$ref)]);
  return operationsOf(document).map(({ operation }) => {
    const byStatus = Object.entries(operation.responses).flatMap(([status, { content }]) => {
      const body = resolve(Object.values(content ?? {})[0]?.schema).properties;
      const code = body?.code ?? resolve(body?.error).properties?.code;
      const known = status.startsWith("2") ? undefined : findKnownValues(resolve(code));
      return known === undefined ? [] : [`${status}: ${JSON.stringify(known)}`];
    });
    return [operation.operationId, `{ ${byStatus.join(", ")} }`];
  });
}

/** Returns how a stream starts and ends, by the name of its event union. */
function writeEventOrders(document: OpenApiDocument): [string, string][] {
  return Object.entries(document.components.schemas).flatMap(([name, schema]): [string, string][] => {
    if (!("x-event-order" in schema)) return [];
    return [[name, JSON.stringify(schema["x-event-order"])]];
  });
}

function validatorOf(schema: Schema, operationId: string): string {
  if (schema.$ref === undefined) throw new ContractError(`${operationId}: bodies must have a named schema`);
  return `validate${componentName(schema.$ref)}`;
}

function writeParameterTable(groups: ParameterGroups, operationIds: string[]): string {
  return writeTable(
    "parameters",
    operationIds.map((operationId) => {
      const own = groups.filter((group) => group.operationId === operationId);
      const members = own.map(
        ({ location, rules, name }) =>
          `    ${location}: { rules: ${JSON.stringify(rules)}, validate: validate${name} },\n`,
      );
      return [operationId, members.length === 0 ? "{}" : `{\n${members.join("")}  }`];
    }),
  );
}

function writeTable(name: string, rows: [string, string][]): string {
  return `const ${name} = {\n${rows.map(([key, value]) => `  ${key}: ${value},\n`).join("")}};\n`;
}

const lookups = `function findRow(table, key, what) {
  if (!Object.hasOwn(table, key)) throw new Error(\`the contract has no \${what} \${key}\`);
  return table[key];
}

export function readParameters(operationId, raw) {
  return parseGroups(findRow(parameters, operationId, "operation"), raw);
}

export function checkBody(operationId, body) {
  const { required, validate } = findRow(bodies, operationId, "operation with a body");
  if (body !== undefined) return violationsOf(validate, body);
  return required ? [{ pointer: "", message: "is required", keyword: "required" }] : [];
}

export function checkResponse(operationId, status, body) {
  const validate = findRow(findRow(responses, operationId, "operation"), status, \`response of \${operationId} with status\`);
  if (validate !== null) return violationsOf(validate, body);
  return body === undefined ? [] : [{ pointer: "", message: "is not allowed", keyword: "false schema" }];
}

export function checkResponseCode(operationId, status, body) {
  const known = findRow(errorCodes, operationId, "operation")[status];
  const { code } = body?.error ?? body ?? {};
  if (known === undefined || typeof code !== "string" || known.includes(code)) return [];
  const message = \`must be one of \${known.map((each) => JSON.stringify(each)).join(", ")}, not \${JSON.stringify(code)}\`;
  return [{ pointer: body?.error === undefined ? "/code" : "/error/code", message, keyword: "enum" }];
}
`;

/** Writes the type declarations for `validators.js`. */
export function writeValidatorTypes(document: OpenApiDocument): string {
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

/** The parsed parameters of an operation. */
export interface Parameters<Operation extends keyof operations> {
  path: Declared<Operation, "path">;
  query: Declared<Operation, "query">;
  headers: Declared<Operation, "header">;
}

/** Operations with a request body. */
export type OperationWithBody = ${withBody.map(({ operation }) => `"${operation.operationId}"`).join(" | ") || "never"};

/**
 * Parses and validates the parameters of an operation: converts text to numbers and booleans, adds defaults, and
 * checks the schemas. Ignores undeclared parameters. Pointers are \`/<name>\`. The value is complete only without
 * violations.
 */
export declare function readParameters<Operation extends keyof operations>(
  operationId: Operation,
  raw: RawParameters,
): { value: Parameters<Operation>; violations: Violation[] };

/** Returns the violations of a request body, which is \`undefined\` if absent. Empty if it is valid. */
export declare function checkBody(operationId: OperationWithBody, body: unknown): Violation[];

/**
 * Returns the violations of a response body, or of one event of a stream. Empty if it is valid.
 *
 * @throws {Error} The contract does not declare the status.
 */
export declare function checkResponse(operationId: keyof operations, status: number, body: unknown): Violation[];

/**
 * Returns a violation if an error response has a code that this version of the document does not list for its status.
 * {@link checkResponse} accepts such a code, because later versions may add codes.
 */
export declare function checkResponseCode(operationId: keyof operations, status: number, body: unknown): Violation[];

/** The events that start and end a stream, by the name of its event union (\`x-event-order\`). */
export declare const eventOrder: {
${writeEventOrders(document)
  .map(([name, order]) => `  readonly ${name}: ${order.replaceAll("[", "readonly [")};\n`)
  .join("")}};

${Object.keys(document.components.schemas)
  .map(
    (name) => `export declare function validate${name}(value: unknown): value is Schemas["${name}"];
/** Returns the violations of a \`${name}\`; empty if it is valid. */
export declare function check${name}(value: unknown): Violation[];`,
  )
  .join("\n")}
`;
}
