/**
 * Reads MCP servers in the format that MCP clients share: `{"mcpServers": {"<name>": {"command", "args",
 * "env", "cwd"} | {"url", "headers"}}}`.
 */

import { dirname, resolve } from "node:path";
import { isObject } from "../core/json/object.ts";
import { appendToPointer } from "../core/json/pointer.ts";
import type { McpServerConfig } from "../core/settings.ts";
import type { SecretReference } from "./config-file.ts";
import { readJsonFile } from "./json-file.ts";
import {
  containsPassword,
  findSecretParameter,
  isLiteral,
  isSecretName,
  plainSecretProblem,
  resolveSecret,
} from "./secrets.ts";
import type { SettingErrors } from "./sources.ts";
import { findUrlProblem } from "./urls.ts";

type Environment = Record<string, string | undefined>;

/**
 * Minimum length at which a variable's value is treated as a secret. Shorter values would match ordinary
 * text.
 */
const minSecretLength = 4;

/**
 * Reads a file of tool servers. Replaces `${NAME}` in any of a server's strings with the environment
 * variable. The values of `env` and `headers` may also be references to secrets, whose paths are relative to
 * the file.
 *
 * @param file The path in `MCP_SERVERS_FILE`.
 * @param errors Receives errors with JSON Pointers. The errors contain no values from the file, because the
 * values may be secrets.
 */
export function readToolServersFile(
  file: string,
  env: Environment,
  errors: SettingErrors,
): McpServerConfig[] {
  const label = `MCP_SERVERS_FILE: "${file}"`;
  const content = readJsonFile(file, label, errors);
  if (content === undefined) return [];
  const root = new ConfigValue(content, "", { label, folder: dirname(file), env, errors });
  const rootFields = root.fields();
  const servers = rootFields?.find(({ name }) => name === "mcpServers");
  if (rootFields && !servers) root.addError('must have the field "mcpServers"');
  return servers ? readServers(servers) : [];
}

/**
 * Reads the tool servers in a configuration file.
 *
 * @param servers The value of `mcpServers`.
 * @param label Name of the file, for use in errors.
 * @param pointer JSON Pointer to the value.
 * @param folder The folder that each `cwd` and each secret's path is relative to.
 */
export function readToolServers(
  servers: unknown,
  { label, pointer, folder }: { label: string; pointer: string; folder: string },
  env: Environment,
  errors: SettingErrors,
): McpServerConfig[] {
  return readServers(new ConfigValue(servers, pointer, { label, folder, env, errors })).map((server) =>
    "cwd" in server && server.cwd !== undefined ? { ...server, cwd: resolve(folder, server.cwd) } : server,
  );
}

function readServers(servers: ConfigValue): McpServerConfig[] {
  return (servers.fields() ?? []).map((server) => {
    if (!/^[A-Za-z0-9_-]+$/.test(server.name)) {
      server.addError('a server name must consist of letters, digits, "_" and "-"');
    }
    return readServer(server);
  });
}

const commandFields = ["type", "command", "args", "env", "cwd"];
const endpointFields = ["type", "url", "headers"];

/**
 * @returns The server. After an error, the result has at least the server's name, for settings that refer to
 * it.
 */
function readServer(server: ConfigValue): McpServerConfig {
  const { name } = server;
  const fields = server.fields();
  if (fields === undefined) return { name, command: "" };
  const byName = new Map(fields.map((field) => [field.name, field]));
  const command = byName.get("command");
  const url = byName.get("url");
  if ((command === undefined) === (url === undefined)) {
    server.addError('must have either "command" (a program) or "url" (streamable HTTP)');
    return { name, command: "" };
  }
  const allowed = command === undefined ? endpointFields : commandFields;
  for (const field of fields) {
    if (!allowed.includes(field.name)) field.addError(`is not a known field; allowed: ${allowed.join(", ")}`);
  }
  const types = command === undefined ? ["http", "streamable-http"] : ["stdio"];
  const type = byName.get("type");
  if (type !== undefined && !types.includes(type.readText())) {
    type.addError(`must be ${types.map((name) => `"${name}"`).join(" or ")}, or absent`);
  }
  if (url !== undefined) {
    const headers = byName.get("headers");
    return {
      name,
      url: readUrl(url),
      ...(headers && { headers: readHeaders(headers) }),
      ...collectSecrets(fields),
    };
  }
  const [args, env, cwd] = ["args", "env", "cwd"].map((field) => byName.get(field));
  return {
    name,
    command: (command as ConfigValue).readText(),
    ...(args && { args: (args.items() ?? []).map(readArgument) }),
    ...(env && {
      env: Object.fromEntries((env.fields() ?? []).map((field) => [field.name, field.readTextOrSecret()])),
    }),
    ...(cwd && { cwd: cwd.readText() }),
    ...collectSecrets(fields),
  };
}

/**
 * Returns the values of the variables used in fields that can contain a secret. The fields must have been
 * read before.
 */
function collectSecrets(fields: readonly ConfigValue[]): { secrets?: string[] } {
  const secretFields = fields.filter(({ name }) => ["args", "env", "url", "headers"].includes(name));
  const secrets = new Set(secretFields.flatMap((field) => [...field.secrets]));
  return secrets.size === 0 ? {} : { secrets: [...secrets] };
}

const literalPassword = `must not contain a password in plain text; use \${NAME}`;

function readArgument(field: ConfigValue): string {
  if (containsPassword(field.rawText)) field.addError(literalPassword);
  return field.readText();
}

function readUrl(field: ConfigValue): string {
  const url = field.readText();
  const problem = findUrlProblem(url);
  if (problem !== undefined) field.addError(problem);
  const parameter = findSecretParameter(field.rawText);
  if (parameter !== undefined) {
    field.addError(
      `must not contain the secret "${parameter}" in plain text; send it in "headers", or use \${NAME}`,
    );
  }
  return url;
}

function readHeaders(field: ConfigValue): Record<string, string> {
  const headers = (field.fields() ?? []).map((header) => {
    const value = header.readTextOrSecret();
    try {
      new Headers([[header.name, value]]);
    } catch {
      header.addError("cannot be sent as an HTTP header");
    }
    return [header.name, value] as const;
  });
  return Object.fromEntries(headers);
}

/** The source of the values in a file, which is shared by all of them. */
interface ConfigSource {
  /** Name of the file, for use in errors. */
  label: string;
  /** The folder that paths of secrets are relative to. */
  folder: string;
  env: Environment;
  errors: SettingErrors;
}

/** A value in the file, with its location. Reports at most one error, after which its content is empty. */
class ConfigValue {
  /** The last token of the value's pointer. */
  readonly name: string;
  /** Values of the variables that were substituted into the strings. */
  readonly secrets = new Set<string>();
  readonly #value: unknown;
  readonly #pointer: string;
  readonly #origin: ConfigSource;
  readonly #parent: ConfigValue | undefined;
  #isWrong = false;

  constructor(value: unknown, pointer: string, origin: ConfigSource, name = "", parent?: ConfigValue) {
    this.name = name;
    this.#value = value;
    this.#pointer = pointer;
    this.#origin = origin;
    this.#parent = parent;
  }

  /** Returns the fields of an object. */
  fields(): ConfigValue[] | undefined {
    if (typeof this.#value !== "object" || this.#value === null || Array.isArray(this.#value)) {
      return this.addError("must be an object");
    }
    return Object.entries(this.#value).map(([name, value]) => this.#inside(name, value));
  }

  /** Returns the items of a list. */
  items(): ConfigValue[] | undefined {
    if (!Array.isArray(this.#value)) return this.addError("must be a list");
    return this.#value.map((value, index) => this.#inside(String(index), value));
  }

  /** The text of a string before substitution. */
  get rawText(): string {
    return typeof this.#value === "string" ? this.#value : "";
  }

  /** Resolves a reference to a secret, or returns the text of a string, which must not be a secret. */
  readTextOrSecret(): string {
    if (isObject(this.#value)) {
      return this.#secret(this.#value);
    }
    if (typeof this.#value !== "string") {
      return this.addError('must be a string, or {"env": "NAME"} or {"file": "path"}') ?? "";
    }
    if (isSecretName(this.name) && isLiteral(this.#value)) {
      return this.addError(`${plainSecretProblem}, or \${NAME} in the text`) ?? "";
    }
    if (containsPassword(this.#value)) this.addError(literalPassword);
    return this.readText();
  }

  #secret(reference: object): string {
    const entries = Object.entries(reference);
    const [name, value] = entries[0] ?? [];
    if (entries.length !== 1 || (name !== "env" && name !== "file") || typeof value !== "string" || !value) {
      return this.addError('must have either "env" or "file", with a name or a path') ?? "";
    }
    const { env, folder } = this.#origin;
    const found = resolveSecret(reference as SecretReference, env, folder);
    if ("problem" in found) return this.addError(found.problem) ?? "";
    if (found.text.includes("\0")) return this.addError("the secret must not contain U+0000") ?? "";
    this.#keepSecret(found.text);
    return found.text;
  }

  /** Returns the text of a string with its variables substituted. */
  readText(): string {
    if (typeof this.#value !== "string" || this.#value.includes("\0")) {
      return this.addError("must be a string") ?? "";
    }
    const text = this.#value.replace(/\$\{([^}]*)\}/g, (_all, name: string) => {
      const value: unknown = this.#origin.env[name];
      if (typeof value === "string") {
        this.#keepSecret(value);
        return value;
      }
      return this.addError(`the environment variable "${name}" is not set`) ?? "";
    });
    if (text === "" && ["command", "url", "cwd"].includes(this.name)) this.addError("must not be empty");
    return text;
  }

  addError(problem: string): undefined {
    const { label, errors } = this.#origin;
    if (!this.#isWrong) errors.add(this.#pointer === "" ? label : `${label}: ${this.#pointer}`, problem);
    this.#isWrong = true;
    return undefined;
  }

  #inside(name: string, value: unknown): ConfigValue {
    return new ConfigValue(value, appendToPointer(this.#pointer, name), this.#origin, name, this);
  }

  #keepSecret(value: string): void {
    if (value.length < minSecretLength) return;
    this.secrets.add(value);
    if (this.#parent) this.#parent.#keepSecret(value);
  }
}
