/** Reads `tambo.config.json`, whose content is described by `tambo.config.schema.json`. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { parsePointer } from "../core/json/pointer.ts";
import type {
  GatewayLimits,
  GatewayRate,
  GatewaySettings,
  RunLimits,
  WebSearchSettings,
} from "../core/settings.ts";
import { readJsonFile } from "./json-file.ts";
import type { LogSettings } from "./log.ts";
import type { RateContent } from "./projects.ts";
import { formatSchemaErrors } from "./schema-errors.ts";
import type { SettingErrors } from "./sources.ts";
import schema from "./tambo.config.schema.json" with { type: "json" };

/** A reference to a secret that is stored in an environment variable or a file. */
export type SecretReference = { env: string } | { file: string };

/** The configuration of a provider. */
export interface ProviderContent {
  kind?: "openai" | "anthropic" | "openai-compatible";
  apiKey?: SecretReference;
  baseUrl?: string;
  maxRetries?: number;
  idleTimeoutMs?: number;
  tools?: boolean;
}

/** The configuration of an agent. */
export interface AgentContent {
  description: string;
  instructions: string;
  model?: string;
  tools?: string[];
  limits?: Partial<RunLimits>;
}

/** The configuration of the built-in tools. */
export interface BuiltInContent {
  webSearch?: false | { provider: WebSearchSettings["provider"]; baseUrl?: string; apiKey?: SecretReference };
  webFetch?: boolean | { maxBytes?: number; timeMs?: number };
  runCode?: boolean | { timeMs?: number; maxMemory?: number };
}

/** The configuration of the gateway contract. */
export interface GatewayContent {
  auth?: GatewaySettings["auth"];
  models?: string[];
  limits?: Partial<GatewayLimits>;
  rate?: false | Partial<GatewayRate>;
}

/** The configuration of an issuer of tokens. */
export interface IssuerContent {
  issuer: string;
  audience: string;
  jwksUri?: string;
  subjectClaim?: string;
  clockSkewSeconds?: number;
}

/** The configuration of one project or of all projects. */
export interface ProjectContent {
  /** MCP servers in the format that MCP clients share. Parsed by `readToolServersFile`. */
  mcpServers?: unknown;
  agents?: Record<string, AgentContent>;
  builtInTools?: BuiltInContent;
  consent?: string[];
  limits?: Partial<RunLimits>;
  rate?: RateContent;
  models?: string[];
}

/** The content of the file. */
export interface ConfigContent extends ProjectContent, Partial<LogSettings> {
  host?: string;
  port?: number;
  databaseFile?: string;
  databaseUrl?: string | SecretReference;
  disconnectGraceMs?: number;
  shutdownGraceMs?: number;
  eventRetentionHours?: number;
  maxBodyBytes?: number;
  maxMessageBytes?: number;
  corsOrigins?: string[];
  metricsPort?: number;
  model?: string;
  demoDelayMs?: number;
  allowScriptModelForTests?: boolean;
  providers?: Record<string, ProviderContent>;
  gateway?: GatewayContent;
  tokenSecrets?: SecretReference[];
  projects?: Record<string, ProjectContent & AccessContent>;
}

/** The configuration of the access to one project. */
export interface AccessContent {
  apiKeys?: (string | SecretReference)[];
  issuers?: IssuerContent[];
  tokenRequired?: boolean;
}

/** A configuration file that has been read. */
export interface ConfigFile {
  /** Name of the file, for use in errors. */
  name: string;
  /** The folder that paths in the file are relative to. */
  folder: string;
  /** True if the content is known. A missing optional file counts as read, with empty content. */
  isRead: boolean;
  content: ConfigContent;
}

const fileName = "tambo.config.json";

const ajv = new Ajv2020({ allErrors: true, verbose: true, strictTypes: false });
const validate = ajv.compile(schema) as ValidateFunction<ConfigContent>;

/**
 * Reads the file named by `CONFIG_FILE`, or else `tambo.config.json` in the working directory, if it exists.
 *
 * @param workingFolder If absent, only `CONFIG_FILE` is used.
 * @returns The content of the file without its invalid values.
 */
export function readConfigFile(
  env: Record<string, string | undefined>,
  workingFolder: string | undefined,
  errors: SettingErrors,
): ConfigFile {
  const configuredPath = env.CONFIG_FILE;
  const path = configuredPath || join(workingFolder ?? "", fileName);
  const file = { name: configuredPath || fileName, folder: dirname(path), isRead: true, content: {} };
  if (!configuredPath && (workingFolder === undefined || !existsSync(path))) return file;
  const content = readJsonFile(path, configuredPath ? `CONFIG_FILE: "${path}"` : fileName, errors);
  if (content === undefined) return { ...file, isRead: false };
  if (validate(content)) return { ...file, content };
  const found = formatSchemaErrors(validate.errors ?? []);
  for (const { pointer, problem } of found) {
    errors.add(pointer === "" ? file.name : `${file.name}: ${pointer}`, problem);
  }
  if (found.some(({ pointer }) => pointer === "")) return { ...file, isRead: false };
  return { ...file, content: removeInvalid(content as object, found) };
}

type Fields = Record<string, unknown>;

/**
 * The depth at which an invalid value can be removed without affecting other values, by top-level name.
 * Defaults to 1.
 */
const removalDepths = new Map([
  ["projects", 3],
  ["providers", 3],
  ["agents", 3],
  ["builtInTools", 3],
  ["gateway", 2],
  ["rate", 2],
  ["apiKeys", 2],
]);

/**
 * Removes invalid values, so that the remaining values can still be checked during the same start. An object
 * with a missing or unknown field is kept, because its other fields, and references to it, may be valid.
 */
function removeInvalid(content: object, found: readonly { pointer: string }[]): ConfigContent {
  const rest = structuredClone(content) as Fields;
  for (const { pointer } of found) {
    const names = parsePointer(pointer);
    const start = names[0] === "projects" && names.length > 2 ? 2 : 0;
    const depth = start + (removalDepths.get(names[start] as string) ?? 1);
    const path = names.slice(0, depth);
    const last = path.pop() as string;
    const parent = path.reduce<Fields | undefined>((value, name) => value?.[name] as Fields, rest);
    const value = parent?.[last];
    const stays = names.length < depth && typeof value === "object" && !Array.isArray(value);
    if (!stays) delete parent?.[last];
  }
  return rest;
}
