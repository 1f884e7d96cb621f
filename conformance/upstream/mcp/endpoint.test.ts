import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernTransport,
} from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Holds } from "../holds.ts";
import { useUpstream } from "../testing/use-upstream.ts";
import { greeting, pixel, serveMcpRequest } from "./endpoint.ts";

const playing = useUpstream();
const clients: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});

const getUrl = () => new URL(playing.upstream.environment().CONFORM_MCP_URL);

/** Connects the official client that knows only the older era. */
async function connectOlder(): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(getUrl()) as Transport);
  clients.push(client);
  return client;
}

/** Connects the official client of both eras, which accepts only the newer era. */
async function connectModern(): Promise<ModernClient> {
  const versionNegotiation = { mode: { pin: "2026-07-28" } };
  const client = new ModernClient({ name: "test", version: "1" }, { versionNegotiation });
  await client.connect(new ModernTransport(getUrl()));
  clients.push(client);
  return client;
}

describe.each([
  ["2025-11-25", connectOlder],
  ["2026-07-28", connectModern],
])("with MCP %s", (_version, connect) => {
  describe("the fixture tools", () => {
    it("are listed with their schemas and read-only hints", async () => {
      const { tools } = await (await connect()).listTools();
      expect(
        tools.map(({ name, inputSchema, annotations }) => [name, inputSchema.required, annotations]),
      ).toEqual(
        [
          ["conf_echo", ["text"]],
          ["conf_ask", ["text"]],
          ["conf_fail", ["message"]],
          ["conf_hold", ["hold", "text"]],
          ["conf_big", ["characters"]],
          ["conf_rich", undefined],
          ["fetch_file", undefined],
          ["bash_command", undefined],
          ["GetCodeanddocstringFromProbableNodeName", undefined],
          ["create_todo", undefined],
          ["update_todo_status", undefined],
          ["add_file_to_changes", undefined],
          ["update_file_in_changes", undefined],
        ].map((tool) => [...tool, { readOnlyHint: true, openWorldHint: false }]),
      );
    });

    it.each([
      ["conf_echo", { text: "Zürich 🎈" }, { content: [{ type: "text", text: "Zürich 🎈" }] }],
      ["conf_ask", { text: "a" }, { content: [{ type: "text", text: "a" }] }],
      ["conf_fail", { message: "No." }, { content: [{ type: "text", text: "No." }], isError: true }],
      [
        "fetch_file",
        { file_path: "a.py", content: "x" },
        { content: [{ type: "text", text: '{"success":true,"content":"x"}' }] },
      ],
      [
        "fetch_file",
        { file_path: "a.py" },
        { content: [{ type: "text", text: '{"success":false,"error":"There is no such file."}' }] },
      ],
      [
        "bash_command",
        { command: "make", exit_code: 2, error: "no" },
        { content: [{ type: "text", text: '{"success":false,"exit_code":2,"output":"","error":"no"}' }] },
      ],
      [
        "bash_command",
        { command: "make", output: "built" },
        { content: [{ type: "text", text: '{"success":true,"exit_code":0,"output":"built","error":""}' }] },
      ],
      ["create_todo", { output: "1. [ ] a" }, { content: [{ type: "text", text: "1. [ ] a" }] }],
      ["conf_big", { characters: 100_000 }, { content: [{ type: "text", text: "x".repeat(100_000) }] }],
      [
        "conf_rich",
        {},
        {
          content: [
            { type: "text", text: "Text, an image and a resource." },
            { type: "image", data: pixel, mimeType: "image/png" },
            { type: "resource", resource: greeting },
          ],
        },
      ],
    ])("%s returns its result", async (name, args, expected) => {
      expect(await (await connect()).callTool({ name, arguments: args })).toMatchObject(expected);
    });

    it("conf_hold waits, for several clients concurrently", async () => {
      const { driver } = playing.upstream;
      const holds = ["mcp.a", "mcp.b"];
      const connected = await Promise.all(holds.map(() => connect()));
      const calling = connected.map((client, index) =>
        client.callTool({ name: "conf_hold", arguments: { hold: holds[index], text: holds[index] } }),
      );
      await Promise.all(holds.map((hold) => driver.waitUntilReached(hold)));
      for (const hold of holds) driver.release(hold);
      const calls = await Promise.all(calling);
      expect(calls.map(({ content }) => content)).toEqual([
        [{ type: "text", text: "mcp.a" }],
        [{ type: "text", text: "mcp.b" }],
      ]);
    });
  });

  describe("the fixture resource", () => {
    it("is listed and read", async () => {
      const client = await connect();
      expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual([greeting.uri]);
      expect(await client.readResource({ uri: greeting.uri })).toMatchObject({ contents: [greeting] });
    });
  });
});

it("conf_hold stops waiting when the connection closes", async () => {
  const holds = new Holds();
  const wait = vi.spyOn(holds, "wait");
  const server = createServer((request, response) => serveMcpRequest(holds, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const gone = new AbortController();
  const call = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    method: "POST",
    signal: gone.signal,
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "conf_hold", arguments: { hold: "mcp.gone", text: "" } },
    }),
  }).then((answer) => answer.text());
  await holds.waitUntilReached("mcp.gone");
  gone.abort();
  await expect(call).rejects.toThrow("aborted");
  expect(await wait.mock.results[0]?.value).toBe(false);
  server.close();
});
