import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { defaultLimits } from "../core/settings.ts";
import { defaultToolServers } from "../tools/project-tools.ts";
import type { ConfigContent } from "./config-file.ts";
import { defaultRate, readProjects } from "./projects.ts";
import { SettingErrors } from "./sources.ts";

const warn = () => {};

function read(content: ConfigContent, env: Record<string, string> = {}, open = true) {
  const errors = new SettingErrors();
  const file = { name: "c.json", folder: ".", isRead: true, content };
  const projects = readProjects({ env, file, errors, warn }, open);
  errors.throwIfAny();
  return projects;
}

const readServerNames = (content: ConfigContent, env: Record<string, string> = {}) => {
  const { everyProject, projects } = read(content, env);
  const all = [["every project", everyProject] as const, ...projects];
  return Object.fromEntries(all.map(([id, { toolServers }]) => [id, toolServers.map(({ name }) => name)]));
};

describe("consent", () => {
  it.each<[string, ConfigContent, unknown]>([
    ["is not required by default", { projects: { a: {} } }, { every: undefined, a: undefined }],
    [
      "applies to every project",
      { consent: ["s/pay"], projects: { a: {} } },
      { every: ["s/pay"], a: ["s/pay"] },
    ],
    [
      "of one, added to that of every project",
      { consent: ["s/pay", "web_fetch"], projects: { a: { consent: ["run_code", "s/pay"] } } },
      { every: ["s/pay", "web_fetch"], a: ["s/pay", "web_fetch", "run_code"] },
    ],
    [
      "of one alone",
      { consent: [], projects: { a: { consent: ["s/*"] } } },
      { every: undefined, a: ["s/*"] },
    ],
  ])("%s", (_name, content, want) => {
    const { everyProject, projects } = read(content);
    expect({ every: everyProject.consent, a: projects.get("a")?.consent }).toEqual(want);
  });
});

describe("rate", () => {
  const some = { requestsPerSecond: 5, burst: 10, streams: 2 };
  it.each<[string, ConfigContent, boolean, unknown]>([
    ["the default with keys", { projects: { a: {} } }, false, [defaultRate, defaultRate]],
    ["none without keys", { projects: { a: {} } }, true, [undefined, undefined]],
    ["configured, also without keys", { rate: some, projects: { a: {} } }, true, [some, some]],
    ["none", { rate: false, projects: { a: {} } }, false, [undefined, undefined]],
    [
      "a project's numbers over those of every project",
      { rate: { burst: 7, streams: 8 }, projects: { a: { rate: { streams: 9 } } } },
      false,
      [
        { ...defaultRate, burst: 7, streams: 8 },
        { ...defaultRate, burst: 7, streams: 9 },
      ],
    ],
    ["disabled for a project", { rate: some, projects: { a: { rate: false } } }, false, [some, undefined]],
    [
      "a project's where every project has none",
      { rate: false, projects: { a: { rate: { streams: 1 } } } },
      false,
      [undefined, { ...defaultRate, streams: 1 }],
    ],
  ])("%s", (_name, content, open, want) => {
    const { everyProject, projects } = read(content, {}, open);
    expect([everyProject.rate, projects.get("a")?.rate]).toEqual(want);
  });
});

describe("readProjects", () => {
  it("merges a project over all projects: servers and agents by name, tools and limits individually", () => {
    const words = { description: "d", instructions: "i" };
    const { everyProject, projects } = read(
      {
        mcpServers: { one: { command: "1" }, two: { command: "2" } },
        agents: { helper: { ...words, tools: ["one/*"], limits: { turns: 3 } }, other: words },
        builtInTools: { webFetch: true, runCode: { timeMs: 7 } },
        limits: { toolCalls: 4, tokens: 1000 },
        projects: {
          shop: {
            mcpServers: { two: { url: "http://127.0.0.1:1" }, three: { command: "3" } },
            agents: { other: { ...words, model: "demo" } },
            builtInTools: {
              webFetch: false,
              webSearch: { provider: "brave", apiKey: { env: "KEY" } },
            },
            limits: { turns: 5, tokens: 2000 },
          },
          plain: {},
        },
      },
      { KEY: "sk-1" },
    );
    const limits = { ...defaultLimits, toolCalls: 4, tokens: 1000 };
    expect(everyProject).toEqual({
      toolServers: [
        { name: "one", command: "1" },
        { name: "two", command: "2" },
      ],
      agents: [
        { name: "helper", ...words, tools: ["one/*"], limits: { ...limits, turns: 3 } },
        { name: "other", ...words, tools: [], limits },
      ],
      builtInTools: {
        webFetch: { maxBytes: 1_048_576, timeMs: 20_000 },
        runCode: { timeMs: 7, maxMemory: 67_108_864 },
      },
      limits,
      setLimits: { toolCalls: 4, tokens: 1000 },
    });
    const own = { ...limits, turns: 5, tokens: 2000 };
    expect(Object.fromEntries(projects)).toEqual({
      shop: {
        toolServers: [
          { name: "one", command: "1" },
          { name: "two", url: "http://127.0.0.1:1" },
          { name: "three", command: "3" },
        ],
        agents: [
          { name: "helper", ...words, tools: ["one/*"], limits: { ...own, turns: 3 } },
          { name: "other", ...words, model: "demo", tools: [], limits: own },
        ],
        builtInTools: {
          runCode: { timeMs: 7, maxMemory: 67_108_864 },
          webSearch: { provider: "brave", apiKey: "sk-1" },
        },
        limits: own,
        setLimits: { toolCalls: 4, tokens: 2000, turns: 5 },
      },
      plain: everyProject,
    });
  });

  it("has the weather example only if no tool servers are configured", () => {
    const weather = defaultToolServers.map(({ name }) => name);
    const own = { mcpServers: { x: { command: "x" } } };
    expect(readServerNames({})).toEqual({ "every project": weather });
    expect(readServerNames({ projects: { p: {} } })).toEqual({ "every project": weather, p: weather });
    expect(readServerNames({ mcpServers: {} })).toEqual({ "every project": [] });
    expect(readServerNames({ projects: { p: own, q: {} } })).toEqual({
      "every project": [],
      p: ["x"],
      q: [],
    });
  });

  it("resolves the working directory of a tool server relative to the file", () => {
    const mcpServers = {
      above: { command: "c", cwd: "../tools" },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the file has placeholders of this form.
      named: { command: "c", cwd: "${PLACE}/x" },
      fixed: { command: "c", cwd: "/srv" },
      none: { command: "c" },
    };
    const errors = new SettingErrors();
    const content = { mcpServers, projects: { p: { mcpServers: { own: { command: "c", cwd: "own" } } } } };
    const file = { name: "c.json", folder: "/etc/tambo", isRead: true, content };
    const { everyProject, projects } = readProjects({ env: { PLACE: "here" }, file, errors, warn }, true);
    errors.throwIfAny();
    const readFolders = (settings = everyProject) =>
      settings.toolServers.map((server) => [server.name, "cwd" in server ? server.cwd : undefined]);
    const shared = [
      ["above", "/etc/tools"],
      ["named", "/etc/tambo/here/x"],
      ["fixed", "/srv"],
      ["none", undefined],
    ];
    expect(readFolders()).toEqual(shared);
    expect(readFolders(projects.get("p"))).toEqual([...shared, ["own", "/etc/tambo/own"]]);
  });

  it("replaces the servers of all projects by the file in MCP_SERVERS_FILE", () => {
    const folder = mkdtempSync(join(tmpdir(), "projects-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "servers.json");
    writeFileSync(file, '{"mcpServers": {"y": {"command": "y"}}}');
    const content = {
      mcpServers: { x: { command: "x" } },
      projects: { p: { mcpServers: { z: { command: "z" } } } },
    };
    expect(readServerNames(content, { MCP_SERVERS_FILE: file })).toEqual({
      "every project": ["y"],
      p: ["y", "z"],
    });
  });
});
