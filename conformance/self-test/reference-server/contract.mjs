/** Reads the published document at start: schemas of requests and parameters, and paths. */
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
  INVALID_TOOL_RESULT: [400, "The tool call does not wait for a result"],
  INVALID_JSON_PATCH: [400, "The patch does not apply"],
  INVALID_CURSOR: [400, "The cursor is not valid"],
  NOT_FOUND: [404, "No such path"],
  THREAD_NOT_FOUND: [404, "No such thread"],
  RUN_NOT_FOUND: [404, "No such run"],
  MESSAGE_NOT_FOUND: [404, "No such message"],
  COMPONENT_NOT_FOUND: [404, "No such component"],
  METHOD_NOT_ALLOWED: [405, "The path does not have this method"],
  CONCURRENT_RUN: [409, "Another run is active on this thread"],
  RUN_FINISHED: [409, "The run is over"],
  POSITION_AHEAD: [409, "The run has no such event yet"],
  PAYLOAD_TOO_LARGE: [413, "The request is too large"],
  UNSUPPORTED_MEDIA_TYPE: [415, "The body must be JSON"],
  IDEMPOTENCY_KEY_REUSED: [422, "The idempotency key was used for another request"],
  INTERNAL_ERROR: [500, "The server failed"],
};

/** A rejected request, sent as problem details (T-170). */
export class Problem extends Error {
  /** @param members Further fields of the response, such as `errors` or `runId`. */
  constructor(code, detail, members = {}, headers = {}) {
    super(detail);
    this.code = code;
    this.members = members;
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
      ...this.members,
    };
    const headers = { ...this.headers, "Content-Type": "application/problem+json" };
    return new Response(JSON.stringify(body), { status, headers });
  }
}

/** Throws if there are violations. */
export function refuse(violations, code = "VALIDATION_ERROR") {
  if (violations.length === 0) return;
  const detail = violations.map((each) => `${each.pointer}: ${each.detail}`).join("; ");
  throw new Problem(code, detail, { errors: violations });
}

const resolve = (schema) =>
  schema.$ref ? resolve(document.components.schemas[schema.$ref.split("/").at(-1)]) : schema;

/**
 * Reports violations of unions by branch. The discriminating field, or else the JSON type, selects a branch,
 * and only its violations are reported.
 */
function withChoices(schema) {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(withChoices);
  const plain = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withChoices(value)]));
  if (!Array.isArray(schema.oneOf)) return plain;
  const { oneOf, discriminator, ...rest } = plain;
  if (!schema.discriminator) {
    const [first, second] = oneOf;
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    return { ...rest, if: { type: resolve(schema.oneOf[0]).type }, then: first, else: second };
  }
  const { propertyName: name, mapping } = discriminator;
  const member = (rule) => ({ type: "object", required: [name], properties: { [name]: rule } });
  return {
    ...rest,
    ...member({ enum: Object.keys(mapping) }),
    allOf: Object.entries(mapping).map(([value, $ref]) => ({
      if: member({ const: value }),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: { $ref },
    })),
  };
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
const { RunStreamEvent, ...schemas } = document.components.schemas;
ajv.addSchema({ $id: "tambo", components: { schemas: withChoices(schemas) } });
const compiled = new Map();

function validatorOf(schema) {
  const key = JSON.stringify(schema);
  if (!compiled.has(key)) {
    compiled.set(key, ajv.compile(schema.$ref ? { $ref: `tambo${schema.$ref}` } : schema));
  }
  return compiled.get(key);
}

function violationsOf(schema, value, base = "") {
  const validate = validatorOf(schema);
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

/** Returns the violations of a schema of the document. */
export const check = (name, value) => violationsOf({ $ref: `#/components/schemas/${name}` }, value);

/**
 * Returns a valid value without undeclared fields, which are ignored. Schemas for the model stay complete.
 */
export function known(schema, value) {
  if (typeof schema === "string") return known(document.components.schemas[schema], value);
  const { type, properties, items, oneOf, discriminator } = resolve(schema);
  if (oneOf) {
    const isBranch = (branch) => (Array.isArray(value) ? "array" : typeof value) === resolve(branch).type;
    const chosen = discriminator
      ? { $ref: discriminator.mapping[value[discriminator.propertyName]] }
      : oneOf.find(isBranch);
    return known(chosen, value);
  }
  if (type === "array" && items) return value.map((item) => known(items, item));
  if (type !== "object" || !properties || schema.$ref?.endsWith("/JSONSchema")) return value;
  const members = Object.entries(properties).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(members.map(([name, member]) => [name, known(member, value[name])]));
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
  for (const { name, in: place, schema } of operations[operationId].parameters) {
    const text = request[sources[place]](name);
    if (text === undefined) continue;
    const isInteger = resolve(schema).type === "integer";
    const value = isInteger && /^-?[0-9]+$/.test(text) ? Number(text) : text;
    violations.push(...violationsOf(schema, value, `/${name}`));
    values[name] = value;
  }
  refuse(violations);
  return values;
}

const paths = Object.entries(document.paths).map(([path, methods]) => ({
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  allow: Object.keys(methods).map((method) => method.toUpperCase()),
}));

/** Returns the error for a request without a route: unknown path or method. */
export function unrouted(method, path) {
  const known = paths.find(({ pattern }) => pattern.test(path));
  if (!known) return new Problem("NOT_FOUND", `There is no path "${path}".`);
  const allow = known.allow.join(", ");
  return new Problem("METHOD_NOT_ALLOWED", `${method} is none of: ${allow}.`, {}, { Allow: allow });
}

/**
 * Returns true if a JSON value is nested deeper than a number of levels. An array or object is one level
 * itself.
 */
export function isDeeperThan(levels, value) {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(levels - 1, member));
}

/** Returns the JSON Pointer of the first duplicate key; `undefined` if there is none. */
function keyTwice(json) {
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

const mostLevels = 64;
const mostBytes = 10_485_760;

/** Parses a JSON body. @returns `undefined` if there is none. */
export async function readBody(request) {
  const chunks = [];
  let size = Number(request.headers.get("content-length") ?? 0);
  if (size <= mostBytes) {
    size = 0;
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > mostBytes) break;
      chunks.push(chunk);
    }
  }
  if (size > mostBytes) throw new Problem("PAYLOAD_TOO_LARGE", `The body is larger than ${mostBytes} bytes.`);
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
  if (isDeeperThan(mostLevels, value)) {
    throw new Problem("INVALID_JSON", `The body is nested more than ${mostLevels} levels deep.`);
  }
  const pointer = keyTwice(text);
  if (pointer !== undefined) {
    const detail = "is a key that its object has twice";
    throw new Problem("INVALID_JSON", `${pointer} ${detail}.`, { errors: [{ pointer, detail }] });
  }
  return value;
}
