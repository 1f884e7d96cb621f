/** Tests servers that exit unexpectedly, fail to start, or ignore shutdown requests. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { textOutcome } from "../core/ports/testing-outcomes.ts";
import { computeRestartDelay } from "../core/restart-delay.ts";
import type { McpServerConfig } from "../core/settings.ts";
import { call, connect, misbehaving, names, program } from "./fixtures/connect.ts";
import { eras, inEra } from "./fixtures/eras.ts";
import { defaultToolServers } from "./project-tools.ts";

it.each([
  [0, 250],
  [1, 500],
  [2, 1_000],
  [6, 16_000],
  [7, 30_000],
  [5_000, 30_000],
])("waits longer after each short-lived start, up to a limit: %i failures, %i ms", (failures, want) => {
  expect(computeRestartDelay(failures)).toBe(want);
});

describe.each(eras)("a server that ends, with MCP %s,", (era) => {
  it("returns an error outcome while down, is restarted and listed again", async () => {
    const { tools, log } = await connect([inEra(misbehaving("crash"), era), ...defaultToolServers]);
    const cutOff = textOutcome(
      "The tool server `crash` did not respond to `crash`: its process ended; the call may or may not have taken effect.",
      true,
    );
    const before = await call(tools, "crash/pid");
    const during = [call(tools, "crash/crash"), call(tools, "crash/crash")];
    expect(await Promise.all(during)).toEqual([cutOff, cutOff]);
    expect(await call(tools, "crash/pid")).toEqual(
      textOutcome("The tool server `crash` is not available: its process ended. Nothing was done.", true),
    );
    expect(names(tools)).toEqual(["crash/crash", "crash/pid", "weather/get_weather", "weather/get_forecast"]);
    expect(await call(tools, "weather/get_weather", { city: "Tokyo" })).toEqual(textOutcome("70°F, Clear"));

    await log.until("is available now");
    const after = await call(tools, "crash/pid");
    expect(after).toMatchObject({ isError: false, content: [{ text: expect.stringMatching(/^\d+$/) }] });
    expect(after).not.toEqual(before);
    expect(log.lines).toEqual([
      "Tool server `crash` is not available: its process ended. Retrying in 0.25 s.",
      "Tool server `crash` is available now.",
    ]);
  });

  it("is not restarted after close", async () => {
    const { tools, log } = await connect([inEra(misbehaving("crash"), era)]);
    await call(tools, "crash/crash");
    await log.until("Retrying");
    await tools.close();
    const down = "The tool server `crash` is not available: its process ended. Nothing was done.";
    expect(await call(tools, "crash/pid")).toEqual(textOutcome(down, true));
    expect(log.lines).toHaveLength(1);
  });
});

it("is ended by close during a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tools-"));
  try {
    const { tools, log } = await connect([misbehaving("once", { env: { MARK: join(folder, "mark") } })]);
    expect(await call(tools, "once/crash")).toMatchObject({ isError: true });
    await log.until("[once] starting forever");
    await tools.close();
    expect(log.lines).toEqual([
      "Tool server `once` is not available: its process ended. Retrying in 0.25 s.",
      "[once] starting forever",
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe("a server that cannot start", () => {
  const endless = `
    const send = (id, result) => console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
    const serverInfo = { name: "endless", version: "1" };
    require("node:readline").createInterface(process.stdin).on("line", (line) => {
      const { id, method, params } = JSON.parse(line);
      if (method === "initialize") {
        send(id, { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo });
      } else if (method === "tools/list") send(id, { tools: [], nextCursor: "more" });
    });`;

  it.each<{ title: string; config: McpServerConfig; command: string; reason: string }>([
    {
      title: "has a wrong command",
      config: { name: "broken", command: "no-such-command", args: ["--key=secret"] },
      command: "no-such-command",
      reason: "spawn no-such-command ENOENT",
    },
    {
      title: "ends at once",
      config: program("broken", "process.exit(3)"),
      command: process.execPath,
      reason: "its process ended",
    },
    {
      title: "never answers",
      config: program("broken", "process.stdin.resume()"),
      command: process.execPath,
      reason: "it did not respond within 2 s",
    },
    {
      title: "lists tools endlessly",
      config: program("broken", endless),
      command: process.execPath,
      reason: "its tool list has more than 100 pages",
    },
  ])("because it $title logs one warning and has no tools", async ({ config, command, reason }) => {
    const { tools, log } = await connect([config], { startTimeoutMs: 2_000 });
    expect(names(tools)).toEqual([]);
    expect(log.lines).toEqual([
      `Tool server \`broken\` could not be started with \`${command}\`: ${reason}. ` +
        "Its tools are unavailable. Fix its settings and restart the server.",
    ]);
    const down = `The tool server \`broken\` is not available: ${reason}. Nothing was done.`;
    expect(await call(tools, "broken/tool")).toEqual(textOutcome(down, true));
  });
});

/** A server that responds as its function says: with a result, an error, or not at all. */
function responder(name: string, respond: string): McpServerConfig {
  return program(
    name,
    `
    const respond = ${respond};
    const info = { name: "t", version: "1" };
    const older = (method, version = "2025-11-25") =>
      method === "initialize"
        ? { result: { protocolVersion: version, capabilities: { tools: {} }, serverInfo: info } }
        : list(method);
    const list = (method) =>
      method === "tools/list"
        ? { result: { resultType: "complete", ttlMs: 0, cacheScope: "private", tools: [{ name: "a", inputSchema: { type: "object" } }] } }
        : undefined;
    const unsupported = (supported) => ({ error: { code: -32022, message: "Unsupported", data: { supported } } });
    require("node:readline").createInterface(process.stdin).on("line", (line) => {
      const { id, method } = JSON.parse(line);
      const response = respond(method);
      if (response) console.log(JSON.stringify({ jsonrpc: "2.0", id, ...response }));
    });`,
  );
}

describe("negotiation", () => {
  it.each([
    ["ends at the discovery request", '(m) => m === "server/discover" ? process.exit(1) : older(m)'],
    ["ignores the discovery request", '(m) => m === "server/discover" ? undefined : older(m)'],
  ])("uses the older era with a server that %s", async (_title, respond) => {
    const { tools, log } = await connect([responder("old", respond)]);
    expect([names(tools), log.lines]).toEqual([["old/a"], []]);
  });

  it("uses the newer era with a server that knows only that era and starts slowly", async () => {
    const folder = await mkdtemp(join(tmpdir(), "tools-"));
    try {
      // The first process does not respond to the discovery request in time.
      const respond = `(m) => {
        const { existsSync, writeFileSync } = require("node:fs");
        if (m === "initialize") writeFileSync(process.env.MARK, "");
        if (m === "initialize") return unsupported(["2026-07-28"]);
        if (m !== "server/discover") return list(m);
        const discovered = { supportedVersions: ["2026-07-28"], capabilities: { tools: {} } };
        if (existsSync(process.env.MARK)) return { result: { resultType: "complete", ...discovered } };
      }`;
      const config = { ...responder("slow", respond), env: { MARK: join(folder, "mark") } };
      const { tools, log } = await connect([config]);
      expect([names(tools), log.lines]).toEqual([["slow/a"], []]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each([
    ["the MCP versions 2099-01-01", '(m) => unsupported(["2099-01-01"])'],
    ["the MCP version 2099-01-01", '(m) => older(m, "2099-01-01")'],
  ])("fails with a server that only speaks %s", async (versions, respond) => {
    const { tools, log } = await connect([responder("new", respond)]);
    expect(names(tools)).toEqual([]);
    expect(log.lines).toEqual([
      `Tool server \`new\` could not be started with \`${process.execPath}\`: it only speaks ${versions}, but ` +
        "this server speaks 2026-07-28, 2025-11-25, 2025-06-18, 2025-03-26, 2024-11-05, 2024-10-07; install a " +
        "version of the tool server that speaks one of these. Its tools are unavailable. Fix its settings and " +
        "restart the server.",
    ]);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("does not delay the start beyond the maximum wait, and is ended even if it never started", async () => {
  const { tools, log } = await connect([program("slow", "process.stdin.resume()")], { startWaitMs: 100 });
  expect(names(tools)).toEqual([]);
  expect(log.lines).toEqual([
    "Tool server `slow` is still starting after 0.1 s; its tools are added when it is ready.",
  ]);
  expect(await call(tools, "slow/tool")).toEqual(
    textOutcome("The tool server `slow` is not available: it was not started. Nothing was done.", true),
  );
  await tools.close();
  expect(log.lines).toHaveLength(1);
});

it("kills a child process that ignores the end of stdin and SIGTERM", async () => {
  const { tools, log } = await connect([misbehaving("stubborn")]);
  const { content } = await call(tools, "stubborn/pid");
  const pid = Number(content[0]?.type === "text" && content[0].text);
  expect(isAlive(pid)).toBe(true);
  await tools.close();
  expect(isAlive(pid)).toBe(false);
  expect(log.lines).toEqual(["[stubborn] ignored SIGTERM"]);
});
