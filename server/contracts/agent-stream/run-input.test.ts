import { describe, expect, it } from "vitest";
import type { ServerTool } from "../../core/ports/tools.ts";
import { defaultLimits } from "../../core/settings.ts";
import { toRunInput } from "./run-input.ts";

type Body = Parameters<typeof toRunInput>[0];

const tool = (name: string): ServerTool => ({
  name,
  description: "",
  inputSchema: { type: "object" },
  repeatable: false,
});
const tools = ["web_search", "web_fetch", "clock/now", "delegate_to_poet"].map(tool);
const messages: Body["messages"] = [{ role: "user", content: "Hi" }];
const part = {
  instructions: "You are a poet.",
  serverTools: ["web_search", "clock/*"],
  limits: defaultLimits,
};

const sandbox = { sandbox: true as const };
const plain = {
  components: [],
  tools: [],
  toolChoice: "auto",
  embedResources: false,
  context: [],
};

it("cancels the run when its reader disconnects, without client tools or consent", () => {
  const { history, ...input } = toRunInput({ messages }, { agent: {}, tools });
  expect(typeof history === "function" && history([])).toEqual([
    { id: expect.any(String), role: "user", blocks: [{ type: "text", text: "Hi" }] },
  ]);
  expect(input).toEqual({
    toolResults: [],
    messages: [],
    settings: plain,
    onDisconnect: "cancel",
  });
});

describe("run settings [M-074][M-079][M-082]", () => {
  it.each<[string, Partial<Body>, object, object, { sandbox?: true }?]>([
    ["of an agent", {}, { ...part, model: "demo" }, { ...part, model: "demo" }],
    ["a model before the agent's [AX-04]", { model_id: "script" }, { model: "demo" }, { model: "script" }],
    ["null is nothing", { model_id: null, resources: null, enable_web_search: null }, {}, {}],
    ["all tools and the sandbox", {}, {}, { sandbox: true }, sandbox],
    [
      "all tools but the web's, and the sandbox [A-002]",
      { enable_web_search: false },
      {},
      { serverTools: ["clock/now", "delegate_to_poet", "run_code"], sandbox: true },
      sandbox,
    ],
    [
      "an agent's tools, and the sandbox [A-002]",
      {},
      part,
      { ...part, serverTools: ["web_search", "clock/*", "run_code"], sandbox: true },
      sandbox,
    ],
    [
      "an agent's tools, the sandbox among them",
      {},
      { serverTools: ["run_code"] },
      { serverTools: ["run_code"], sandbox: true },
      sandbox,
    ],
    ["the web, where it is wanted", { enable_web_search: true }, part, part],
    [
      "all tools but the web's",
      { enable_web_search: false },
      {},
      { serverTools: ["clock/now", "delegate_to_poet"] },
    ],
    [
      "an agent's tools but the web's",
      { enable_web_search: false },
      part,
      { ...part, serverTools: ["clock/*"] },
    ],
    [
      "resources",
      {
        resources: [
          { uri: "https://a.example/", title: "Report", description: "Sales of last year" },
          { uri: "b://c", title: null, description: "" },
        ],
      },
      {},
      {
        context: [
          { description: "Report", value: "https://a.example/ (Sales of last year)" },
          { description: "Resource", value: "b://c" },
        ],
      },
    ],
    [
      "what has no effect [A-017]",
      {
        locale: "de",
        max_plan_iterations: 9,
        max_step_num: 9,
        max_search_results: 9,
        auto_accepted_plan: false,
        interrupt_feedback: "no",
        enable_background_investigation: false,
        interrupt_before_tools: ["clock/now"],
        enable_clarification: true,
        max_clarification_rounds: 9,
        mcp_settings: { servers: {} },
      } as Partial<Body>,
      {},
      {},
    ],
  ])("%s", (_name, change, agent, want, more = {}) => {
    const { settings } = toRunInput({ messages, ...change }, { agent, tools, ...more });
    expect(settings).toEqual({ ...plain, ...want });
  });
});
