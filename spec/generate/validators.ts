import { compileValidators } from "./compile-validators.ts";
import { ContractError } from "./contract-error.ts";
import type { OpenApiDocument } from "./document.ts";
import { operationsOf } from "./document.ts";
import type { ParameterGroups } from "./parameter-groups.ts";
import { parameterGroups } from "./parameter-groups.ts";
import type { Schema } from "./schema.ts";
import { componentName } from "./schema.ts";

/**
 * Writes the module `validators.js`: compiled validators of every schema, of request bodies, responses and events
 * by operation, and of parameters.
 *
 * @param document The finished 3.1 document.
 * @param sealed Whether objects are closed, so that what the document does not mention is a violation.
 * @throws {ContractError} for what cannot be compiled; the message says where it is.
 */
export function validators(document: OpenApiDocument, sealed: boolean): string {
  const schemas = document.components.schemas;
  const groups = parameterGroups(document);
  const named = { ...schemas };
  for (const { name, schema, operationId } of groups) {
    if (name in named)
      throw new ContractError(`${operationId}: its parameters need the name ${name}, rename that schema`);
    named[name] = schema;
  }
  const names = Object.keys(schemas);
  return [
    'import { violationsOf } from "./violations.js";',
    'import { readGroups } from "./parameters.js";',
    compileValidators(named, sealed),
    "",
    ...names.map((name) => `export const check${name} = (value) => violationsOf(validate${name}, value);`),
    "",
    table("bodies", bodies(document)),
    table("responses", responses(document)),
    parameterTable(
      groups,
      operationsOf(document).map(({ operation }) => operation.operationId),
    ),
    lookups,
  ].join("\n");
}

/** By operation: how a request body is validated. */
function bodies(document: OpenApiDocument): [string, string][] {
  return operationsOf(document).flatMap(({ operation }) => {
    const { requestBody } = operation;
    const content = requestBody?.content ?? {};
    // A form is read as the JSON that it says.
    const schema = (content["application/json"] ?? Object.values(content)[0])?.schema;
    if (schema === undefined) return [];
    const validate = validatorOf(schema, operation.operationId);
    return [
      [operation.operationId, `{ required: ${requestBody?.required ?? false}, validate: ${validate} }`],
    ];
  });
}

/** By operation and status: how a response body, or each event of a stream, is validated. */
function responses(document: OpenApiDocument): [string, string][] {
  return operationsOf(document).map(({ operation }) => {
    const byStatus = Object.entries(operation.responses).map(([status, { content }]) => {
      const schema = Object.values(content ?? {})[0]?.schema;
      return `${status}: ${schema === undefined ? "null" : validatorOf(schema, operation.operationId)}`;
    });
    return [operation.operationId, `{ ${byStatus.join(", ")} }`];
  });
}

function validatorOf(schema: Schema, operationId: string): string {
  if (schema.$ref === undefined) throw new ContractError(`${operationId}: bodies must have a named schema`);
  return `validate${componentName(schema.$ref)}`;
}

function parameterTable(groups: ParameterGroups, operationIds: string[]): string {
  return table(
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

function table(name: string, rows: [string, string][]): string {
  return `const ${name} = {\n${rows.map(([key, value]) => `  ${key}: ${value},\n`).join("")}};\n`;
}

const lookups = `function rowOf(table, key, what) {
  if (!Object.hasOwn(table, key)) throw new Error(\`no \${what} \${key} in the contract\`);
  return table[key];
}

export function readParameters(operationId, raw) {
  return readGroups(rowOf(parameters, operationId, "operation"), raw);
}

export function checkBody(operationId, body) {
  const { required, validate } = rowOf(bodies, operationId, "operation with a body");
  if (body !== undefined) return violationsOf(validate, body);
  return required ? [{ pointer: "", message: "is required", keyword: "required" }] : [];
}

export function checkResponse(operationId, status, body) {
  const validate = rowOf(rowOf(responses, operationId, "operation"), status, \`response of \${operationId} with status\`);
  if (validate !== null) return violationsOf(validate, body);
  return body === undefined ? [] : [{ pointer: "", message: "is not allowed", keyword: "false schema" }];
}
`;
