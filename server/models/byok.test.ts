/** Tests that a caller's key is sent only to the provider that the key belongs to. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { ByokModel } from "../core/ports/request-models.ts";
import { type ByokProviders, createByokModels } from "./byok.ts";
import { formats } from "./fixtures/formats.ts";
import { respondWith, respondWithStatus, startProvider } from "./fixtures/provider.ts";
import { holdReached, releaseHold } from "./script/holds.ts";

const byokAt = (url: string): ByokProviders => [
  { name: "openai", kind: "openai", baseUrl: `${url}/v1`, keyHeader: "X-Provider-Key-OpenAI", maxRetries: 0 },
  {
    name: "anthropic",
    kind: "anthropic",
    baseUrl: `${url}/v1`,
    keyHeader: "X-Provider-Key-Anthropic",
    maxRetries: 0,
  },
  {
    name: "local",
    kind: "openai-compatible",
    baseUrl: `${url}/v1`,
    keyHeader: "X-Provider-Key-local",
    maxRetries: 0,
  },
  { name: "free", kind: "openai-compatible", baseUrl: `${url}/v1`, maxRetries: 0, tools: false },
];
const nowhere = byokAt("http://127.0.0.1:9");

/** Returns a case-insensitive header lookup, as in HTTP. */
function headers(values: Record<string, string>) {
  const all = new Headers(values);
  return (name: string) => all.get(name) ?? undefined;
}

async function typesOf(stream: AsyncIterable<{ type: string }>): Promise<string[]> {
  const types: string[] = [];
  for await (const { type } of stream) types.push(type);
  return types;
}

const keys = {
  "x-provider-key-openai": "k1",
  "x-provider-key-anthropic": "k2",
  "x-provider-key-local": "k3",
};

describe("a model by its public id", () => {
  const models = createByokModels({ providers: nowhere, allowScriptModelForTests: true, log: () => {} });

  it("has no test model unless the settings allow it", () => {
    const others = createByokModels({ providers: nowhere, log: () => {} });
    expect(others.ids).toEqual(models.ids.filter((id) => id !== "embedded/script"));
    expect(others.resolve("embedded/script", headers(keys))).toEqual({ reason: "unknown-model" });
  });

  it.each<[string, Partial<ByokModel>]>([
    ["openai/gpt-4.1", { id: "gpt-4.1", provider: "openai", api: "responses", supportsTools: true }],
    [
      "openai-chat/gpt-4.1",
      { id: "gpt-4.1", provider: "openai", api: "chat-completions", supportsTools: true },
    ],
    ["anthropic/claude", { id: "claude", provider: "anthropic", api: "messages", supportsTools: true }],
    ["local/org/m:1", { id: "org/m:1", provider: "local", api: "compatible", supportsTools: true }],
    ["free/m", { id: "m", provider: "free", api: "compatible", supportsTools: false }],
    ["embedded/demo", { id: "demo", provider: "embedded", api: "embedded", supportsTools: true }],
    ["embedded/script", { id: "script", provider: "embedded", api: "embedded", supportsTools: true }],
  ])("is split at the first slash: %s [G-023][G-029]", (publicId, want) => {
    const { model, ...found } = models.resolve(publicId, headers(keys)) as ByokModel;
    expect(found).toEqual({ publicId, ...want });
    expect(model.modelId).toBe(want.provider === "embedded" ? want.id : publicId);
  });

  it.each([
    ["azure/gpt", { reason: "unknown-provider", provider: "azure" }],
    ["constructor/x", { reason: "unknown-provider", provider: "constructor" }],
    ["OpenAI/gpt", { reason: "unknown-provider", provider: "OpenAI" }],
    ["embedded/gpt", { reason: "unknown-model" }],
    ["embedded/constructor", { reason: "unknown-model" }],
  ])("does not exist: %j [G-023]", (publicId, want) => {
    expect(models.resolve(publicId, headers(keys))).toEqual(want);
  });

  it.each([
    ["openai/m", "X-Provider-Key-OpenAI"],
    ["openai-chat/m", "X-Provider-Key-OpenAI"],
    ["anthropic/m", "X-Provider-Key-Anthropic"],
    ["local/m", "X-Provider-Key-local"],
  ])("needs the key of its own provider: %s [G-174]", (publicId, header) => {
    const others: Record<string, string> = { ...keys, authorization: "Bearer k4" };
    delete others[header.toLowerCase()];
    expect(models.resolve(publicId, headers(others))).toEqual({ reason: "key-missing", header });
    const empty = headers({ ...others, [header]: "" });
    expect(models.resolve(publicId, empty)).toEqual({ reason: "key-missing", header });
  });

  it("lists readable ids", () => {
    expect(models.ids).toEqual([
      "embedded/demo",
      "embedded/script",
      "openai/<model>",
      "openai-chat/<model>",
      "anthropic/<model>",
      "local/<model>",
      "free/<model>",
    ]);
  });

  it("plays scripts with holds that are released in this process", async () => {
    const { model } = models.resolve("embedded/script", headers({})) as ByokModel;
    const hold = "byok-test-5b1f";
    const script = JSON.stringify({ turns: [[{ hold }, { text: "done" }]] });
    const content = [{ type: "text" as const, text: script }];
    const { stream } = await model.doStream({ prompt: [{ role: "user", content }] });
    const reached = holdReached(hold);
    const parts = typesOf(stream);
    await reached;
    releaseHold(hold);
    expect(await parts).toEqual(["stream-start", "text-start", "text-delta", "text-end", "finish"]);
  });
});

describe.each(formats)("the key for a model of $prefix", ({ prefix, start, text, finish }) => {
  const name = { openai: "OpenAI", "openai-chat": "OpenAI", anthropic: "Anthropic" }[prefix] ?? "local";
  const header = `X-Provider-Key-${name}`;

  it("comes from the request, never from the server's environment [G-174][G-175]", async () => {
    vi.stubEnv("OPENAI_API_KEY", "operator-hunter3");
    vi.stubEnv("ANTHROPIC_API_KEY", "operator-hunter3");
    onTestFinished(() => void vi.unstubAllEnvs());
    const provider = await startProvider(respondWith([...start(), ...text(0, ["Noon."]), ...finish(false)]));
    const models = createByokModels({ providers: byokAt(provider.url), log: () => {} });
    const all = { ...keys, Authorization: "Bearer server-hunter4", [header.toLowerCase()]: "caller-hunter2" };
    const { model } = models.resolve(`${prefix}/m`, headers(all)) as ByokModel;
    const { stream } = await model.doStream({ prompt: [] });
    await typesOf(stream);
    const [request] = provider.requests;
    expect([request?.headers.authorization ?? request?.headers["x-api-key"], request?.body.model]).toEqual([
      prefix === "anthropic" ? "caller-hunter2" : "Bearer caller-hunter2",
      "m",
    ]);
    expect(JSON.stringify(provider.requests)).not.toMatch(/hunter[34]|k[123]"/);
    expect(JSON.stringify(request?.body)).not.toContain("hunter");
  });

  it("appears in no log line and no error [G-175]", async () => {
    const expected = {
      type: "error",
      error: { type: "invalid_request_error", message: "bad key caller-hunter2", code: null },
    };
    const provider = await startProvider(respondWithStatus(401, expected));
    const lines: string[] = [];
    const models = createByokModels({ providers: byokAt(provider.url), log: (line) => lines.push(line) });
    const found = models.resolve(`${prefix}/m`, headers({ [header]: "caller-hunter2" })) as ByokModel;
    const failure = await Promise.resolve(found.model.doStream({ prompt: [] })).catch(
      (error: Error) => error,
    );
    expect(lines).toEqual([`model ${prefix}/m: 401 bad key [key]`]);
    expect(failure).toMatchObject({
      message: "The model's provider rejected the request with status 401.",
    });
    expect(JSON.stringify([failure, (failure as Error).stack])).not.toContain("hunter");
  });
});

it("sends no key to a provider that needs none [GC-069]", async () => {
  vi.stubEnv("OPENAI_API_KEY", "operator-hunter3");
  onTestFinished(() => void vi.unstubAllEnvs());
  const provider = await startProvider(respondWithStatus(404, {}));
  const models = createByokModels({ providers: byokAt(provider.url), log: () => {} });
  const all = headers({ ...keys, "X-Provider-Key-free": "hunter2", Authorization: "Bearer hunter4" });
  const { model } = models.resolve("free/m", all) as ByokModel;
  await expect(model.doStream({ prompt: [] })).rejects.toThrow("status 404");
  expect(JSON.stringify(provider.requests)).not.toContain("hunter");
});

it.each([
  [undefined, 60_000],
  [5_000, 5_000],
])("aborts a request to an idle provider after %j or 60,000 ms [G-181]", async (configured, ms) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const provider = await startProvider(() => {});
  const lines: string[] = [];
  const [openai] = byokAt(provider.url);
  const access = { ...openai, ...(configured && { idleTimeoutMs: configured }) } as ByokProviders[number];
  const models = createByokModels({ providers: [access], log: (line) => lines.push(line) });
  const { model } = models.resolve("openai/m", headers(keys)) as ByokModel;
  const failed = Promise.resolve(model.doStream({ prompt: [] })).catch((error: unknown) => error);
  await provider.requested;
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(lines).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  expect(lines).toEqual([`model openai/m: the provider sent nothing for ${ms} ms`]);
});
