/**
 * A server process whose users try each other's IDs. Everything that the process writes is recorded: its log, its
 * spans, its metrics and its responses.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { startTestServerProcess } from "../testing/server-processes.ts";
import { startIssuer } from "../testing/token-issuer.ts";

const tracedServer = fileURLToPath(new URL("../testing/traced-server.ts", import.meta.url));
const createSecret = (name: string) => `${name}-${randomBytes(20).toString("hex")}`;

/** Starts a server process with two projects, each of which has an API key and accepts tokens. */
export async function startSharedServer() {
  const keys = { a: createSecret("key"), b: createSecret("key") };
  const tokenSecret = createSecret("token-secret");
  const issuer = await startIssuer();
  const folder = mkdtempSync(join(tmpdir(), "tenants-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { issuer: url } = issuer.settings;
  const project = (id: string) => ({ issuers: [{ issuer: url, audience: id }] });
  const config = join(folder, "config.json");
  const content = {
    mcpServers: {},
    rate: false,
    gateway: { rate: false },
    tokenSecrets: [{ env: "TOKEN_SECRET" }],
    projects: { a: project("a"), b: project("b") },
  };
  writeFileSync(config, JSON.stringify(content));
  const process = await startTestServerProcess(
    {
      CONFIG_FILE: config,
      DATABASE_FILE: ":memory:",
      API_KEYS: `a:${keys.a},b:${keys.b}`,
      TOKEN_SECRET: tokenSecret,
      LOG_LEVEL: "debug",
      LOG_FORMAT: "json",
      METRICS_PORT: "0",
    },
    tracedServer,
  );
  const credentials = [keys.a, keys.b, tokenSecret];
  const responses: string[] = [];
  return {
    /** The server. Its responses are recorded. */
    server: {
      async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
        const response = await process.request(method, path, body, headers);
        const text = await response.text();
        responses.push(`${method} ${response.status} ${JSON.stringify([...response.headers])} ${text}`);
        return new Response(text === "" ? null : text, response);
      },
    },
    url: process.url,
    keys,
    /** All secrets that identify callers: API keys, signing secrets, and the signed part of every token. */
    credentials,
    responses,
    /** Returns a token of a user of a project, signed by an issuer. */
    async sign(projectId: string, sub: string): Promise<string> {
      const exp = Math.floor(Date.now() / 1000) + 3_600;
      const token = await issuer.sign({ aud: projectId, sub, exp });
      credentials.push(...token.split(".").slice(1));
      return token;
    },
    spans: () => process.log.filter((line) => line.startsWith("span ")),
    log: () => process.log.filter((line) => !line.startsWith("span ")),
    async readMetrics(): Promise<string> {
      const { url } = JSON.parse(process.log.find((line) => line.includes("serving metrics")) ?? "{}");
      return await (await fetch(url)).text();
    },
  };
}

/** A running server process with recorded responses. */
export type SharedServer = Awaited<ReturnType<typeof startSharedServer>>;
