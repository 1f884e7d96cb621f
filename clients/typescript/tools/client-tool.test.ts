import { expectTypeOf, it } from "vitest";
import { z } from "zod";
import type { JSONSchema, JsonObject, Tool } from "../types.ts";
import { type ClientTool, defineTool, type FromSchema, type ToolContext } from "./client-tool.ts";

const tool = { name: "add_to_cart", description: "Adds an item to the cart" };

it("infers the input type from an inline schema [T-028][T-029]", () => {
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
      // @ts-expect-error: the schema has no such property.
      input.qantity;
    },
  });
  expectTypeOf(made).toEqualTypeOf<ClientTool>();
  expectTypeOf(made).toExtend<Tool>();
});

it("infers it from a constant, and uses JsonObject for other schemas", () => {
  const inputSchema = { type: "object", properties: { on: { type: "boolean" } }, required: ["on"] } as const;
  defineTool({ ...tool, inputSchema, run: (input) => expectTypeOf(input).toEqualTypeOf<{ on: boolean }>() });
  const fetched: JSONSchema = inputSchema as never;
  defineTool({
    ...tool,
    inputSchema: fetched,
    run: (input) => expectTypeOf(input).toEqualTypeOf<JsonObject>(),
  });
  const list = { type: "array", items: { type: "string" } } as const;
  // @ts-expect-error: tool inputs must be objects.
  defineTool({ ...tool, inputSchema: list, run: () => "" });
  // @ts-expect-error: `required` has an unknown property.
  defineTool({ ...tool, inputSchema: { ...inputSchema, required: ["onn"] }, run: () => "" });
  const misspelled = { type: "object", properties: { on: { type: "boolean" } }, required: ["onn"] } as const;
  // @ts-expect-error: the same error in a constant.
  defineTool({ ...tool, inputSchema: misspelled, run: () => "" });
  const dated = { type: "object", properties: { day: { type: "date" } } } as const;
  // @ts-expect-error: "date" is not a JSON type.
  defineTool({ ...tool, inputSchema: dated, run: () => "" });
});

it("ignores unknown keywords", () => {
  expectTypeOf<
    FromSchema<{ type: "object"; properties: { a: { type: "string"; format: "date" } }; minProperties: 1 }>
  >().toEqualTypeOf<{ a?: string }>();
});

it("infers nullable values, unions, constants and unrestricted values", () => {
  expectTypeOf<
    FromSchema<{
      properties: {
        note: { anyOf: readonly [{ type: "string" }, { type: "null" }] };
        size: { type: readonly ["string", "integer"] };
        kind: { const: "order" };
        extra: true;
        more: Record<never, never>;
        item: { $ref: "#/$defs/item" };
        both: {
          allOf: readonly [
            { type: "object"; properties: { a: { type: "string" } } },
            { type: "object"; properties: { b: { type: "null" } } },
          ];
        };
      };
      required: readonly ["note", "size", "kind", "extra", "more", "item", "both"];
    }>
  >().toEqualTypeOf<{
    note: string | null;
    size: string | number;
    kind: "order";
    extra: unknown;
    more: unknown;
    item: unknown;
    both: { a?: string } & { b?: null };
  }>();
  expectTypeOf<FromSchema<Record<never, never>>>().toEqualTypeOf<JsonObject>();
});

it("accepts the schemas of schema libraries", () => {
  defineTool({
    ...tool,
    inputSchema: z.toJSONSchema(z.object({ note: z.string().nullable() })),
    run: (input) => expectTypeOf(input).toEqualTypeOf<JsonObject>(),
  });
});
