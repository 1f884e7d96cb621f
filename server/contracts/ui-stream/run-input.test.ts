import { describe, expect, it } from "vitest";
import { checkBody } from "../../../generated/ui-stream/validators.js";
import { RequestRejectedError } from "../../core/errors.ts";
import { defaultLimits } from "../../core/settings.ts";
import { UiStreamError } from "./errors.ts";
import { findContinuedMessage, toRunInput } from "./run-input.ts";

type Body = Parameters<typeof toRunInput>[0];
type Agent = Parameters<typeof toRunInput>[1];

const text = (value: string) => ({ type: "text", text: value });
const question = { id: "u1", role: "user", parts: [text("Hi")] };
const schema = { type: "object", properties: { a: { type: "string" } } };

/** Returns the input for a body that matches the schema, without `history`. */
function convert(change: object, agent: Agent = {}) {
  const body = { messages: [question], ...change } as Body;
  expect(checkBody("streamChatMessage", body)).toEqual([]);
  const { history, ...input } = toRunInput(body, agent);
  if (typeof history !== "function") throw new Error("the history must depend on the stored messages");
  return { ...input, history };
}

/** Returns the error for a body that matches the schema. */
function findError(change: object): unknown {
  try {
    convert(change);
  } catch (error) {
    return error;
  }
  return undefined;
}

const listErrors = (change: object) => {
  const error = findError(change);
  expect(error).toBeInstanceOf(UiStreamError);
  const { code, errors = [] } = (error as UiStreamError).toBody();
  expect(code).toBe("VALIDATION_ERROR");
  return errors.map(({ pointer, message }) => `${pointer} ${message}`);
};

describe("toRunInput", () => {
  it("converts a minimal request", () => {
    const { history, ...input } = convert({});
    expect(input).toEqual({
      toolResults: [],
      messages: [],
      consents: [],
      abandonsUndecidedCalls: true,
      settings: {
        components: [],
        tools: [],
        toolChoice: "auto",
        embedResources: false,
        asksConsent: true,
      },
      onDisconnect: "cancel",
    });
    expect(history([])).toEqual([
      { id: "u1", role: "user", blocks: [text("Hi")], pointers: ["/messages/0/parts/0"] },
    ]);
    expect(
      history([{ id: "u1", role: "user", blocks: [{ type: "text", text: "Hi" }], createdAt: 1 }]),
    ).toEqual([{ stored: "u1" }]);
  });

  it("converts a complete request", () => {
    const card = { name: "Card", description: "Shows a card", propsSchema: schema, stateSchema: schema };
    const contextTool = { name: "close", description: "Closes", inputSchema: schema, maxCalls: 2 };
    const { history: _, ...input } = convert({
      id: "chat_1",
      trigger: "submit-message",
      other: { a: 1 },
      tools: [
        { name: "pick", description: "Picks", inputSchema: schema, outputSchema: schema, strict: true },
        { name: "plain", description: "", inputSchema: {} },
      ],
      availableComponents: [{ ...card, contextTools: [contextTool] }],
      forceComponent: "Card",
      state: { theme: "dark" },
      toolChoice: "required",
      model: "demo",
      maxTokens: 10,
      temperature: 0.5,
      onDisconnect: "continue",
    });
    expect(input).toEqual({
      toolResults: [],
      messages: [],
      consents: [],
      abandonsUndecidedCalls: true,
      settings: {
        components: [{ ...card, contextTools: [contextTool] }],
        tools: [
          { name: "pick", description: "Picks", inputSchema: schema, outputSchema: schema, strict: true },
          { name: "plain", description: "", inputSchema: { type: "object", properties: {} } },
        ],
        toolChoice: "required",
        forceComponent: "Card",
        model: "demo",
        maxTokens: 10,
        temperature: 0.5,
        embedResources: false,
        appState: { theme: "dark" },
        asksConsent: true,
      },
      onDisconnect: "continue",
    });
  });

  it("uses an empty state, which differs from no state", () => {
    expect(convert({ state: {} }).settings.appState).toEqual({});
    expect("appState" in convert({}).settings).toBe(false);
  });

  it("uses the agent's settings", () => {
    const agent = { instructions: "Help.", serverTools: ["a/*"], limits: defaultLimits };
    const input = convert({}, agent);
    expect(input.settings).toMatchObject(agent);
    expect("model" in input.settings).toBe(false);
    expect("hasAgentModel" in input).toBe(false);
  });

  it("uses the agent's model unless the request selects one", () => {
    const agent = { model: "script" };
    const ofAgent = convert({}, agent);
    expect([ofAgent.settings.model, ofAgent.hasAgentModel]).toEqual(["script", true]);
    const ofRequest = convert({ model: "demo" }, agent);
    expect([ofRequest.settings.model, "hasAgentModel" in ofRequest]).toEqual(["demo", false]);
  });

  it.each([
    [
      "tools",
      { tools: [{ name: "a", description: "", inputSchema: { type: "string" } }] },
      "/tools/0/inputSchema",
    ],
    [
      "components",
      { availableComponents: [{ name: "A", description: "", propsSchema: { type: "string" } }] },
      "/availableComponents/0/propsSchema",
    ],
  ])("rejects an invalid schema of %s, with its location", (_, change, pointer) => {
    const error = findError(change);
    expect(error).toBeInstanceOf(RequestRejectedError);
    const { issues } = error as RequestRejectedError;
    expect(issues.map((issue) => issue.pointer.startsWith(pointer))).toEqual([true]);
  });
});

describe("parts with invalid fields", () => {
  it("are rejected with the locations of all of them", () => {
    const messages = [
      { id: "s1", role: "system", parts: [{ type: "text" }] },
      {
        ...question,
        parts: [
          text("see"),
          { type: "file", mediaType: "image/png" },
          { type: "file", url: "https://a.example/i" },
          { type: "file", url: "ftp://a.example/i", mediaType: "image/png" },
          { type: "tool-pick" },
        ],
      },
      { id: "r1", role: "assistant", parts: [text("So."), { type: "dynamic-tool", toolName: "s/look" }] },
    ];
    expect(listErrors({ messages })).toEqual([
      "/messages/0/parts/0/text is required",
      "/messages/1/parts/1/url is required",
      "/messages/1/parts/2/mediaType is required",
      "/messages/1/parts/3/url must be an http, https or data URL",
      "/messages/1/parts/4/toolCallId is required",
      "/messages/2/parts/1/toolCallId is required",
    ]);
  });

  it("are rejected if the name of a tool is missing", () => {
    const part = { type: "dynamic-tool", toolCallId: "c", state: "output-available", input: {}, output: "" };
    const messages = [question, { id: "r1", role: "assistant", parts: [part] }];
    expect(listErrors({ messages })).toEqual(["/messages/1/parts/0/toolName is required"]);
    const unnamed = [question, { id: "r1", role: "assistant", parts: [{ type: "tool-", toolCallId: "c" }] }];
    expect(listErrors({ messages: unnamed })).toEqual([
      "/messages/1/parts/0/type has no tool name after `tool-`",
    ]);
  });

  it("are rejected if a database would change an ID", () => {
    const part = { type: "dynamic-tool", toolCallId: "c\0", toolName: "s\ud800" };
    const messages = [
      { ...question, id: "u\0" },
      { id: "r\udc00", role: "assistant", parts: [part] },
    ];
    expect(listErrors({ messages })).toEqual([
      "/messages/0/id contains U+0000, which databases cannot store; remove it",
      "/messages/1/id contains an unpaired surrogate; remove it",
      "/messages/1/parts/0/toolCallId contains U+0000, which databases cannot store; remove it",
      "/messages/1/parts/0/toolName contains an unpaired surrogate; remove it",
    ]);
  });

  it("are rejected if two parts of a message have the same call", () => {
    const part = { type: "tool-pick", toolCallId: "c", state: "output-available", input: {}, output: "" };
    const response = (id: string, ...parts: object[]) => ({ id, role: "assistant", parts });
    const messages = [question, response("r1", part, part), response("r2", part), question];
    expect(listErrors({ messages })).toEqual([
      "/messages/1/parts/1/toolCallId is the ID of another part of the message",
    ]);
  });

  it("are accepted in responses, whose files were produced by a run", () => {
    const parts = [
      { type: "file" },
      { type: "text" },
      { type: "file", url: "blob:x", mediaType: "image/png" },
    ];
    expect(() => convert({ messages: [question, { id: "r1", role: "assistant", parts }] })).not.toThrow();
  });

  it("are accepted if the type of the part is unknown", () => {
    const parts = [
      { type: "toolbox" },
      { type: "data-note" },
      { type: "step-start" },
      { type: "source-url" },
    ];
    expect(() => convert({ messages: [{ ...question, parts }] })).not.toThrow();
  });
});

describe("consents", () => {
  const decide = (toolCallId: string, approved?: boolean, state = "approval-responded") => ({
    type: "dynamic-tool",
    toolName: "s/look",
    toolCallId,
    state,
    input: {},
    approval: { id: toolCallId, ...(approved !== undefined && { approved }) },
  });
  const listConsents = (...messages: object[]) => convert({ messages: [question, ...messages] }).consents;
  const response = (...parts: object[]) => ({ id: "r1", role: "assistant", parts });

  it("are the decisions in the last message, with their locations", () => {
    const message = response(
      text("May I?"),
      decide("c1", true),
      { type: "step-start" },
      decide("c2", false),
      {
        ...decide("c3", true),
        type: "tool-pick",
      },
    );
    expect(listConsents(message)).toEqual([
      { toolCallId: "c1", approved: true, pointer: "/messages/1/parts/1/approval" },
      { toolCallId: "c2", approved: false, pointer: "/messages/1/parts/3/approval" },
      { toolCallId: "c3", approved: true, pointer: "/messages/1/parts/4/approval" },
    ]);
  });

  it("have the reasons for denials", () => {
    const withReason = (toolCallId: string, approved: boolean, reason: string) => ({
      ...decide(toolCallId, approved),
      approval: { id: toolCallId, approved, reason },
    });
    const message = response(
      withReason("c1", false, "Too late."),
      withReason("c2", false, ""),
      withReason("c3", true, "Fine."),
      withReason("__proto__", false, "Too early."),
    );
    const { denialReasons } = convert({ messages: [question, message] }).settings;
    expect(Object.entries(denialReasons ?? {})).toEqual([
      ["c1", "Too late."],
      ["__proto__", "Too early."],
    ]);
    expect("denialReasons" in convert({ messages: [question] }).settings).toBe(false);
  });

  it("do not contain calls without a decision, or calls that have been made already", () => {
    expect(
      listConsents(
        response(
          decide("c1"),
          decide("c2", undefined, "approval-requested"),
          decide("c3", true, "output-available"),
          decide("c4", false, "output-denied"),
          { type: "dynamic-tool", toolName: "s/look", toolCallId: "c5", state: "approval-responded" },
        ),
      ),
    ).toEqual([]);
  });

  it("do not contain decisions in earlier messages, or in a user message", () => {
    const next = { id: "u2", role: "user", parts: [text("Go on.")] };
    expect(listConsents(response(decide("c1", true)), next)).toEqual([]);
    expect(listConsents({ id: "u2", role: "user", parts: [decide("c1", true)] })).toEqual([]);
  });
});

describe("findContinuedMessage", () => {
  const find = (...roles: string[]) =>
    findContinuedMessage({
      messages: roles.map((role, index) => ({ id: `m${index}`, role, parts: [] })),
    } as Body);

  it("returns the ID of the last message if it is a response", () => {
    expect(find("user", "assistant")).toBe("m1");
    expect(find("user", "assistant", "user", "assistant", "assistant")).toBe("m4");
  });

  it("returns nothing for a new response", () => {
    expect(find("user")).toBeUndefined();
    expect(find("user", "assistant", "user")).toBeUndefined();
    expect(find("user", "assistant", "system")).toBeUndefined();
  });
});
