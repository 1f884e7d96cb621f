/**
 * Reads MCP servers in the format that MCP clients share: `{"mcpServers": {"<name>": {"command", "args",
 * "env", "cwd"} | {"url", "headers"}}}`.
 */
import { dirname, resolve } from "node:path";
import { memberOf } from "../core/json/pointer.ts";
import type { McpServerConfig } from "../core/settings.ts";
import type { SecretReference } from "./config-file.ts";
import { readJsonFile } from "./json-file.ts";
import {
  holdsPassword,
  isLiteral,
  isSecretName,
  notItself,
  secretBehind,
  secretParameter,
} from "./secrets.ts";
import type { Mistakes } from "./sources.ts";
import { addressProblem } from "./urls.ts";

type Environment = Record<string, string | undefined>;

/** Minimum length at which a variable's value is treated as a secret: shorter ones occur in any text. */
const minSecretLength = 4;

/**
 * Reads a file of tool servers. Replaces `${NAME}` in any text of a server with the environment variable. The
 * values of `env` and `headers` may also be references to secrets, whose paths are relative to the file.
 *
 * @param file Path in `MCP_SERVERS_FILE`.
 * @param errors Receives errors with JSON Pointers, without values of the file, which may be secrets.
 */
export function readToolServers(file: string, env: Environment, mistakes: Mistakes): McpServerConfig[] {
  const label = `MCP_SERVERS_FILE: "${file}"`;
  const content = readJsonFile(file, label, mistakes);
  if (content === undefined) return [];
  const root = new Place(content, "", { label, folder: dirname(file), env, mistakes });
  const members = root.object();
  const servers = members?.find(({ name }) => name === "mcpServers");
  if (members && !servers) root.wrong('must have the member "mcpServers"');
  return servers ? serversOf(servers) : [];
}

/**
 * Reads the tool servers in a configuration file.
 *
 * @param servers The value of `mcpServers`.
 * @param label Name of the file in errors.
 * @param pointer JSON Pointer of the value.
 * @param folder Folder that each `cwd` and each path of a secret is relative to.
 */
export function toolServersIn(
  servers: unknown,
  { label, pointer, folder }: { label: string; pointer: string; folder: string },
  env: Environment,
  mistakes: Mistakes,
): McpServerConfig[] {
  return serversOf(new Place(servers, pointer, { label, folder, env, mistakes })).map((server) =>
    "cwd" in server && server.cwd !== undefined ? { ...server, cwd: resolve(folder, server.cwd) } : server,
  );
}

function serversOf(servers: Place): McpServerConfig[] {
  return (servers.object() ?? []).map((server) => {
    if (!/^[A-Za-z0-9_-]+$/.test(server.name)) {
      server.wrong('the name of a server must be letters, digits, "_" and "-"');
    }
    return serverOf(server);
  });
}

const commandMembers = ["type", "command", "args", "env", "cwd"];
const endpointMembers = ["type", "url", "headers"];

/** @returns The server. After an error it has at least its name, for settings that refer to it. */
function serverOf(server: Place): McpServerConfig {
  const { name } = server;
  const places = server.object();
  if (places === undefined) return { name, command: "" };
  const members = new Map(places.map((place) => [place.name, place]));
  const command = members.get("command");
  const url = members.get("url");
  if ((command === undefined) === (url === undefined)) {
    server.wrong('must have either "command" (a program) or "url" (streamable HTTP)');
    return { name, command: "" };
  }
  const allowed = command === undefined ? endpointMembers : commandMembers;
  for (const place of places) {
    if (!allowed.includes(place.name)) place.wrong(`is not known here; there is ${allowed.join(", ")}`);
  }
  const types = command === undefined ? ["http", "streamable-http"] : ["stdio"];
  const type = members.get("type");
  if (type !== undefined && !types.includes(type.text())) {
    type.wrong(`must be ${types.map((name) => `"${name}"`).join(" or ")}, or absent`);
  }
  if (url !== undefined) {
    const headers = members.get("headers");
    return { name, url: urlOf(url), ...(headers && { headers: headersOf(headers) }), ...secretsIn(places) };
  }
  const [args, env, cwd] = ["args", "env", "cwd"].map((member) => members.get(member));
  return {
    name,
    command: (command as Place).text(),
    ...(args && { args: (args.list() ?? []).map(argumentOf) }),
    ...(env && {
      env: Object.fromEntries((env.object() ?? []).map((place) => [place.name, place.textOrSecret()])),
    }),
    ...(cwd && { cwd: cwd.text() }),
    ...secretsIn(places),
  };
}

/** Returns the values of variables in the fields that can contain a secret, after these were read. */
function secretsIn(members: readonly Place[]): { secrets?: string[] } {
  const holders = members.filter(({ name }) => ["args", "env", "url", "headers"].includes(name));
  const secrets = new Set(holders.flatMap((holder) => [...holder.secrets]));
  return secrets.size === 0 ? {} : { secrets: [...secrets] };
}

const literalPassword = `the password of a URL does not stand here itself: write \${NAME} in its place`;

function argumentOf(place: Place): string {
  if (holdsPassword(place.written)) place.wrong(literalPassword);
  return place.text();
}

function urlOf(place: Place): string {
  const url = place.text();
  const problem = addressProblem(url);
  if (problem !== undefined) place.wrong(problem);
  const parameter = secretParameter(place.written);
  if (parameter !== undefined) {
    place.wrong(
      `the secret "${parameter}" does not stand here itself: send it in "headers", or write \${NAME} in its place`,
    );
  }
  return url;
}

function headersOf(place: Place): Record<string, string> {
  const headers = (place.object() ?? []).map((header) => {
    const value = header.textOrSecret();
    try {
      new Headers([[header.name, value]]);
    } catch {
      header.wrong("cannot be sent as an HTTP header");
    }
    return [header.name, value] as const;
  });
  return Object.fromEntries(headers);
}

/** The source of all values of a file. */
interface Origin {
  /** Name of the file in errors. */
  label: string;
  /** Folder that paths of secrets are relative to. */
  folder: string;
  env: Environment;
  mistakes: Mistakes;
}

/** A value of the file with its location. Reports at most one error, after which its content is empty. */
class Place {
  /** The last token of its pointer. */
  readonly name: string;
  /** Values of the variables that were substituted in its texts. */
  readonly secrets = new Set<string>();
  readonly #value: unknown;
  readonly #pointer: string;
  readonly #origin: Origin;
  readonly #parent: Place | undefined;
  #isWrong = false;

  constructor(value: unknown, pointer: string, origin: Origin, name = "", parent?: Place) {
    this.name = name;
    this.#value = value;
    this.#pointer = pointer;
    this.#origin = origin;
    this.#parent = parent;
  }

  /** Returns the fields of an object. */
  object(): Place[] | undefined {
    if (typeof this.#value !== "object" || this.#value === null || Array.isArray(this.#value)) {
      return this.wrong("must be an object");
    }
    return Object.entries(this.#value).map(([name, value]) => this.#inside(name, value));
  }

  /** Returns the items of a list. */
  list(): Place[] | undefined {
    if (!Array.isArray(this.#value)) return this.wrong("must be a list");
    return this.#value.map((value, index) => this.#inside(String(index), value));
  }

  /** Returns the text of a string before substitution. */
  get written(): string {
    return typeof this.#value === "string" ? this.#value : "";
  }

  /** Resolves a reference to a secret, or returns the text of a string, which must not be a secret. */
  textOrSecret(): string {
    if (typeof this.#value === "object" && this.#value !== null && !Array.isArray(this.#value)) {
      return this.#secret(this.#value);
    }
    if (typeof this.#value !== "string") {
      return this.wrong('must be a string, or {"env": "NAME"} or {"file": "path"}') ?? "";
    }
    if (isSecretName(this.name) && isLiteral(this.#value)) {
      return this.wrong(`${notItself}, or \${NAME} in the text`) ?? "";
    }
    if (holdsPassword(this.#value)) this.wrong(literalPassword);
    return this.text();
  }

  #secret(reference: object): string {
    const members = Object.entries(reference);
    const [name, value] = members[0] ?? [];
    if (members.length !== 1 || (name !== "env" && name !== "file") || typeof value !== "string" || !value) {
      return this.wrong('must have either "env" or "file", with a name or a path') ?? "";
    }
    const { env, folder } = this.#origin;
    const found = secretBehind(reference as SecretReference, env, folder);
    if ("problem" in found) return this.wrong(found.problem) ?? "";
    if (found.text.includes("\0")) return this.wrong("the secret must be a text") ?? "";
    this.#keepSecret(found.text);
    return found.text;
  }

  /** Returns the text of a string with its variables substituted. */
  text(): string {
    if (typeof this.#value !== "string" || this.#value.includes("\0")) {
      return this.wrong("must be a string") ?? "";
    }
    const text = this.#value.replace(/\$\{([^}]*)\}/g, (_all, name: string) => {
      const value: unknown = this.#origin.env[name];
      if (typeof value === "string") {
        this.#keepSecret(value);
        return value;
      }
      return this.wrong(`the environment variable "${name}" is not set`) ?? "";
    });
    if (text === "" && ["command", "url", "cwd"].includes(this.name)) this.wrong("must not be empty");
    return text;
  }

  wrong(problem: string): undefined {
    const { label, mistakes } = this.#origin;
    if (!this.#isWrong) mistakes.add(this.#pointer === "" ? label : `${label}: ${this.#pointer}`, problem);
    this.#isWrong = true;
    return undefined;
  }

  #inside(name: string, value: unknown): Place {
    return new Place(value, memberOf(this.#pointer, name), this.#origin, name, this);
  }

  #keepSecret(value: string): void {
    if (value.length < minSecretLength) return;
    this.secrets.add(value);
    if (this.#parent) this.#parent.#keepSecret(value);
  }
}
