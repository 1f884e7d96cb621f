import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { summaryOf } from "./summary.ts";

it("counts one as one", () => {
  const settings = readSettings({});
  const limits = { turns: 1, toolCalls: 1, tokens: 1, timeMs: 1, toolTimeMs: 1 };
  const everyProject = { ...settings.everyProject, limits };
  expect(summaryOf({ ...settings, everyProject }, ["demo", "script"])).toBe(`address        127.0.0.1:8080
database       .data/runs.sqlite
default model  demo
models         demo, script

project  keys        tool servers  agents  built-in tools  limits
default  not needed  weather       none    none            1 turn, 1 tool call, 1 token, 1 ms, 1 ms a call
`);
});
