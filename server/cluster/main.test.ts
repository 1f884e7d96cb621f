/** Tests `npm run start:two` by running it as a process. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, onTestFinished, test } from "vitest";
import { readEvents } from "../proof/testing/clients/sse-client.ts";
import { createTestDatabase, findMissingPostgres } from "../proof/testing/databases/postgres.ts";

const missing = await findMissingPostgres();
const main = join(import.meta.dirname, "main.ts");

/**
 * Starts the program.
 *
 * @returns Functions that return the next line on stdout and the text on stderr, and a promise for the exit.
 */
function start(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "start-two-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: { PATH, HOME, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errorOutput = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (errorOutput += chunk));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once("close", (code, signal) => resolve(code ?? signal));
  });
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    ended,
    stderr: () => errorOutput,
    line: async () => (await lines.next()).value as string | undefined,
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(missing)("start:two", () => {
  test("serves through both processes; a run continues in the other one when its process is killed, which is started again; stops both", async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const two = start({
      DATABASE_URL: database.url,
      MODEL: "script",
      ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
      SHUTDOWN_GRACE_MS: "0",
    });
    const url = /^listening on (http:\/\/127\.0\.0\.1:\d+)$/.exec((await two.line()) ?? two.stderr())?.[1];
    expect(url, two.stderr()).toBeDefined();
    const servers: { pid: number; url: string }[] = [];
    for (const number of [1, 2]) {
      const line = (await two.line()) ?? "";
      const [, pid, address] = new RegExp(`^server ${number}: process (\\d+), (http://.+)$`).exec(line) ?? [];
      servers.push({ pid: Number(pid), url: String(address) });
    }
    const [first, second] = servers as [{ pid: number; url: string }, { pid: number; url: string }];
    expect(await two.line()).toBe(
      `\`kill -9 ${first.pid}\` ends server 1, server 2 continues its runs, and server 1 is started again. Ctrl-C stops everything.`,
    );

    const turns = [[{ text: ["Hello", { delay: 1_500 }, " there"] }]];
    const started = await fetch(`${first.url}/v1/threads/t/runs`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        message: { role: "user", content: JSON.stringify({ turns }) },
        createThread: true,
      }),
    });
    const stream = readEvents(started, () => {});
    const startEvent = await stream.until(({ type }) => type === "RUN_STARTED");
    const last = await stream.until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
    process.kill(first.pid, "SIGKILL");

    const { runId } = startEvent.event;
    const rest = await fetch(`${url}/v1/threads/t/runs/${runId}?after=${last.id}`);
    expect(rest.status).toBe(200);
    const events = await readEvents(rest, () => {}).end();
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => Number(last.id) + 1 + index));
    const deltas = events.filter(({ event }) => event.type === "TEXT_MESSAGE_CONTENT");
    // The interrupted text is generated again in a new message.
    expect(deltas.map(({ event }) => event.delta).join("")).toBe("Hello there");
    expect(events.filter(({ event }) => /^RUN_/.test(event.type)).map(({ event }) => event.type)).toEqual([
      "RUN_FINISHED",
    ]);

    const [, pid, address] =
      /^server 1: process (\d+), (http:\/\/.+)$/.exec((await two.line()) ?? two.stderr()) ?? [];
    const again = { pid: Number(pid), url: String(address) };
    expect(two.stderr()).toContain(
      `server 1 (process ${first.pid}) has ended: SIGKILL\nstarting server 1 again in 0.25 s\n`,
    );
    for (const server of [again, second]) {
      expect((await fetch(`${server.url}/v1/threads/t/runs/${runId}?after=0`)).status).toBe(200);
    }
    // The proxy forwards to both again.
    process.kill(second.pid, "SIGKILL");
    expect((await fetch(`${url}/v1/threads/t/runs/${runId}?after=0`)).status).toBe(200);

    two.child.kill("SIGINT");
    expect(await two.ended).toBe(0);
    expect([again.pid, second.pid].map(isAlive)).toEqual([false, false]);
  });

  test("says what to do if the port is in use", async () => {
    const occupied = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void occupied.close());
    await new Promise((resolve) => occupied.once("listening", resolve));
    const { port } = occupied.address() as { port: number };
    const two = start({ DATABASE_URL: "postgres://127.0.0.1:1/none", PORT: String(port) });
    expect(await two.ended).toBe(1);
    expect(two.stderr()).toBe(
      `another program uses port ${port} of 127.0.0.1; set PORT to another port, or to 0 for a free port\n`,
    );
  });
});
