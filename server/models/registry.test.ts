import { expect, it } from "vitest";
import { createModels, describeUnknownModel } from "./registry.ts";

const access = { apiKey: "key", baseUrl: "http://127.0.0.1:9/v1" };

it.each([
  ["no provider", [], ["demo"], [undefined, undefined, undefined, undefined]],
  [
    "OpenAI",
    [{ name: "openai", kind: "openai" as const, ...access }],
    ["demo", "openai/<model>", "openai-chat/<model>"],
    ["openai/gpt-4.1", "openai-chat/org/name", undefined, undefined],
  ],
  [
    "Anthropic",
    [{ name: "anthropic", kind: "anthropic" as const, ...access }],
    ["demo", "anthropic/<model>"],
    [undefined, undefined, "anthropic/claude", undefined],
  ],
  [
    "servers with OpenAI's API",
    [{ name: "mistral", kind: "openai-compatible" as const, baseUrl: access.baseUrl }],
    ["demo", "mistral/<model>"],
    [undefined, undefined, undefined, "mistral/large"],
  ],
])("finds the embedded models and those of the configured providers: %s", (_name, providers, ids, found) => {
  const models = createModels({ default: "demo", providers });
  expect([models.default, models.ids]).toEqual(["demo", ids]);
  const idOf = (id: string) => models.get(id)?.modelId;
  expect(["demo", "script"].map(idOf)).toEqual(["demo", undefined]);
  expect(["openai/gpt-4.1", "openai-chat/org/name", "anthropic/claude", "mistral/large"].map(idOf)).toEqual(
    found,
  );
  const none = ["gpt", "constructor", "", "openai", "openai/", "/gpt", "anthropic/", "constructor/x"];
  expect(none.filter((id) => models.get(id) !== undefined)).toEqual([]);
});

it("has a test model if the settings allow it", () => {
  const models = createModels({ default: "script", allowScriptModelForTests: true });
  expect([models.default, models.ids, models.get("script")?.modelId]).toEqual([
    "script",
    ["demo", "script"],
    "script",
  ]);
});

it("knows the input kinds that a model's API supports", () => {
  const providers = [{ name: "anthropic", kind: "anthropic" as const, ...access }];
  const models = createModels({ default: "demo", providers, allowScriptModelForTests: true });
  const takes = (id: string) => models.acceptsInput(id, { mediaType: "audio/wav", source: "data" });
  expect(["demo", "script", "anthropic/claude", "openai/gpt"].map(takes)).toEqual([true, true, false, false]);
});

it("accepts a provider's model as the default", () => {
  expect(
    createModels({ default: "openai/gpt-4.1", providers: [{ name: "openai", kind: "openai", ...access }] })
      .default,
  ).toBe("openai/gpt-4.1");
});

it.each([
  ["gpt", ""],
  ["script", "; for tests, set ALLOW_SCRIPT_MODEL_FOR_TESTS=on"],
  ["embedded/script", "; for tests, set ALLOW_SCRIPT_MODEL_FOR_TESTS=on"],
  ["openai/gpt-4.1", ", or set OPENAI_API_KEY"],
  ["openai-chat/gpt-4.1", ", or set OPENAI_API_KEY"],
  ["anthropic/claude", ", or set ANTHROPIC_API_KEY"],
  [
    "local/org/name",
    ', or configure the provider in tambo.config.json: "providers": {"local": {"baseUrl": "http://…"}}; openai and anthropic are available if OPENAI_API_KEY or ANTHROPIC_API_KEY is set',
  ],
])("rejects an unknown default model, and says how to add it: %s", (model, hint) => {
  const problem = `the model "${model}" is not configured; use "demo"${hint}`;
  expect(describeUnknownModel(model, ["demo"])).toBe(problem);
  expect(() => createModels({ default: model })).toThrow(new Error(`Invalid default model: ${problem}.`));
});

it("rejects two providers with the same model ids", () => {
  const providers = [
    { name: "openai", kind: "openai" as const, ...access },
    { name: "openai-chat", kind: "openai-compatible" as const, ...access },
  ];
  expect(() => createModels({ default: "demo", providers })).toThrow(
    new Error('Two providers have the same model ids, "openai-chat/<model>": rename one of the providers.'),
  );
});
