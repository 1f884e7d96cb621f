/** Reads the published document at startup: the schemas for requests and parameters, and the paths. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "yaml";

const file = new URL("../../../generated/tambo/openapi.yaml", import.meta.url);
const document = parse(readFileSync(file, "utf8"));

const titles = {
  INVALID_JSON: [400, "The body is not JSON"],
  VALIDATION_ERROR: [400, "The request is not valid"],
  INVALID_TOOL_CALL: [400, "No such tool call"],
  INVALID_TOOL_RESULT: [400, "The tool call does not await a result"],
  INVALID_JSON_PATCH: [400, "The patch does not apply"],
  INVALID_CURSOR: [400, "The cursor is not valid"],
  NOT_FOUND: [404, "No such path"],
  THREAD_NOT_FOUND: [404, "No such thread"],
  RUN_NOT_FOUND: [404, "No such run"],
  MESSAGE_NOT_FOUND: [404, "No such message"],
  COMPONENT_NOT_FOUND: [404, "No such component"],
  METHOD_NOT_ALLOWED: [405, "The path does not support this method"],
  CONCURRENT_RUN: [409, "Another run is active on this thread"],
  RUN_FINISHED: [409, "The run has ended"],
  POSITION_AHEAD: [409, "The run has no such event yet"],
  PAYLOAD_TOO_LARGE: [413, "The request is too large"],
  UNSUPPORTED_MEDIA_TYPE: [415, "The body must be JSON"],
  IDEMPOTENCY_KEY_REUSED: [422, "The idempotency key was used for another request"],
  INTERNAL_ERROR: [500, "The server failed"],
};

/** A rejected request, sent as problem details (T-170). */
export class Problem extends Error {
  /** @param fields Additional fields for the response, such as `errors` or `runId`. */
  constructor(code, detail, fields = {}, headers = {}) {
    super(detail);
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }

  response() {
    const [status, title] = titles[this.code];
    const body = {
      type: `urn:tambo:error:${this.code.toLowerCase()}`,
      title,
      status,
      detail: this.message,
      instance: `urn:tambo:error-instance:${randomUUID()}`,
      code: this.code,
      ...this.fields,
    };
    const headers = { ...this.headers, "Content-Type": "application/problem+json" };
    return new Response(JSON.stringify(body), { status, headers });
  }
}

/**
 * Rejects the request if there are violations.
 * @throws {Problem} that lists the violations.
 */
export function throwIfInvalid(violations, code = "VALIDATION_ERROR") {
  if (violations.length === 0) return;
  const detail = violations.map((each) => `${each.pointer}: ${each.detail}`).join("; ");
  throw new Problem(code, detail, { errors: violations });
}

const resolve = (schema) =>
  schema.$ref ? resolve(document.components.schemas[schema.$ref.split("/").at(-1)]) : schema;

/**
 * Transforms a schema so that violations of unions are reported for one branch only. The branch is selected
 * by the discriminating field or, if there is none, by the JSON type.
 */
function selectBranches(schema) {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(selectBranches);
  const plain = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, selectBranches(value)]),
  );
  if (!Array.isArray(schema.oneOf)) return plain;
  const { oneOf, discriminator, ...rest } = plain;
  if (!schema.discriminator) {
    const [first, second] = oneOf;
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    return { ...rest, if: { type: resolve(schema.oneOf[0]).type }, then: first, else: second };
  }
  const { propertyName: name, mapping } = discriminator;
  const withField = (schema) => ({ type: "object", required: [name], properties: { [name]: schema } });
  return {
    ...rest,
    ...withField({ enum: Object.keys(mapping) }),
    allOf: Object.entries(mapping).map(([value, $ref]) => ({
      if: withField({ const: value }),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: { $ref },
    })),
  };
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
const { RunStreamEvent, ...schemas } = document.components.schemas;
ajv.addSchema({ $id: "tambo", components: { schemas: selectBranches(schemas) } });
const compiled = new Map();

function getValidator(schema) {
  const key = JSON.stringify(schema);
  if (!compiled.has(key)) {
    compiled.set(key, ajv.compile(schema.$ref ? { $ref: `tambo${schema.$ref}` } : schema));
  }
  return compiled.get(key);
}

/** Returns the violations of a JSON Schema. */
export function findViolations(schema, value, base = "") {
  const validate = getValidator(schema);
  if (validate(value)) return [];
  return validate.errors
    .filter((error) => error.keyword !== "if")
    .map(({ keyword, instancePath, params, message }) => ({
      pointer: base + instancePath + (keyword === "required" ? `/${params.missingProperty}` : ""),
      detail:
        keyword === "required"
          ? "is missing"
          : params.allowedValues
            ? `${message}: ${params.allowedValues}`
            : message,
    }));
}

/** Returns the violations of one of the document's schemas. */
export const check = (name, value) => findViolations({ $ref: `#/components/schemas/${name}` }, value);

/**
 * Returns a valid value without its undeclared fields, which are ignored. Schemas intended for the model are
 * kept complete.
 */
export function pickDeclared(schema, value) {
  if (typeof schema === "string") return pickDeclared(document.components.schemas[schema], value);
  const { type, properties, items, oneOf, discriminator } = resolve(schema);
  if (oneOf) {
    const isBranch = (branch) => (Array.isArray(value) ? "array" : typeof value) === resolve(branch).type;
    const chosen = discriminator
      ? { $ref: discriminator.mapping[value[discriminator.propertyName]] }
      : oneOf.find(isBranch);
    return pickDeclared(chosen, value);
  }
  if (type === "array" && items) return value.map((item) => pickDeclared(items, item));
  if (type !== "object" || !properties || schema.$ref?.endsWith("/JSONSchema")) return value;
  const declared = Object.entries(properties).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(
    declared.map(([name, fieldSchema]) => [name, pickDeclared(fieldSchema, value[name])]),
  );
}

const operations = Object.fromEntries(
  Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => [operation.operationId, operation]),
);

/** Parses and validates the declared path, query and header parameters of a request. */
export function readParameters(operationId, request) {
  const values = {};
  const violations = [];
  const sources = { path: "param", query: "query", header: "header" };
  for (const { name, in: location, schema } of operations[operationId].parameters) {
    const text = request[sources[location]](name);
    if (text === undefined) continue;
    const isInteger = resolve(schema).type === "integer";
    const value = isInteger && /^-?[0-9]+$/.test(text) ? Number(text) : text;
    violations.push(...findViolations(schema, value, `/${name}`));
    values[name] = value;
  }
  throwIfInvalid(violations);
  return values;
}

const paths = Object.entries(document.paths).map(([path, methods]) => ({
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  allow: Object.keys(methods).map((method) => method.toUpperCase()),
}));

/** Returns the error for a request that matches no route because its path or method is unknown. */
export function createRouteError(method, path) {
  const route = paths.find(({ pattern }) => pattern.test(path));
  if (!route) return new Problem("NOT_FOUND", `There is no path "${path}".`);
  const allow = route.allow.join(", ");
  return new Problem(
    "METHOD_NOT_ALLOWED",
    `The path supports only ${allow}, and not ${method}.`,
    {},
    { Allow: allow },
  );
}

/**
 * Returns true if a JSON value is nested deeper than a number of levels. An array or object counts as one
 * level itself.
 */
export function isDeeperThan(levels, value) {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(levels - 1, item));
}

/** Returns the JSON Pointer of the first duplicate key, or `undefined` if there is none. */
function findDuplicateKey(json) {
  const path = [];
  let last;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)) {
    const inside = path.at(-1);
    if (token === "{") path.push({ keys: new Set() });
    else if (token === "[") path.push({ step: 0 });
    else if (token === "}" || token === "]") path.pop();
    else if (token === "," && !inside.keys) inside.step += 1;
    else if (token === ":") {
      inside.step = JSON.parse(last);
      if (inside.keys.has(inside.step)) {
        const steps = path.map(({ step }) => String(step).replaceAll("~", "~0").replaceAll("/", "~1"));
        return `/${steps.join("/")}`;
      }
      inside.keys.add(inside.step);
    }
    last = token;
  }
  return undefined;
}

const maxLevels = 64;
const maxBytes = 10_485_760;

/**
 * Parses a JSON body.
 * @returns The value, or `undefined` if there is no body.
 */
export async function readBody(request) {
  const chunks = [];
  let size = Number(request.headers.get("content-length") ?? 0);
  if (size <= maxBytes) {
    size = 0;
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  }
  if (size > maxBytes) throw new Problem("PAYLOAD_TOO_LARGE", `The body is larger than ${maxBytes} bytes.`);
  if (size === 0) return undefined;
  const type = request.headers.get("content-type") ?? "";
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type) || encoding !== "identity") {
    const advice = 'Send the body with "Content-Type: application/json", in UTF-8 and not compressed.';
    throw new Problem("UNSUPPORTED_MEDIA_TYPE", advice);
  }
  let text;
  let value;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
    value = JSON.parse(text);
  } catch (error) {
    throw new Problem("INVALID_JSON", `The body cannot be parsed: ${error.message}`);
  }
  if (isDeeperThan(maxLevels, value)) {
    throw new Problem("INVALID_JSON", `The body is nested more than ${maxLevels} levels deep.`);
  }
  const pointer = findDuplicateKey(text);
  if (pointer !== undefined) {
    const detail = "is a duplicate key";
    throw new Problem("INVALID_JSON", `${pointer} ${detail}.`, { errors: [{ pointer, detail }] });
  }
  return value;
}
