import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startServer } from "./index.ts";

/** Creates a working directory that contains a configuration file. */
function folderWith(settings: object): string {
  const folder = mkdtempSync(join(tmpdir(), "import-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "tambo.config.json"), JSON.stringify(settings));
  return folder;
}

const env = { PORT: "0", DATABASE_FILE: ":memory:" };

it("starts a server with settings from a folder and from variables, and passes its log to the caller", async () => {
  const lines: string[] = [];
  const folder = folderWith({ mcpServers: {}, logFormat: "text" });
  const server = await startServer({ env, folder, log: (line) => lines.push(line) });
  const response = await fetch(`${server.url}/healthz`);
  await server.close();
  expect(response.status).toBe(200);
  expect(lines.at(-1)).toMatch(/stopped\n$/);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow("fetch failed");
});

it("rejects an invalid setting before starting anything", async () => {
  const folder = folderWith({ port: "8080" });
  await expect(startServer({ env: {}, folder })).rejects.toThrow("tambo.config.json");
});
