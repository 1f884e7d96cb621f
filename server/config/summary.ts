/** Formats the settings as human-readable text. */

import type { ProjectRate } from "../core/limits/rate-limiter.ts";
import { defaultProjectId } from "../core/ports/api-keys.ts";
import { findProjectSettings, type GatewaySettings, type ProjectSettings } from "../core/settings.ts";
import { createByokModels } from "../models/byok.ts";
import { formatDatabaseName } from "../store/postgres/database.ts";
import type { Settings } from "./settings.ts";

/**
 * Returns a table of the settings, with a row for each project. Contains no secrets.
 *
 * @param models IDs of the available models.
 * @returns The lines of the table, including line breaks.
 */
export function formatSummary(settings: Settings, models: readonly string[]): string {
  const {
    host,
    port,
    databaseFile,
    databaseUrl,
    eventRetentionHours,
    model,
    apiKeys,
    projects,
    corsOrigins,
    gateway,
  } = settings;
  const counts = apiKeys.countByProject();
  const ids = new Set([...(apiKeys.isOpen ? [defaultProjectId] : []), ...counts.keys(), ...projects.keys()]);
  const keysOf = (id: string) =>
    apiKeys.isOpen && id === defaultProjectId ? "not needed" : `${counts.get(id) ?? 0}`;
  return [
    ...alignColumns([
      ["address", `${host.includes(":") ? `[${host}]` : host}:${port}`],
      ["database", databaseUrl === undefined ? databaseFile : formatDatabaseName(databaseUrl)],
      ["event retention", eventRetentionHours === 0 ? "unlimited" : formatCount(eventRetentionHours, "hour")],
      ["default model", model],
      ["models", models.join(", ")],
      ["CORS origins", formatList(corsOrigins)],
      ["gateway", formatGatewayAccess(gateway)],
      ["gateway models", formatList(gateway.models ?? listGatewayModels(settings))],
      ["log", formatLog(settings)],
      ["metrics", formatMetrics(settings)],
    ]),
    "",
    ...alignColumns([
      [
        "project",
        "keys",
        "models",
        "tool servers",
        "agents",
        "built-in tools",
        "consent",
        "limits",
        "rate limit",
      ],
      ...Array.from(ids, (id) => [id, keysOf(id), ...formatProject(findProjectSettings(settings, id))]),
    ]),
    "",
    ...formatIssuers(settings),
  ].join("\n");
}

/** Formats a table of the projects that accept tokens. Returns no lines if there is none. */
function formatIssuers({ projects, tokenSecrets = [] }: Settings): string[] {
  const rows = Array.from(projects).flatMap(([id, { issuers = [], tokenRequired = false }]) =>
    issuers.map(({ issuer, audience }) => [id, tokenRequired ? "required" : "optional", issuer, audience]),
  );
  if (rows.length === 0) return [];
  return [
    ...alignColumns([["project", "token", "issuer", "audience"], ...rows]),
    `signing secrets for the token exchange: ${tokenSecrets.length}`,
    "",
  ];
}

function formatLog({ logLevel, logFormat, logPrompts }: Settings): string {
  return `${logLevel}, ${logFormat ?? "text in a terminal, else json"}${logPrompts ? ", with prompts" : ""}`;
}

function formatMetrics({ host, metricsPort, apiKeys }: Settings): string {
  if (metricsPort === undefined) return apiKeys.isOpen ? "/metrics" : "off";
  return `${host.includes(":") ? `[${host}]` : host}:${metricsPort}/metrics`;
}

/** Formats the gateway's authentication and rate limits. */
function formatGatewayAccess({ auth, rate }: GatewaySettings): string {
  const keys = { required: "keys required", optional: "keys optional", disabled: "without keys" }[auth];
  if (auth === "disabled" || rate === false) return `${keys}, no rate limits`;
  const { requestsPerSecond, burst, inFlight, streams } = rate;
  const limits = [
    `${formatCount(requestsPerSecond, "request")} per second (burst ${burst})`,
    `${inFlight} in flight`,
    formatCount(streams, "stream"),
  ];
  return `${keys}; per project: ${limits.join(", ")}`;
}

/** Returns the IDs of all models that gateway requests may use. */
function listGatewayModels({ byokProviders, allowScriptModelForTests }: Settings): readonly string[] {
  return createByokModels({ providers: byokProviders, allowScriptModelForTests, log: () => {} }).ids;
}

function formatProject({
  models,
  toolServers,
  agents,
  builtInTools,
  consent = [],
  limits,
  rate,
}: ProjectSettings): string[] {
  const { webSearch, webFetch, runCode } = builtInTools;
  return [
    models === undefined ? "all" : formatList(models),
    formatList(toolServers.map(({ name }) => name)),
    formatList(agents.map(({ name }) => name)),
    formatList([
      ...(webSearch ? [`web_search (${webSearch.provider})`] : []),
      ...(webFetch ? ["web_fetch"] : []),
      ...(runCode ? ["run_code"] : []),
    ]),
    formatList(consent),
    formatList([
      formatCount(limits.turns, "turn"),
      formatCount(limits.toolCalls, "tool call"),
      ...(limits.tokens === undefined ? [] : [formatCount(limits.tokens, "token")]),
      `${limits.timeMs} ms`,
      `${limits.toolTimeMs} ms per call`,
      ...(limits.maxToolResultBytes === undefined
        ? []
        : [`${formatCount(limits.maxToolResultBytes, "byte")} per result`]),
      ...(limits.contextTokens === undefined
        ? []
        : [`${formatCount(limits.contextTokens, "token")} of context`]),
    ]),
    rate === undefined ? "none" : formatRate(rate),
  ];
}

/** Formats a project's rate limit. */
function formatRate({ requestsPerSecond, burst, streams }: ProjectRate): string {
  return `${formatCount(requestsPerSecond, "request")} per second (burst ${burst}), ${formatCount(streams, "stream")}`;
}

function formatCount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function formatList(items: readonly string[]): string {
  return items.length === 0 ? "none" : items.join(", ");
}

function alignColumns(rows: readonly string[][]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join("  ")
      .trimEnd(),
  );
}
