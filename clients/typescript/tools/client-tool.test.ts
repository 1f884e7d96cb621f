import { expectTypeOf, it } from "vitest";
import type { JSONSchema, JsonObject, Tool } from "../types.ts";
import { type ClientTool, defineTool, type FromSchema, type ToolContext } from "./client-tool.ts";

const tool = { name: "add_to_cart", description: "Adds an item to the cart" };

it("has the input's type from a schema that is written in place [T-028][T-029]", () => {
  const made = defineTool({
    ...tool,
    inputSchema: {
      type: "object",
      properties: {
        sku: { type: "string", description: "Number of the item" },
        quantity: { type: "integer", default: 1 },
        price: { type: "number" },
        gift: { type: "boolean" },
        nothing: { type: "null" },
        size: { type: "string", enum: ["s", "m", "l"] },
        level: { type: "integer", enum: [1, 2, null] },
        tags: { type: "array", items: { type: "string" } },
        list: { type: "array" },
        options: { type: "object" },
        address: {
          type: "object",
          properties: { street: { type: "string" }, lines: { type: "array", items: { type: "integer" } } },
          required: ["street"],
        },
      },
      required: ["sku", "tags", "address"],
      additionalProperties: false,
    },
    run(input, context) {
      expectTypeOf(input).toEqualTypeOf<{
        sku: string;
        quantity: number;
        price?: number;
        gift?: boolean;
        nothing?: null;
        size?: "s" | "m" | "l";
        level?: 1 | 2 | null;
        tags: string[];
        list?: unknown[];
        options?: JsonObject;
        address: { street: string; lines?: number[] };
      }>();
      expectTypeOf(context).toEqualTypeOf<ToolContext>();
      // @ts-expect-error: the schema has no such member.
      input.qantity;
    },
  });
  expectTypeOf(made).toEqualTypeOf<ClientTool>();
  expectTypeOf(made).toExtend<Tool>();
});

it("has it from a constant, and knows nothing of a schema that is no constant", () => {
  const inputSchema = { type: "object", properties: { on: { type: "boolean" } }, required: ["on"] } as const;
  defineTool({ ...tool, inputSchema, run: (input) => expectTypeOf(input).toEqualTypeOf<{ on: boolean }>() });
  const fetched: JSONSchema = inputSchema as never;
  defineTool({
    ...tool,
    inputSchema: fetched,
    run: (input) => expectTypeOf(input).toEqualTypeOf<JsonObject>(),
  });
  const list = { type: "array", items: { type: "string" } } as const;
  // @ts-expect-error: the input of a tool is an object.
  defineTool({ ...tool, inputSchema: list, run: () => "" });
  // @ts-expect-error: what is required is misspelt.
  defineTool({ ...tool, inputSchema: { ...inputSchema, required: ["onn"] }, run: () => "" });
  const written = { type: "object", properties: { on: { type: "boolean" } }, required: ["onn"] } as const;
  // @ts-expect-error: so it is in a constant.
  defineTool({ ...tool, inputSchema: written, run: () => "" });
  const dated = { type: "object", properties: { day: { type: "date" } } } as const;
  // @ts-expect-error: there is no such JSON type.
  defineTool({ ...tool, inputSchema: dated, run: () => "" });
});

it("keeps keywords that it does not know out of the type", () => {
  expectTypeOf<
    FromSchema<{ type: "object"; properties: { a: { type: "string"; format: "date" } }; minProperties: 1 }>
  >().toEqualTypeOf<{ a?: string }>();
});
