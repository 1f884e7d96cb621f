/** Reads the settings from environment variables and `tambo.config.json`. */
import { resolve } from "node:path";
import { appendToPointer } from "../core/json/pointer.ts";
import { isLoopback } from "../core/loopback.ts";
import type { GatewaySettings, ProjectSettings } from "../core/settings.ts";
import type { ByokProviders } from "../models/byok.ts";
import { defaultDemoDelayMs } from "../models/demo/model.ts";
import type { Providers } from "../models/providers.ts";
import { ApiKeys, type ProjectKey, readKeyPairs } from "./api-keys.ts";
import { checkNames } from "./check-names.ts";
import { readConfigFile } from "./config-file.ts";
import { readDatabaseUrl } from "./database-url.ts";
import { readCorsOrigins, readGateway } from "./gateway.ts";
import { hasAnyIssuer, readTokenSecrets } from "./issuers.ts";
import { type LogSettings, readLog } from "./log.ts";
import { readProjects } from "./projects.ts";
import { readProviders } from "./providers.ts";
import { readScriptModel, type ScriptModelSettings } from "./script-model.ts";
import { readSecret } from "./secrets.ts";
import { formatFileLocation, SettingErrors, type Sources } from "./sources.ts";

/** A server's settings. */
export interface Settings extends LogSettings, ScriptModelSettings {
  /** The address to listen on. */
  host: string;
  /** The port to listen on. `0` selects a free port. */
  port: number;
  /** Path of the SQLite file. */
  databaseFile: string;
  /**
   * URL of the PostgreSQL database, which multiple processes may share. Takes precedence over `databaseFile`.
   * May contain a password.
   */
  databaseUrl?: string;
  apiKeys: ApiKeys;
  /** Secrets that sign access tokens (RFC 8693). The first one signs, and all of them verify. */
  tokenSecrets?: readonly string[];
  /** ID of the model used for requests that do not select one. */
  model: string;
  /** Mean time between two deltas of the `demo` model in milliseconds. */
  demoDelayMs: number;
  /** Time for which a run may continue without a reader before it is cancelled, in milliseconds. */
  disconnectGraceMs: number;
  /** Time that active runs may take to finish during shutdown, in milliseconds. */
  shutdownGraceMs: number;
  /** Time for which a run's events are kept after the run ends, in hours. `0` keeps them indefinitely. */
  eventRetentionHours: number;
  /** Maximum size of a request body in bytes. */
  maxBodyBytes: number;
  /**
   * Maximum size of one message's content in bytes, measured as UTF-8 JSON without the base64 data of files.
   * Also the maximum size of a `metadata` object.
   */
  maxMessageBytes: number;
  /** Origins of web pages whose scripts may call the server (G-178). */
  corsOrigins: readonly string[];
  /**
   * Port for the metrics endpoint. If absent, a server without API keys serves metrics on its main port, and
   * other servers do not serve them.
   */
  metricsPort?: number;
  /** Model providers. */
  providers: Providers;
  /** Providers that requests may use with their own provider keys. Contains no keys. */
  byokProviders: ByokProviders;
  gateway: GatewaySettings;
  /** Settings for projects that are not listed in `projects`. */
  everyProject: ProjectSettings;
  /**
   * The complete settings of the listed projects: each project's own settings merged over the settings for
   * all projects.
   */
  projects: ReadonlyMap<string, ProjectSettings>;
}

/**
 * Reads the settings. The environment takes precedence over the file.
 *
 * @param env The environment. `CONFIG_FILE` is the path of the file.
 * @param workingFolder The folder that contains `tambo.config.json`, used if `CONFIG_FILE` is not set. If
 * absent, no file is read.
 * @param warn Logs a line about a setting that has no effect.
 * @throws {SettingError} With one line for each invalid value, and another line if the server has no keys but
 * other machines could reach it. No line contains a secret.
 */
export function readSettings(
  env: Record<string, string | undefined>,
  workingFolder?: string,
  warn: (line: string) => void = (line) => process.emitWarning(line),
): Settings {
  const errors = new SettingErrors();
  const file = readConfigFile(env, workingFolder, errors);
  const sources = { env, file, errors, warn };
  const { content } = file;
  const apiKeys = readApiKeys(sources);
  const tokenSecrets = readTokenSecrets(sources);
  const databaseUrl = readDatabaseUrl(sources);
  const metricsPort = readInteger(sources, "METRICS_PORT", 65_535) ?? content.metricsPort;
  const settings: Settings = {
    host: env.HOST || (content.host ?? "127.0.0.1"),
    port: readInteger(sources, "PORT", 65_535) ?? content.port ?? 8080,
    databaseFile: env.DATABASE_FILE || readDatabaseFile(sources),
    ...(databaseUrl !== undefined && { databaseUrl }),
    apiKeys,
    ...(tokenSecrets.length > 0 && { tokenSecrets }),
    model: env.MODEL || (content.model ?? "demo"),
    demoDelayMs: readInteger(sources, "DEMO_DELAY_MS", 10_000) ?? content.demoDelayMs ?? defaultDemoDelayMs,
    disconnectGraceMs:
      readInteger(sources, "DISCONNECT_GRACE_MS", 86_400_000) ?? content.disconnectGraceMs ?? 30_000,
    shutdownGraceMs:
      readInteger(sources, "SHUTDOWN_GRACE_MS", 3_600_000) ?? content.shutdownGraceMs ?? 10_000,
    eventRetentionHours:
      readInteger(sources, "EVENT_RETENTION_HOURS", 1_000_000) ?? content.eventRetentionHours ?? 720,
    maxBodyBytes: readInteger(sources, "MAX_BODY_BYTES", 1024 ** 3) ?? content.maxBodyBytes ?? 10 * 1024 ** 2,
    maxMessageBytes:
      readInteger(sources, "MAX_MESSAGE_BYTES", 1024 ** 3) ?? content.maxMessageBytes ?? 1024 ** 2,
    corsOrigins: readCorsOrigins(sources),
    ...readLog(sources),
    ...(metricsPort !== undefined && { metricsPort }),
    ...readProviders(sources),
    gateway: readGateway(sources, apiKeys.isOpen),
    ...readProjects(sources, apiKeys.isOpen),
    ...readScriptModel(sources),
  };
  // If the file could not be read, its keys and names are unknown.
  if (file.isRead) {
    checkHost(settings, sources);
    checkNames(settings, sources);
  }
  errors.throwIfAny();
  return settings;
}

function readDatabaseFile({ file: { content, folder } }: Sources): string {
  const { databaseFile } = content;
  if (databaseFile === undefined) return ".data/runs.sqlite";
  return databaseFile === ":memory:" ? databaseFile : resolve(folder, databaseFile);
}

function readApiKeys(sources: Sources): ApiKeys {
  const { env, file, errors } = sources;
  const hasIssuers = hasAnyIssuer(file.content);
  if (env.API_KEYS) return ApiKeys.create(readKeyPairs(env.API_KEYS, errors), errors, hasIssuers);
  const keys: ProjectKey[] = [];
  for (const [projectId, { apiKeys = [] }] of Object.entries(file.content.projects ?? {})) {
    // Invalid entries have been removed from the array. Unlike a `for…of` loop, `Object.entries` skips them.
    for (const [index, reference] of Object.entries(apiKeys)) {
      const pointer = `${appendToPointer("/projects", projectId)}/apiKeys/${index}`;
      const key = typeof reference === "string" ? reference : readSecret(reference, pointer, sources);
      if (key !== undefined) keys.push({ projectId, key, location: formatFileLocation(sources, pointer) });
    }
  }
  return ApiKeys.create(keys, errors, hasIssuers);
}

function checkHost({ host, apiKeys }: Settings, { env, file, errors }: Sources): void {
  const keysAreSettled = errors.hasNoneAt(/^API_KEYS|\/(?:apiKeys|issuers)(?:\/|$)/);
  if (!keysAreSettled || !apiKeys.isOpen || isLoopback(host)) return;
  errors.add(
    env.HOST ? "HOST" : `${file.name}: /host`,
    `a server without API_KEYS must listen on a loopback address, not on "${host}"; set API_KEYS, or use 127.0.0.1`,
  );
}

function readInteger({ env, errors }: Sources, name: string, max: number): number | undefined {
  const text = env[name];
  if (text === undefined || text === "") return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) {
    errors.add(name, `"${text}" is not an integer from 0 to ${max}`);
  }
  return value;
}
