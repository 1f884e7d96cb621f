/** Tests a server that is configured only by environment variables, as in the conformance suite. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the servers file has placeholders of this form.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readSettings } from "./config/settings.ts";
import { SettingError } from "./core/errors.ts";
import { formats } from "./models/fixtures/formats.ts";
import { respondWith, startProvider } from "./models/fixtures/provider.ts";
import { readEvents } from "./proof/testing/clients/sse-client.ts";
import { readCheckedEvents } from "./proof/testing/clients/stream-checks.ts";
import { startServer } from "./server.ts";
import { startHttpToolServer } from "./tools/fixtures/http-server.ts";

/** Starts a server that releases holds. `reached` resolves with the first request to a hold. */
async function startHoldServer() {
  const reached = Promise.withResolvers<{ path: string | undefined; response: ServerResponse }>();
  const http = createServer((request, response) => reached.resolve({ path: request.url, response }));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/holds`, reached: reached.promise };
}

async function start(env: Record<string, string>) {
  const log: string[] = [];
  const settings = readSettings({ PORT: "0", DATABASE_FILE: ":memory:", ...env });
  const server = await startServer(settings, (line) => log.push(line));
  onTestFinished(() => server.close());
  const run = async (thread: string, content: string, model?: string) => {
    const controller = new AbortController();
    const response = await fetch(`${server.url}/v1/threads/${thread}/runs`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message: { role: "user", content }, createThread: true, model }),
      signal: controller.signal,
    });
    return readEvents(response, () => controller.abort());
  };
  return { run, log };
}

it("uses provider models, tool servers from a file, and holds over HTTP", async () => {
  const folder = mkdtempSync(join(tmpdir(), "server-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const servers = join(folder, "servers.json");
  writeFileSync(servers, '{"mcpServers": {"far": {"url": "${TOOLS_URL}"}}}');
  const toolServer = await startHttpToolServer({ sessions: false });
  const holds = await startHoldServer();
  const responses = formats.map((format) =>
    respondWith([...format.start(), ...format.text(0, [format.prefix]), ...format.finish(false)]),
  );
  const provider = await startProvider(...responses);
  const config = join(folder, "config.json");
  writeFileSync(config, JSON.stringify({ providers: { local: { baseUrl: `${provider.url}/v1` } } }));
  const { run, log } = await start({
    CONFIG_FILE: config,
    MODEL: "openai/m",
    OPENAI_API_KEY: "sk-1",
    OPENAI_BASE_URL: `${provider.url}/v1`,
    ANTHROPIC_API_KEY: "sk-2",
    ANTHROPIC_BASE_URL: provider.url,
    MCP_SERVERS_FILE: servers,
    TOOLS_URL: toolServer.url,
    ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
    SCRIPT_HOLDS_URL: holds.url,
  });

  for (const [index, { prefix }] of formats.entries()) {
    // The first request uses the default model.
    const events = await readCheckedEvents(
      await run(`thr_${index}`, "hi", index === 0 ? undefined : `${prefix}/m`),
    );
    expect(events.find(({ event }) => event.type === "TEXT_MESSAGE_CONTENT")?.event.delta).toBe(prefix);
  }
  expect(provider.requests.map(({ path }) => path)).toEqual(formats.map(({ path }) => path));

  const script = {
    turns: [[{ tool: "far/echo", args: { text: "from afar" } }], [{ text: ["a", { hold: "h 1" }, "b"] }]],
  };
  const stream = await run("thr_script", JSON.stringify(script), "script");
  const { path, response } = await holds.reached;
  expect(path).toBe("/holds/h%201");
  await stream.until(({ delta }) => delta === "a");
  expect(stream.received.some(({ event }) => event.delta === "b")).toBe(false);
  response.end("{}");
  const events = await readCheckedEvents(stream);
  expect(events.find(({ event }) => event.type === "TOOL_CALL_RESULT")?.event.content).toBe("from afar");
  expect(log).toEqual([]);
});

it("does not start with an unknown default model", async () => {
  const problem = 'the model "openai/m" is not configured; use "demo", or set OPENAI_API_KEY';
  await expect(start({ MODEL: "openai/m" })).rejects.toEqual(new SettingError("MODEL", problem));
});
