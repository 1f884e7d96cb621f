/**
 * The file of MCP servers, in the form that MCP clients share:
 * `{"mcpServers": {"<name>": {"command", "args", "env", "cwd"} | {"url", "headers"}}}`.
 */
import { readFileSync } from "node:fs";
import type { McpServerConfig } from "../tools/mcp.ts";
import { SettingError } from "./setting-error.ts";
import { addressProblem } from "./urls.ts";

type Environment = Record<string, string | undefined>;

const setting = "MCP_SERVERS_FILE";

/**
 * Reads the tool servers. `${NAME}` in any text of a server is replaced by the environment variable.
 *
 * @param file Path of the file.
 * @throws {SettingError} with the JSON Pointer of the first mistake, and without any value of the file: a value may be
 *   a secret.
 */
export function readToolServers(file: string, env: Environment): McpServerConfig[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new SettingError(setting, `"${file}" cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
  return serversOf(new Place(file, "", parsed(file, text), env));
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The error's own text shows a piece of the file.
    const [where] = /line \d+ column \d+/.exec(String(error)) ?? [];
    throw new SettingError(setting, `"${file}" is not JSON${where === undefined ? "" : `: ${where}`}`);
  }
}

function serversOf(root: Place): McpServerConfig[] {
  const servers = root.object().find(({ name }) => name === "mcpServers");
  if (servers === undefined) throw root.wrong('must have the member "mcpServers"');
  return servers.object().map((server) => {
    if (!/^[A-Za-z0-9_-]+$/.test(server.name)) {
      throw server.wrong('the name of a server must be letters, digits, "_" and "-"');
    }
    return serverOf(server);
  });
}

const commandMembers = ["type", "command", "args", "env", "cwd"];
const endpointMembers = ["type", "url", "headers"];

function serverOf(server: Place): McpServerConfig {
  const members = new Map(server.object().map((place) => [place.name, place]));
  const command = members.get("command");
  const url = members.get("url");
  if ((command === undefined) === (url === undefined)) {
    throw server.wrong('must have either "command" (a program) or "url" (streamable HTTP)');
  }
  const allowed = command === undefined ? endpointMembers : commandMembers;
  for (const place of members.values()) {
    if (!allowed.includes(place.name)) throw place.wrong(`is not known here; there is ${allowed.join(", ")}`);
  }
  const types = command === undefined ? ["http", "streamable-http"] : ["stdio"];
  const type = members.get("type");
  if (type !== undefined && !types.includes(type.text())) {
    throw type.wrong(`must be ${types.map((name) => `"${name}"`).join(" or ")}, or absent`);
  }
  const { name } = server;
  if (url !== undefined) {
    const headers = members.get("headers");
    return { name, url: urlOf(url), ...(headers && { headers: headersOf(headers) }) };
  }
  const [args, env, cwd] = ["args", "env", "cwd"].map((member) => members.get(member));
  return {
    name,
    command: (command as Place).text(),
    ...(args && { args: args.list().map((place) => place.text()) }),
    ...(env && { env: Object.fromEntries(env.object().map((place) => [place.name, place.text()])) }),
    ...(cwd && { cwd: cwd.text() }),
  };
}

function urlOf(place: Place): string {
  const url = place.text();
  const problem = addressProblem(url);
  if (problem !== undefined) throw place.wrong(problem);
  return url;
}

function headersOf(headers: Place): Record<string, string> {
  return Object.fromEntries(
    headers.object().map((place) => {
      const value = place.text();
      try {
        new Headers([[place.name, value]]);
      } catch {
        throw place.wrong("cannot be sent as an HTTP header");
      }
      return [place.name, value];
    }),
  );
}

/** A value of the file, and where it stands. */
class Place {
  /** The last token of its pointer. */
  readonly name: string;
  readonly #file: string;
  readonly #pointer: string;
  readonly #value: unknown;
  readonly #env: Environment;

  constructor(file: string, pointer: string, value: unknown, env: Environment, name = "") {
    this.name = name;
    this.#file = file;
    this.#pointer = pointer;
    this.#value = value;
    this.#env = env;
  }

  /** The members, of an object. */
  object(): Place[] {
    if (typeof this.#value !== "object" || this.#value === null || Array.isArray(this.#value)) {
      throw this.wrong("must be an object");
    }
    return Object.entries(this.#value).map(([name, value]) => this.#inside(name, value));
  }

  /** The items, of a list. */
  list(): Place[] {
    if (!Array.isArray(this.#value)) throw this.wrong("must be a list");
    return this.#value.map((value, index) => this.#inside(String(index), value));
  }

  /** The text, of a string, with the variables it names. */
  text(): string {
    if (typeof this.#value !== "string" || this.#value.includes("\0")) throw this.wrong("must be a string");
    const text = this.#value.replace(/\$\{([^}]*)\}/g, (_all, name: string) => {
      const value: unknown = this.#env[name];
      if (typeof value !== "string") throw this.wrong(`the environment variable "${name}" is not set`);
      return value;
    });
    if (text === "" && ["command", "url", "cwd"].includes(this.name)) throw this.wrong("must not be empty");
    return text;
  }

  wrong(problem: string): SettingError {
    const place = this.#pointer === "" ? "" : ` ${this.#pointer}:`;
    return new SettingError(setting, `"${this.#file}":${place} ${problem}`);
  }

  #inside(name: string, value: unknown): Place {
    const token = name.replaceAll("~", "~0").replaceAll("/", "~1");
    return new Place(this.#file, `${this.#pointer}/${token}`, value, this.#env, name);
  }
}
