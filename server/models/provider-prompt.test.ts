import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import type { Api } from "../core/ports/input-kinds.ts";
import { formats } from "./fixtures/formats.ts";
import { respondWith, startProvider } from "./fixtures/provider.ts";
import { createProviders } from "./fixtures/providers-at.ts";
import { adaptPrompt } from "./provider-prompt.ts";
import { findProviderModel } from "./providers.ts";

const apis: Api[] = ["responses", "chat-completions", "messages", "compatible"];
const png = {
  type: "file" as const,
  data: { type: "data" as const, data: "iVBORw==" },
  mediaType: "image/png",
};
const zip = { ...png, mediaType: "application/zip", filename: "a.zip" };
const user = (...content: object[]) => [{ role: "user", content }] as LanguageModelV4Prompt;
const result = (...value: object[]) =>
  [
    {
      role: "tool",
      content: [
        { type: "tool-result", toolCallId: "tc_1", toolName: "look", output: { type: "content", value } },
      ],
    },
  ] as LanguageModelV4Prompt;

describe("a prompt for a provider", () => {
  it.each(apis)("sends text files as text, decoded by their charset: %s", (api) => {
    const csv = { ...png, data: { type: "data", data: "YSwg/A==" }, mediaType: "text/csv; charset=latin1" };
    const json = { ...png, data: { type: "data", data: "eyJhIjoxfQ==" }, mediaType: "application/json" };
    const odd = { ...png, data: { type: "data", data: "w7w=" }, mediaType: "text/plain; charset=klingon" };
    expect(adaptPrompt(user({ ...csv, filename: "a.csv" }, json, odd), api)).toEqual(
      user(
        { type: "text", text: "[a.csv]\na, ü" },
        { type: "text", text: '{"a":1}' },
        { type: "text", text: "ü" },
      ),
    );
  });

  it.each(apis)("replaces unsupported input by a sentence, and keeps the rest: %s", (api) => {
    const aac = { ...png, mediaType: "audio/aac" };
    expect(adaptPrompt(user(png, zip, aac), api)).toEqual(
      user(
        png,
        { type: "text", text: "[a.zip (application/zip) cannot be shown to this model]" },
        { type: "text", text: "[a file (audio/aac) cannot be shown to this model]" },
      ),
    );
  });

  it.each<[Api, string]>([
    ["responses", "openai"],
    ["chat-completions", "openai"],
    ["messages", "anthropic"],
    ["compatible", "compatible"],
  ])("sends a file id under the provider's name: %s", (api, name) => {
    const kept = (reference: object) => user({ ...zip, data: { type: "reference", reference } });
    expect(adaptPrompt(kept({ default: "file-1" }), api)).toEqual(kept({ [name]: "file-1" }));
  });

  it("attaches files after the results if results can only be text", () => {
    const prompt = result({ type: "text", text: "Look:" }, png, zip);
    const named = "image/png of the result of look (tc_1)";
    const expected = "[a.zip (application/zip) cannot be shown to this model]";
    expect(adaptPrompt(prompt, "chat-completions")).toEqual([
      {
        role: "tool",
        content: [
          {
            type: "tool-result",
            toolCallId: "tc_1",
            toolName: "look",
            output: { type: "text", value: `Look:\n[${named}: shown below]\n${expected}` },
          },
        ],
      },
      { role: "user", content: [{ type: "text", text: `[${named}]` }, png] },
    ]);
    expect(adaptPrompt(prompt, "messages")).toEqual(
      result({ type: "text", text: "Look:" }, png, { type: "text", text: expected }),
    );
  });

  it("moves system messages to the start if the API requires it", () => {
    const system = (content: string) => ({ role: "system" as const, content });
    const prompt = [system("a"), ...user({ type: "text", text: "Hi" }), system("b")];
    expect(adaptPrompt(prompt, "messages")).toEqual([
      system("a"),
      system("b"),
      ...user({ type: "text", text: "Hi" }),
    ]);
    expect(adaptPrompt(prompt, "responses")).toEqual(prompt);
  });
});

it.each(formats)(
  "sends all input kinds that a model of $prefix supports [T-012][T-013][T-014][T-016]",
  async (format) => {
    const provider = await startProvider(
      respondWith([...format.start(), ...format.text(0, ["Seen."]), ...format.finish(false)]),
    );
    const model = findProviderModel(`${format.prefix}/m`, createProviders(provider.url, {}), () => {});
    const text = (data: string, mediaType: string) => ({ ...png, data: { type: "data", data }, mediaType });
    const kept = {
      ...png,
      mediaType: "application/pdf",
      data: { type: "reference", reference: { default: "file-9" } },
    };
    const prompt = [
      { role: "system", content: "Be brief." },
      ...user(
        png,
        text("JVBERi0=", "application/pdf"),
        text("UklGRg==", "audio/wav"),
        text("b25lLHR3bw==", "text/csv"),
        kept,
      ),
      { role: "system", content: "Be kind." },
      {
        role: "assistant",
        content: [{ type: "tool-call", toolCallId: "tc_1", toolName: "look", input: {} }],
      },
      ...result({ type: "text", text: "Look:" }, { ...png, data: { type: "data", data: "iVBORx==" } }, zip),
      ...user({ type: "text", text: "Well?" }),
    ] as LanguageModelV4Prompt;
    const response = await model?.doStream({ prompt });
    await response?.stream.pipeTo(new WritableStream());
    const sent = JSON.stringify(provider.requests[0]?.body);
    const audio = ["openai-chat", "local"].includes(format.prefix);
    const has = (part: string) => sent.includes(part);
    expect([
      ...["Be brief.", "Be kind.", "iVBORw==", "JVBERi0=", "one,two", "file-9", "iVBORx==", "Look:"].map(has),
      has("UklGRg=="),
      has("a.zip (application/zip) cannot be shown"),
    ]).toEqual([true, true, true, true, true, true, true, true, audio, true]);
  },
);
