import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { summaryOf } from "./summary.ts";

it("lists the tools that the user must agree to", () => {
  const settings = readSettings({});
  const everyProject = { ...settings.everyProject, consent: ["s/pay", "web_fetch"] };
  const [header, row] = summaryOf({ ...settings, everyProject }, ["demo"])
    .split("\n")
    .slice(5, 7);
  expect([header, row]).toEqual([
    "project  keys        tool servers  agents  built-in tools  consent           limits",
    expect.stringMatching(
      /^default {2}not needed {2}weather {7}none {4}none {12}s\/pay, web_fetch {2}25 turns, /,
    ),
  ]);
});

it("counts one as one", () => {
  const settings = readSettings({});
  const limits = { turns: 1, toolCalls: 1, tokens: 1, timeMs: 1, toolTimeMs: 1 };
  const everyProject = { ...settings.everyProject, limits };
  expect(summaryOf({ ...settings, everyProject }, ["demo", "script"])).toBe(`address        127.0.0.1:8080
database       .data/runs.sqlite
default model  demo
models         demo, script

project  keys        tool servers  agents  built-in tools  consent  limits
default  not needed  weather       none    none            none     1 turn, 1 tool call, 1 token, 1 ms, 1 ms a call
`);
});
