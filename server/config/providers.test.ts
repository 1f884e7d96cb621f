import { describe, expect, it } from "vitest";
import { readProviders } from "./providers.ts";
import { SettingError } from "./setting-error.ts";

describe("readProviders", () => {
  const openai = { apiKey: "sk-1", baseUrl: "https://api.openai.com/v1" };
  const anthropic = { apiKey: "sk-2", baseUrl: "https://api.anthropic.com/v1" };
  it.each<[Record<string, string>, object]>([
    [{}, {}],
    [{ OPENAI_API_KEY: "", ANTHROPIC_BASE_URL: "http://127.0.0.1:1" }, {}],
    [{ OPENAI_API_KEY: "sk-1" }, { openai }],
    [
      { ANTHROPIC_API_KEY: "sk-2", OPENAI_API_KEY: "sk-1" },
      { openai, anthropic },
    ],
    [
      { OPENAI_API_KEY: "sk-1", OPENAI_BASE_URL: "http://127.0.0.1:11434/v1/" },
      { openai: { apiKey: "sk-1", baseUrl: "http://127.0.0.1:11434/v1" } },
    ],
    [{ ANTHROPIC_API_KEY: "sk-2", ANTHROPIC_BASE_URL: "https://api.anthropic.com/" }, { anthropic }],
    [{ ANTHROPIC_API_KEY: "sk-2", ANTHROPIC_BASE_URL: "https://api.anthropic.com/v1/" }, { anthropic }],
    [
      { ANTHROPIC_API_KEY: "sk-2", ANTHROPIC_BASE_URL: "http://127.0.0.1:1/anthropic" },
      { anthropic: { apiKey: "sk-2", baseUrl: "http://127.0.0.1:1/anthropic/v1" } },
    ],
  ])("%j", (env, want) => {
    expect(readProviders(env)).toEqual(want);
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
    expect(() => readProviders({ [name]: value })).toThrow(new SettingError(name, problem));
  });
});
