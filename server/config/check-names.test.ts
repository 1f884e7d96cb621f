import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readSettings } from "./settings.ts";

function findErrors(content: object | string, env: Record<string, string> = {}): string[] {
  const folder = mkdtempSync(join(tmpdir(), "names-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = typeof content === "string" ? content : JSON.stringify(content);
  writeFileSync(join(folder, "tambo.config.json"), text);
  try {
    readSettings(env, folder);
  } catch (error) {
    return (error as Error).message.split("\n");
  }
  return [];
}

const agent = { description: "d", instructions: "i" };
const inFile = (lines: string[]) => lines.map((line) => `tambo.config.json: ${line}`);
const noTool = (...tools: string[]) => `unknown tool; available: ${tools.join(", ")}`;

describe("names in settings", () => {
  it("must be tools of the agent's project, or of any project for an agent of all projects", () => {
    const ofAll = ["web_fetch", "run_code", "delegate_to_x", "delegate_to_y", "delegate_to_z", "s/…", "u/…"];
    expect(
      findErrors({
        mcpServers: { s: { command: "c" } },
        agents: {
          x: {
            ...agent,
            tools: ["s/*", "u/a", "web_search", "web_fetch", "run_code", "delegate_to_y", "t/*", "shell"],
          },
        },
        builtInTools: { webFetch: true },
        projects: {
          p: {
            mcpServers: { u: { command: "c" } },
            builtInTools: { runCode: true },
            agents: { y: { ...agent, tools: ["u/a", "run_code", "delegate_to_x"] } },
          },
          q: {
            builtInTools: { webFetch: false },
            agents: { z: { ...agent, tools: ["s/a", "u/a", "web_fetch", "delegate_to_x", "delegate_to_y"] } },
          },
        },
      }),
    ).toEqual(
      inFile([
        '/agents/x/tools/2: is not enabled; enable it as "webSearch" in "builtInTools"',
        `/agents/x/tools/6: ${noTool(...ofAll)}`,
        `/agents/x/tools/7: ${noTool(...ofAll)}`,
        `/projects/q/agents/z/tools/1: ${noTool("delegate_to_x", "delegate_to_z", "s/…")}`,
        '/projects/q/agents/z/tools/2: is not enabled; enable it as "webFetch" in "builtInTools"',
        `/projects/q/agents/z/tools/4: ${noTool("delegate_to_x", "delegate_to_z", "s/…")}`,
      ]),
    );
  });

  it("must be existing tools in `consent`", () => {
    const mcpServers = { s: { command: "c" } };
    expect(
      findErrors({
        mcpServers,
        consent: ["s/pay", "u/*", "shell", "web_fetch"],
        projects: { p: { mcpServers: { u: { command: "c" } }, consent: ["u/a", "s/*", "t/a"] }, q: {} },
      }),
    ).toEqual(
      inFile([
        `/consent/2: ${noTool("s/…", "u/…")}`,
        '/consent/3: is not enabled; enable it as "webFetch" in "builtInTools"',
        `/projects/p/consent/2: ${noTool("s/…", "u/…")}`,
      ]),
    );
    expect(findErrors({ mcpServers, consent: "s/pay", projects: { p: { consent: [1, ""] } } })).toEqual(
      inFile([
        "/consent: must be a list",
        "/projects/p/consent/0: must be a string",
        "/projects/p/consent/1: must not be empty",
      ]),
    );
  });

  it("must be existing models", () => {
    const content = { model: "m", projects: { p: { agents: { y: { ...agent, model: "n" } } } } };
    const none = (id: string) => `the model "${id}" is not configured; use "demo"`;
    expect(findErrors(content)).toEqual(
      inFile([`/model: ${none("m")}`, `/projects/p/agents/y/model: ${none("n")}`]),
    );
    expect(findErrors({}, { MODEL: "openai/x" })).toEqual([
      `MODEL: ${none("openai/x")}, or set OPENAI_API_KEY`,
    ]);
  });

  it("must not be the test model, unless the settings allow it", () => {
    const hint = "; for tests, set ALLOW_SCRIPT_MODEL_FOR_TESTS=on";
    const content = {
      model: "script",
      agents: { a: { ...agent, model: "script" } },
      gateway: { models: ["embedded/script"] },
      models: ["script", "embedded/*"],
    };
    const none = (at: string, id: string, models = '"demo"') =>
      `${at}: the model "${id}" is not configured; use ${models}`;
    expect(findErrors(content)).toEqual(
      inFile([
        `/gateway/models/0: the gateway has no model "embedded/script"; available models: embedded/demo, openai/<model>, openai-chat/<model>, anthropic/<model>${hint}`,
        `${none("/models/0", "script", '"demo", "openai/<model>", "openai-chat/<model>" or "anthropic/<model>"')}${hint}`,
        `${none("/model", "script")}${hint}`,
        `${none("/agents/a/model", "script")}${hint}`,
      ]),
    );
    expect(findErrors({ ...content, allowScriptModelForTests: true })).toEqual([]);
    expect(findErrors(content, { ALLOW_SCRIPT_MODEL_FOR_TESTS: "on" })).toEqual([]);
    expect(
      findErrors(
        { allowScriptModelForTests: true, model: "script" },
        { ALLOW_SCRIPT_MODEL_FOR_TESTS: "off" },
      ),
    ).toEqual(inFile([`${none("/model", "script")}${hint}`]));
  });

  it("must be existing models in a project's list, which contains the default model", () => {
    const without = (model: string, other: string) =>
      `must contain the default model "${model}", which requests without a model use; add it${other}`;
    const set = (list: string) => `, or set MODEL ("model" in the file) to one of ${list}`;
    const models = ["demo", "embedded/*", "openai/gpt-4.1", "anthropic/*", "local/llama"];
    const providers = { local: { baseUrl: "http://127.0.0.1:9" } };
    expect(findErrors({ models, providers, projects: { p: { models: ["embedded/demo"] }, q: {} } })).toEqual(
      [],
    );
    expect(
      findErrors({
        models: ["openai/*"],
        projects: { p: { models: ["nobody/*", "demo"] }, q: { models: [] }, r: { models: ["gpt"] } },
      }),
    ).toEqual(
      inFile([
        `/models: ${without("demo", set("openai/*"))}`,
        '/projects/p/models/0: the model "nobody/*" is not configured; use "demo", "openai/<model>", "openai-chat/<model>" or "anthropic/<model>", or configure the provider in tambo.config.json: "providers": {"nobody": {"baseUrl": "http://…"}}; openai and anthropic are available if OPENAI_API_KEY or ANTHROPIC_API_KEY is set',
        `/projects/q/models: ${without("demo", "")}`,
        '/projects/r/models/0: the model "gpt" is not configured; use "demo", "openai/<model>", "openai-chat/<model>" or "anthropic/<model>"',
      ]),
    );
    expect(findErrors({ models: ["demo"] }, { MODEL: "openai/m", OPENAI_API_KEY: "k" })).toEqual(
      inFile([`/models: ${without("openai/m", set("demo"))}`]),
    );
    const id =
      'must be the id of a model, such as "demo" or "openai/gpt-4.1", or "<provider>/*" for all models of a provider';
    expect(findErrors({ models: ["*", "openai/gpt-*", ""], projects: { p: { models: "demo" } } })).toEqual(
      inFile([
        `/models/0: ${id}`,
        `/models/1: ${id}`,
        `/models/2: ${id}`,
        "/projects/p/models: must be a list",
      ]),
    );
  });

  it("are not checked if they depend on a file that cannot be read", () => {
    const env = { MODEL: "local/x", HOST: "0.0.0.0" };
    expect(findErrors("hunter2", env)).toEqual(["tambo.config.json: is not JSON"]);
    expect(findErrors("[]", env)).toEqual(["tambo.config.json: must be an object"]);
    const agents = { a: { ...agent, tools: ["s/*", "shell"] } };
    const shell = `/agents/a/tools/1: ${noTool("delegate_to_a")}`;
    expect(findErrors({ agents }, { MCP_SERVERS_FILE: "none" })).toEqual([
      'MCP_SERVERS_FILE: "none": cannot be read: ENOENT',
      ...inFile([shell]),
    ]);
    expect(findErrors({ agents, mcpServers: [] })).toEqual(inFile(["/mcpServers: must be an object", shell]));
  });
});
