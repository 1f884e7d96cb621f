/** What a model or its provider has no place for, over HTTP: it is refused before anybody is asked. */
import { describe, expect, it } from "vitest";
import { startProvider, whole } from "../../models/fixtures/provider.ts";
import { formatOf } from "../../models/fixtures/provider-quirks/oddity.ts";
import { ask, byokAt, callerKeys, endpoints, searching } from "../../proof/testing/clients/gateway.ts";
import { testServer } from "../../proof/testing/server.ts";

it.each(endpoints)(
  "extensions that change what the gateway sets are refused, by %s [G-051][GX-09]",
  async (path) => {
    const provider = await startProvider();
    const server = await testServer({ byokProviders: byokAt(provider.url) });
    const extensions = { compatible: { model: "dear", seed: 1, max_tokens: 9 }, local: {} };
    const { status, body } = await server.json(
      "POST",
      path,
      ask("local/m", "Hi", { extensions }),
      callerKeys,
    );
    const { compat_issues: issues, type, param, code } = body.error;
    expect([status, type, param, code]).toEqual([
      400,
      "invalid_request_error",
      "request.extensions.compatible.model",
      "unsupported_extension",
    ]);
    expect(issues.map((issue: { param: string }) => issue.param)).toEqual([
      "request.extensions.compatible.model",
      "request.extensions.compatible.max_tokens",
      "request.extensions.local",
    ]);
    expect(provider.requests).toEqual([]);
  },
);

describe("what a provider has no place for is refused, all of it at once [G-030][G-050][GX-09]", () => {
  const issue = (param: string, code: string, message: string) => ({
    severity: "error",
    param,
    code,
    message,
  });
  const noTool = (provider: string, type: string) =>
    `The provider of "${provider}/m" runs no tool of the type "${type}".`;

  it("native tools, media, speech, voice", async () => {
    const server = await testServer({ byokProviders: byokAt("http://127.0.0.1:9") });
    const data = { type: "base64", media_type: "audio/wav", data: "AAAA" };
    const body = {
      request: {
        model: "openai/m",
        messages: [
          { role: "user", content: [{ type: "audio_stt", source: data }] },
          { role: "assistant", content: [{ type: "image", source: { ...data, media_type: "image/png" } }] },
        ],
        system: [{ type: "image", source: { ...data, media_type: "image/png" } }],
        tools: [
          { type: "computer_use", config: { display_width: 1, display_height: 1 } },
          { type: "web_search", config: { max_uses: 1 } },
        ],
        output: { modalities: ["text", "audio"] },
        voice: { output: { voice: "x" } },
      },
    };
    const { status, body: answer } = await server.json("POST", "/v1/runs", body, callerKeys);
    const { compat_issues, request_id: _id, ...error } = answer.error;
    expect(compat_issues).toEqual([
      issue(
        "request.messages[0].content[0]",
        "unsupported_content_block",
        "Speech is not written down here. Send text, or audio to a model that takes it.",
      ),
      issue(
        "request.messages[1].content[0]",
        "unsupported_content_block",
        'No model takes a block of the type "image" in a message of the assistant\'s.',
      ),
      issue(
        "request.system[0]",
        "unsupported_content_block",
        "A system prompt is text: no model takes anything else in it.",
      ),
      issue(
        "request.output.modalities[1]",
        "unsupported_output_format",
        "Answers are text here; there is none in the form of audio.",
      ),
      issue("request.voice", "unsupported_voice", "There is no voice here. Leave it out."),
      issue("request.tools[0].type", "unsupported_tool_type", noTool("openai", "computer_use")),
      issue(
        "request.tools[1].config",
        "unsupported_tool_type",
        'The provider of "openai/m" has no place for "max_uses" of this tool.',
      ),
    ]);
    const { severity: _severity, ...told } = compat_issues[0];
    expect([status, error]).toEqual([400, { type: "invalid_request_error", ...told }]);
  });

  it.each([
    ["openai", "text_editor"],
    ["openai", "file_search"],
    ["openai", "web_fetch"],
    ["openai-chat", "web_search"],
    ["anthropic", "computer_use"],
    ["local", "code_execution"],
  ])("of %s: %s", async (prefix, type) => {
    const server = await testServer({ byokProviders: byokAt("http://127.0.0.1:9") });
    const config = type === "computer_use" ? { config: { display_width: 1, display_height: 1 } } : {};
    const { body } = await server.json(
      "POST",
      "/v1/runs",
      ask(`${prefix}/m`, "Hi", { tools: [{ type, ...config }] }),
      callerKeys,
    );
    const { compat_issues } = body.error;
    expect(compat_issues).toEqual([
      issue("request.tools[0].type", "unsupported_tool_type", noTool(prefix, type)),
    ]);
  });

  it("audio, where the API takes none; files that are no PDF [GX-09]", async () => {
    const server = await testServer({ byokProviders: byokAt("http://127.0.0.1:9") });
    const audio = { type: "audio", source: { type: "base64", media_type: "audio/wav", data: "AAAA" } };
    const { status, body } = await server.json("POST", "/v1/runs", ask("anthropic/m", [audio]), callerKeys);
    expect([status, body.error.param, body.error.code, body.error.compat_issues.length]).toEqual([
      400,
      "request.messages[0].content[0]",
      "unsupported_content_block",
      1,
    ]);
  });

  it("builtins, of a model that calls no tools; without them it answers [G-029][GX-21]", async () => {
    const { start: open, text, finish } = formatOf("local");
    const provider = await startProvider(whole([...open(), ...text(0, ["Hi."]), ...finish(false)]));
    const byokProviders = byokAt(provider.url).map((access) => ({ ...access, tools: false }));
    const server = await testServer({ byokProviders, everyProject: searching });
    const refused = await server.json(
      "POST",
      "/v1/runs",
      ask("local/m", "Hi", {}, { builtins: ["vai_web_search"] }),
      callerKeys,
    );
    expect([refused.status, refused.body.error.param, refused.body.error.compat_issues]).toEqual([
      400,
      "builtins",
      [
        issue(
          "builtins",
          "unsupported_tool_type",
          'The model "local/m" calls no tools. Leave "builtins" out, or choose another model.',
        ),
      ],
    ]);
    const answered = await server.json("POST", "/v1/runs", ask("local/m", "Hi"), callerKeys);
    expect([answered.status, provider.requests.length, provider.requests[0]?.body.tools]).toEqual([
      200,
      1,
      undefined,
    ]);
  });
});
