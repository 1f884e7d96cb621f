/** Tests `deploy/nginx.conf` with a real nginx: Debian's package, or the program named by `NGINX_PROGRAM`. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { startHttpServer } from "../proof/testing/http-server.ts";
import { findFreePort } from "./free-port.ts";

const program = process.env.NGINX_PROGRAM || "/usr/sbin/nginx";
const isInstalled = spawnSync(program, ["-v"]).status === 0;
if (!isInstalled) process.stderr.write(`${program} is not installed: deploy/nginx.conf was not tested\n`);

/**
 * Starts nginx with its configuration file unchanged, except for addresses and folders.
 *
 * @returns The URL of nginx.
 */
async function startNginx(servers: readonly [string, string]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await findFreePort();
  let settings = readFileSync(join(import.meta.dirname, "../../deploy/nginx.conf"), "utf8")
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace("/dev/stdout", "off")
    .replace(/worker_rlimit_nofile .*|worker_connections .*/g, "");
  for (const [index, url] of servers.entries()) {
    settings = settings.replace(`server-${index + 1}:8080`, new URL(url).host);
  }
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  for (const name of folders) mkdirSync(join(folder, name));
  const paths = folders.map((name) => `${name}_temp_path ${join(folder, name)};`).join("\n");
  settings = settings.replace("http {", `http {\n${paths}`);
  if (process.getuid?.() === 0) settings = `user root;\n${settings}`;
  writeFileSync(join(folder, "nginx.conf"), settings);
  const child: ChildProcess = spawn(
    program,
    ["-p", folder, "-c", "nginx.conf", "-e", "stderr", "-g", `daemon off; pid ${join(folder, "pid")};`],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(`${url}/metrics`).then(({ status }) => status), { timeout: 5_000 }).toBe(404);
  return url;
}

const respondWithName =
  (name: string): RequestListener =>
  async (request, response) => {
    await text(request);
    response.end(name);
  };

describe.skipIf(!isInstalled)("deploy/nginx.conf", () => {
  test("forwards a stream event by event, and its headers before the first event", async () => {
    let stream: ServerResponse | undefined;
    const listener: RequestListener = (_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.flushHeaders();
      stream = response;
    };
    const url = await startNginx([await startHttpServer(listener), await startHttpServer(listener)]);
    const response = await fetch(url);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (const frame of ["data: 1\n\n", "data: 2\n\n"]) {
      stream?.write(frame);
      expect((await reader?.read())?.value).toBe(frame);
    }
    stream?.end();
    expect((await reader?.read())?.done).toBe(true);
  });

  test("closes the server's connection when the client of a stream disconnects", async () => {
    const arrived = Promise.withResolvers<ServerResponse>();
    const listener: RequestListener = (_request, response) => {
      response.write("data: 1\n\n");
      arrived.resolve(response);
    };
    const url = await startNginx([await startHttpServer(listener), await startHttpServer(listener)]);
    const abort = new AbortController();
    await fetch(url, { signal: abort.signal });
    const closed = once(await arrived.promise, "close");
    abort.abort();
    await closed;
  });

  test("uses both servers, and only one if the other is down, also for a POST", async () => {
    const both = await startNginx([
      await startHttpServer(respondWithName("a")),
      await startHttpServer(respondWithName("b")),
    ]);
    const responses = new Set<string>();
    for (let i = 0; i < 4; i += 1) responses.add(await (await fetch(both)).text());
    expect([...responses].sort()).toEqual(["a", "b"]);

    const one = await startNginx([
      `http://127.0.0.1:${await findFreePort()}`,
      await startHttpServer(respondWithName("b")),
    ]);
    for (let i = 0; i < 4; i += 1) {
      expect(await (await fetch(one, { method: "POST", body: "{}" })).text()).toBe("b");
    }
  });

  test("forwards 503 responses of servers, and keeps using these servers", async () => {
    const respondUnavailable: RequestListener = (_request, response) => {
      response.writeHead(503, { "retry-after": "1", "content-type": "application/problem+json" });
      response.end('{"code":"STORE_UNAVAILABLE"}');
    };
    const url = await startNginx([
      await startHttpServer(respondUnavailable),
      await startHttpServer(respondUnavailable),
    ]);
    for (let i = 0; i < 6; i += 1) {
      const response = await fetch(url);
      expect([response.status, response.headers.get("retry-after"), await response.text()]).toEqual([
        503,
        "1",
        '{"code":"STORE_UNAVAILABLE"}',
      ]);
    }
  });

  test("accepts bodies as large as the server does", async () => {
    const size: RequestListener = async (request, response) => {
      response.end(String((await text(request)).length));
    };
    const url = await startNginx([await startHttpServer(size), await startHttpServer(size)]);
    const body = "x".repeat(10 * 1024 ** 2);
    expect(await (await fetch(url, { method: "POST", body })).text()).toBe("10485760");
  });
});
