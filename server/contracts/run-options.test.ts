import { describe, expect, it } from "vitest";
import { convertRunOptions, type RunOptions, toClientTool } from "./run-options.ts";

const schema = { type: "object", properties: { a: { type: "string" } } } as const;
const tool = { name: "pick", description: "Picks", inputSchema: schema };

describe("run options in the engine's format", () => {
  it.each<[string, RunOptions, object]>([
    ["nothing", {}, { components: [], toolChoice: "auto" }],
    [
      "everything [M-077][M-078][M-079]",
      {
        availableComponents: [
          {
            name: "Card",
            description: "Shows a card",
            propsSchema: schema,
            stateSchema: schema,
            contextTools: [tool, { ...tool, name: "once", strict: true, maxCalls: 1 }],
          },
          { name: "Chart", description: "Shows a chart", propsSchema: schema },
        ],
        toolChoice: { name: "pick" },
        forceComponent: "Card",
        model: "demo",
        maxTokens: 1,
        temperature: 0,
      } as RunOptions,
      {
        components: [
          {
            name: "Card",
            description: "Shows a card",
            propsSchema: schema,
            stateSchema: schema,
            contextTools: [tool, { ...tool, name: "once", strict: true, maxCalls: 1 }],
          },
          { name: "Chart", description: "Shows a chart", propsSchema: schema, contextTools: [] },
        ],
        toolChoice: { name: "pick" },
        forceComponent: "Card",
        model: "demo",
        maxTokens: 1,
        temperature: 0,
      },
    ],
    [
      "only what the contract knows",
      { toolChoice: "none", metadata: { a: 1 }, more: 1 } as RunOptions,
      { components: [], toolChoice: "none" },
    ],
  ])("%s", (_name, options, want) => {
    expect(convertRunOptions(options)).toStrictEqual(want);
  });

  it("converts a client tool [M-075]", () => {
    expect(toClientTool({ ...tool, more: 1 } as never, "/tools/0")).toStrictEqual(tool);
    expect(toClientTool({ ...tool, strict: false } as never, "/tools/0")).toStrictEqual({
      ...tool,
      strict: false,
    });
  });
  it("adds the keywords that providers require", () => {
    const convert = (inputSchema: object) => toClientTool({ ...tool, inputSchema } as never, "").inputSchema;
    const properties = {};
    expect(convert({})).toStrictEqual({ type: "object", properties });
    expect(convert({ type: ["object", "null"], anyOf: [true] })).toStrictEqual({
      type: "object",
      properties,
      anyOf: [true],
    });
  });

  it.each<[options: object, error: string]>([
    [
      { availableComponents: [{ name: "a", propsSchema: { type: "array" } }] },
      '/availableComponents/0/propsSchema/type: must be "object", or a list that contains it',
    ],
    [
      { availableComponents: [{ name: "a", propsSchema: {}, stateSchema: { properties: { x: 1 } } }] },
      "/availableComponents/0/stateSchema/properties/x: must be of type object or boolean",
    ],
    [
      { availableComponents: [{ propsSchema: {}, contextTools: [{ ...tool, outputSchema: { enum: 1 } }] }] },
      "/availableComponents/0/contextTools/0/outputSchema/enum: must be of type array",
    ],
  ])("rejects an invalid schema: %j [T-028][T-029]", (options, error) => {
    expect(() => convertRunOptions(options as RunOptions)).toThrow(error);
  });
});
