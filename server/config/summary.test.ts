import { expect, it } from "vitest";
import type { GatewaySettings } from "../core/settings.ts";
import { readSettings } from "./settings.ts";
import { formatSummary } from "./summary.ts";

it("lists the tools that need consent", () => {
  const settings = readSettings({});
  const everyProject = { ...settings.everyProject, consent: ["s/pay", "web_fetch"] };
  const [header, row] = formatSummary({ ...settings, everyProject }, ["demo"])
    .split("\n")
    .slice(11, 13);
  expect([header, row]).toEqual([
    expect.stringMatching(
      /^project {2}keys {8}models {2}tool servers {2}agents {2}built-in tools {2}consent {11}limits .* rate limit$/,
    ),
    expect.stringMatching(
      /^default {2}not needed {2}all {5}weather {7}none {4}none {12}s\/pay, web_fetch {2}25 turns, /,
    ),
  ]);
});

it("lists the models that a project may use", () => {
  const settings = readSettings({ API_KEYS: "p:hunter2,q:hunter3" });
  const projects = new Map([["p", { ...settings.everyProject, models: ["demo", "openai/*"] }]]);
  const table = formatSummary({ ...settings, projects }, ["demo"])
    .split("\n")
    .slice(11, 14);
  expect(table.map((row) => row.slice(0, 30))).toEqual([
    "project  keys  models         ",
    "p        1     demo, openai/*  ".slice(0, 30),
    "q        1     all            ",
  ]);
});

it("lists the issuers of tokens", () => {
  const settings = readSettings({ API_KEYS: "p:hunter2" });
  const issuer = { issuer: "https://id.example", audience: "a", subjectClaim: "sub", clockSkewSeconds: 60 };
  const projects = new Map([
    ["p", { ...settings.everyProject, issuers: [issuer, { ...issuer, audience: "b" }] }],
    [
      "q",
      { ...settings.everyProject, issuers: [{ ...issuer, audience: "c" }], tokenRequired: true as const },
    ],
  ]);
  const table = formatSummary({ ...settings, projects, tokenSecrets: ["hunter3"] }, ["demo"]);
  expect(table.split("\n\n").at(-1)).toBe(`project  token     issuer              audience
p        optional  https://id.example  a
p        optional  https://id.example  b
q        required  https://id.example  c
signing secrets for the token exchange: 1
`);
});

it("uses the singular for one", () => {
  const settings = readSettings({});
  const limits = {
    turns: 1,
    toolCalls: 1,
    tokens: 1,
    timeMs: 1,
    toolTimeMs: 1,
    maxToolResultBytes: 1,
    contextTokens: 1,
  };
  const rate = { requestsPerSecond: 1, burst: 1, streams: 1 };
  const everyProject = { ...settings.everyProject, limits, rate };
  expect(formatSummary({ ...settings, everyProject }, ["demo"])).toBe(`address          127.0.0.1:8080
database         .data/runs.sqlite
event retention  720 hours
default model    demo
models           demo
CORS origins     none
gateway          without keys, no rate limits
gateway models   embedded/demo, openai/<model>, openai-chat/<model>, anthropic/<model>
log              info, text in a terminal, else json
metrics          /metrics

project  keys        models  tool servers  agents  built-in tools  consent  limits                                                                                    rate limit
default  not needed  all     weather       none    none            none     1 turn, 1 tool call, 1 token, 1 ms, 1 ms per call, 1 byte per result, 1 token of context  1 request per second (burst 1), 1 stream
`);
});

it.each<[string, Partial<GatewaySettings>, string]>([
  [
    "limits",
    {},
    "gateway          keys required; per project: 2 requests per second (burst 4), 20 in flight, 4 streams",
  ],
  [
    "a limit of one",
    { auth: "optional", rate: { requestsPerSecond: 1, burst: 1, inFlight: 1, streams: 1 } },
    "gateway          keys optional; per project: 1 request per second (burst 1), 1 in flight, 1 stream",
  ],
  ["no limits", { rate: false }, "gateway          keys required, no rate limits"],
  ["no keys", { auth: "disabled" }, "gateway          without keys, no rate limits"],
])("shows the gateway's authentication and rate limits, with %s", (_name, gateway, expected) => {
  const settings = readSettings({ API_KEYS: "p:hunter2", OPENAI_API_KEY: "hunter3" });
  const [, , , , , origins, line, models] = formatSummary(
    {
      ...settings,
      corsOrigins: ["https://a.example", "https://b.example"],
      gateway: { ...settings.gateway, models: ["openai/*", "embedded/demo"], ...gateway },
    },
    ["demo"],
  ).split("\n");
  expect([origins, line, models]).toEqual([
    "CORS origins     https://a.example, https://b.example",
    expected,
    "gateway models   openai/*, embedded/demo",
  ]);
});
