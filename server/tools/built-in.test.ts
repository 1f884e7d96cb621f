import { expect, it } from "vitest";
import type { BuiltInTools } from "../core/settings.ts";
import { createBuiltInTools } from "./built-in.ts";

const settings: Record<string, BuiltInTools> = {
  all: {
    webSearch: { provider: "brave", apiKey: "key" },
    webFetch: { maxBytes: 1_000, timeMs: 1_000 },
    runCode: { timeMs: 10_000, maxMemory: 32 * 1024 * 1024 },
  },
  code: { runCode: { timeMs: 10_000, maxMemory: 32 * 1024 * 1024 } },
};

const tools = createBuiltInTools((projectId) => settings[projectId] ?? {});
const options = { signal: new AbortController().signal };

it("a project has exactly the tools of its settings", () => {
  const names = (projectId: string) => tools.list(projectId).map(({ name }) => name);
  expect([names("all"), names("code"), names("other")]).toEqual([
    ["web_search", "web_fetch", "run_code"],
    ["run_code"],
    [],
  ]);
});

it("a tool can only be called in its project", async () => {
  expect(await tools.call("code", "run_code", { code: "6 * 7" }, options)).toEqual({
    content: [{ type: "text", text: '{"value":42,"output":""}' }],
    isError: false,
  });
  expect(await tools.call("all", "web_fetch", { url: "http://127.0.0.1/" }, options)).toEqual({
    content: [
      { type: "text", text: "127.0.0.1 is not on the public internet. Only public pages can be fetched." },
    ],
    isError: true,
  });
  expect(await tools.call("other", "run_code", { code: "1" }, options)).toEqual({
    content: [{ type: "text", text: "There is no server tool named `run_code`." }],
    isError: true,
  });
});
