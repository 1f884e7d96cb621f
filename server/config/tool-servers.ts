/**
 * The file of MCP servers, in the form that MCP clients share:
 * `{"mcpServers": {"<name>": {"command", "args", "env", "cwd"} | {"url", "headers"}}}`.
 */
import { resolve } from "node:path";
import type { McpServerConfig } from "../tools/mcp.ts";
import { readJsonFile } from "./json-file.ts";
import type { Mistakes } from "./mistakes.ts";
import { addressProblem } from "./urls.ts";

type Environment = Record<string, string | undefined>;

/** Characters of a variable's value from which it counts as a secret: shorter ones are in every text. */
const minSecretLength = 4;

/**
 * Reads a file of tool servers. `${NAME}` in any text of a server is replaced by the environment variable.
 *
 * @param file Path of the file that `MCP_SERVERS_FILE` names.
 * @param mistakes Takes each with its JSON Pointer, and without any value of the file: a value may be a secret.
 */
export function readToolServers(file: string, env: Environment, mistakes: Mistakes): McpServerConfig[] {
  const label = `MCP_SERVERS_FILE: "${file}"`;
  const content = readJsonFile(file, label, mistakes);
  if (content === undefined) return [];
  const root = new Place(content, "", { label, env, mistakes });
  const members = root.object();
  const servers = members?.find(({ name }) => name === "mcpServers");
  if (members && !servers) root.wrong('must have the member "mcpServers"');
  return servers ? serversOf(servers) : [];
}

/**
 * Reads the tool servers of a file with more in it.
 *
 * @param servers The value of `mcpServers`.
 * @param label What mistakes call the file.
 * @param pointer JSON Pointer of the value.
 * @param folder What each `cwd` is relative to.
 */
export function toolServersIn(
  servers: unknown,
  { label, pointer, folder }: { label: string; pointer: string; folder: string },
  env: Environment,
  mistakes: Mistakes,
): McpServerConfig[] {
  return serversOf(new Place(servers, pointer, { label, env, mistakes })).map((server) =>
    "cwd" in server && server.cwd !== undefined ? { ...server, cwd: resolve(folder, server.cwd) } : server,
  );
}

function serversOf(servers: Place): McpServerConfig[] {
  return (servers.object() ?? []).flatMap((server) => {
    if (!/^[A-Za-z0-9_-]+$/.test(server.name)) {
      server.wrong('the name of a server must be letters, digits, "_" and "-"');
    }
    return serverOf(server) ?? [];
  });
}

const commandMembers = ["type", "command", "args", "env", "cwd"];
const endpointMembers = ["type", "url", "headers"];

/** @returns `undefined` after a mistake that leaves no server. */
function serverOf(server: Place): McpServerConfig | undefined {
  const places = server.object();
  if (places === undefined) return undefined;
  const members = new Map(places.map((place) => [place.name, place]));
  const command = members.get("command");
  const url = members.get("url");
  if ((command === undefined) === (url === undefined)) {
    server.wrong('must have either "command" (a program) or "url" (streamable HTTP)');
    return undefined;
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
  const { name } = server;
  if (url !== undefined) {
    const headers = members.get("headers");
    return { name, url: urlOf(url), ...(headers && { headers: headersOf(headers) }), ...secretsIn(places) };
  }
  const [args, env, cwd] = ["args", "env", "cwd"].map((member) => members.get(member));
  return {
    name,
    command: (command as Place).text(),
    ...(args && { args: (args.list() ?? []).map((place) => place.text()) }),
    ...(env && {
      env: Object.fromEntries((env.object() ?? []).map((place) => [place.name, place.text()])),
    }),
    ...(cwd && { cwd: cwd.text() }),
    ...secretsIn(places),
  };
}

/** What variables put into the members that can hold a secret, once these are read. */
function secretsIn(members: readonly Place[]): { secrets?: string[] } {
  const holders = members.filter(({ name }) => ["args", "env", "url", "headers"].includes(name));
  const secrets = new Set(holders.flatMap((holder) => [...holder.secrets]));
  return secrets.size === 0 ? {} : { secrets: [...secrets] };
}

function urlOf(place: Place): string {
  const url = place.text();
  const problem = addressProblem(url);
  if (problem !== undefined) place.wrong(problem);
  return url;
}

function headersOf(place: Place): Record<string, string> {
  const headers = (place.object() ?? []).map((header) => {
    const value = header.text();
    try {
      new Headers([[header.name, value]]);
    } catch {
      header.wrong("cannot be sent as an HTTP header");
    }
    return [header.name, value] as const;
  });
  return Object.fromEntries(headers);
}

/** What all places of a file share. */
interface Origin {
  /** What mistakes call the file. */
  label: string;
  env: Environment;
  mistakes: Mistakes;
}

/** A value of the file, and where it stands. What is read from it is empty after a mistake, which is told once. */
class Place {
  /** The last token of its pointer. */
  readonly name: string;
  /** The values of the variables in the texts that were read here and inside. */
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

  /** The members, of an object. */
  object(): Place[] | undefined {
    if (typeof this.#value !== "object" || this.#value === null || Array.isArray(this.#value)) {
      return this.wrong("must be an object");
    }
    return Object.entries(this.#value).map(([name, value]) => this.#inside(name, value));
  }

  /** The items, of a list. */
  list(): Place[] | undefined {
    if (!Array.isArray(this.#value)) return this.wrong("must be a list");
    return this.#value.map((value, index) => this.#inside(String(index), value));
  }

  /** The text, of a string, with the variables it names. */
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
    const token = name.replaceAll("~", "~0").replaceAll("/", "~1");
    return new Place(value, `${this.#pointer}/${token}`, this.#origin, name, this);
  }

  #keepSecret(value: string): void {
    if (value.length < minSecretLength) return;
    this.secrets.add(value);
    if (this.#parent) this.#parent.#keepSecret(value);
  }
}
