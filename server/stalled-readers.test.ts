/**
 * Tests the memory and time used by readers that never read their streams. Their run ends with a single event
 * of 8 MB, which exceeds the system's buffers.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Memory } from "./proof/testing/large-response-server.ts";

const MB = 1024 * 1024;

/** Starts a server process with an unfinished run that has produced 8 MB of text. */
async function startLargeRun() {
  const folder = mkdtempSync(join(tmpdir(), "readers-"));
  const program = fileURLToPath(new URL("./proof/testing/large-response-server.ts", import.meta.url));
  // With a small heap, a server that copied the event for each reader would crash, and the test would fail.
  const execArgv = ["--expose-gc", "--max-old-space-size=512"];
  const child = fork(program, [join(folder, "runs.sqlite")], { execArgv });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  });
  const ended = once(child, "exit").then(([code, signal]) => {
    throw new Error(`the server exited (${signal ?? code})`);
  });
  ended.catch(() => {});
  const message = async () => (await Promise.race([once(child, "message"), ended]))[0] as unknown;
  const url = (await message()) as string;
  const response = await fetch(`${url}/v1/threads/thr_1/runs`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message: { role: "user", content: "Speak." }, createThread: true }),
  });
  const path = `/v1/threads/thr_1/runs/${response.headers.get("x-run-id")}`;
  const reader = readFrames(response);
  let last = 0;
  for (let text = 0; text < 128; ) {
    const frame = await reader.next();
    last = Number(/^id: (\d+)$/m.exec(frame)?.[1]);
    if (frame.includes("TEXT_MESSAGE_CONTENT")) text += 1;
  }
  return {
    url,
    path,
    last,
    whole: reader,
    end: () => void child.send("end"),
    async memory(): Promise<Memory> {
      child.send("memory");
      return (await message()) as Memory;
    },
  };
}

function readFrames(response: Response) {
  const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    async next(): Promise<string> {
      for (;;) {
        const end = text.indexOf("\n\n");
        if (end !== -1) {
          const frame = text.slice(0, end + 1);
          text = text.slice(end + 2);
          return frame;
        }
        const { value, done } = (await chunks?.read()) ?? { done: true };
        if (done) throw new Error("the stream has ended");
        text += value;
      }
    },
  };
}

/**
 * Opens connections that send a request and never read the response.
 *
 * @param body Body for a POST request. If absent, a GET request is sent.
 */
async function openStalledReaders(url: string, path: string, count: number, body?: object): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const json = JSON.stringify(body) ?? "";
  const head = [
    `${body === undefined ? "GET" : "POST"} ${path} HTTP/1.1`,
    `Host: ${host}`,
    "Content-Type: application/json",
    `Content-Length: ${json.length}`,
  ];
  const open = async () => {
    const socket = connect({ host: hostname, port: Number(port) });
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => {});
    socket.write(`${head.join("\r\n")}\r\n\r\n${json}`);
    // The response has started. Without a `data` listener, the socket reads no more than its buffer can hold.
    await once(socket, "readable");
  };
  // Open them in small batches, because the system rejects connections that the server does not accept soon
  // enough.
  for (let opened = 0; opened < count; opened += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - opened) }, open));
}

/** Returns the sum of a metric over all of its labels. */
async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return [...text.matchAll(new RegExp(`^${name}\\{[^}]*\\} (\\d+)$`, "gm"))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );
}

const waitOptions = { timeout: 60_000, interval: 200 };

it.each(["live", "replayed"])(
  "1,000 stalled readers of a %s event of 8 MB share one copy",
  async (mode) => {
    const { url, path, last, end, memory, whole } = await startLargeRun();
    const finish = async () => {
      end();
      while (!(await whole.next()).includes("RUN_FINISHED"));
    };
    if (mode === "replayed") await finish();
    const before = await memory();
    const sent = await readMetric(url, "agent_stream_events_sent_total");
    await openStalledReaders(url, `${path}?after=${last}`, 1000);
    await vi.waitFor(async () => {
      expect(await readMetric(url, "agent_open_streams")).toBeGreaterThanOrEqual(1000);
    }, waitOptions);
    if (mode === "live") await finish();
    // Wait for TEXT_MESSAGE_END and the large event, which the clients do not read.
    await vi.waitFor(async () => {
      expect((await readMetric(url, "agent_stream_events_sent_total")) - sent).toBeGreaterThanOrEqual(2000);
    }, waitOptions);
    // V8 returns memory pages to the system in the background.
    await vi.waitFor(async () => {
      const after = await memory();
      expect((after.inUse - before.inUse) / MB).toBeLessThan(100);
      expect((after.resident - before.resident) / MB).toBeLessThan(100);
    }, waitOptions);
    expect(await readMetric(url, "agent_stalled_readers_total")).toBe(0);
  },
  180_000,
);

it("stalled clients that connect to a thread of 8 MB share one copy of its messages", async () => {
  const { url, end, memory, whole } = await startLargeRun();
  end();
  while (!(await whole.next()).includes("RUN_FINISHED"));
  const before = await memory();
  const sent = await readMetric(url, "agent_stream_events_sent_total");
  const request = { threadId: "thr_1", runId: "join", messages: [], tools: [], context: [] };
  await openStalledReaders(url, "/ag-ui/default/connect", 100, { ...request, state: {}, forwardedProps: {} });
  // Wait for RUN_STARTED and MESSAGES_SNAPSHOT, which the clients do not read.
  await vi.waitFor(async () => {
    expect((await readMetric(url, "agent_stream_events_sent_total")) - sent).toBeGreaterThanOrEqual(200);
  }, waitOptions);
  const after = await memory();
  expect((after.inUse - before.inUse) / MB).toBeLessThan(50);
}, 180_000);
