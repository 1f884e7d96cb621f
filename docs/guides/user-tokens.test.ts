/** Runs the programs in the guide "A web app with per-user tokens". */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished, vi } from "vitest";
import { readSettings } from "../../server/config/settings.ts";
import { startServer } from "../../server/server.ts";
import { readBlocks } from "../testing/page-blocks.ts";

const root = join(import.meta.dirname, "../..");
const blocks = readBlocks(readFileSync(join(import.meta.dirname, "user-tokens.md"), "utf8"));
const run = promisify(execFile);

/** Writes the guide's files with other addresses. */
function writeFiles(addresses: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "user-tokens-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const { options, code } of blocks) {
    const text = Object.entries(addresses).reduce((text, [from, to]) => text.replaceAll(from, to), code);
    if (options.file !== undefined) writeFileSync(join(folder, options.file), text);
  }
  return folder;
}

/** Returns a port that is free at the moment. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function startBackend(folder: string): Promise<void> {
  const backend = spawn(process.execPath, ["backend.ts"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void backend.kill());
  const [line] = await once(backend.stdout, "data");
  expect(String(line)).toMatch(/^listening on /);
}

it("separates two users, requires a token, and survives the rotation of the issuer's key", async () => {
  const port = await findFreePort();
  const issuer = `http://127.0.0.1:${port}`;
  const addresses = { "http://127.0.0.1:4000": issuer, "listen(4000": `listen(${port}` };
  const settings = { SHOP_KEY: "key-1", PORT: "0", DATABASE_FILE: ":memory:" };
  const configFile = join(writeFiles(addresses), "tambo.config.json");
  const log: string[] = [];
  const server = await startServer(readSettings({ ...settings, CONFIG_FILE: configFile }), (line) =>
    log.push(line),
  );
  onTestFinished(() => server.close());
  const folder = writeFiles({ ...addresses, "http://127.0.0.1:8080": server.url });
  await startBackend(folder);
  const chat = async (...args: string[]) => {
    const options = { cwd: folder };
    const { stdout } = await run(
      process.execPath,
      ["--conditions=tambo-source", "chat.ts", ...args],
      options,
    );
    return stdout;
  };

  const first = await chat("ann");
  const [thread = ""] = /thr_\w+/.exec(first) ?? [];
  expect(first).toBe(`ann has 1 thread(s), the newest is ${thread}\n`);
  expect(await chat("bob", thread)).toMatch(
    new RegExp(
      `^bob has 1 thread\\(s\\), the newest is thr_\\w+\\nbob reads ${thread}: THREAD_NOT_FOUND\\n$`,
    ),
  );

  const byKey = await fetch(`${server.url}/v1/threads`, {
    headers: { "X-API-Key": "key-1", "X-User-Key": "ann" },
  });
  expect([byKey.status, byKey.headers.get("www-authenticate")]).toEqual([
    401,
    'Bearer error="invalid_token", error_description="The project requires the token of a user; an API key is not sufficient."',
  ]);

  const fetchToken = async (): Promise<string> => {
    const response = await fetch(`${issuer}/token?user=ann`, { method: "POST" });
    return ((await response.json()) as { token: string }).token;
  };
  const countThreads = async (token: string) => {
    const response = await fetch(`${server.url}/v1/threads`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return response.status === 200
      ? ((await response.json()) as { threads: unknown[] }).threads.length
      : await response.text();
  };
  const oldToken = await fetchToken();
  await fetch(`${issuer}/publish-next-key`, { method: "POST" });
  // Ten minutes pass for the server, whose copy of the keys is then too old.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 + 1 });
  onTestFinished(() => void vi.useRealTimers());
  await fetch(`${issuer}/sign-with-next-key`, { method: "POST" });
  const newToken = await fetchToken();
  const readKeyId = (token: string) =>
    JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid;
  expect([readKeyId(oldToken), readKeyId(newToken)]).toEqual(["2026-11", "2026-12"]);
  expect([await countThreads(newToken), await countThreads(oldToken), log]).toEqual([1, 1, []]);
}, 60_000);
