/** Settings, all by environment variables. */
import { isIP } from "node:net";
import type { Providers } from "../models/providers.ts";
import type { McpServerConfig } from "../tools/mcp.ts";
import { ApiKeys } from "./api-keys.ts";
import { readProviders } from "./providers.ts";
import { SettingError } from "./setting-error.ts";
import { readToolServers } from "./tool-servers.ts";
import { addressProblem } from "./urls.ts";

/** What the server is told at its start. */
export interface Settings {
  /** Address to listen on. */
  host: string;
  /** Port to listen on; 0 lets the system choose. */
  port: number;
  /** The SQLite file. */
  databaseFile: string;
  apiKeys: ApiKeys;
  /** Id of the model used when a request names none. */
  model: string;
  /** How long a run goes on without a reader before it is cancelled, in milliseconds. */
  disconnectGraceMs: number;
  /** Most bytes of a request body. */
  maxBodyBytes: number;
  /** Providers of models; none if absent. */
  providers?: Providers;
  /** The MCP servers; the weather example if absent. */
  toolServers?: readonly McpServerConfig[];
  /** Where the holds of the `script` model are asked for; if absent they are released in this process. */
  scriptHoldsUrl?: string;
}

/**
 * Reads the settings.
 *
 * @param env The environment.
 * @throws {SettingError} for a value that cannot be used, and for a server without keys that others could reach.
 *   No message shows a key.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const host = env.HOST || "127.0.0.1";
  let apiKeys: ApiKeys;
  try {
    apiKeys = ApiKeys.parse(env.API_KEYS ?? "");
  } catch (error) {
    throw new SettingError(
      "API_KEYS",
      String(error instanceof Error ? error.message : error).replace("API_KEYS: ", ""),
    );
  }
  if (apiKeys.open && !isLoopback(host)) {
    throw new SettingError(
      "HOST",
      `without API_KEYS the server serves this machine only, so it cannot listen on "${host}"; set API_KEYS, or use 127.0.0.1`,
    );
  }
  const { MCP_SERVERS_FILE: toolServersFile, SCRIPT_HOLDS_URL: scriptHoldsUrl } = env;
  return {
    host,
    port: integer(env, "PORT", 8080, 65_535),
    databaseFile: env.DATABASE_FILE || ".data/runs.sqlite",
    apiKeys,
    model: env.MODEL || "demo",
    disconnectGraceMs: integer(env, "DISCONNECT_GRACE_MS", 30_000, 86_400_000),
    maxBodyBytes: integer(env, "MAX_BODY_BYTES", 10 * 1024 * 1024, 1024 * 1024 * 1024),
    providers: readProviders(env),
    ...(toolServersFile && { toolServers: readToolServers(toolServersFile, env) }),
    ...(scriptHoldsUrl && { scriptHoldsUrl: address("SCRIPT_HOLDS_URL", scriptHoldsUrl) }),
  };
}

function integer(
  env: Record<string, string | undefined>,
  name: string,
  fallback: number,
  max: number,
): number {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) {
    throw new SettingError(name, `"${text}" is not a whole number from 0 to ${max}`);
  }
  return value;
}

function address(name: string, text: string): string {
  const problem = addressProblem(text);
  if (problem !== undefined) throw new SettingError(name, problem);
  return text.replace(/\/+$/, "");
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}
