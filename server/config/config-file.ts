/** The file `tambo.config.json`; `tambo.config.schema.json` says what stands in it. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { readJsonFile } from "./json-file.ts";
import type { Mistakes } from "./mistakes.ts";
import type { RunLimits, WebSearchSettings } from "./project-settings.ts";
import { schemaMistakes } from "./schema-mistakes.ts";
import schema from "./tambo.config.schema.json" with { type: "json" };

/** Where a secret is: an environment variable, or a file. */
export type SecretReference = { env: string } | { file: string };

/** What the file says of a provider. */
export interface ProviderContent {
  kind?: "openai" | "anthropic" | "openai-compatible";
  apiKey?: SecretReference;
  baseUrl?: string;
  maxRetries?: number;
  idleTimeoutMs?: number;
}

/** What the file says of an agent. */
export interface AgentContent {
  description: string;
  instructions: string;
  model?: string;
  tools?: string[];
  limits?: Partial<RunLimits>;
}

/** What the file says of the built-in tools. */
export interface BuiltInContent {
  webSearch?: false | { provider: WebSearchSettings["provider"]; baseUrl?: string; apiKey?: SecretReference };
  webFetch?: boolean | { maxBytes?: number; timeMs?: number };
  runCode?: boolean | { timeMs?: number; maxMemory?: number };
}

/** What the file says of a project, and of every project. */
export interface ProjectContent {
  /** As MCP clients share them; `readToolServers` reads them. */
  mcpServers?: unknown;
  agents?: Record<string, AgentContent>;
  builtInTools?: BuiltInContent;
  limits?: Partial<RunLimits>;
}

/** What the file says. */
export interface ConfigContent extends ProjectContent {
  host?: string;
  port?: number;
  databaseFile?: string;
  disconnectGraceMs?: number;
  maxBodyBytes?: number;
  model?: string;
  providers?: Record<string, ProviderContent>;
  projects?: Record<string, ProjectContent & { apiKeys?: (string | SecretReference)[] }>;
}

/** A file that was read. */
export interface ConfigFile {
  /** What mistakes in it call it. */
  name: string;
  /** What its paths are relative to. */
  folder: string;
  content: ConfigContent;
}

const fileName = "tambo.config.json";

const ajv = new Ajv2020({ allErrors: true, verbose: true, strictTypes: false });
const validate = ajv.compile(schema) as ValidateFunction<ConfigContent>;

/**
 * Reads the file that `CONFIG_FILE` names, else `tambo.config.json` of the working folder, if it is there.
 *
 * @param workingFolder Without it, only `CONFIG_FILE` counts.
 * @returns What the file says, without the parts that are mistaken.
 */
export function readConfigFile(
  env: Record<string, string | undefined>,
  workingFolder: string | undefined,
  mistakes: Mistakes,
): ConfigFile {
  const named = env.CONFIG_FILE;
  const path = named || join(workingFolder ?? "", fileName);
  const file = { name: named || fileName, folder: dirname(path), content: {} };
  if (!named && (workingFolder === undefined || !existsSync(path))) return file;
  const content = readJsonFile(path, named ? `CONFIG_FILE: "${path}"` : fileName, mistakes);
  if (content === undefined) return file;
  if (validate(content)) return { ...file, content };
  const found = schemaMistakes(validate.errors ?? []);
  for (const { pointer, problem } of found) {
    mistakes.add(pointer === "" ? file.name : `${file.name}: ${pointer}`, problem);
  }
  return { ...file, content: without(content, found) };
}

/** The rest of the content, so that what is wrong with that can be told at once, too. */
function without(content: unknown, found: readonly { pointer: string }[]): ConfigContent {
  if (found.some(({ pointer }) => pointer === "")) return {};
  const rest = structuredClone(content) as Record<string, Record<string, unknown>>;
  for (const { pointer } of found) {
    const [member = "", entry] = pointer.split("/").slice(1);
    if (entry === undefined || Array.isArray(rest[member])) delete rest[member];
    else delete rest[member]?.[entry.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return rest;
}
