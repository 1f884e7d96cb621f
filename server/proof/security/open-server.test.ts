import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const main = fileURLToPath(new URL("../../main.ts", import.meta.url));

/** Runs the server with the given environment variables until it exits. */
async function runServer(
  env: Record<string, string>,
): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const cwd = mkdtempSync(join(tmpdir(), "open-server-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; stdout: string; stderr: string }>();
  const { PATH = "" } = process.env;
  execFile(process.execPath, [main], { cwd, env: { PATH, PORT: "0", ...env } }, (error, stdout, stderr) =>
    resolve({ code: error?.code ?? 0, stdout, stderr }),
  );
  return await promise;
}

it.each(["0.0.0.0", "::", "::ffff:127.0.0.1", "0", "example.com", "localhost.example.com"])(
  "a server without keys does not start on a public address: HOST=%s",
  async (HOST) => {
    expect(await runServer({ HOST })).toEqual({
      code: 1,
      stdout: "",
      stderr: `HOST: a server without API_KEYS must listen on a loopback address, not on "${HOST}"; set API_KEYS, or use 127.0.0.1\n`,
    });
  },
);
