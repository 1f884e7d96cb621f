import { describe, expect, it } from "vitest";
import { checkBody } from "../../../generated/ag-ui/validators.js";
import { defaultLimits } from "../../core/settings.ts";
import { AgUiError } from "./errors.ts";
import { toRunInput } from "./run-input.ts";

type Body = Parameters<typeof toRunInput>[0];

const base: Body = { threadId: "t", runId: "r", messages: [], tools: [], context: [] };

/** Returns the input for a body that matches the schema. */
function convertBody(change: object, agent: Parameters<typeof toRunInput>[1] = {}) {
  const body = { ...base, ...change } as Body;
  expect(checkBody("runAgent", body)).toEqual([]);
  return toRunInput(body, agent, []);
}

describe("toRunInput", () => {
  it("converts a minimal request [C-001][C-005][C-006][C-007]", () => {
    expect(convertBody({})).toEqual({
      toolResults: [],
      messages: [],
      history: [],
      keepsUnusableContent: true,
      consents: [],
      settings: {
        components: [],
        tools: [],
        toolChoice: "auto",
        embedResources: false,
        context: [],
        asksConsent: true,
      },
      onDisconnect: "cancel",
    });
  });

  it("converts a complete request [C-033][C-034][M-072][M-075][M-077][M-078][M-079][M-081][M-082]", () => {
    const schema = { type: "object", properties: { a: { type: "string" } } };
    const card = { name: "Card", description: "Shows a card", propsSchema: schema };
    const input = convertBody({
      messages: [{ id: "1", role: "user", content: "hi" }],
      tools: [{ name: "pick", description: "Picks", parameters: schema, metadata: { a: 1 } }],
      context: [{ description: "Page", value: "/cart", more: 1 }],
      state: { theme: "dark", components: { c: {} } },
      resume: [
        { interruptId: "a", status: "resolved", payload: { approved: true } },
        { interruptId: "b", status: "resolved", payload: { approved: false } },
        { interruptId: "c", status: "cancelled", payload: { approved: true } },
        { interruptId: "d", status: "cancelled" },
      ],
      forwardedProps: {
        other: 1,
        tambo: {
          model: "demo",
          maxTokens: 10,
          temperature: 0.5,
          toolChoice: "required",
          availableComponents: [card],
          forceComponent: "Card",
          onDisconnect: "continue",
        },
      },
    });
    expect(input).toEqual({
      toolResults: [],
      messages: [],
      history: [{ id: "1", role: "user", blocks: [{ type: "text", text: "hi" }] }],
      keepsUnusableContent: true,
      consents: [
        { toolCallId: "a", approved: true, pointer: "/resume/0/interruptId" },
        { toolCallId: "b", approved: false, pointer: "/resume/1/interruptId" },
        { toolCallId: "c", approved: false, pointer: "/resume/2/interruptId" },
        { toolCallId: "d", approved: false, pointer: "/resume/3/interruptId" },
      ],
      settings: {
        components: [{ ...card, contextTools: [] }],
        tools: [{ name: "pick", description: "Picks", inputSchema: schema }],
        toolChoice: "required",
        forceComponent: "Card",
        model: "demo",
        maxTokens: 10,
        temperature: 0.5,
        embedResources: false,
        context: [{ description: "Page", value: "/cart" }],
        appState: { theme: "dark" },
        asksConsent: true,
      },
      onDisconnect: "continue",
    });
  });

  it("uses the agent's settings; the request's model takes precedence [M-073][M-074]", () => {
    const agent = { instructions: "Help.", serverTools: ["a/*"], limits: defaultLimits, model: "script" };
    expect(convertBody({}, agent).settings).toMatchObject(agent);
    expect(convertBody({ forwardedProps: { tambo: { model: "demo" } } }, agent).settings).toMatchObject({
      ...agent,
      model: "demo",
    });
  });

  it.each<[string, object, object]>([
    ["none", {}, { type: "object", properties: {} }],
    ["none in them", { parameters: {} }, { type: "object", properties: {} }],
    ["a text", { parameters: "x" }, { type: "object", properties: {} }],
    ["a list", { parameters: [1] }, { type: "object", properties: {} }],
    ["true", { parameters: true }, { type: "object", properties: {} }],
    ["of another type", { parameters: { type: "string" } }, { type: "object", properties: {} }],
    [
      "of several types",
      { parameters: { type: ["object", "null"], required: ["a"] } },
      { type: "object", properties: {} },
    ],
    ["of no type", { parameters: { type: null } }, { type: "object", properties: {} }],
    [
      "with properties in a list",
      { parameters: { type: "object", properties: ["a"], required: ["a"] } },
      { type: "object", properties: {} },
    ],
    ["with no properties", { parameters: { properties: null } }, { type: "object", properties: {} }],
    [
      "without a type",
      { parameters: { properties: { a: true }, required: ["a"] } },
      { type: "object", properties: { a: true }, required: ["a"] },
    ],
  ])("converts a tool whose parameters are %s [C-034][CX-05]", (_name, change, inputSchema) => {
    const { settings } = convertBody({ tools: [{ name: "a", description: "b", ...change }] });
    expect(settings.tools).toEqual([{ name: "a", description: "b", inputSchema }]);
  });

  it.each(["text", 1, true, [{ tambo: { model: "x" } }], {}, { model: "x" }])(
    "ignores forwardedProps without options: %j [C-008][M-083]",
    (forwardedProps) => {
      expect(convertBody({ forwardedProps })).toEqual(convertBody({}));
    },
  );

  it.each<[state: unknown, settings: object]>([
    [undefined, {}],
    [null, {}],
    ["text", { fixedAppState: "text" }],
    [0, { fixedAppState: 0 }],
    [[1], { fixedAppState: [1] }],
    [{}, { appState: {} }],
    [{ components: { a: 1 } }, { appState: {} }],
    [{ a: null, b: [{}] }, { appState: { a: null, b: [{}] } }],
  ])("handles the state %j [C-004][C-012][C-036]", (state, expected) => {
    const { appState, fixedAppState } = convertBody({ state }).settings;
    expect({ appState, fixedAppState }).toEqual(expected);
  });

  it("rejects a consent without a decision", () => {
    const resume = [
      { interruptId: "a", status: "cancelled" },
      { interruptId: "b", status: "resolved" },
    ];
    expect(() => convertBody({ resume })).toThrow(
      AgUiError.forFields([
        {
          pointer: "/resume/1/payload",
          detail: 'is required with the status "resolved": send {"approved": true} or {"approved": false}',
        },
      ]),
    );
  });
});
