import { describe, expect, it } from "vitest";
import { SettingError } from "../core/errors.ts";
import type { ConfigContent } from "./config-file.ts";
import { readProviders } from "./providers.ts";
import { SettingErrors } from "./sources.ts";

const read = (
  env: Record<string, string>,
  providers: ConfigContent["providers"] = {},
  warn: (line: string) => void = () => {},
) => {
  const errors = new SettingErrors();
  const file = { name: "c.json", folder: ".", isRead: true, content: { providers } };
  const found = readProviders({ env, file, errors, warn });
  errors.throwIfAny();
  return found;
};

describe("readProviders", () => {
  const openai = { name: "openai", kind: "openai", apiKey: "sk-1", baseUrl: "https://api.openai.com/v1" };
  const anthropic = {
    name: "anthropic",
    kind: "anthropic",
    apiKey: "sk-2",
    baseUrl: "https://api.anthropic.com/v1",
  };
  const byok = (access: Record<string, unknown>, keyHeader: string) => {
    const { apiKey, ...rest } = access;
    return { ...rest, keyHeader };
  };
  const byokOpenai = byok(openai, "X-Provider-Key-OpenAI");
  const byokAnthropic = byok(anthropic, "X-Provider-Key-Anthropic");

  it.each<[Record<string, string>, object]>([
    [{}, []],
    [{ OPENAI_API_KEY: "", ANTHROPIC_BASE_URL: "http://127.0.0.1:1" }, []],
    [{ OPENAI_API_KEY: "sk-1" }, [openai]],
    [{ ANTHROPIC_API_KEY: "sk-2", OPENAI_API_KEY: "sk-1" }, [openai, anthropic]],
    [
      { OPENAI_API_KEY: "sk-1", OPENAI_BASE_URL: "http://127.0.0.1:11434/v1/" },
      [{ ...openai, baseUrl: "http://127.0.0.1:11434/v1" }],
    ],
    [{ ANTHROPIC_API_KEY: "sk-2", ANTHROPIC_BASE_URL: "https://api.anthropic.com/" }, [anthropic]],
    [{ ANTHROPIC_API_KEY: "sk-2", ANTHROPIC_BASE_URL: "https://api.anthropic.com/v1/" }, [anthropic]],
    [
      { ANTHROPIC_API_KEY: "sk-2", ANTHROPIC_BASE_URL: "http://127.0.0.1:1/anthropic" },
      [{ ...anthropic, baseUrl: "http://127.0.0.1:1/anthropic/v1" }],
    ],
  ])("%j", (env, want) => {
    expect(read(env).providers).toEqual(want);
  });

  it.each([
    ["OPENAI_BASE_URL", "api.openai.com", "must be an http or https URL"],
    ["ANTHROPIC_BASE_URL", "https://me:hunter2@x", "must not contain a user or password"],
    [
      "OPENAI_BASE_URL",
      "https://x/v1?key=hunter2",
      "must not have a query, because paths are appended to the URL",
    ],
    [
      "OPENAI_API_KEY",
      "hunter2\n",
      "must be printable ASCII without spaces, because it is sent in an HTTP header",
    ],
  ])("reports an invalid variable without revealing a key: %s %j", (name, value, problem) => {
    expect(() => read({ [name]: value })).toThrow(new SettingError(name, problem));
  });

  it("warns about a base URL without a key, which is used for the gateway only", () => {
    const lines: string[] = [];
    const warn = (line: string) => lines.push(line);
    const env = { OPENAI_BASE_URL: "http://127.0.0.1:1/v1", ANTHROPIC_BASE_URL: "http://127.0.0.1:1" };
    expect(read({ ...env, ANTHROPIC_API_KEY: "sk-2" }, {}, warn).providers.map(({ name }) => name)).toEqual([
      "anthropic",
    ]);
    expect(lines).toEqual([
      'OPENAI_BASE_URL: without OPENAI_API_KEY it is used for gateway requests only, which contain their own keys; set the key, or if the server needs none, configure it as another provider: "providers": {"local": {"baseUrl": "http://…"}}',
    ]);
  });

  it("accepts a base URL in the file without a key, for the gateway only, with a warning", () => {
    const lines: string[] = [];
    const providers = { anthropic: { baseUrl: "http://127.0.0.1:1", maxRetries: 0 } };
    const found = read({}, providers, (line) => lines.push(line));
    expect(found).toEqual({
      providers: [],
      byokProviders: [byokOpenai, { ...byokAnthropic, baseUrl: "http://127.0.0.1:1/v1", maxRetries: 0 }],
    });
    expect(lines).toEqual([
      'c.json: /providers/anthropic/baseUrl: without "apiKey" (or ANTHROPIC_API_KEY) it is used for gateway requests only, which contain their own keys; set the key, or if the server needs none, configure it as another provider: "providers": {"local": {"baseUrl": "http://…"}}',
    ]);
  });

  it("does not warn about the base URL of a provider that needs no key", () => {
    const lines: string[] = [];
    const providers = { openai: { kind: "openai-compatible" as const } };
    const env = { OPENAI_BASE_URL: "http://127.0.0.1:1/v1" };
    expect(read(env, providers, (line) => lines.push(line)).providers).toEqual([
      { name: "openai", kind: "openai-compatible", baseUrl: "http://127.0.0.1:1/v1" },
    ]);
    expect(lines).toEqual([]);
  });

  it("reads providers from the file, with precedence for the environment", () => {
    const env = { OPENAI_API_KEY: "sk-1", ANTHROPIC_BASE_URL: "http://127.0.0.1:2", KEY: "sk-2" };
    const providers = {
      openai: { apiKey: { env: "NOT_SET" }, baseUrl: "http://127.0.0.1:1/v1", maxRetries: 0 },
      anthropic: { apiKey: { env: "KEY" }, baseUrl: "http://127.0.0.1:1", idleTimeoutMs: 5 },
      local: { baseUrl: "http://127.0.0.1:11434/v1/" },
      team: { kind: "openai" as const, apiKey: { env: "KEY" } },
    };
    expect(read(env, providers).providers).toEqual([
      { ...openai, baseUrl: "http://127.0.0.1:1/v1", maxRetries: 0 },
      { ...anthropic, baseUrl: "http://127.0.0.1:2/v1", idleTimeoutMs: 5 },
      { name: "local", kind: "openai-compatible", baseUrl: "http://127.0.0.1:11434/v1" },
      { name: "team", kind: "openai", apiKey: "sk-2", baseUrl: "https://api.openai.com/v1" },
    ]);
  });

  it.each<[string, Record<string, string>, ConfigContent["providers"], object[]]>([
    ["without settings", {}, {}, [byokOpenai, byokAnthropic]],
    ["in addition to the server's keys", { OPENAI_API_KEY: "sk-1" }, {}, [byokOpenai, byokAnthropic]],
    [
      "at addresses of the environment",
      { OPENAI_BASE_URL: "http://127.0.0.1:1/v1/", ANTHROPIC_BASE_URL: "http://127.0.0.1:2" },
      {},
      [
        { ...byokOpenai, baseUrl: "http://127.0.0.1:1/v1" },
        { ...byokAnthropic, baseUrl: "http://127.0.0.1:2/v1" },
      ],
    ],
    [
      "as the file has them, without keys",
      { KEY: "sk-3" },
      {
        openai: { apiKey: { env: "KEY" }, maxRetries: 0, idleTimeoutMs: 5, tools: true },
        local: { baseUrl: "http://127.0.0.1:3", tools: false },
        hosted: { baseUrl: "http://127.0.0.1:4", apiKey: { env: "KEY" } },
      },
      [
        { ...byokOpenai, maxRetries: 0, idleTimeoutMs: 5, tools: true },
        byokAnthropic,
        { name: "local", kind: "openai-compatible", baseUrl: "http://127.0.0.1:3", tools: false },
        {
          name: "hosted",
          kind: "openai-compatible",
          baseUrl: "http://127.0.0.1:4",
          keyHeader: "X-Provider-Key-hosted",
        },
      ],
    ],
    [
      "under a known name",
      {},
      { openai: { kind: "openai-compatible", baseUrl: "http://127.0.0.1:3" } },
      [{ name: "openai", kind: "openai-compatible", baseUrl: "http://127.0.0.1:3" }, byokAnthropic],
    ],
  ])("has providers for requests with provider keys: %s [G-174]", (_name, env, providers, want) => {
    const { byokProviders } = read(env, providers);
    expect(byokProviders).toEqual(want);
    expect(JSON.stringify(byokProviders)).not.toContain("sk-");
  });

  it.each<[NonNullable<ConfigContent["providers"]>, string, string]>([
    [{ local: {} }, "/providers/local", 'must have the field "baseUrl"'],
    [{ openai: {} }, "/providers/openai", 'must have the field "apiKey" (or set OPENAI_API_KEY)'],
    [
      { openai: { maxRetries: 0 } },
      "/providers/openai",
      'must have the field "apiKey" (or set OPENAI_API_KEY)',
    ],
    [{ team: { kind: "anthropic", baseUrl: "http://x" } }, "/providers/team", 'must have the field "apiKey"'],
    [{ team: { kind: "anthropic" } }, "/providers/team", 'must have the field "apiKey"'],
    [{ local: { baseUrl: "hunter2" } }, "/providers/local/baseUrl", "must be an http or https URL"],
    [
      { local: { baseUrl: "http://x?k=hunter2" } },
      "/providers/local/baseUrl",
      "must not have a query, because paths are appended to the URL",
    ],
    [
      { team: { kind: "openai", apiKey: { env: "KEY" } }, "team-chat": { baseUrl: "http://x" } },
      "/providers/team-chat",
      'must have another name: "team-chat/<model>" is already used by "team"',
    ],
    [
      { "openai-chat": { baseUrl: "http://x" } },
      "/providers/openai-chat",
      'must have another name: "openai-chat/<model>" is already used by "openai"',
    ],
    [
      { embedded: { baseUrl: "http://x" } },
      "/providers/embedded",
      'must have another name: "embedded/<model>" is already used by the server\'s own models',
    ],
  ])("reports the location in the file: %j", (providers, pointer, problem) => {
    expect(() => read({ KEY: "sk-1" }, providers)).toThrow(new SettingError(`c.json: ${pointer}`, problem));
  });
});
