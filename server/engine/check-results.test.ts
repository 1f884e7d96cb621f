import { expect, it } from "vitest";
import type { Message, ToolResultBlock } from "../core/messages.ts";
import { JobAbortedError } from "../core/schemas/check-process.ts";
import { SchemaChecks } from "../core/schemas/schema-checks.ts";
import { type FindIssues, ResultChecks } from "./check-results.ts";

const scope = { projectId: "p", signal: new AbortController().signal };
const checks = new SchemaChecks(() => {});
const find: FindIssues = (schema, value) => checks.findRequestIssues(schema, value, scope);
const outputSchema = {
  type: "object",
  properties: { total: { type: "number" } },
  required: ["total"],
  additionalProperties: false,
};
const tool = { name: "price", description: "", inputSchema: {}, outputSchema };
const text = (value: string) => ({ type: "text" as const, text: value });
const image = { type: "image" as const, source: { type: "url" as const, url: "https://example.com/a.png" } };

const call: Message = {
  id: "a",
  role: "assistant",
  blocks: [{ type: "tool_use", id: "tc_1", name: "price", input: {} }],
  createdAt: 1,
};
function toMessage(block: ToolResultBlock): Message {
  return { id: "r", role: "tool", blocks: [block], createdAt: 2 };
}
function result(...content: ToolResultBlock["content"]): ToolResultBlock {
  return { type: "tool_result", toolUseId: "tc_1", content };
}
async function mark(
  block: ToolResultBlock,
  checksOfRun = new ResultChecks({ tools: [tool], components: [] }),
) {
  const messages = Object.freeze([call, Object.freeze(toMessage(Object.freeze(block)))]);
  return (await checksOfRun.markMismatches(messages, find)).at(-1)?.blocks[0];
}
const mismatch = 'The result does not match the output schema of the tool "price".';

it.each<[title: string, ToolResultBlock]>([
  ["a match", result(text('{"total":1}'))],
  ["a match in several blocks", result(text('{"total":'), image, text("1}"))],
  ["an error", { ...result(text("Sold out.")), isError: true }],
  ["a result of an unknown call", { ...result(text("Five.")), toolUseId: "tc_2" }],
])("keeps %s [TC-088]", async (_title, block) => {
  expect(await mark(block)).toEqual(block);
});

it.each<[title: string, ToolResultBlock["content"], issues: string]>([
  ["violations", [text('{"total":"1","a":2}')], "/a: is not allowed\n/total: must be number"],
  ["a missing field", [text("{}"), image], "/total: is required"],
  ["text that is not JSON", [text("Five.")], "(root): must be JSON"],
  ["a result without text", [image], "(root): must be JSON"],
])("marks %s [TC-088]", async (_title, content, issues) => {
  expect(await mark(result(...content))).toEqual({
    ...result(text(`${mismatch}\n${issues}`), ...content),
    isError: true,
  });
});

it("uses the schemas of a component's tools [TC-088]", async () => {
  const component = { name: "Chart", description: "", propsSchema: {}, contextTools: [tool] };
  const marked = await mark(result(text("1")), new ResultChecks({ tools: [], components: [component] }));
  expect(marked).toMatchObject({ isError: true });
});

it("checks a result once in a run", async () => {
  let count = 0;
  const counted: FindIssues = async () => {
    count += 1;
    return ["/: wrong"];
  };
  const ofRun = new ResultChecks({ tools: [tool], components: [] });
  const messages = [call, toMessage(result(text("1")))];
  const marked = [
    await ofRun.markMismatches(messages, counted),
    await ofRun.markMismatches(messages, counted),
  ];
  expect([count, marked[1]]).toEqual([1, marked[0]]);
});

it("accepts all results of a tool after a check exceeded its limits", async () => {
  let count = 0;
  const slow: FindIssues = async () => {
    count += 1;
    throw new JobAbortedError("it took too long");
  };
  const ofRun = new ResultChecks({ tools: [tool], components: [] });
  const messages = [call, toMessage(result(text("1"))), toMessage(result(text("2")))];
  expect([await ofRun.markMismatches(messages, slow), count]).toEqual([messages, 1]);
});
