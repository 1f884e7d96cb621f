import { describe, expect, it } from "vitest";
import { checkCanonicalError, checkRunRequest } from "../../../../generated/gateway/validators.sealed.js";
import { GatewayError } from "../errors.ts";
import { findCompatIssues, findMediaIssues, findSamplingIssues, throwIfIssues } from "./compat.ts";

type Request = Parameters<typeof findCompatIssues>[0];

const source = { type: "base64" as const, media_type: "audio/wav", data: "AA==" };
const speech = { type: "audio_stt" as const, source };
const image = { type: "image" as const, source: { type: "url" as const, url: "https://a.example/b" } };
const model = { publicId: "openai/m", supportsTools: true };
const hi = { role: "user" as const, content: "Hi" };

function issues(change: Partial<Request>, builtins: string[] = [], of = model) {
  const request: Request = { model: of.publicId, messages: [hi], ...change };
  expect(checkRunRequest({ request })).toEqual([]);
  return findCompatIssues(request, builtins, of).map(({ severity, ...rest }) => {
    expect(severity).toBe("error");
    return rest;
  });
}

const toolUse = { type: "tool_use" as const, id: "a", name: "x", input: {} };
const block = "unsupported_content_block";
const format = "unsupported_output_format";
const noSpeech = "Speech is not transcribed. Send text, or send audio to a model that supports it.";

describe("compatibility issues", () => {
  const found: [what: string, change: Partial<Request>, param: string, code: string, message: string][] = [
    [
      "speech that is to be written down",
      { messages: [hi, { role: "user", content: [image, speech] }] },
      "request.messages[1].content[1]",
      block,
      noSpeech,
    ],
    [
      "the same in a result",
      {
        messages: [
          { role: "assistant", content: [toolUse] },
          {
            role: "user",
            content: [
              { type: "tool_result", tool_use_id: "a", content: [{ type: "text", text: "" }, speech] },
            ],
          },
        ],
      },
      "request.messages[1].content[0].content[1]",
      block,
      noSpeech,
    ],
    [
      "media of the assistant's",
      { messages: [{ role: "assistant", content: [{ type: "text", text: "" }, image] }] },
      "request.messages[0].content[1]",
      block,
      'No model supports a block of type "image" in an assistant message.',
    ],
    [
      "media in the system prompt",
      {
        system: [
          { type: "text", text: "Be brief" },
          { type: "document", source },
        ],
      },
      "request.system[1]",
      block,
      "A system prompt can contain only text.",
    ],
    [
      "pictures",
      { output: { modalities: ["text", "image"] } },
      "request.output.modalities[1]",
      format,
      "Only text output is supported, not image.",
    ],
    [
      "a voice",
      { voice: { output: { voice: "a" } } },
      "request.voice",
      "unsupported_voice",
      "Voice is not supported. Remove it.",
    ],
  ];
  it.each(found)("%s [GX-09][GX-13]", (_what, change, param, code, message) => {
    expect(issues(change)).toEqual([{ param, code, message }]);
  });

  it("a schema for the demo model, which does not support schemas", () => {
    const output_format = { type: "json_schema" as const, json_schema: { type: "object" as const } };
    const demo = { publicId: "embedded/demo", supportsTools: true };
    expect(issues({ output_format }, [], demo)).toEqual([
      {
        param: "request.output_format",
        code: format,
        message: 'The model "embedded/demo" does not support output schemas.',
      },
    ]);
    expect(issues({ output_format })).toEqual([]);
  });

  it("builtins for a model without tools, which works without them [G-029][GX-21]", () => {
    const without = { publicId: "local/m", supportsTools: false };
    expect(issues({}, ["vai_web_search"], without)).toEqual([
      {
        param: "builtins",
        code: "unsupported_tool_type",
        message: 'The model "local/m" does not support tools. Remove "builtins", or choose another model.',
      },
    ]);
    expect([issues({}, [], without), issues({}, ["vai_web_search"])]).toEqual([[], []]);
  });
});

it("supported features cause no issue [G-050][G-049]", () => {
  const messages: Request["messages"] = [
    { role: "user", content: [image, { type: "audio", source }, { type: "video", source }] },
    { role: "assistant", content: [{ type: "thinking", thinking: "Hm" }, toolUse] },
    { role: "user", content: [{ type: "tool_result", tool_use_id: "a", content: [image] }] },
  ];
  const change: Partial<Request> = { output: { modalities: ["text"] }, voice: null, output_format: null };
  expect(issues({ messages, system: "Be brief", ...change })).toEqual([]);
  expect(issues({ system: null, output: null })).toEqual([]);
});

it("all issues are reported together, with the location and message of the first [GX-09][G-170]", () => {
  const all = findCompatIssues(
    {
      model: "openai/m",
      messages: [{ role: "user", content: [speech] }],
      voice: {},
      output: { modalities: ["audio"] },
      system: [image],
    },
    ["vai_web_search"],
    { publicId: "openai/m", supportsTools: false },
  );
  const params = [
    "request.messages[0].content[0]",
    "request.system[0]",
    "request.output.modalities[0]",
    "request.voice",
    "builtins",
  ];
  expect(all.map(({ param }) => param)).toEqual(params);
  const [first] = all;
  let thrown: unknown;
  try {
    throwIfIssues(all);
  } catch (error) {
    thrown = error;
  }
  if (!(thrown instanceof GatewayError)) throw thrown;
  expect(thrown.status).toBe(400);
  expect(thrown.toCanonical()).toEqual({
    type: "invalid_request_error",
    message: first?.message,
    param: first?.param,
    code: first?.code,
    compat_issues: all,
  });
  expect(checkCanonicalError(thrown.toCanonical())).toEqual([]);
  expect(() => throwIfIssues([])).not.toThrow();
});

type Messages = Parameters<typeof findMediaIssues>[0];

const audio = {
  type: "audio" as const,
  source: { type: "base64" as const, media_type: "audio/wav", data: "AA==" },
};
const video = {
  type: "video" as const,
  source: { type: "base64" as const, media_type: "video/mp4", data: "AA==" },
};
const messages: Messages = [
  { role: "user", content: [{ type: "text", text: "Hi" }, image, audio] },
  { role: "assistant", content: [{ type: "tool_use", id: "a", name: "x", input: {} }] },
  { role: "user", content: [{ type: "tool_result", tool_use_id: "a", content: [image, video] }] },
  { role: "user", content: "Well?" },
];

it.each([
  [
    "responses",
    [
      ["request.messages[0].content[2]", "audio/wav in base64"],
      ["request.messages[2].content[0].content[1]", "video/mp4 in base64"],
    ],
  ],
  ["chat-completions", [["request.messages[2].content[0].content[1]", "video/mp4 in base64"]]],
  ["compatible", []],
  ["embedded", []],
] as const)(
  "every block that %s does not support is reported with its location [G-030][GX-09]",
  (api, want) => {
    expect(findMediaIssues(messages, { api, publicId: "a/m" })).toEqual(
      want.map(([param, what]) => ({
        severity: "error",
        param,
        code: "unsupported_content_block",
        message: `The provider of "a/m" does not accept ${what}. Send it in another way, or choose another model.`,
      })),
    );
  },
);

const request = { model: "a/m", messages: [], temperature: 1, top_p: 0.5, top_k: 4, stop_sequences: ["x"] };

it.each([
  ["responses", ["top_k", "stop_sequences"]],
  ["chat-completions", ["top_k"]],
  ["compatible", ["top_k"]],
  ["messages", []],
  ["embedded", []],
] as const)("parameters that %s does not support are reported, not ignored [GX-09]", (api, want) => {
  expect(findSamplingIssues(request, { api, publicId: "a/m" })).toEqual(
    want.map((member) => ({
      severity: "error",
      param: `request.${member}`,
      code: "unsupported_sampling",
      message: `The provider of "a/m" does not support "${member}". Remove it, or choose another model.`,
    })),
  );
});

it("empty values cause no issue", () => {
  const empty = { model: "a/m", messages: [], top_k: 0, stop_sequences: [] };
  expect(findSamplingIssues(empty, { api: "responses", publicId: "a/m" })).toEqual([]);
});
