/** Tests the weather example using only the official SDK's clients of both eras. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Client as ModernClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernTransport } from "@modelcontextprotocol/client/stdio";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const command = { command: process.execPath, args: [main] };
const older = new Client({ name: "test", version: "1.0.0" });
const modern = new ModernClient(
  { name: "test", version: "1.0.0" },
  { versionNegotiation: { mode: { pin: "2026-07-28" } } },
);

beforeAll(async () => {
  await older.connect(new StdioClientTransport(command));
  await modern.connect(new ModernTransport(command));
});
afterAll(() => Promise.all([older.close(), modern.close()]));

describe.each([
  ["2025-11-25", older],
  ["2026-07-28", modern],
])("with MCP %s", (_version, client) => {
  it("has two repeatable tools", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name, annotations }) => ({ name, annotations }))).toEqual([
      { name: "get_weather", annotations: { readOnlyHint: true, idempotentHint: true } },
      { name: "get_forecast", annotations: { readOnlyHint: true, idempotentHint: true } },
    ]);
    expect(tools[0]?.inputSchema).toMatchObject({
      type: "object",
      properties: {
        city: { type: "string" },
        unit: { type: "string", enum: ["fahrenheit", "celsius"], default: "fahrenheit" },
      },
      required: ["city"],
    });
  });

  it.each([
    [{ city: "New York" }, "72°F, Sunny"],
    [{ city: "San Francisco" }, "65°F, Foggy"],
    [{ city: " san francisco, CA" }, "65°F, Foggy"],
    [{ city: "New York", unit: "celsius" }, "22°C, Sunny"],
    [{ city: "São Paulo", unit: "fahrenheit" }, "79°F, Thunderstorms"],
  ])("responds to get_weather %j with %j [T-204]", async (input, want) => {
    const result = await client.callTool({ name: "get_weather", arguments: input });
    expect(result).toMatchObject({ content: [{ type: "text", text: want }] });
  });

  it.each(["Atlantis", "", "constructor", ", New York"])(
    "does not find the city %j [T-207]",
    async (city) => {
      for (const name of ["get_weather", "get_forecast"]) {
        const result = await client.callTool({ name, arguments: { city } });
        expect(result).toMatchObject({ isError: true, content: [{ type: "text", text: "City not found" }] });
      }
    },
  );

  it("returns three lines and the same structured content for get_forecast", async () => {
    const result = await client.callTool({
      name: "get_forecast",
      arguments: { city: "Paris", unit: "celsius" },
    });
    expect(result).toMatchObject({
      content: [
        { type: "text", text: "Today: 18°C, Cloudy" },
        { type: "text", text: "Tomorrow: 19°C, Partly cloudy" },
        { type: "text", text: "The day after: 16°C, Rain" },
      ],
      structuredContent: {
        days: [
          { day: "Today", temperature: "18°C", conditions: "Cloudy" },
          { day: "Tomorrow", temperature: "19°C", conditions: "Partly cloudy" },
          { day: "The day after", temperature: "16°C", conditions: "Rain" },
        ],
      },
    });
  });

  it.each([[{}], [{ city: 7 }], [{ city: "Paris", unit: "kelvin" }]])(
    "rejects the input %j",
    async (input) => {
      const result = await client.callTool({ name: "get_weather", arguments: input });
      expect(result).toMatchObject({
        isError: true,
        content: [{ text: expect.stringContaining("Invalid arguments") }],
      });
    },
  );

  it("lists its cities as a resource", async () => {
    const uri = "weather://cities";
    const mimeType = "text/plain";
    expect(await client.listResources()).toMatchObject({
      resources: [
        { uri, name: "cities", title: "Cities", description: "The cities whose weather is known", mimeType },
      ],
    });
    const { contents } = await client.readResource({ uri });
    expect(contents).toEqual([{ uri, mimeType, text: expect.stringMatching(/^New York\nSan Francisco\n/) }]);
    const [cities] = contents;
    for (const city of cities && "text" in cities ? cities.text.split("\n") : [""]) {
      expect(await client.callTool({ name: "get_weather", arguments: { city } })).not.toHaveProperty(
        "isError",
      );
    }
    await expect(client.readResource({ uri: "weather://towns" })).rejects.toThrow("not found");
  });
});

it("exits when its stdin is closed, for example because its client died", async () => {
  const child = spawn(process.execPath, [main], { stdio: ["pipe", "pipe", "pipe"] });
  const stderr = child.stderr.setEncoding("utf8").toArray();
  child.stdin.end();
  expect(await once(child, "exit")).toEqual([0, null]);
  expect((await stderr).join("")).toBe("");
});
