/** Tests that the model's work in one turn is bounded for any input. */
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMentions } from "./mentions.ts";
import { createDemoModel } from "./model.ts";
import { buildInput } from "./props.ts";
import { maxTurnUnits, UnitBudget } from "./units.ts";

type Tool = LanguageModelV4FunctionTool;

const tooLarge =
  "I cannot fill in the grid: its schema requires more than the 4000 values that the demo model builds in one response.";
const shows = "Here's the grid:";

const user = (text: string): LanguageModelV4Message => ({ role: "user", content: [{ type: "text", text }] });
const grid = (schema: object, name = "show_component_Grid"): Tool => ({
  type: "function",
  name,
  inputSchema: schema as Tool["inputSchema"],
});
const object = (properties: object, required: string[] = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
});
/** Returns a schema of lists nested to the given depth. */
const lists = (depth: number, minItems = 100): object =>
  depth === 0 ? { type: "string" } : { type: "array", minItems, items: lists(depth - 1, minItems) };
/** Returns a schema of alternating lists and objects nested to the given depth. */
const rows = (depth: number): object =>
  depth === 0
    ? { type: "string" }
    : object({ rows: { type: "array", minItems: 100, items: rows(depth - 1) } });
const members = (count: number, of: object): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, of]));

async function reply(options: LanguageModelV4CallOptions) {
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of (await createDemoModel({ delayMs: 0 }).doStream(options)).stream) parts.push(part);
  const inputs = parts.flatMap((part) => (part.type === "tool-call" ? [JSON.parse(part.input)] : []));
  const text = parts.map((part) => (part.type === "text-delta" ? part.delta : "")).join("");
  return { text, inputs };
}

/** Counts the values in a JSON value, including the value itself. */
function valuesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, member) => sum + valuesIn(member), 1);
}

describe("a component whose schema requires more than the turn's budget", () => {
  it.each<[string, object]>([
    ["lists in lists, two deep", object({ grid: lists(2) })],
    ["lists in lists, three deep", object({ grid: lists(3) })],
    ["lists in lists, four deep", object({ grid: lists(4) })],
    ["lists in lists, thirty deep", object({ grid: lists(30) })],
    ["objects in lists, two deep", rows(2)],
    ["objects in lists, four deep", rows(4)],
    ["a list of more items than there are values", object({ list: { ...lists(1), minItems: 1e9 } })],
    [
      "lists in every required property that is not described",
      { type: "object", required: ["a", "b", "c"], additionalProperties: lists(2), minProperties: 1e9 },
    ],
    ["lists behind alternatives", object({ grid: { anyOf: [{ type: "null" }, { allOf: [lists(4)] }] } })],
    ["a list behind its first items", object({ grid: { ...lists(3), prefixItems: [lists(4)] } })],
    [
      "long texts",
      object({ list: { type: "array", minItems: 100, items: { type: "string", minLength: 10_000 } } }),
    ],
    ["a text of no end", object({ text: { type: "string", minLength: 1e12 } })],
    [
      "a large value that is the only one allowed",
      object({ list: { type: "array", minItems: 100, items: { const: Array(1_000).fill(0) } } }),
    ],
    ["more properties than there are values", object(members(4_001, { type: "string" }))],
    ["a schema that is too large to be read", object({ a: { enum: Array(20_000).fill("a") } })],
    ["an object within itself", object({ next: { $ref: "#" } })],
    ["a schema that is nested too deeply", object({ grid: lists(100, 1) })],
  ])("%s: it says that it cannot fill it in", async (_name, schema) => {
    expect(await reply({ prompt: [user("show the grid")], tools: [grid(schema)] })).toEqual({
      text: tooLarge,
      inputs: [],
    });
  });

  it.each<[string, object, unknown]>([
    [
      "an optional list is left out",
      object({ title: { type: "string" }, grid: lists(4) }, ["title"]),
      { title: "Grid" },
    ],
    [
      "a list has the least of its items",
      object({ list: { type: "array", items: object({ grid: lists(2, 70) }) } }),
      {
        list: [],
      },
    ],
    [
      "a large default is not used",
      object({ list: { type: "array", default: Array(5_000).fill("a") } }),
      {
        list: ["List 1", "List 2", "List 3"],
      },
    ],
    [
      "a definition that refers only to itself allows anything",
      { ...object({ next: { $ref: "#/$defs/a" } }), $defs: { a: { $ref: "#/$defs/a" } } },
      { next: "Sample next" },
    ],
  ])("if a smaller response satisfies it, %s", async (_name, schema, input) => {
    expect(await reply({ prompt: [user("show the grid")], tools: [grid(schema)] })).toEqual({
      text: shows,
      inputs: [input],
    });
  });

  it("fills as many components as the budget allows, and lists the others", async () => {
    const schema = object({ list: { type: "array", minItems: 3_000, items: { type: "integer" } } });
    const options = {
      prompt: [user("show the grid and the cart")],
      tools: [grid(schema), grid(schema, "show_component_Cart")],
    };
    const { text, inputs } = await reply(options);
    expect([text, inputs.map(valuesIn)]).toEqual([
      "Here's the grid: I cannot fill in the cart: its schema requires more than the 4000 values that the demo model builds in one response.",
      [3_002],
    ]);
  });
});

it("builds values within the turn's budget that satisfy the schema", () => {
  const ajv = new Ajv({ strict: false, logger: false });
  const least = fc.constantFrom(0, 1, 2, 10, 100, 5_000);
  const { schema } = fc.letrec<{ schema: object; root: object }>((tie) => ({
    schema: fc.oneof(
      { depthSize: "medium", withCrossShrink: true },
      fc.constantFrom({ type: "string" }, { type: "boolean" }, { type: "number" }, { enum: ["a", 1, null] }),
      fc.record({ type: fc.constant("string"), minLength: least }),
      fc.record({ type: fc.constant("array"), minItems: least, items: tie("schema") }),
      fc.record({ type: fc.constant("array"), minItems: least, items: tie("schema") }),
      fc.record({ anyOf: fc.tuple(tie("schema"), fc.constant({ type: "null" })) }),
      tie("root"),
    ),
    root: fc
      .tuple(fc.array(tie("schema"), { minLength: 1, maxLength: 4 }), fc.nat(15))
      .map(([all, picks]) => {
        const properties = Object.fromEntries(all.map((one, index) => [`p${index}`, one]));
        return object(
          properties,
          Object.keys(properties).filter((_, index) => (picks >> index) & 1),
        );
      }),
  }));
  fc.assert(
    fc.property(schema, fc.boolean(), fc.constantFrom("", "milk, eggs and 7 rows"), (of, generous, text) => {
      const budget = new UnitBudget();
      const input = buildInput(object({ of }), {
        mentions: findMentions(text),
        budget,
        fillsOptional: generous,
      });
      if (input === undefined) return;
      expect(valuesIn(input)).toBeLessThanOrEqual(maxTurnUnits - budget.left);
      expect(budget.left).toBeGreaterThanOrEqual(0);
      expect(ajv.validate(object({ of }), input), ajv.errorsText()).toBe(true);
    }),
    { numRuns: 1_000, seed: 7 },
  );
});

describe("long texts and many values", () => {
  it("reads only the start of a tool result, regardless of its content", async () => {
    const prompt: LanguageModelV4Message[] = [
      user("weather"),
      {
        role: "assistant",
        content: [{ type: "tool-call", toolCallId: "c", toolName: "get_weather", input: {} }],
      },
      {
        role: "tool",
        content: [
          {
            type: "tool-result",
            toolCallId: "c",
            toolName: "get_weather",
            output: { type: "text", value: "1".repeat(1_000_000) },
          },
        ],
      },
    ];
    expect(await reply({ prompt, tools: [] })).toEqual({
      text: `${"1".repeat(499)}…`,
      inputs: [],
    });
  });

  it("describes the first results, and shows at most one component per call", async () => {
    const results = Array.from({ length: 1_000 }, (_, index): LanguageModelV4Message[] => [
      {
        role: "assistant",
        content: [
          { type: "tool-call", toolCallId: `${index}`, toolName: "get_grid", input: { title: `t${index}` } },
        ],
      },
      {
        role: "tool",
        content: [
          {
            type: "tool-result",
            toolCallId: `${index}`,
            toolName: "get_grid",
            output: { type: "text", value: `r${index}` },
          },
        ],
      },
    ]).flat();
    const schema = object({ title: { type: "string" } });
    const { text, inputs } = await reply({
      prompt: [user("show the grid"), ...results],
      tools: [grid(schema)],
    });
    expect(text).toBe(Array.from({ length: 20 }, (_, index) => `r${index}.`).join(" "));
    expect(inputs).toEqual(Array.from({ length: 5 }, (_, index) => ({ title: `t${index}` })));
  });

  it("yields to the event loop while it compares a message with many tools", async () => {
    const tools = Array.from({ length: 400 }, (_, index) => grid(object({}), `tool_${index}`));
    let turns = 0;
    let isReading = true;
    const count = () => {
      turns += 1;
      if (isReading) setImmediate(count);
    };
    setImmediate(count);
    await reply({ prompt: [user("Hi")], tools });
    isReading = false;
    expect(turns).toBeGreaterThanOrEqual(20);
  });
});
