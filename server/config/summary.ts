/** Formats the settings for people. */

import type { ProjectRate } from "../core/limits/rate-limiter.ts";
import { openProject } from "../core/ports/api-keys.ts";
import { type GatewaySettings, type ProjectSettings, settingsOfProject } from "../core/settings.ts";
import { byokModels } from "../models/byok.ts";
import { formatDatabaseName } from "../store/postgres/database.ts";
import type { Settings } from "./settings.ts";

/**
 * Returns a table of the settings, with a row for each project. Contains no secret.
 *
 * @param models Ids of the available models.
 * @returns Lines with their line breaks.
 */
export function summaryOf(settings: Settings, models: readonly string[]): string {
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
  const counts = apiKeys.counts();
  const ids = new Set([...(apiKeys.open ? [openProject] : []), ...counts.keys(), ...projects.keys()]);
  const keysOf = (id: string) =>
    apiKeys.open && id === openProject ? "not needed" : `${counts.get(id) ?? 0}`;
  return [
    ...aligned([
      ["address", `${host.includes(":") ? `[${host}]` : host}:${port}`],
      ["database", databaseUrl === undefined ? databaseFile : formatDatabaseName(databaseUrl)],
      ["events kept", eventRetentionHours === 0 ? "for ever" : counted(eventRetentionHours, "hour")],
      ["default model", model],
      ["models", models.join(", ")],
      ["web origins", listed(corsOrigins)],
      ["gateway", accessTo(gateway)],
      ["its models", listed(gateway.models ?? gatewayModels(settings))],
      ["log", logOf(settings)],
      ["metrics", metricsOf(settings)],
    ]),
    "",
    ...aligned([
      ["project", "keys", "models", "tool servers", "agents", "built-in tools", "consent", "limits", "rate"],
      ...Array.from(ids, (id) => [id, keysOf(id), ...columnsOf(settingsOfProject(settings, id))]),
    ]),
    "",
  ].join("\n");
}

function logOf({ logLevel, logFormat, logPrompts }: Settings): string {
  return `${logLevel}, ${logFormat ?? "text at a terminal, else json"}${logPrompts ? ", with prompts" : ""}`;
}

function metricsOf({ host, metricsPort, apiKeys }: Settings): string {
  if (metricsPort === undefined) return apiKeys.open ? "/metrics" : "off";
  return `${host.includes(":") ? `[${host}]` : host}:${metricsPort}/metrics`;
}

/** Formats authentication and rate limits of the gateway. */
function accessTo({ auth, rate }: GatewaySettings): string {
  const keys = { required: "keys required", optional: "keys optional", disabled: "without keys" }[auth];
  if (auth === "disabled" || rate === false) return `${keys}, no rate limits`;
  const { requestsPerSecond, burst, inFlight, streams } = rate;
  const limits = [
    `${counted(requestsPerSecond, "request")} a second (${burst} at once)`,
    `${inFlight} in flight`,
    counted(streams, "stream"),
  ];
  return `${keys}; a project: ${limits.join(", ")}`;
}

/** Returns the ids of all models that gateway requests may use. */
function gatewayModels({ byokProviders, allowScriptModelForTests }: Settings): readonly string[] {
  return byokModels({ providers: byokProviders, allowScriptModelForTests, log: () => {} }).ids;
}

function columnsOf({
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
    models === undefined ? "all" : listed(models),
    listed(toolServers.map(({ name }) => name)),
    listed(agents.map(({ name }) => name)),
    listed([
      ...(webSearch ? [`web_search (${webSearch.provider})`] : []),
      ...(webFetch ? ["web_fetch"] : []),
      ...(runCode ? ["run_code"] : []),
    ]),
    listed(consent),
    listed([
      counted(limits.turns, "turn"),
      counted(limits.toolCalls, "tool call"),
      ...(limits.tokens === undefined ? [] : [counted(limits.tokens, "token")]),
      `${limits.timeMs} ms`,
      `${limits.toolTimeMs} ms a call`,
      ...(limits.maxToolResultBytes === undefined
        ? []
        : [`${counted(limits.maxToolResultBytes, "byte")} a result`]),
    ]),
    rate === undefined ? "none" : rateOf(rate),
  ];
}

/** Formats a project's rate limit. */
function rateOf({ requestsPerSecond, burst, streams }: ProjectRate): string {
  return `${counted(requestsPerSecond, "request")} a second (${burst} at once), ${counted(streams, "stream")}`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function listed(items: readonly string[]): string {
  return items.length === 0 ? "none" : items.join(", ");
}

function aligned(rows: readonly string[][]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join("  ")
      .trimEnd(),
  );
}
