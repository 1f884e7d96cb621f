import { describe, expect, it } from "vitest";
import { type BuiltInTools, defaultLimits, type RunLimits } from "../../../core/settings.ts";
import { createByokModels } from "../../../models/byok.ts";
import { createRequest } from "../../../proof/testing/clients/gateway.ts";
import { selectBuiltins } from "../../../tools/web/builtins.ts";
import { decodeRunRequest } from "../decode/decode.ts";
import { limits as decoding } from "../decode/testing.ts";
import { type CompatIssue, GatewayError } from "../errors.ts";
import { resolveRun } from "./resolve.ts";

const models = createByokModels({ providers: [], log: () => {} });

/** @param setLimits The limits set by the operator. */
function resolveBody(body: object, setLimits?: Partial<RunLimits>, builtInTools: BuiltInTools = {}) {
  const project = {
    builtInTools,
    limits: { ...defaultLimits, ...setLimits },
    ...(setLimits !== undefined && { setLimits }),
  };
  const sources = { models, project, selectBuiltins, getHeader: () => undefined };
  return resolveRun(decodeRunRequest(body, decoding), sources);
}

function getError(body: object, builtInTools?: BuiltInTools) {
  try {
    resolveBody(body, undefined, builtInTools);
    return undefined;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { param, code } = error.details;
    return { status: error.status, param, code, message: error.message };
  }
}

const defaults = { turns: 8, toolCalls: 20, timeMs: 60_000, toolTimeMs: 30_000 };
const much = {
  max_turns: 64,
  max_tool_calls: 256,
  max_tokens: 9_000,
  timeout_ms: 300_000,
  tool_timeout_ms: 60_000,
};
const requestLimits = { turns: 64, toolCalls: 256, tokens: 9_000, timeMs: 300_000, toolTimeMs: 60_000 };
const set = { turns: 3, toolCalls: 4, tokens: 500, timeMs: 2_000, toolTimeMs: 1_500 };

it.each<[what: string, run: object | null, set: Partial<RunLimits> | undefined, want: object]>([
  ["nothing asked, nothing set", null, undefined, defaults],
  ["fields that are null", { max_turns: null, max_tokens: null }, {}, defaults],
  // A project's defaults of 25 turns and 128 calls do not apply here, because requests have their own limits.
  ["much asked, nothing set", much, undefined, requestLimits],
  ["nothing asked, less set", null, set, set],
  ["much asked, less set", much, set, set],
  ["no limit of tokens asked, one set", { max_tokens: 0 }, { tokens: 500 }, { ...defaults, tokens: 500 }],
  [
    "less asked than set",
    { max_turns: 2, max_tool_calls: 1, max_tokens: 7, timeout_ms: 1_000, tool_timeout_ms: 1_000 },
    set,
    { turns: 2, toolCalls: 1, tokens: 7, timeMs: 1_000, toolTimeMs: 1_000 },
  ],
  ["much asked, one set", much, { toolTimeMs: 40_000 }, { ...requestLimits, toolTimeMs: 40_000 }],
])(
  "uses the lower limits of the request and the operator: %s [G-024][G-025][G-128][GC-062]",
  (_what, run, set, want) => {
    expect(resolveBody(createRequest("embedded/demo", "Hi", {}, { run }), set).input.settings.limits).toEqual(
      want,
    );
  },
);

describe("messages", () => {
  const messages = (...all: object[]) => ({ request: { model: "embedded/demo", messages: all } });
  const empty = {
    status: 400,
    param: "request.messages",
    code: undefined,
    message: "request.messages must have content for the model; all messages are empty",
  };

  it.each([
    ["a text without a character", messages({ role: "user", content: "" })],
    ["no blocks", messages({ role: "user", content: [] }, { role: "assistant", content: [] })],
    ["an empty block", messages({ role: "user", content: [{ type: "text", text: "" }] })],
    ["thinking alone", messages({ role: "assistant", content: [{ type: "thinking", thinking: "Hm." }] })],
  ])("are rejected if no content is left for the model: %s [G-041]", (_what, body) => {
    expect(getError(body)).toEqual(empty);
  });

  it("may be empty if others are not [G-041]", () => {
    const { input } = resolveBody(
      messages({ role: "assistant", content: [] }, { role: "user", content: "Hi" }),
    );
    expect(input.history).toEqual([{ id: "1.0", role: "user", blocks: [{ type: "text", text: "Hi" }] }]);
  });
});

describe("the config of a tool", () => {
  const search = { webSearch: { provider: "searxng", baseUrl: "http://127.0.0.1:9" } } as const;
  const with_ = (config: object, builtins: string[] = []) =>
    createRequest("embedded/demo", "Hi", {}, { builtins, server_tool_config: config });
  const tavily = { vai_web_search: { provider: "tavily" } };

  it("requires a key if the run has the tool [GX-10]", () => {
    expect(getError(with_(tavily, ["vai_web_search"]), search)).toMatchObject({
      status: 401,
      param: "X-Provider-Key-Tavily",
      code: "provider_key_missing",
    });
  });

  it("requires no key if the run does not have the tool [GX-10]", () => {
    expect(getError(with_(tavily), search)).toBeUndefined();
  });

  it.each([
    [
      "exa",
      "vai_web_search",
      "server_tool_config.vai_web_search.provider",
      "unsupported_tool_provider",
      '"exa" is not a provider of "vai_web_search"; use "tavily" or "brave".',
    ],
    [
      "x".repeat(101),
      "vai_web_fetch",
      "server_tool_config.vai_web_fetch.provider",
      "unsupported_tool_provider",
      `"${"x".repeat(100)}…" is not a provider of "vai_web_fetch"; use "direct".`,
    ],
    [
      "tavily",
      "y".repeat(101),
      `server_tool_config.${"y".repeat(100)}…`,
      "unsupported_builtin",
      `There is no builtin "${"y".repeat(100)}…"; use "vai_web_search" or "vai_web_fetch".`,
    ],
  ])(
    "must have a valid provider, even if the run does not have the tool: %s of %s [GX-10]",
    (provider, tool, ...expected) => {
      const [param, code, message] = expected;
      expect(getError(with_({ [tool]: { provider } }))).toEqual({ status: 400, param, code, message });
    },
  );

  it("shortens function names in errors [G-007]", () => {
    const name = "z".repeat(101);
    const tools = [{ type: "function", name, description: "x", input_schema: { type: "object" } }];
    const { message } = getError(createRequest("embedded/demo", "Hi", { tools })) ?? {};
    expect(message).toContain(`The function "${"z".repeat(100)}…" cannot be run here.`);
  });
});

it("shortens names from the request in all messages about unsupported features [GX-09]", () => {
  const local = {
    name: "local",
    kind: "openai-compatible",
    baseUrl: "http://127.0.0.1:9",
    tools: false,
  } as const;
  const source = { type: "base64", media_type: `application/${"x".repeat(101)}`, data: "AAAA" };
  const members = { top_k: 1, tools: [{ type: "web_search" }] };
  const body = createRequest(`local/${"x".repeat(101)}`, [{ type: "document", source }], members, {
    builtins: ["vai_web_fetch"],
  });
  const sources = {
    models: createByokModels({ providers: [local], log: () => {} }),
    project: { builtInTools: { webFetch: { maxBytes: 1, timeMs: 1 } }, limits: defaultLimits },
    selectBuiltins,
    getHeader: () => undefined,
  };
  let issues: readonly CompatIssue[] = [];
  try {
    resolveRun(decodeRunRequest(body, decoding), sources);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    issues = error.details.compatIssues ?? [];
  }
  const model = `local/${"x".repeat(94)}…`;
  expect(issues.map(({ message }) => message)).toEqual([
    `The model "${model}" does not support tools. Remove "builtins", or choose another model.`,
    `The provider of "${model}" does not accept application/${"x".repeat(88)}… in base64. Send it in another way, or choose another model.`,
    `The provider of "${model}" does not support "top_k". Remove it, or choose another model.`,
    `The provider of "${model}" has no tool of type "web_search".`,
  ]);
});

describe("allowed models", () => {
  const local = {
    name: "local",
    kind: "openai-compatible",
    baseUrl: "http://127.0.0.1:9",
    keyHeader: "X-Provider-Key-local",
  } as const;
  const anthropic = { ...local, name: "anthropic", kind: "anthropic" } as const;
  const openai = { ...local, name: "openai", kind: "openai" } as const;
  const byok = createByokModels({ providers: [local, anthropic, openai], log: () => {} });
  /** Returns the error for a request that contains all keys, or the model that it resolves to. */
  const getModelError = (model: string, allowed?: readonly string[], own?: readonly string[]) => {
    const project = { builtInTools: {}, limits: defaultLimits, ...(own && { models: own }) };
    try {
      const sources = { models: byok, project, selectBuiltins, getHeader: () => "key", allowed };
      return resolveRun(decodeRunRequest(createRequest(model, "Hi"), decoding), sources).encoderOptions.model;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return { status: error.status, ...error.toCanonical() };
    }
  };
  const createModelError = (choice: string) => ({
    status: 403,
    type: "permission_error",
    message: `This server does not allow the model; ${choice}.`,
    param: "request.model",
  });
  const ofList = createModelError('use "openai/gpt-4.1", "anthropic/*" or "local/llama/*"');
  it.each<[string, unknown]>([
    ["openai/gpt-4.1", "openai/gpt-4.1"],
    ["anthropic/claude", "anthropic/claude"],
    ["anthropic/org/claude", "anthropic/org/claude"],
    ["local/llama/8b", "local/llama/8b"],
    ["openai/gpt-4.1-mini", ofList],
    ["openai/gpt", ofList],
    ["local/llama", ofList],
    ["embedded/demo", ofList],
  ])("are those in the gateway's list: %s [G-177]", (id, want) => {
    expect(getModelError(id, ["openai/gpt-4.1", "anthropic/*", "local/llama/*"])).toEqual(want);
  });

  it.each<[string, readonly string[], unknown]>([
    ["embedded/demo", ["demo", "openai/*"], "embedded/demo"],
    ["openai/gpt-4.1", ["demo", "openai/*"], "openai/gpt-4.1"],
    ["anthropic/claude", ["demo", "openai/*"], createModelError('use "embedded/demo" or "openai/*"')],
    ["embedded/demo", ["embedded/*"], "embedded/demo"],
  ])("are those in the project's list: %s of %j [G-177]", (id, own, want) => {
    expect(getModelError(id, undefined, own)).toEqual(want);
  });

  it.each<[string, unknown]>([
    ["openai/gpt-4.1", "openai/gpt-4.1"],
    ["embedded/demo", "embedded/demo"],
    ["openai/gpt", createModelError('use "openai/gpt-4.1" or "embedded/demo"')],
    ["anthropic/claude", createModelError('use "openai/gpt-4.1" or "embedded/demo"')],
    ["local/llama", createModelError('use "openai/gpt-4.1" or "embedded/demo"')],
  ])("must be in both lists: %s", (id, want) => {
    expect(
      getModelError(id, ["openai/gpt-4.1", "embedded/*", "anthropic/*"], ["demo", "openai/*", "local/*"]),
    ).toEqual(want);
  });

  it("are suggested for an unknown model, if they are in both lists", () => {
    expect(getModelError("nobody/m", ["openai/*"], ["demo", "openai/gpt-4.1"])).toEqual({
      status: 400,
      type: "invalid_request_error",
      message: 'There is no provider "nobody"; use "openai/gpt-4.1".',
      param: "request.model",
    });
  });

  it("are all models without a list, and none with an empty list", () => {
    expect(getModelError("openai/m")).toBe("openai/m");
    expect(getModelError("openai/m", [])).toEqual(createModelError("it allows none"));
  });
});
