import { describe, expect, it } from "vitest";
import { callerKeys, createByokProviders, createRequest } from "../../proof/testing/clients/gateway.ts";
import { startTestServer } from "../../proof/testing/server.ts";

describe("features that a provider does not support are rejected together [G-030][G-050][GX-09]", () => {
  const issue = (param: string, code: string, message: string) => ({
    severity: "error",
    param,
    code,
    message,
  });
  const noTool = (provider: string, type: string) =>
    `The provider of "${provider}/m" has no tool of type "${type}".`;

  it.each([
    ["openai", "text_editor"],
    ["openai", "file_search"],
    ["openai", "web_fetch"],
    ["openai-chat", "web_search"],
    ["anthropic", "computer_use"],
    ["local", "code_execution"],
  ])("of %s: %s", async (prefix, type) => {
    const server = await startTestServer({ byokProviders: createByokProviders("http://127.0.0.1:9") });
    const config = type === "computer_use" ? { config: { display_width: 1, display_height: 1 } } : {};
    const { body } = await server.json(
      "POST",
      "/v1/runs",
      createRequest(`${prefix}/m`, "Hi", { tools: [{ type, ...config }] }),
      callerKeys,
    );
    const { compat_issues } = body.error;
    expect(compat_issues).toEqual([
      issue("request.tools[0].type", "unsupported_tool_type", noTool(prefix, type)),
    ]);
  });
});
