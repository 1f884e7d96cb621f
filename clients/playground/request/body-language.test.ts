import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import type { ContractName } from "../session/session.ts";
import { createBodyLanguage, findBodySchema } from "./body-language.ts";
import { contractRequests } from "./contract-requests.ts";

function createLanguage(contract: ContractName) {
  const file = new URL(`../../../generated/${contract}/openapi.yaml`, import.meta.url);
  return createBodyLanguage(
    findBodySchema(parse(readFileSync(file, "utf8")), contractRequests[contract].path),
  );
}

const agUi = { threadId: "a", runId: "b" };
const question = { role: "user", content: "Hello" };

it.each<[ContractName, unknown, string[]]>([
  ["tambo", { message: question, temperature: 1, tools: [] }, []],
  ["tambo", { message: { role: "user" } }, ['error 2 /message: Missing property "content".']],
  [
    "tambo",
    { message: question, temperature: 5, temprature: 1, onDisconnect: "stop" },
    [
      "error 6 /temperature: Value is above the maximum of 2.",
      'warning 7 /temprature: The contract does not define the property "temprature".',
      'error 8 /onDisconnect: Value is not accepted. Valid values: "cancel", "continue".',
    ],
  ],
  [
    "tambo",
    {
      message: question,
      tools: [{ name: "my tool", description: "", inputSchema: { type: "object", minProperties: 1 } }],
    },
    ['error 8 /tools/0/name: String does not match the pattern of "^[A-Za-z0-9_-]+$".'],
  ],
  [
    "tambo",
    { message: { role: "user", content: [{ type: "image" }] } },
    ['error 5 /message/content/0: Missing property "source".'],
  ],
  ["ag-ui", { ...agUi, messages: [{ id: "1", ...question }], forwardedProps: { other: 1 } }, []],
  [
    "ag-ui",
    {
      ...agUi,
      messages: [{ id: "1", ...question, name_: "x" }],
      forwardedProps: { tambo: { modle: "a", model: 1 } },
    },
    [
      'warning 9 /messages/0/name_: The contract does not define the property "name_".',
      'warning 14 /forwardedProps/tambo/modle: The contract does not define the property "modle".',
      'error 15 /forwardedProps/tambo/model: Incorrect type. Expected "string".',
    ],
  ],
  [
    "gateway",
    { request: { model: "embedded/demo", messages: [question], temperature: "hot" }, run: { turns: 1 } },
    [
      'error 10 /request/temperature: Incorrect type. Expected "number".',
      "error 13 /run/turns: Property turns is not allowed.",
    ],
  ],
  ["tool-progress", { content: " " }, ['error 2 /content: String does not match the pattern of "\\S".']],
  [
    "ui-stream",
    {
      messages: [{ id: "1", role: "assistant", parts: [{ type: "data-component", id: "c", data: {} }] }],
      temperature: 5,
    },
    ["error 15 /temperature: Value is above the maximum of 2."],
  ],
  [
    "agent-stream",
    { messages: [], module: "general", enable_deep_thinking: 1 },
    [
      "error 2 /messages: Array has too few items. Expected 1 or more.",
      'error 4 /enable_deep_thinking: Incorrect type. Expected "boolean".',
    ],
  ],
])("%s: checks %j", async (contract, body, expected) => {
  const problems = await createLanguage(contract).check(JSON.stringify(body, null, 2));
  expect(
    problems.map(({ severity, line, pointer, message }) => `${severity} ${line} ${pointer}: ${message}`),
  ).toEqual(expected);
});

it.each([
  ["{", ['error 1 : Missing property "message".', "error 1 : Expected comma or closing brace"]],
  ["[]", ['error 1 : Incorrect type. Expected "object".']],
  ['{"message": {"role": "user", "content": "Hello"},}', ["error 1 : Trailing comma"]],
])("checks the syntax of %s", async (text, expected) => {
  const problems = await createLanguage("tambo").check(text);
  expect(
    problems.map(({ severity, line, pointer, message }) => `${severity} ${line} ${pointer}: ${message}`),
  ).toEqual(expected);
});

// The cursor is at `|`.
it.each<[ContractName, string, string[]]>([
  ["tambo", '{ "onDisconnect": | }', ['"cancel"', '"continue"']],
  ["tambo", '{ "onDisconnect": "c|" }', ['"cancel"', '"continue"']],
  ["tambo", '{ "tools": [{ "name": "a", | }] }', ["description", "inputSchema", "outputSchema", "strict"]],
  ["tambo", '{ "message": { "content": [{ "type": "image", | }] } }', ["source", "detail"]],
  ["tool-progress", "{ | }", ["content", "node_ids", "attachment_ids"]],
  ["tool-progress", '{ "content": "x", "node_ids": |', ["null"]],
])("%s: completes %s", async (contract, text, labels) => {
  const offset = text.indexOf("|");
  const { suggestions } = await createLanguage(contract).complete(text.replace("|", ""), offset);
  expect(suggestions.map(({ label }) => label)).toEqual(labels);
});

it("describes a suggestion, and returns the text that it replaces", async () => {
  const text = '{ "tem": 1 }';
  const { from, to, suggestions } = await createLanguage("tambo").complete(text, 6);
  expect([from, to]).toEqual([2, 7]);
  const temperature = {
    label: "temperature",
    kind: "property",
    description: "The model's sampling temperature.",
    snippet: '"temperature"',
  };
  expect(suggestions.find(({ label }) => label === "temperature")).toEqual(temperature);
  const descriptions = suggestions.map(({ description }) => description);
  expect(descriptions.filter((each) => /`|\S\n(?!- )\S/.test(each))).toEqual([]);
});

it("rejects a document without the operation", () => {
  expect(() => findBodySchema({ paths: {}, components: {} }, "/runs")).toThrow(
    "The OpenAPI document has no request body at /runs.",
  );
});
