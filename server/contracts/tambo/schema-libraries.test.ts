/** Runs whose tools and components have the schemas that schema libraries write. */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { pydanticSchema, typeboxSchema } from "../../core/schemas/fixtures/emitted.ts";
import { readCheckedEvents } from "../../proof/testing/clients/stream-checks.ts";
import { startTestServer } from "../../proof/testing/server.ts";

const node = z.object({
  label: z.string(),
  get next() {
    return node.nullable().optional();
  },
});
const zodSchema = z.toJSONSchema(
  z.object({
    note: z.string().nullable(),
    size: z.enum(["s", "m"]),
    extra: z.any(),
    pair: z.tuple([z.string(), z.int()]),
    scores: z.record(z.string(), z.number()),
    pet: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("cat") }),
      z.object({ kind: z.literal("dog") }),
    ]),
    tree: node,
  }),
);

const common = { note: null, size: "s", extra: [1], pair: ["a", 1], scores: { a: 0.5 } };
const wrong = { size: "l", pair: ["a", "b"] };
const tree = { label: "a", next: { label: "b" } };

const cases: [name: string, schema: object, valid: object, issues: string[]][] = [
  [
    "zod",
    zodSchema,
    { ...common, pet: { kind: "cat" }, tree },
    ["/pair/1: must be integer", '/size: must be one of "s", "m"'],
  ],
  [
    "pydantic",
    pydanticSchema,
    { ...common, amount: "1", pet: { kind: "dog", name: "a" }, tree },
    ["/pair/1: must be integer", '/size: must be one of "s", "m"'],
  ],
  [
    "TypeBox",
    typeboxSchema,
    { ...common, both: { a: 1, b: true }, tree: { label: "a", children: [{ label: "b" }] } },
    [
      "/pair/1: must be integer",
      '/size: must be "m"',
      '/size: must be "s"',
      "/size: must match a schema in anyOf",
    ],
  ],
];

describe("the official path", () => {
  it.each(cases)(
    "validates arguments against a schema by %s [T-028][T-029]",
    async (_name, schema, valid, issues) => {
      const server = await startTestServer();
      const tools = [{ name: "order", description: "Orders", inputSchema: schema, strict: true }];
      const turns = [[{ tool: "order", args: { ...valid, ...wrong } }], [{ tool: "order", args: valid }]];
      const events = (await readCheckedEvents(await server.script("thr_1", turns, { tools }))).map(
        ({ event }) => event,
      );
      const [result] = events.filter(({ name }) => name === "tambo.tool.result");
      const [title, ...lines]: string[] = (result?.value.result[0].text ?? "").split("\n");
      expect([title, lines.sort()]).toEqual([
        'The tool "order" was not called: its arguments do not match its schema.',
        issues,
      ]);
      const pending = events.find(({ name }) => name === "tambo.run.awaiting_input");
      expect(pending?.value.pendingToolCalls.map(({ input }: { input: object }) => input)).toEqual([valid]);
    },
  );

  it.each(cases)("validates state against a schema by %s [T-028][T-029]", async (_name, schema, valid) => {
    const server = await startTestServer();
    const availableComponents = [
      { name: "Order", description: "Shows", propsSchema: schema, stateSchema: schema },
    ];
    const state = [{ set: { ...valid, ...wrong } }, { set: valid }];
    const turns = [[{ component: "Order", props: valid, state }]];
    const events = (
      await readCheckedEvents(await server.script("thr_1", turns, { availableComponents }))
    ).map(({ event }) => event);
    const end = events.find(({ name }) => name === "tambo.component.end");
    expect(end?.value).toMatchObject({ props: valid, state: valid });
    expect(JSON.stringify(events)).not.toContain('"size":"l"');
  });

  it.each(cases)(
    "lets the demo model call a tool with a schema by %s [T-028][T-029]",
    async (_name, schema) => {
      const server = await startTestServer();
      const tools = [
        { name: "place_order", description: "Places an order", inputSchema: schema, strict: true },
      ];
      const response = await server.stream("POST", "/v1/threads/thr_1/runs", {
        message: { role: "user", content: "place an order" },
        model: "demo",
        createThread: true,
        toolChoice: { name: "place_order" },
        tools,
      });
      const events = (await readCheckedEvents(response)).map(({ event }) => event);
      const pending = events.find(({ name }) => name === "tambo.run.awaiting_input");
      expect(pending?.value.pendingToolCalls).toEqual([
        { toolCallId: expect.any(String), toolName: "place_order", input: expect.any(Object) },
      ]);
    },
  );
});
