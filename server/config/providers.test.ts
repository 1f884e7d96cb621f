import { describe, expect, it } from "vitest";
import type { ConfigContent } from "./config-file.ts";
import { Mistakes } from "./mistakes.ts";
import { readProviders } from "./providers.ts";
import { SettingError } from "./setting-error.ts";

const read = (
  env: Record<string, string>,
  providers: ConfigContent["providers"] = {},
  warn: (line: string) => void = () => {},
) => {
  const mistakes = new Mistakes();
  const file = { name: "c.json", folder: ".", isRead: true, content: { providers } };
  const found = readProviders({ env, file, mistakes, warn });
  mistakes.throwIfAny();
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
    expect(read(env)).toEqual(want);
  });

  it.each([
    ["OPENAI_BASE_URL", "api.openai.com", "must be an http or https URL"],
    ["ANTHROPIC_BASE_URL", "https://me:hunter2@x", "must not hold a user or password"],
    ["OPENAI_BASE_URL", "https://x/v1?key=hunter2", "must have no query, for paths are added to it"],
    [
      "OPENAI_API_KEY",
      "hunter2\n",
      "must be printable ASCII without spaces, for it travels in an HTTP header",
    ],
  ])("names the variable that cannot be used, and shows no key: %s %j", (name, value, problem) => {
    expect(() => read({ [name]: value })).toThrow(new SettingError(name, problem));
  });

  it("warns of an address without a key, for nothing is there then", () => {
    const lines: string[] = [];
    const warn = (line: string) => lines.push(line);
    const env = { OPENAI_BASE_URL: "http://127.0.0.1:1/v1", ANTHROPIC_BASE_URL: "http://127.0.0.1:1" };
    expect(read({ ...env, ANTHROPIC_API_KEY: "sk-2" }, {}, warn).map(({ name }) => name)).toEqual([
      "anthropic",
    ]);
    expect(lines).toEqual([
      'OPENAI_BASE_URL: has no effect without OPENAI_API_KEY; set that, too, or for a server that wants no key take a provider of the file: "providers": {"local": {"baseUrl": "http://…"}}',
    ]);
  });

  it("takes those of the file, and lets the environment win", () => {
    const env = { OPENAI_API_KEY: "sk-1", ANTHROPIC_BASE_URL: "http://127.0.0.1:2", KEY: "sk-2" };
    const providers = {
      openai: { apiKey: { env: "NOT_SET" }, baseUrl: "http://127.0.0.1:1/v1", maxRetries: 0 },
      anthropic: { apiKey: { env: "KEY" }, baseUrl: "http://127.0.0.1:1", idleTimeoutMs: 5 },
      local: { baseUrl: "http://127.0.0.1:11434/v1/" },
      team: { kind: "openai" as const, apiKey: { env: "KEY" } },
    };
    expect(read(env, providers)).toEqual([
      { ...openai, baseUrl: "http://127.0.0.1:1/v1", maxRetries: 0 },
      { ...anthropic, baseUrl: "http://127.0.0.1:2/v1", idleTimeoutMs: 5 },
      { name: "local", kind: "openai-compatible", baseUrl: "http://127.0.0.1:11434/v1" },
      { name: "team", kind: "openai", apiKey: "sk-2", baseUrl: "https://api.openai.com/v1" },
    ]);
  });

  it.each<[NonNullable<ConfigContent["providers"]>, string, string]>([
    [{ local: {} }, "/providers/local", 'must have the member "baseUrl"'],
    [{ openai: {} }, "/providers/openai", 'must have the member "apiKey" (or set OPENAI_API_KEY)'],
    [{ team: { kind: "anthropic" } }, "/providers/team", 'must have the member "apiKey"'],
    [{ local: { baseUrl: "hunter2" } }, "/providers/local/baseUrl", "must be an http or https URL"],
    [
      { local: { baseUrl: "http://x?k=hunter2" } },
      "/providers/local/baseUrl",
      "must have no query, for paths are added to it",
    ],
    [
      { team: { kind: "openai", apiKey: { env: "KEY" } }, "team-chat": { baseUrl: "http://x" } },
      "/providers/team-chat",
      'needs another name: "team-chat/<model>" comes with "team"',
    ],
  ])("names the place in the file: %j", (providers, pointer, problem) => {
    expect(() => read({ KEY: "sk-1" }, providers)).toThrow(new SettingError(`c.json: ${pointer}`, problem));
  });
});
