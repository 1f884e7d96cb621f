/** Tests that expensive schemas and values neither block the event loop nor go unreported to the model. */
import { expect, it } from "vitest";
import type { JsonObject } from "../core/events.ts";
import {
  createPartsModel,
  createToolCallPart,
  executeScenario,
  selectEvents,
} from "../proof/testing/engine-runs.ts";
import { measureLoopDelay } from "../proof/testing/loop-delay.ts";
import type { NativeTool } from "../tools/native.ts";

/**
 * Maximum event loop delay. A busy machine causes delays of a few tenths of a second, whereas unlimited
 * checks would block the event loop for ten seconds or more.
 */
const maxDelayMs = 1_000;

const createList = <T>(length: number, item: (index: number) => T): T[] =>
  Array.from({ length }, (_, i) => item(i));
const items = (schema: JsonObject): JsonObject => ({ properties: { a: schema } });
const called = "ok";
const schemaError = 'The tool "probe" was not called: its arguments do not match its schema.\n';
const abortedError = 'The tool "probe" was not called: the check of its arguments was aborted: ';

const manyErrors = items({ items: { allOf: createList(500, () => ({ not: {} })) } });
const slow = "^(a+)+$";

const cases: [string, JsonObject, JsonObject, string][] = [
  ["unique objects", items({ uniqueItems: true }), { a: createList(20_000, (i) => ({ i })) }, called],
  [
    "two equal objects of many",
    items({ uniqueItems: true }),
    { a: [...createList(20_000, (i) => ({ i })), { i: 7 }] },
    `${schemaError}/a: must NOT have duplicate items (items ## 7 and 20000 are identical)`,
  ],
  [
    "a choice of many lists",
    items({ items: { enum: createList(8_000, (i) => [i]) } }),
    { a: createList(40_000, () => [7_999]) },
    called,
  ],
  [
    "millions of errors",
    manyErrors,
    { a: createList(15_000, () => 0) },
    `${schemaError}/a/0: must NOT be valid`,
  ],
  [
    "a schema that takes long to compile",
    {
      patternProperties: Object.fromEntries(createList(6_000, (i) => [`d${i}`, {}])),
      additionalProperties: false,
    },
    {},
    `${abortedError}it took more than 2 s.`,
  ],
  [
    "a regular expression that takes forever",
    items({ pattern: slow }),
    { a: `${"a".repeat(29)}!` },
    `${abortedError}it took more than 2 s.`,
  ],
];

/**
 * Returns the result of a tool call with the given schema and the longest event loop delay in milliseconds.
 */
async function callTool(schema: JsonObject, input: JsonObject) {
  const probe: NativeTool = {
    tool: { name: "probe", description: "", inputSchema: schema, repeatable: true },
    run: async () => ({ content: [{ type: "text", text: called }], isError: false }),
  };
  const model = createPartsModel([[createToolCallPart("call", "probe", JSON.stringify(input))]]);
  return await measureLoopDelay(async () => {
    const events = await executeScenario({ tools: [probe], model });
    return selectEvents(events, "TOOL_CALL_RESULT").map(({ content }) => content);
  });
}

it.each(cases)(
  "the event loop stays responsive while arguments are checked: %s",
  async (_title, schema, input, want) => {
    const { result, maxDelayMs: delayMs } = await callTool(schema, input);
    expect(result).toEqual([want]);
    expect(delayMs).toBeLessThan(maxDelayMs);
  },
  120_000,
);

it("the event loop stays responsive while a state is checked, which then is not changed", async () => {
  const stateSchema = items({ pattern: slow });
  const components = [
    { name: "Card", description: "", propsSchema: { type: "object" }, stateSchema, contextTools: [] },
  ];
  const change = JSON.stringify({ component: "card", state: { a: `${"a".repeat(40)}!` } });
  const model = createPartsModel([
    [
      createToolCallPart("card", "show_component_Card"),
      createToolCallPart("change", "update_component_state", change),
    ],
  ]);
  const { result, maxDelayMs: delayMs } = await measureLoopDelay(() =>
    executeScenario({ model, settings: { components } }),
  );
  expect(selectEvents(result, "engine.warning").map(({ message }) => message)).toEqual([
    "The state was not changed: the check against its schema was aborted: it took more than 2 s",
  ]);
  expect(delayMs).toBeLessThan(maxDelayMs);
}, 60_000);

it("a run is cancelled while arguments are checked", async () => {
  const { promise: stop, resolve } = Promise.withResolvers<void>();
  const probe: NativeTool = {
    tool: { name: "probe", description: "", inputSchema: items({ pattern: slow }), repeatable: true },
    run: () => expect.unreachable(),
  };
  const model = createPartsModel([
    [createToolCallPart("call", "probe", JSON.stringify({ a: `${"a".repeat(40)}!` }))],
  ]);
  const playing = executeScenario({ tools: [probe], model, stop });
  setImmediate(resolve);
  const events = await playing;
  expect(selectEvents(events, "RUN_ERROR").map(({ code }) => code)).toEqual(["CANCELLED"]);
  expect(selectEvents(events, "TOOL_CALL_RESULT").length).toBeLessThanOrEqual(1);
}, 60_000);
