/** Configuration file of an implementation, `tambo-conform.yaml`. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type Document, isMap, isScalar, LineCounter, type Node, parseDocument } from "yaml";
import { didYouMean } from "../baseline/nearest.ts";
import { type ContractName, contractNames } from "../contracts/contracts.ts";
import type { Mode } from "../runner/case.ts";
import { type OperationPaths, operations } from "../runner/operation-paths.ts";
import type { Feature } from "../runner/target.ts";
import schema from "./config.schema.json" with { type: "json" };

/** Content of the configuration file. `config.schema.json` documents the settings. */
export interface Config {
  contract?: ContractName;
  name?: string;
  mode?: Mode;
  url?: string;
  command?: string[];
  env?: Record<string, string>;
  health?: `/${string}` | "tcp";
  key?: string;
  otherKey?: string;
  features?: Feature[];
  model?: string;
  modelId?: string;
  toolServer?: string;
  stateTool?: string;
  appStateTool?: string;
  graceMs?: number;
  maxBodyBytes?: number;
  readyMs?: number;
  paths?: OperationPaths;
  timeoutMs?: number;
}

/**
 * Thrown for an invalid configuration. The message has one line for each error: `file:line:column: sentence`.
 */
export class ConfigError extends Error {
  constructor(mistakes: readonly string[]) {
    super(mistakes.join("\n"));
    this.name = "ConfigError";
  }
}

const ajv = new Ajv2020({ allErrors: true, verbose: true });
// The package's default export is the function itself only under CommonJS.
addFormats.default(ajv);
const validate = ajv.compile({
  ...schema,
  properties: { ...schema.properties, contract: { enum: contractNames } },
}) as ValidateFunction<Config>;

/** Names of all settings. */
const settings = Object.keys(schema.properties);

/**
 * Parses a configuration.
 * @param text YAML 1.2 or JSON.
 * @param file Name of the file, for error messages.
 * @throws ConfigError with all errors and their locations.
 */
export function readConfig(text: string, file: string): Config {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  if (document.errors.length > 0) {
    throw new ConfigError(document.errors.map((error) => `${at(error.pos[0])}: ${error.message}`));
  }
  let value: unknown;
  try {
    value = document.toJS() ?? {};
  } catch (error) {
    // Thrown for aliases that refer to nothing, or that expand without limit.
    throw new ConfigError([`${at(0)}: ${(error as Error).message}`]);
  }
  if (validate(value)) return value;
  const mistakes = (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== "propertyNames")
    .map((error) => `${at(findOffset(document, error))}: ${describeError(error)}`);
  throw new ConfigError([...new Set(mistakes)]);
}

/**
 * Returns the offset of an error. For an unknown setting, this is the offset of the key. For any other error,
 * it is the offset of the value.
 */
function findOffset(document: Document, error: ErrorObject): number {
  const path = parsePointer(error);
  const node = document.getIn(path, true) as Node | undefined;
  const key = error.params.additionalProperty ?? error.propertyName;
  if (key !== undefined && isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
    return (pair?.key as Node | undefined)?.range?.[0] ?? 0;
  }
  return node?.range?.[0] ?? 0;
}

function parsePointer(error: ErrorObject): string[] {
  return error.instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function describeError(error: ErrorObject): string {
  const path = parsePointer(error);
  const [setting = "the file"] = path;
  switch (error.keyword) {
    case "additionalProperties": {
      const name = String(error.params.additionalProperty);
      return setting === "paths"
        ? `unknown operation "${name}"${didYouMean(name, Object.keys(operations), "operations")}`
        : `unknown setting "${name}"${didYouMean(name, settings, "settings")}`;
    }
    case "enum": {
      const allowed = error.params.allowedValues as string[];
      const what = setting === "features" ? "feature" : setting;
      const value = String(error.data);
      return `unknown ${what} ${JSON.stringify(error.data)}${didYouMean(value, allowed, `${what}s`)}`;
    }
    case "type":
      return `${path.join(".") || "the file"} must be ${typeNames[error.params.type as string]}${describeHint(error)}`;
    case "uniqueItems":
      return `${setting} contains a duplicate`;
    case "minItems":
      return `${setting} must not be empty`;
    case "minLength":
      return `${setting} must not be empty; remove it to use the default`;
    case "maxLength":
      return `${setting} must have at most ${error.params.limit} characters`;
    case "minimum":
    case "maximum": {
      const { minimum, maximum } = error.parentSchema as { minimum: number; maximum: number };
      return `${setting} must be from ${minimum} to ${maximum}`;
    }
    default:
      if (setting === "paths" && path[1] !== "cancel")
        return `${path.join(".")} must start with "/", and have no query and no placeholder`;
      return `${formatRules[path.join(".")] ?? formatRules[setting] ?? `${path.join(".")} ${error.message}`}`;
  }
}

const typeNames: Record<string, string> = {
  object: "a mapping of names to values",
  array: "a list",
  string: "a string",
  integer: "a whole number",
};

/** Returns advice if YAML parsed the value as a type that the author probably did not intend. */
function describeHint(error: ErrorObject): string {
  if (error.params.type === "string" && ["number", "boolean"].includes(typeof error.data)) {
    return `; write it in quotes: "${String(error.data)}"`;
  }
  return "";
}

const formatRules: Record<string, string> = {
  url: "url must start with http:// or https://",
  health: 'health must be a path that starts with "/", or "tcp"',
  modelId: "modelId must contain {model}",
  "paths.cancel":
    'paths.cancel must start with "/", have no query, and contain the segments {threadId} and {runId}',
  env: "names of environment variables contain only letters, digits and underscores, and do not start with a digit",
};
