import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Violation } from "../runtime/violations.ts";
import type { Schema } from "../schema.ts";
import { ref, testDocument } from "../test-document.ts";
import { writeValidators, writeValidatorTypes } from "./validators.ts";

const block = (type: string, member: string): Schema => ({
  type: "object",
  description: "A block.",
  required: ["type", member],
  properties: { type: { type: "string", enum: [type] }, [member]: { type: "string", minLength: 1 } },
});
const document = testDocument(
  {
    Text: block("text", "text"),
    Image: block("image", "url"),
    Block: {
      type: "object",
      oneOf: [ref("Text"), ref("Image")],
      discriminator: { propertyName: "type", mapping: { text: "#/components/schemas/Text" } },
    },
    Message: {
      type: "object",
      required: ["content"],
      properties: {
        content: { oneOf: [{ type: "string" }, { type: "array", items: ref("Block") }] },
        at: { type: "string", format: "date-time", "x-additive": "a reason" },
        metadata: { type: "object", additionalProperties: { type: "string" } },
        reply: ref("Message"),
      },
    },
    Order: { type: "string", enum: ["asc", "desc"] },
  },
  {
    "post /messages/{id}": {
      operationId: "putMessage",
      parameters: [
        { name: "id", in: "path", required: true, schema: { type: "string", pattern: "^m_" } },
        {
          name: "limit",
          in: "query",
          schema: { type: "integer", format: "int32", maximum: 100, default: 20 },
        },
        { name: "order", in: "query", schema: ref("Order") },
      ],
      requestBody: { required: true, content: { "application/json": { schema: ref("Message") } } },
      responses: {
        200: { description: "Done.", content: { "application/json": { schema: ref("Message") } } },
        204: { description: "Nothing." },
      },
    },
    "post /messages": {
      operationId: "formMessage",
      requestBody: {
        content: {
          "multipart/form-data": { schema: ref("Order") },
          "application/json": { schema: ref("Message") },
        },
      },
      responses: { 204: { description: "Nothing." } },
    },
    "get /messages": { operationId: "countMessages", responses: { 204: { description: "Nothing." } } },
  },
);

interface Module {
  checkMessage(value: unknown): Violation[];
  validateMessage(value: unknown): boolean;
  checkBody(operationId: string, body: unknown): Violation[];
  checkResponse(operationId: string, status: number, body: unknown): Violation[];
  readParameters(operationId: string, raw: object): unknown;
}
let open: Module;
let sealed: Module;
let directory: string;

beforeAll(async () => {
  // This folder is inside the project, so that the compiled modules can resolve their imports.
  const scratch = join(import.meta.dirname, "../../.build");
  mkdirSync(scratch, { recursive: true });
  directory = mkdtempSync(join(scratch, "validators-"));
  for (const name of ["violations.ts", "misspelled-names.ts", "parameters.ts"])
    copyFileSync(join(import.meta.dirname, "../runtime", name), join(directory, name));
  const files = {
    "open.js": writeValidators(document, false),
    "sealed.js": writeValidators(document, true),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(directory, file), text);
  open = await import(pathToFileURL(join(directory, "open.js")).href);
  sealed = await import(pathToFileURL(join(directory, "sealed.js")).href);
});
afterAll(() => rmSync(directory, { recursive: true }));

describe("reports one violation for one error, at its location", () => {
  it.each<[value: unknown, violations: [pointer: string, message: string][]]>([
    [{ content: "hi", at: "2024-01-01T00:00:00.000Z", metadata: { a: "b" }, reply: { content: [] } }, []],
    [{ content: "hi", unknown: 1 }, []],
    [undefined, [["", "must be an object, not absent"]]],
    ["hi", [["", "must be an object, not a string"]]],
    [{}, [["/content", "is required"]]],
    [{ contents: "hi" }, [["/content", 'is required; did you misspell it as "contents"?']]],
    [{ content: [{ typ: "text" }] }, [["/content/0/type", 'is required; did you misspell it as "typ"?']]],
    [{ content: 1 }, [["/content", "must be a string or an array, not a number"]]],
    [{ content: [{ type: "video" }] }, [["/content/0/type", 'must be one of "text", "image", not "video"']]],
    [{ content: [{}] }, [["/content/0/type", "is required"]]],
    [{ content: [{ type: "text" }] }, [["/content/0/text", "is required"]]],
    [{ content: ["hi"] }, [["/content/0", "must be an object, not a string"]]],
    [
      { content: "", at: "today" },
      [["/at", "must be a date and time such as 2024-01-01T00:00:00Z (RFC 3339)"]],
    ],
    [{ content: "", metadata: { "a/b": 1 } }, [["/metadata/a~1b", "must be a string, not a number"]]],
    [
      { reply: { content: [{ type: "image", url: "" }] } },
      [
        ["/content", "is required"],
        ["/reply/content/0/url", "must not be empty"],
      ],
    ],
  ])("%j", (value, violations) => {
    expect(open.checkMessage(value).map(({ pointer, message }) => [pointer, message])).toEqual(violations);
    expect(open.validateMessage(value)).toBe(violations.length === 0);
  });
});

it("reports undocumented fields when sealed", () => {
  const value = { content: [{ type: "text", text: "hi", extra: 1 }], metadata: { any: "thing" }, more: 1 };
  expect(open.checkMessage(value)).toEqual([]);
  expect(sealed.checkMessage(value)).toEqual([
    { pointer: "/more", message: "is not allowed", keyword: "additionalProperties" },
    { pointer: "/content/0/extra", message: "is not allowed", keyword: "additionalProperties" },
  ]);
});

it("stops at twenty errors, regardless of how many there are", () => {
  const content = Array.from({ length: 5_000 }, () => 1);
  const many = {
    content,
    reply: { content },
    metadata: Object.fromEntries(content.map((each, i) => [i, each])),
  };
  expect(open.checkMessage(many).length).toBe(20);
  open.validateMessage(many);
  const { errors } = open.validateMessage as unknown as { errors: unknown[] };
  expect(errors.length).toBeLessThan(100);
});

it("reports a value that is nested deeper than the stack allows", () => {
  let value: object = { content: "" };
  for (let i = 0; i < 200_000; i++) value = { content: "", reply: value };
  expect(open.checkMessage(value)).toEqual([
    { pointer: "", message: "is nested too deeply", keyword: "depth" },
  ]);
});

it("checks bodies and responses by operation", () => {
  const required = [{ pointer: "", message: "is required", keyword: "required" }];
  expect(open.checkBody("putMessage", undefined)).toEqual(required);
  expect(open.checkBody("putMessage", { content: "" })).toEqual([]);
  expect(() => open.checkBody("toString", {})).toThrow("the contract has no operation with a body toString");
  expect(open.checkResponse("putMessage", 200, { content: "" })).toEqual([]);
  expect(open.checkResponse("putMessage", 204, undefined)).toEqual([]);
  expect(open.checkResponse("putMessage", 204, {}).map(({ message }) => message)).toEqual(["is not allowed"]);
  expect(() => open.checkResponse("putMessage", 418, {})).toThrow(
    "the contract has no response of putMessage with status 418",
  );
});

it("checks a body that may be a form as its equivalent JSON", () => {
  expect(open.checkBody("formMessage", { content: "" })).toEqual([]);
  expect(open.checkBody("formMessage", {}).map(({ pointer }) => pointer)).toEqual(["/content"]);
});

it("reads and checks parameters by operation", () => {
  expect(open.readParameters("putMessage", { path: { id: "m_1" }, query: { order: "asc" } })).toEqual({
    value: { path: { id: "m_1" }, query: { limit: 20, order: "asc" }, headers: {} },
    violations: [],
  });
  expect(
    open.readParameters("putMessage", { path: { id: "x" }, query: { limit: "101", order: "up" } }),
  ).toMatchObject({
    violations: [
      { pointer: "/id", message: "must match ^m_" },
      { pointer: "/limit", message: "must be at most 100" },
      { pointer: "/order", message: 'must be one of "asc", "desc", not "up"' },
    ],
  });
  expect(open.readParameters("countMessages", {})).toEqual({
    value: { path: {}, query: {}, headers: {} },
    violations: [],
  });
});

it("declares types for the operations with a body and for every schema", () => {
  const types = writeValidatorTypes(document);
  expect(types).toContain('export type OperationWithBody = "putMessage" | "formMessage";');
  expect(types).toContain(
    'export declare function validateBlock(value: unknown): value is Schemas["Block"];',
  );
  expect(types).toContain("export declare function checkBlock(value: unknown): Violation[];");
});

it("exports the event order of each event union", () => {
  const order = { first: ["start"], last: ["end", "error"] };
  const events = testDocument({ Events: { "x-event-order": order, type: "object" } as Schema }, {});
  expect(writeValidators(events, false)).toContain(
    'export const eventOrder = {\n  Events: {"first":["start"],"last":["end","error"]},\n};',
  );
  expect(writeValidatorTypes(events)).toContain(
    '  readonly Events: {"first":readonly ["start"],"last":readonly ["end","error"]};',
  );
});

it("rejects a body without a named schema", () => {
  const content = { "application/json": { schema: { type: "object" } } };
  const operation = { operationId: "put", requestBody: { content }, responses: {} };
  expect(() => writeValidators(testDocument({}, { "put /x": operation }), false)).toThrow(
    "put: bodies must have a named schema",
  );
});

it("rejects a parameter that is not a scalar", () => {
  const parameters = [{ name: "ids", in: "query" as const, schema: { type: "array" } }];
  expect(() =>
    writeValidators(testDocument({}, { "get /x": { operationId: "get", parameters, responses: {} } }), false),
  ).toThrow("get: parameter ids must be a string, number, integer or boolean");
});
