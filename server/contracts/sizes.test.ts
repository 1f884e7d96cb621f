import { expect, it } from "vitest";
import { defaultLimits } from "../core/settings.ts";
import { startTestServer } from "../proof/testing/server.ts";
import { createNativeTools } from "../tools/native.ts";

const large = "€".repeat(50_000);

it("splits large text and large arguments from the model into several events, without loss", async () => {
  const server = await startTestServer();
  const tools = [{ name: "keep", description: "Keeps", inputSchema: { type: "object", properties: {} } }];
  const stream = await server.script("thr_a", [[{ text: large }, { tool: "keep", args: { large } }]], {
    tools,
  });
  const events = (await stream.end()).map(({ event }) => event);
  const deltasOf = (type: string) => events.filter((event) => event.type === type).map(({ delta }) => delta);
  const texts = deltasOf("TEXT_MESSAGE_CONTENT");
  const parts = deltasOf("TOOL_CALL_ARGS");
  expect(texts.join("")).toBe(large);
  expect(JSON.parse(parts.join(""))).toEqual({ large });
  expect([texts.length, parts.length].every((count) => count >= 3)).toBe(true);
  expect(Math.max(...[...texts, ...parts].map((delta) => Buffer.byteLength(delta)))).toBeLessThanOrEqual(
    65_536,
  );
});

it("returns an error with the limit for a tool result that is too large, and continues the run", async () => {
  const tool = { name: "read", description: "Reads", inputSchema: { type: "object" }, repeatable: true };
  const content = [{ type: "text" as const, text: large }];
  const tools = createNativeTools([{ tool, run: async () => ({ content, isError: false }) }]);
  const limits = { ...defaultLimits, maxToolResultBytes: 100_000 };
  const everyProject = { toolServers: [], agents: [], builtInTools: {}, limits };
  const server = await startTestServer({ tools, everyProject });
  const stream = await server.script("thr_a", [[{ tool: "read", args: {} }], [{ text: "done" }]]);
  const events = (await stream.end()).map(({ event }) => event);
  expect(events.find(({ type }) => type === "TOOL_CALL_RESULT").content).toBe(
    "The result of the call is too large: it has 150027 bytes, and at most 100000 are allowed. The tool has run. Request less data at a time.",
  );
  expect(events.find(({ name }) => name === "tambo.tool.result").value.isError).toBe(true);
  expect(events.at(-1).type).toBe("RUN_FINISHED");
});
