import { describe, expect, it } from "vitest";
import { RequestRejectedError } from "../../core/errors.ts";
import type { ContentBlock } from "../../core/messages.ts";
import { createModels } from "../../models/registry.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import type { HistoryEntry } from "../run-input.ts";
import { checkIds, checkInput } from "./check-request.ts";

const access = { apiKey: "key", baseUrl: "http://127.0.0.1:9/v1" };
const providers = [
  { name: "openai", kind: "openai" as const, ...access },
  { name: "anthropic", kind: "anthropic" as const, ...access },
  { name: "local", kind: "openai-compatible" as const, ...access },
];
const models = createModels({ default: "demo", providers });
const ids = ["demo", "openai/m", "openai-chat/m", "anthropic/m", "local/m"];

const png: ContentBlock = {
  type: "image",
  source: { type: "base64", mediaType: "image/png", data: "iVBORw==" },
};
const file = (source: object) => ({ type: "file", source }) as ContentBlock;
const blob = (mimeType?: string) =>
  ({
    type: "resource",
    resource: { uri: "x:a", blob: "AA==", ...(mimeType && { mimeType }) },
  }) as ContentBlock;

describe("content that models accept", () => {
  it.each<[string, ContentBlock, string[]]>([
    ["an image", png, ids],
    ["an image by URL", { type: "image", source: { type: "url", url: "https://x/a" } }, ids],
    [
      "a WAV",
      { type: "audio", source: { type: "base64", mediaType: "audio/wav", data: "" } },
      ["demo", "openai-chat/m", "local/m"],
    ],
    ["an AAC", { type: "audio", source: { type: "base64", mediaType: "audio/aac", data: "" } }, ["demo"]],
    ["a PDF", file({ type: "base64", mediaType: "application/pdf", data: "" }), ids],
    [
      "a PDF by URL",
      file({ type: "url", mediaType: "application/pdf", url: "https://x/a" }),
      ["demo", "openai/m", "anthropic/m"],
    ],
    ["a text file", file({ type: "base64", mediaType: "text/csv; charset=utf-8", data: "" }), ids],
    ["an archive", file({ type: "base64", mediaType: "application/zip", data: "" }), ["demo"]],
    ["a file of unknown type", file({ type: "base64", data: "" }), ["demo"]],
    ["a file stored by the provider", file({ type: "file_id", fileId: "file-1" }), ids],
    ["a text resource", { type: "resource", resource: { text: "a", mimeType: "application/zip" } }, ids],
    ["a resource with a URI only", { type: "resource", resource: { uri: "x:a" } }, ids],
    ["a PDF resource", blob("application/pdf"), ids],
    ["a resource of unknown type", blob(), ["demo"]],
  ])("%s [T-012][T-016][T-018]", (_name, block, expected) => {
    const accepted = ids.filter((model) => {
      try {
        checkInput(models, {
          toolResults: [],
          messages: [{ content: [block] }],
          settings: { components: [], tools: [], toolChoice: "auto", embedResources: false, model },
          onDisconnect: "cancel",
        });
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(RequestRejectedError);
        return false;
      }
    });
    expect(accepted).toEqual(expected);
  });
});

describe("a history", () => {
  const settings = {
    components: [],
    tools: [],
    toolChoice: "auto" as const,
    embedResources: false,
    model: "anthropic/m",
  };
  const wav: ContentBlock = { type: "audio", source: { type: "base64", mediaType: "audio/wav", data: "" } };
  const check = (history: HistoryEntry[]) =>
    checkInput(models, { toolResults: [], messages: [], history, settings, onDisconnect: "cancel" });

  it("is rejected for user content that the model does not accept, with its location [C-039][C-052]", () => {
    const pointers = ["/messages/1/content/0", "/messages/1/content/1"];
    const history: HistoryEntry[] = [
      { id: "1", role: "user", blocks: [png], pointers: ["/messages/0/content/0"] },
      { id: "2", role: "user", blocks: [{ type: "text", text: "Listen." }, wav], pointers },
    ];
    expect(() => check(history)).toThrow(
      '/messages/1/content/1: the model "anthropic/m" does not accept audio/wav in base64; send it in another way, or choose another model',
    );
  });

  it("is accepted with such content in stored messages and tool results, which is replaced by a sentence for the model", () => {
    const result = { type: "tool_result" as const, toolUseId: "c", content: [wav] };
    expect(() => check([{ stored: "1" }, { id: "2", role: "tool", blocks: [result] }])).not.toThrow();
  });
});

it("an input that the model does not accept is rejected before the run, with the block's location [T-170]", async () => {
  const server = await startTestServer({ providers, model: "anthropic/m" });
  const content = [
    { type: "text", text: "Listen." },
    { type: "audio", source: { type: "base64", mediaType: "audio/wav", data: "UklGRg==" } },
  ];
  const later = [{ role: "user", content }];
  const body = { message: { role: "user", content: "Hi" }, additionalMessages: later, createThread: true };
  const detail =
    'the model "anthropic/m" does not accept audio/wav in base64; send it in another way, or choose another model';
  expect(await server.json("POST", "/v1/threads/thr_a/runs", body)).toMatchObject({
    status: 400,
    body: {
      code: "VALIDATION_ERROR",
      errors: [{ pointer: "/additionalMessages/0/content/1", detail }],
    },
  });
  expect((await server.json("GET", "/v1/threads/thr_a")).status).toBe(404);
});

it.each([
  ["threadId", { threadId: "a\0b" }, "/threadId: contains U+0000, which databases cannot store; remove it"],
  ["clientId", { clientId: "\0" }, "/runId: contains U+0000, which databases cannot store; remove it"],
  ["contextKey", { contextKey: "\ud800" }, "/contextKey: contains an unpaired surrogate; remove it"],
])("rejects an id that databases would change: %s", (_member, names, message) => {
  expect(() => checkIds({ threadId: "t", ...names })).toThrow(message);
  expect(() =>
    checkIds({ threadId: "\u0001 \ufffd \u{1f600}", clientId: "r", contextKey: "" }),
  ).not.toThrow();
});
