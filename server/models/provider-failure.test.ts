import {
  APICallError,
  InvalidPromptError,
  JSONParseError,
  UnsupportedFunctionalityError,
} from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { respondWith, startProvider } from "./fixtures/provider.ts";
import { findFormat } from "./fixtures/provider-quirks/quirk.ts";
import { createProviders } from "./fixtures/providers-at.ts";
import { describeFailure, toModelError } from "./provider-failure.ts";
import { IdleTimeoutError } from "./provider-fetch.ts";
import { ResponseTooLargeError } from "./provider-limits.ts";
import { findProviderModel } from "./providers.ts";

const secret = "test-hunter2";
const apiError = (statusCode?: number) =>
  new APICallError({
    message: `Incorrect API key provided: ${secret}, or sk-te***er2`,
    url: "http://x",
    requestBodyValues: {},
    ...(statusCode !== undefined && { statusCode }),
  });

describe("a provider's failure", () => {
  it.each<[string, unknown, string]>([
    ["The model's provider cannot be reached. Try again later.", apiError(), "LLM_SERVER_ERROR"],
    [
      "The model's provider is limiting the request rate. Try again later.",
      apiError(429),
      "RATE_LIMIT_EXCEEDED",
    ],
    ["The model's provider rejected the request with status 403.", apiError(403), "LLM_CLIENT_ERROR"],
    ["The model's provider failed. Try again later.", apiError(503), "LLM_SERVER_ERROR"],
    ["The model's response was incomplete or invalid. Try again.", apiError(200), "LLM_ERROR"],
    ["The model's provider failed. Try again later.", { statusCode: 529, message: "" }, "LLM_SERVER_ERROR"],
    [
      "The model does not support this input: audio/flac files.",
      new UnsupportedFunctionalityError({ functionality: "audio/flac files" }),
      "LLM_CLIENT_ERROR",
    ],
    [
      "The model does not support this input.",
      new InvalidPromptError({ prompt: {}, message: secret }),
      "LLM_CLIENT_ERROR",
    ],
    [
      "The model's response was incomplete or invalid. Try again.",
      new JSONParseError({ text: secret, cause: undefined }),
      "LLM_ERROR",
    ],
    [
      "The model's provider stopped responding. Try again.",
      new APICallError({
        message: "wrapped",
        url: "http://x",
        requestBodyValues: {},
        statusCode: 200,
        cause: new IdleTimeoutError(9),
      }),
      "LLM_ERROR",
    ],
    [
      "The model's provider failed. Try again later.",
      { message: secret, type: "server_error", code: null },
      "LLM_SERVER_ERROR",
    ],
    [
      "The model's provider is limiting the request rate. Try again later.",
      { message: secret, type: "rate_limit_exceeded" },
      "RATE_LIMIT_EXCEEDED",
    ],
    [
      "The model's provider rejected the request with status 422.",
      { message: secret, code: 422 },
      "LLM_CLIENT_ERROR",
    ],
    [
      "The model's provider rejected the request with status 400.",
      { message: secret, type: "invalid_request_error", code: null },
      "LLM_CLIENT_ERROR",
    ],
    [
      "The model's response exceeds this server's size limit. Request a shorter response.",
      new ResponseTooLargeError("all"),
      "LLM_ERROR",
    ],
    ["The model's response was incomplete or invalid. Try again.", undefined, "LLM_ERROR"],
  ])("has a code and a fixed sentence: %s", (message, error, code) => {
    expect(toModelError(error)).toMatchObject({ name: "ModelError", code, message });
  });

  it.each<[unknown, string]>([
    [apiError(401), "401 Incorrect API key provided: [key], or [key]"],
    [new Error(`two\nlines ${secret}`), "two lines [key]"],
    [{ statusCode: 503, message: "busy" }, "503 busy"],
    [{ message: `no ${secret}`, code: "429" }, "429 no [key]"],
    ["text", "text"],
    [undefined, "undefined"],
    [new Error("x".repeat(501)), `${"x".repeat(500)}…`],
  ])("is logged in one line without the key: %#", (error, want) => {
    expect(describeFailure(error, secret)).toBe(want);
  });
});

it("is logged unchanged without a key", () => {
  expect(describeFailure(new Error("no answer"), "")).toBe("no answer");
});

it.each([
  [
    "openai",
    '{"type":"response.output_text.delta","item_id":7}',
    "/item_id: Invalid input: expected string, received number",
  ],
  [
    "openai-chat",
    '{"choices":[{"index":0,"delta":{"content":7}}]}',
    "/choices/0/delta/content: Invalid input: expected string, received number",
  ],
  ["local", '{"choices":7}', "/choices: Invalid input: expected array, received number"],
  ["local", "7", "Invalid input: expected object, received number"],
])("logs the location at which a response of %s is invalid: %s", async (prefix, chunk, path) => {
  const { start } = findFormat(prefix);
  const provider = await startProvider(respondWith([...start(), `data: ${chunk}\n\n`]));
  const log: string[] = [];
  const model = findProviderModel(`${prefix}/m`, createProviders(provider.url, {}), (line) => log.push(line));
  const read = async () => {
    const reply = await model?.doStream({
      prompt: [{ role: "user", content: [{ type: "text", text: "Hi" }] }],
    });
    for await (const _part of reply?.stream ?? []);
  };
  await expect(read()).rejects.toThrow("The model's response was incomplete or invalid.");
  expect(log).toEqual([`model ${prefix}/m: the response is invalid: ${path}`]);
});
