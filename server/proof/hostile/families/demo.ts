/** Small schemas that would require the `demo` model to create large values. */
import { randomUUID } from "node:crypto";
import type { Attacker } from "../attacker/attacker.ts";
import type { HostileCase } from "../case.ts";

type Schema = Record<string, unknown>;

/** Returns a schema of nested arrays, each with a minimum number of items. */
const nestedLists = (depth: number, minItems: number, leaf: Schema = { type: "string" }): Schema =>
  depth === 0 ? leaf : { type: "array", minItems, items: nestedLists(depth - 1, minItems, leaf) };

/** Returns a schema of nested objects, each with the given number of required properties. */
const nestedObjects = (depth: number, members: number): Schema => {
  if (depth === 0) return { type: "string" };
  const names = Array.from({ length: members }, (_, index) => `m${index}`);
  const inner = nestedObjects(depth - 1, members);
  return {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, inner])),
    required: names,
  };
};

const propsSchema = (a: Schema): Schema => ({ type: "object", properties: { a }, required: ["a"] });
const component = (name: string, a: Schema) => ({
  name,
  description: "Shows a chart of the data",
  propsSchema: propsSchema(a),
});
const tool = (name: string, a: Schema) => ({
  name,
  description: "Gets the data",
  inputSchema: propsSchema(a),
});

/**
 * Time for which a stream is read, in milliseconds. It is limited because `demo` sends many deltas and pauses
 * before each of them.
 */
const readMs = 5_000;

/** Sends a request, and aborts its stream after some time. */
async function post(attacker: Attacker, path: string, body: object): Promise<void> {
  const signal = AbortSignal.timeout(readMs);
  const { status } = await attacker.send("POST", path, body, { signal });
  attacker.require(status !== undefined, `${path}: no response in ${readMs} ms`);
}

/** Runs `demo` on the Tambo contract. */
async function runDemo(attacker: Attacker, content: string, offered: object): Promise<void> {
  const message = { role: "user", content };
  const body = { model: "demo", createThread: true, message, ...offered };
  await post(attacker, `/v1/threads/d-${randomUUID()}/runs`, body);
}

/** Creates a case that shows a component whose only prop has the given schema. */
const createComponentCase = (
  name: string,
  schema: () => Schema,
  more: Partial<HostileCase> = {},
): HostileCase => ({
  name,
  ...more,
  async attack(attacker) {
    const offered = { availableComponents: [component("Chart", schema())], forceComponent: "Chart" };
    await runDemo(attacker, "Show me the Chart of AAPL", offered);
  },
});

const words = "AAPL and Paris, 3 of SKU-123, the chart of MSFT in New York; ";

export const demo: readonly HostileCase[] = [
  ...[2, 3, 4, 6].map((depth) =>
    createComponentCase(
      `lists within lists, ${depth} deep`,
      () => nestedLists(depth, 100),
      depth === 4 ? { short: true } : {},
    ),
  ),
  createComponentCase("lists of two items, 20 deep", () => nestedLists(20, 2)),
  createComponentCase("a list of a million items", () => nestedLists(1, 1_000_000)),
  createComponentCase(
    "lists of long texts",
    () => nestedLists(2, 100, { type: "string", minLength: 100_000 }),
    {
      short: true,
    },
  ),
  createComponentCase("one text of a billion characters", () => ({
    type: "string",
    minLength: 1_000_000_000,
  })),
  createComponentCase("objects within objects", () => nestedObjects(3, 16)),
  createComponentCase("a schema that refers to itself", () => ({
    type: "array",
    minItems: 3,
    items: { type: "object", $ref: "#/properties/a" },
  })),
  createComponentCase("large alternatives", () => ({
    type: "array",
    minItems: 50,
    items: {
      type: "array",
      anyOf: Array.from({ length: 50 }, () => nestedLists(2, 50)),
      enum: [nestedLists(1, 1)],
    },
  })),
  {
    name: "128 components, each large",
    async attack(attacker) {
      const names = Array.from({ length: 128 }, (_, index) => `Chart${index}`);
      const availableComponents = names.map((name) => component(name, nestedLists(3, 20)));
      await runDemo(attacker, `Show me ${names.join(", ")}`, { availableComponents });
    },
  },
  {
    name: "128 tools, called for many places",
    async attack(attacker) {
      const tools = Array.from({ length: 128 }, (_, index) => tool(`get_data_${index}`, nestedLists(3, 20)));
      await runDemo(attacker, `get data for ${words.repeat(200)}`, { tools });
    },
  },
  {
    name: "a message of 900 kB of names",
    async attack(attacker) {
      const availableComponents = [component("Chart", { type: "array", items: { type: "string" } })];
      await runDemo(attacker, words.repeat(900_000 / words.length), {
        availableComponents,
        tools: [tool("get_data", { type: "string" })],
      });
    },
  },
  {
    name: "counting to a billion",
    async attack(attacker) {
      await Promise.all([
        runDemo(attacker, "Count to 1000000000", {}),
        runDemo(attacker, "Show me a chart with 1000000000 points", {
          availableComponents: [component("Chart", { type: "array", items: { type: "number" } })],
        }),
      ]);
    },
  },
  {
    name: "lists within lists over the other contracts",
    async attack(attacker) {
      const schema = propsSchema(nestedLists(4, 100));
      const [description, content] = ["Gets the data of the chart", "Get the data of the chart of AAPL"];
      await Promise.all([
        post(attacker, "/ag-ui/default", {
          threadId: randomUUID(),
          runId: randomUUID(),
          messages: [{ id: "1", role: "user", content }],
          tools: [{ name: "get_data", description, parameters: schema }],
          context: [],
          state: {},
          forwardedProps: { tambo: { model: "demo" } },
        }),
        post(attacker, "/v1/runs:stream", {
          request: {
            model: "embedded/demo",
            messages: [{ role: "user", content }],
            tools: [{ name: "get_data", description, input_schema: schema }],
            tool_choice: { type: "tool", name: "get_data" },
          },
        }),
      ]);
    },
  },
];
