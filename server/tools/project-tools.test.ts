/** Tests each project's tools with real servers. */

import { describe, expect, it, onTestFinished } from "vitest";
import { SettingError } from "../core/errors.ts";
import { textOutcome } from "../core/ports/testing-outcomes.ts";
import type { ServerTools } from "../core/ports/tools.ts";
import type { McpServerConfig } from "../core/settings.ts";
import { fixture, Log, misbehaving } from "./fixtures/connect.ts";
import { createNativeTools, type NativeTool } from "./native.ts";
import { connectProjectTools } from "./project-tools.ts";

const signal = new AbortController().signal;

function native(name: string): NativeTool {
  return {
    tool: { name, description: "", inputSchema: { type: "object" }, repeatable: false },
    run: async (projectId) => textOutcome(`${name} for ${projectId}`),
  };
}

/** @param projects The servers of each project. The key `""` stands for all other projects. */
async function connect(
  projects: Record<string, readonly McpServerConfig[]>,
  sources: (tools: ServerTools) => readonly ServerTools[] = () => [],
) {
  const { "": ofEvery = [], ...own } = projects;
  const settings = {
    everyProject: { toolServers: ofEvery },
    projects: new Map(Object.entries(own).map(([projectId, toolServers]) => [projectId, { toolServers }])),
  };
  const log = new Log();
  const tools = await connectProjectTools(settings, sources, { log: log.write });
  onTestFinished(() => tools.close());
  return {
    log,
    tools,
    names: (projectId: string) => tools.list(projectId).map(({ name }) => name),
    call: (projectId: string, name: string) => tools.call(projectId, name, {}, { signal }),
  };
}

describe("a project", () => {
  it("has the shared tool servers, connected once, and its own tool servers, which no other project has [TX-12, T-030]", async () => {
    const { names, call, tools } = await connect({
      "": [misbehaving("crash")],
      // The servers are equal but not identical, because settings are merged from several sources.
      a: [misbehaving("crash"), fixture("resources"), fixture("changing")],
      b: [fixture("changing")],
    });
    const changing = ["changing/add", "changing/second", "changing/third"];
    expect(names("a")).toEqual(["crash/crash", "crash/pid", ...changing]);
    expect(names("b")).toEqual(changing);
    expect(names("c")).toEqual(["crash/crash", "crash/pid"]);

    expect(await call("a", "crash/pid")).toEqual(await call("c", "crash/pid"));
    expect(await call("b", "crash/pid")).toEqual(
      textOutcome("There is no server tool named `crash/pid`.", true),
    );
    const read = (projectId: string) => tools.readResource(projectId, "res://empty", { signal });
    expect(await read("a")).toEqual([]);
    expect(await read("c")).toBeUndefined();

    // If two projects configure the same program, each of them has its own process.
    await call("a", "changing/add");
    await expect.poll(() => names("a"), { interval: 5, timeout: 20_000 }).toContain("changing/fourth");
    expect(names("b")).toEqual(changing);
  });

  it("may have its own server with the name of a shared one", async () => {
    const { call, log } = await connect({
      "": [misbehaving("crash")],
      a: [misbehaving("crash", { env: { OTHER: "1" } })],
    });
    expect(await call("a", "crash/pid")).not.toEqual(await call("c", "crash/pid"));
    await call("a", "crash/crash");
    expect(await call("c", "crash/pid")).toMatchObject({ isError: false });
    await log.until("available now");
    expect(log.lines).toEqual([
      "Project `a`: Tool server `crash` is not available: its process ended. Retrying in 0.25 s.",
      "Project `a`: Tool server `crash` is available now.",
    ]);
  });

  it("has the tools of the other sources, which can call all tools", async () => {
    const body = (tools: ServerTools): ServerTools =>
      createNativeTools([
        { ...native("ask"), run: (projectId, _input, options) => tools.call(projectId, "web", {}, options) },
      ]);
    const { names, call } = await connect({ "": [misbehaving("crash")], a: [] }, (tools) => [
      createNativeTools([native("web")]),
      body(tools),
    ]);
    expect(names("a")).toEqual(["web", "ask"]);
    expect(names("c")).toEqual(["crash/crash", "crash/pid", "web", "ask"]);
    expect(await call("a", "ask")).toEqual(textOutcome("web for a"));
    expect(await call("a", "nope")).toEqual(textOutcome("There is no server tool named `nope`.", true));
  });
});

describe("tools whose calls need consent", () => {
  it("are those of every project, or of the project's own setting, by name or by server", async () => {
    const project = (consent?: readonly string[]) => ({
      toolServers: [],
      ...(consent !== undefined && { consent }),
    });
    const settings = {
      everyProject: project(["s/pay"]),
      projects: new Map([
        ["a", project(["s/*", "web"])],
        ["b", project()],
      ]),
    };
    const names = ["s/pay", "s/look", "sx/look", "web"];
    const tools = await connectProjectTools(settings, () => [createNativeTools(names.map(native))], {
      log: () => {},
    });
    onTestFinished(() => tools.close());
    const marked = (projectId: string) =>
      tools
        .list(projectId)
        .filter((tool) => tool.needsConsent)
        .map(({ name }) => name);
    expect([marked("other"), marked("a"), marked("b")]).toEqual([["s/pay"], ["s/pay", "s/look", "web"], []]);
    expect(tools.list("b")).toEqual(names.map((name) => native(name).tool));
  });
});

describe("tools with the same name for models prevent the start", () => {
  it.each([
    {
      title: "two of one name",
      projects: {},
      sources: [["web"], ["web"]],
      want:
        "the server tools `web` and `web` would both be called `web` by models: " +
        "rename or remove a tool server or an agent.",
    },
    {
      title: "an MCP server's and an agent's, in one project",
      projects: { a: [misbehaving("crash", { name: "delegate_to" })] },
      sources: [["delegate_to__pid"]],
      want:
        "the server tools `delegate_to/pid` and `delegate_to__pid` of the project `a` would both be " +
        "called `delegate_to__pid` by models: rename or remove a tool server or an agent.",
    },
  ])("$title", async ({ projects, sources, want }) => {
    const natives = sources.map((names) => createNativeTools(names.map(native)));
    await expect(connect(projects, () => natives)).rejects.toEqual(
      new SettingError("mcpServers, agents", want),
    );
  });
});
