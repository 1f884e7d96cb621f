/** Tests a server process that is killed, stopped, or started twice. Only its database survives. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import type { ServerTools } from "./core/ports/tools.ts";
import { startTestServer } from "./proof/testing/server.ts";
import { createNativeTools } from "./tools/native.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const program = fileURLToPath(new URL("./main.ts", import.meta.url));
const children = new Set<ChildProcess>();
const folders: string[] = [];

afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "crash-"));
  folders.push(folder);
  return folder;
}

const databaseFile = () => join(emptyFolder(), "runs.sqlite");

function launch(env: Record<string, string>, command = process.execPath, args = [program]) {
  const child = spawn(command, args, {
    // Use only these settings, and ignore files in the working directory and the environment.
    cwd: emptyFolder(),
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      SHUTDOWN_GRACE_MS: "0",
      MODEL: "script",
      ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  let stdout = "";
  let stderr = "";
  const listening = Promise.withResolvers<string>();
  listening.promise.catch(() => {});
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    const url = /^listening on (\S+)\n/.exec(stdout)?.[1];
    if (url !== undefined) listening.resolve(url);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const exit = once(child, "close").then(([code, signal]) => {
    children.delete(child);
    listening.reject(new Error(`the server exited (${code}, ${signal}): ${stderr}`));
    return { code, signal, stderr };
  });
  return {
    url: listening.promise,
    exit,
    async end(signal: "SIGKILL" | "SIGTERM") {
      child.kill(signal);
      return await exit;
    },
  };
}

/** Reads complete frames until the stream ends or breaks. */
async function readFrames(
  response: Response,
  onFrame: (count: number) => void = () => {},
): Promise<string[]> {
  let text = "";
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      onFrame(text.split("\n\n").length - 1);
    }
  } catch {
    // The kill broke the stream. Return the frames received so far.
  }
  return text.split("\n\n").slice(0, -1);
}

/** Reads a stream until it contains `count` events of a kind. */
async function readUntil(response: Response, kind: string, count: number): Promise<void> {
  let text = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (kindsOf(text.split("\n\n").slice(0, -1)).filter((each) => each === kind).length >= count) return;
  }
  throw new Error(`the stream ended without ${count} events ${kind}`);
}

/** Returns the received frames that differ from the log at the same position. */
function findDifferences(seen: readonly string[], log: readonly string[]): string[] {
  return seen.flatMap((frame, index) =>
    log[index] === frame ? [] : [`${index}: received ${frame}, the log has ${log[index]}`],
  );
}

// biome-ignore lint/suspicious/noExplicitAny: tests read events of every type.
const eventOf = (frame: string): any => JSON.parse(frame.replace(/^id: \d+\ndata: /, ""));
const kindsOf = (frames: string[]) => frames.map((frame) => eventOf(frame).name ?? eventOf(frame).type);
const isEnd = (kind: string) => kind === "RUN_FINISHED" || kind === "RUN_ERROR";

async function post(url: string, thread: string, turns: unknown[], more: object = {}): Promise<Response> {
  const message = { role: "user", content: JSON.stringify({ turns }) };
  return await fetch(`${url}/v1/threads/${thread}/runs`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message, createThread: true, ...more }),
  });
}

const replay = async (url: string, path: string) => await readFrames(await fetch(`${url}${path}?after=0`));
const runPath = (thread: string, response: Response) =>
  `/v1/threads/${thread}/runs/${response.headers.get("x-run-id")}`;
const endless = [[{ text: ["a", { delay: 600_000 }] }]];

describe("kill -9", () => {
  it("loses nothing that a client received, and the run continues to a single end [T-008][T-140][TC-042]", async () => {
    const DATABASE_FILE = databaseFile();
    const words = Array.from({ length: 40 }, (_, n) => `${n}é🌦 `);
    const slow = words.flatMap((word) => [word, { delay: 2 }]);
    const turns = [
      [{ text: slow }, { tool: "weather/get_weather", args: { city: "Tokyo" } }],
      [{ text: slow }],
    ];
    let compared = 0;
    for (let round = 0; round < 4; round += 1) {
      const thread = `thr_${randomUUID()}`;
      // The complete stream is only a few frames longer.
      const killAfter = randomInt(1, 86);
      console.info(`round ${round}: killed after ${killAfter} frames`);
      const first = launch({ DATABASE_FILE });
      const response = await post(await first.url, thread, turns);
      const path = runPath(thread, response);
      const seen = await readFrames(response, (count) => {
        if (count >= killAfter) void first.end("SIGKILL");
      });
      await first.exit;
      compared += seen.length;

      const second = launch({ DATABASE_FILE });
      const url = await second.url;
      const log = await replay(url, path);
      expect(findDifferences(seen, log)).toEqual([]);
      // Check that the comparison detects changes: times and IDs differ between attempts.
      const tampered = seen.with(
        -1,
        (seen.at(-1) ?? "").replace(/(\d)(\D*)$/, (_, digit, rest) => `${(Number(digit) + 1) % 10}${rest}`),
      );
      expect(findDifferences(tampered, log)).toHaveLength(1);
      expect(log.map((frame) => Number(/^id: (\d+)/.exec(frame)?.[1]))).toEqual(log.map((_, n) => n + 1));
      const kinds = kindsOf(log);
      expect(kinds.filter(isEnd)).toEqual(["RUN_FINISHED"]);
      expect(kinds.at(-1)).toBe("RUN_FINISHED");
      const count = (kind: string) => kinds.filter((each) => each === kind).length;
      expect(count("TEXT_MESSAGE_END")).toBe(count("TEXT_MESSAGE_START"));
      expect(count("TOOL_CALL_END")).toBe(count("TOOL_CALL_START"));
      // An interrupted call has an error result, and exactly one call succeeds.
      const results = log
        .map(eventOf)
        .filter(({ name, value }) => name === "tambo.tool.result" && !value.isError);
      expect(results).toHaveLength(1);
      const starts = log.map(eventOf).filter(({ type }) => type === "TEXT_MESSAGE_START");
      expect(new Set(starts.map(({ messageId }) => messageId)).size).toBe(starts.length);
      const stored = (await (await fetch(`${url}/v1/threads/${thread}/messages`)).json()) as {
        messages: { role: string; content: { text?: string }[] }[];
      };
      expect(stored.messages.slice(1).map(({ role, content }) => [role, content[0]?.text])).toEqual([
        ["assistant", words.join("")],
        ["tool", expect.stringContaining("°")],
        ["assistant", words.join("")],
      ]);
      await second.end("SIGKILL");
    }
    expect(compared).toBeGreaterThan(0);
  }, 120_000);

  it("twice during a run ends it with RUN_INTERRUPTED [T-042][T-171][TX-26]", async () => {
    const DATABASE_FILE = databaseFile();
    let server = launch({ DATABASE_FILE });
    const response = await post(await server.url, "thr_a", endless, { onDisconnect: "continue" });
    const path = runPath("thr_a", response);
    await readUntil(response, "TEXT_MESSAGE_CONTENT", 1);
    await server.end("SIGKILL");
    server = launch({ DATABASE_FILE });
    // The run is executed again, then its process is killed again.
    await readUntil(await fetch(`${await server.url}${path}?after=0`), "TEXT_MESSAGE_CONTENT", 2);
    await server.end("SIGKILL");
    server = launch({ DATABASE_FILE });
    const log = await replay(await server.url, path);
    expect(eventOf(log.at(-1) ?? "")).toMatchObject({ type: "RUN_ERROR", code: "RUN_INTERRUPTED" });
    expect(kindsOf(log).filter(isEnd)).toEqual(["RUN_ERROR"]);
    const thread = await (await fetch(`${await server.url}/v1/threads/thr_a`)).json();
    const kept = (thread as { messages: unknown[] }).messages.at(-1);
    expect(kept).toMatchObject({
      role: "assistant",
      content: [{ type: "text", text: "a" }],
      incomplete: "error",
    });
    const next = await post(await server.url, "thr_a", [[{ text: "again" }]]);
    expect(kindsOf(await readFrames(next)).at(-1)).toBe("RUN_FINISHED");
  }, 60_000);

  it("leaves the thread free for a new run immediately [T-075][TC-042]", async () => {
    const DATABASE_FILE = databaseFile();
    const first = launch({ DATABASE_FILE });
    const free = await post(await first.url, "thr_free", endless);
    const kept = await post(await first.url, "thr_kept", endless, { onDisconnect: "continue" });
    await first.end("SIGKILL");
    const url = await launch({ DATABASE_FILE }).url;
    const next = await post(url, "thr_free", [[{ text: "again" }]]);
    expect(kindsOf(await readFrames(next)).at(-1)).toBe("RUN_FINISHED");
    const log = await replay(url, runPath("thr_free", free));
    expect(eventOf(log.at(-1) ?? "")).toMatchObject({ type: "RUN_ERROR", code: "RUN_INTERRUPTED" });
    // A run that continues without readers also continues after a restart.
    const rejected = await post(url, "thr_kept", [[{ text: "again" }]]);
    expect(rejected.status).toBe(409);
    expect(await rejected.json()).toMatchObject({ runId: kept.headers.get("x-run-id") });
  }, 60_000);

  it("leaves a run awaiting input as it is [T-142]", async () => {
    const DATABASE_FILE = databaseFile();
    const first = launch({ DATABASE_FILE });
    const tools = [{ name: "add", description: "Adds", inputSchema: { type: "object", properties: {} } }];
    const paused = await post(await first.url, "thr_a", [[{ tool: "add", args: {} }]], { tools });
    const frames = await readFrames(paused);
    await first.end("SIGKILL");
    const url = await launch({ DATABASE_FILE }).url;
    expect(await readFrames(await fetch(url + runPath("thr_a", paused)))).toEqual([frames.at(-2)]);
  }, 60_000);
});

describe("SIGTERM", () => {
  it("ends streams properly and exits with 0; the next start recovers the run [T-008]", async () => {
    const DATABASE_FILE = databaseFile();
    const first = launch({ DATABASE_FILE });
    const slow = Array.from({ length: 20 }, (_, n) => [`${n} `, { delay: 20 }]).flat();
    const response = await post(await first.url, "thr_a", [[{ text: slow }]]);
    let stopped: Promise<{ code: number | null }> | undefined;
    const seen = await readFrames(response, (count) => {
      if (count >= 4) stopped ??= first.end("SIGTERM");
    });
    expect(await stopped).toMatchObject({ code: 0, signal: null, stderr: "" });
    // The last frame is not part of the run, so it has no ID and is not in the log.
    const restarting = JSON.parse((seen.at(-1) ?? "").replace(/^data: /, ""));
    expect(restarting).toEqual({
      type: "RUN_ERROR",
      message: "The server is restarting. Reconnect with the last event id.",
      code: "SERVER_RESTARTING",
      timestamp: expect.any(Number),
    });
    const log = await replay(await launch({ DATABASE_FILE }).url, runPath("thr_a", response));
    expect(findDifferences(seen.slice(0, -1), log)).toEqual([]);
    expect(kindsOf(log).at(-1)).toBe("RUN_FINISHED");
  }, 60_000);
});

it("a server started by npm ends with it on SIGTERM", async () => {
  // npm starts the server in the package's folder, which may contain a configuration file.
  const config = join(emptyFolder(), "empty.json");
  writeFileSync(config, "{}");
  const env = { DATABASE_FILE: databaseFile(), CONFIG_FILE: config };
  const { url, end } = launch(env, "npm", ["start", "--silent", "--prefix", root]);
  const address = await url;
  expect((await fetch(`${address}/openapi.yaml`)).status).toBe(200);
  // Some shells wait for the server, and others end before it.
  const { code, signal } = await end("SIGTERM");
  expect([
    [0, null],
    [null, "SIGTERM"],
  ]).toContainEqual([code, signal]);
  await expect
    .poll(() => fetch(`${address}/openapi.yaml`).then(({ status }) => status, String), { timeout: 30_000 })
    .toBe("TypeError: fetch failed");
}, 60_000);

it("shutdowns are not counted as attempts of a run [T-008]", async () => {
  const DATABASE_FILE = databaseFile();
  let server = launch({ DATABASE_FILE });
  const response = await post(await server.url, "thr_a", endless, { onDisconnect: "continue" });
  for (let stop = 0; stop < 4; stop += 1) {
    await server.end("SIGTERM");
    server = launch({ DATABASE_FILE });
    await server.url;
  }
  const cancelled = await fetch((await server.url) + runPath("thr_a", response), { method: "DELETE" });
  expect(cancelled.status).toBe(200);
}, 60_000);

describe("a failed start", () => {
  it("prints one line if the file is in use", async () => {
    const DATABASE_FILE = databaseFile();
    await launch({ DATABASE_FILE }).url;
    const { code, stderr } = await launch({ DATABASE_FILE }).exit;
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `The database ${DATABASE_FILE} is in use by another process. Stop that process, or set DATABASE_FILE to another file.\n`,
    });
  }, 60_000);

  it.each([
    ["127.0.0.1", "127.0.0.1"],
    ["0.0.0.0", "127.0.0.1"],
  ])(
    "prints one line about the port if the server already runs, with the host %s",
    async (HOST, host) => {
      const DATABASE_FILE = databaseFile();
      const env = { DATABASE_FILE, HOST, API_KEYS: "shop:a-key-of-the-test" };
      const { port } = new URL(await launch(env).url);
      expect(await launch({ ...env, PORT: port }).exit).toEqual({
        code: 1,
        signal: null,
        stderr: `the server already runs at http://${host}:${port}; stop it, or set PORT to another port, or to 0 for a free port\n`,
      });
    },
    60_000,
  );

  it("prints one line if another program uses the port, before it creates a database", async () => {
    const occupying = createServer().listen(0, "127.0.0.1");
    await once(occupying, "listening");
    try {
      const { port } = occupying.address() as { port: number };
      const DATABASE_FILE = databaseFile();
      expect(await launch({ DATABASE_FILE, PORT: `${port}` }).exit).toEqual({
        code: 1,
        signal: null,
        stderr: `another program uses port ${port} of 127.0.0.1; set PORT to another port, or to 0 for a free port\n`,
      });
      expect(existsSync(DATABASE_FILE)).toBe(false);
    } finally {
      occupying.close();
    }
  }, 60_000);

  it.each([
    ["PORT", "http", 'PORT: "http" is not an integer from 0 to 65535\n'],
    ["DISCONNECT_GRACE_MS", "-1", 'DISCONNECT_GRACE_MS: "-1" is not an integer from 0 to 86400000\n'],
  ])(
    "prints one line if %s is %j",
    async (name, value, expected) => {
      const { code, stderr } = await launch({ DATABASE_FILE: databaseFile(), [name]: value }).exit;
      expect({ code, stderr }).toEqual({ code: 1, stderr: expected });
    },
    60_000,
  );
});

describe("a server tool call interrupted by a shutdown", () => {
  const tool = (repeatable: boolean, run: () => Promise<string>): ServerTools =>
    createNativeTools([
      {
        tool: { name: "s/do", description: "Does", inputSchema: { type: "object" }, repeatable },
        run: async () => ({ content: [{ type: "text", text: await run() }], isError: false }),
      },
    ]);

  it.each([
    [true, { result: [{ text: "done" }] }],
    [false, { isError: true, result: [{ text: expect.stringContaining("restarted during this call") }] }],
  ])("is made again only if the tool is repeatable: %s [T-068][T-207]", async (repeatable, expected) => {
    const file = databaseFile();
    const called = Promise.withResolvers<void>();
    const before = await startTestServer({
      databaseFile: file,
      tools: tool(repeatable, async () => {
        called.resolve();
        return await new Promise<string>(() => {});
      }),
    });
    const stream = await before.script("thr_a", [[{ tool: "s/do", args: {} }], [{ text: "end" }]]);
    await called.promise;
    await before.close();
    let calls = 0;
    const server = await startTestServer({
      databaseFile: file,
      tools: tool(repeatable, async () => {
        calls += 1;
        return "done";
      }),
    });
    const again = await server.stream("GET", `${runPath("thr_a", stream.response)}?after=0`);
    const events = (await again.end()).map(({ event }) => event);
    const results = events.filter(({ name }) => name === "tambo.tool.result");
    expect(results.map(({ value }) => value)).toMatchObject([expected]);
    expect(calls).toBe(repeatable ? 1 : 0);
    expect(events.at(-1).type).toBe("RUN_FINISHED");
  });
});
