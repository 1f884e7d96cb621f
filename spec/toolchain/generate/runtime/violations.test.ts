import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type SchemaError, type Validate, violationsOf } from "./violations.ts";

const root = join(import.meta.dirname, "../../../..");

/** Returns a validator that always finds the given errors. */
function finds(...errors: SchemaError[]): Validate {
  return Object.assign(() => false, { errors });
}

describe("messages say what is wrong and what is allowed", () => {
  const value = { a: "video", n: null, list: [1.5], "x/y~z": true, o: {}, long: "x".repeat(100) };
  it.each<[keyword: string, instancePath: string, params: object, pointer: string, message: string]>([
    ["required", "/o", { missingProperty: "a/b", declared: [] }, "/o/a~1b", "is required"],
    ["additionalProperties", "/o", { additionalProperty: "extra" }, "/o/extra", "is not allowed"],
    ["type", "/a", { type: "object" }, "/a", "must be an object, not a string"],
    [
      "type",
      "/n",
      { type: ["string", "array", "null"] },
      "/n",
      "must be a string, an array or null, not null",
    ],
    ["type", "/list/0", { type: "integer" }, "/list/0", "must be an integer, not 1.5"],
    ["type", "/x~1y~0z", { type: "number" }, "/x~1y~0z", "must be a number, not a boolean"],
    ["enum", "/a", { allowedValues: ["text", "image"] }, "/a", 'must be one of "text", "image", not "video"'],
    ["enum", "/o", { allowedValues: ["text"] }, "/o", 'must be "text", not an object'],
    ["const", "/n", { allowedValue: 1 }, "/n", "must be 1, not null"],
    ["const", "/long", { allowedValue: "x" }, "/long", `must be "x", not "${"x".repeat(60)}"…`],
    ["minLength", "/a", { limit: 1 }, "/a", "must not be empty"],
    ["minLength", "/a", { limit: 9 }, "/a", "must be at least 9 characters long"],
    ["maxLength", "/a", { limit: 2 }, "/a", "must be at most 2 characters long"],
    ["pattern", "/a", { pattern: "^x$" }, "/a", "must match ^x$"],
    ["pattern", "/a", { pattern: "\\S" }, "/a", "must not be blank"],
    ["format", "/a", { format: "uri" }, "/a", "must be an absolute URI (RFC 3986)"],
    ["format", "/a", { format: "ipv4" }, "/a", "must be of format ipv4"],
    ["minimum", "/a", { limit: 1 }, "/a", "must be at least 1"],
    ["maximum", "/a", { limit: 2 }, "/a", "must be at most 2"],
    ["maxItems", "/list", { limit: 1 }, "/list", "must have at most 1 item"],
    ["minItems", "/list", { limit: 2 }, "/list", "must have at least 2 items"],
    ["unheardOf", "/a", {}, "/a", "violates unheardOf"],
  ])("%s %s", (keyword, instancePath, params, pointer, message) => {
    expect(violationsOf(finds({ instancePath, keyword, params }), value)).toEqual([
      { pointer, message, keyword },
    ]);
  });
});

it("describes every pattern in the contracts in words", () => {
  const documents = globSync("generated/*/openapi.yaml", { cwd: root });
  const patterns = documents.flatMap((path) =>
    Array.from(
      readFileSync(join(root, path), "utf8").matchAll(/^ *pattern: (.*)$/gm),
      ([, pattern]) => parse(pattern ?? "") as string,
    ),
  );
  expect(patterns.length).toBeGreaterThan(50);
  const undescribed = patterns.filter((pattern) => {
    const [violation] = violationsOf(
      finds({ instancePath: "", keyword: "pattern", params: { pattern } }),
      "",
    );
    return violation?.message === `must match ${pattern}`;
  });
  expect([...new Set(undescribed)]).toEqual([]);
});

describe("names an undeclared field that is probably the missing one, misspelled", () => {
  const object = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 1]));
  const declared = ["message", "threadId", "url", "id", "messages"];
  const many = Array.from({ length: 60 }, (_, i) => `x${i}`);
  it.each<[missing: string, value: object, misspelled: string | undefined]>([
    ["message", object("mesage"), '"mesage"'],
    ["message", object("other", "massages", "mesage"), '"mesage"'],
    ["message", object("Message"), '"Message"'],
    ["message", object("emssaeg"), '"emssaeg"'],
    ["message", object("msage"), '"msage"'],
    ["message", object("msag"), undefined],
    ["message", object("messages"), undefined],
    ["threadId", object("thread_id"), '"thread_id"'],
    ["threadId", object("THREAD-ID"), '"THREAD-ID"'],
    ["threadId", object("T-H-R-E-A-D-I-D"), '"T-H-R-E-A-D-I-D"'],
    ["toolCallId", object("tolCaled"), undefined],
    ["toolCallId", object("tolCalId"), '"tolCalId"'],
    ["url", object("ulr"), '"ulr"'],
    ["url", object("lu"), undefined],
    ["id", object("Id"), '"Id"'],
    ["id", object("ip"), undefined],
    ["message", object('m"essage'), '"m\\"essage"'],
    ["message", object(`message${"_".repeat(57)}`), `"message${"_".repeat(57)}"`],
    ["message", object(`message${"_".repeat(58)}`), undefined],
    ["message", object(...many.slice(0, 49), "mesage"), '"mesage"'],
    ["message", object(...many.slice(0, 50), "mesage"), undefined],
  ])("%s in %j", (missing, value, misspelled) => {
    const error = { instancePath: "/o", keyword: "required", params: { missingProperty: missing, declared } };
    const message =
      misspelled === undefined ? "is required" : `is required; did you misspell it as ${misspelled}?`;
    expect(violationsOf(finds(error), { o: value })).toEqual([
      { pointer: `/o/${missing}`, message, keyword: "required" },
    ]);
  });
});

describe("reports one violation for one error", () => {
  const type = { instancePath: "/a", keyword: "type", params: { type: "object" } };
  it.each<[name: string, errors: SchemaError[], keywords: string[]]>([
    [
      "the first of several at one location",
      [type, { ...type, keyword: "enum", params: { allowedValues: [] } }],
      ["type"],
    ],
    ["not the branch that did not match", [{ ...type, keyword: "if", params: {} }, type], ["type"]],
    [
      "not the tag that selects no branch",
      [{ ...type, keyword: "discriminator", params: {} }, type],
      ["type"],
    ],
    ["at least one for an invalid value", [{ ...type, keyword: "if", params: {} }], ["schema"]],
  ])("%s", (_, errors, keywords) => {
    expect(violationsOf(finds(...errors), { a: 1 }).map(({ keyword }) => keyword)).toEqual(keywords);
  });
});

it("reports nothing for a valid value", () => {
  expect(violationsOf(() => true, {})).toEqual([]);
});

it("reports at most 20 violations", () => {
  const errors = Array.from({ length: 30 }, (_, i) => ({
    instancePath: "",
    keyword: "required",
    params: { missingProperty: `m${i}`, declared: [] },
  }));
  expect(violationsOf(finds(...errors), {}).map(({ pointer }) => pointer)).toEqual(
    Array.from({ length: 20 }, (_, i) => `/m${i}`),
  );
});

it("reports a value that overflows the stack, and rethrows other errors", () => {
  const endless: Validate = (value) => endless(value) && endless(value);
  expect(violationsOf(endless, {})).toEqual([
    { pointer: "", message: "is nested too deeply", keyword: "depth" },
  ]);
  const broken: Validate = () => {
    throw new TypeError("a defect");
  };
  expect(() => violationsOf(broken, {})).toThrow("a defect");
});
