import { describe, expect, it } from "vitest";
import { checkResponseBlock, checkRunRequest } from "../../../generated/gateway/validators.sealed.js";
import type { NativeProviderTool } from "../../engine/run-input.ts";
import { selectNativeTools, toResultBlock } from "./native-tools.ts";

type Tools = Parameters<typeof selectNativeTools>[0];
type Api = Parameters<typeof selectNativeTools>[1]["api"];

const location = { city: "Paris", region: null, country: "FR", timezone: null };
const fullConfig = {
  max_uses: 3,
  allowed_domains: ["a.example"],
  blocked_domains: null,
  user_location: location,
};

function native(api: Api, tools: Tools) {
  const messages = [{ role: "user", content: "Hi" }];
  expect(checkRunRequest({ request: { model: "a/b", messages, tools } })).toEqual([]);
  return selectNativeTools(tools, { api, publicId: "a/b" });
}

describe("tools of an API", () => {
  const supported: [api: Api, tool: Tools[number], want: NativeProviderTool][] = [
    ["responses", { type: "web_search" }, { id: "openai.web_search", name: "web_search", args: {} }],
    [
      "responses",
      { type: "web_search", config: { ...fullConfig, max_uses: null } },
      {
        id: "openai.web_search",
        name: "web_search",
        args: {
          filters: { allowedDomains: ["a.example"] },
          userLocation: { type: "approximate", city: "Paris", country: "FR" },
        },
      },
    ],
    [
      "responses",
      { type: "code_execution", config: null },
      { id: "openai.code_interpreter", name: "code_execution", args: {} },
    ],
    [
      "messages",
      { type: "web_search", config: fullConfig },
      {
        id: "anthropic.web_search_20250305",
        name: "web_search",
        args: {
          maxUses: 3,
          allowedDomains: ["a.example"],
          userLocation: { type: "approximate", city: "Paris", country: "FR" },
        },
      },
    ],
    [
      "messages",
      { type: "web_fetch", config: { max_uses: 1, blocked_domains: ["b.example"] } },
      {
        id: "anthropic.web_fetch_20250910",
        name: "web_fetch",
        args: { maxUses: 1, blockedDomains: ["b.example"] },
      },
    ],
    [
      "messages",
      { type: "code_execution", config: { languages: null } },
      { id: "anthropic.code_execution_20250825", name: "code_execution", args: {} },
    ],
  ];
  it.each(supported)("%s has %o [G-005][G-082]", (api, tool, want) => {
    expect(native(api, [tool])).toEqual({ tools: [want], issues: [] });
  });
});

describe("unsupported tools and configs", () => {
  const none = (type: string) => `The provider of "a/b" has no tool of type "${type}".`;
  const member = (name: string) => `The provider of "a/b" does not support "${name}" for this tool.`;
  const issues: [api: Api, tool: Tools[number], at: string, message: string][] = [
    ["responses", { type: "web_fetch" }, "type", none("web_fetch")],
    ["responses", { type: "web_search", config: { max_uses: 3 } }, "config", member("max_uses")],
    ["responses", { type: "code_execution", config: { languages: ["js"] } }, "config", member("languages")],
    ["messages", { type: "text_editor" }, "type", none("text_editor")],
    ["messages", { type: "file_search" }, "type", none("file_search")],
    [
      "messages",
      { type: "code_execution", config: { timeout_seconds: 3 } },
      "config",
      member("timeout_seconds"),
    ],
    ["chat-completions", { type: "web_search" }, "type", none("web_search")],
    ["compatible", { type: "web_search" }, "type", none("web_search")],
    ["embedded", { type: "code_execution" }, "type", none("code_execution")],
  ];
  it.each(issues)("%s: %o [GX-09][G-030]", (api, tool, at, message) => {
    const param = `request.tools[0].${at}`;
    expect(native(api, [tool])).toEqual({
      tools: [],
      issues: [{ severity: "error", param, code: "unsupported_tool_type", message }],
    });
  });

  it("are reported for each tool, and the supported ones keep their order [G-010]", () => {
    const { tools, issues } = native("messages", [
      { type: "web_fetch" },
      { type: "computer_use", config: { display_width: 1, display_height: 1 } },
      { type: "web_search" },
      { type: "file_search" },
    ]);
    expect(tools.map(({ name }) => name)).toEqual(["web_fetch", "web_search"]);
    expect(issues.map(({ param }) => param)).toEqual(["request.tools[1].type", "request.tools[3].type"]);
  });
});

describe("results of provider tools", () => {
  const of = (toolName: string, result: Parameters<typeof toResultBlock>[0]["result"]) =>
    toResultBlock({ toolCallId: "tc_1", toolName, result });

  it("convert search results to the contract's fields, and skip invalid ones [G-069][M-013]", () => {
    const block = of("web_search", [
      {
        type: "web_search_result",
        url: "https://a.example",
        title: "A",
        pageAge: "May",
        encryptedContent: "x",
      },
      { type: "web_search_result", url: "https://b.example", title: null, pageAge: null },
      null,
      "page",
      [],
      { title: "no address" },
    ]);
    expect(block).toEqual({
      type: "web_search_tool_result",
      tool_use_id: "tc_1",
      content: [
        {
          type: "web_search_result",
          url: "https://a.example",
          title: "A",
          page_age: "May",
          encrypted_content: "x",
        },
        { type: "web_search_result", url: "https://b.example", title: "https://b.example" },
      ],
    });
    expect(checkResponseBlock(block)).toEqual([]);
  });

  const others: [name: string, result: Parameters<typeof of>[1], type: string][] = [
    ["code_execution", { stdout: "1" }, "server_tool_result"],
    ["web_fetch", { url: "https://a.example" }, "server_tool_result"],
    ["web_search", { errorCode: "max_uses_exceeded" }, "server_tool_result"],
    ["code_execution", "done", "server_tool_result"],
  ];
  it.each(others)("convert %s, %o, unchanged [G-087][M-054]", (name, result, type) => {
    const block = of(name, result);
    expect(block).toEqual({ type, tool_use_id: "tc_1", content: result });
    expect(checkResponseBlock(block)).toEqual([]);
  });
});
