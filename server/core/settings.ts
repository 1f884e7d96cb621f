/** Settings that other layers read: those of a project beyond its keys, and those of the gateway contract. */
import type { ProjectRate } from "./limits/rate-limiter.ts";

/** Most that one run may take; a run that reaches one of them ends normally, with that as its stop reason (M-048). */
export interface RunLimits {
  /** Model turns. */
  turns: number;
  /** Calls of server tools: calls that would go beyond are not made, and the run ends. */
  toolCalls: number;
  /** Tokens, prompts and answers together, as the provider counts them, or estimated where it does not; no limit if absent. */
  tokens?: number;
  /** Wall time in milliseconds, from the start of the run; waiting for a client is not part of it. */
  timeMs: number;
  /** Time of one call of a server tool in milliseconds; a call that takes longer gives an error result. */
  toolTimeMs: number;
  /** Bytes of the result of a server tool, as JSON in UTF-8; a larger one becomes an error result. No limit if absent. */
  maxToolResultBytes?: number;
}

/** An agent that a model may delegate to, by the tool `delegate_to_<name>`. */
export interface AgentSettings {
  /** Lower-case letters, digits and `_`. */
  name: string;
  /** Tells the delegating model what the agent is for. */
  description: string;
  /** Its system prompt. */
  instructions: string;
  /** Id of its model; the run's own if absent. */
  model?: string;
  /** Names of the project's server tools that it may call, `<server>/*` for all of a server; none if absent. */
  tools: readonly string[];
  limits: RunLimits;
}

/** Where the web is searched. */
export interface WebSearchSettings {
  provider: "brave" | "tavily" | "searxng";
  /** The provider's own address if absent; `searxng` has none. */
  baseUrl?: string;
  apiKey?: string;
}

/** Tools that come with the server; those that are absent are off. */
export interface BuiltInTools {
  webSearch?: WebSearchSettings;
  webFetch?: {
    /** Most bytes of a body that is read. */
    maxBytes: number;
    timeMs: number;
  };
  /** JavaScript in a sandbox. */
  runCode?: {
    timeMs: number;
    /** Bytes. */
    maxMemory: number;
  };
}

/** A server that is a process of ours. */
export interface McpCommand {
  /** The server's name, the part of its tools' names before the `/`. */
  name: string;
  command: string;
  args?: readonly string[];
  /** Added to the few variables (`PATH`, `HOME` …) that the child inherits; nothing else of ours reaches it. */
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  /** Texts that no log line and no error of the server may show, such as tokens of its settings. */
  secrets?: readonly string[];
}

/** A server that is reached by streamable HTTP. */
export interface McpEndpoint {
  /** The server's name, the part of its tools' names before the `/`. */
  name: string;
  /** `http` or `https`. */
  url: string;
  /** Sent with every request, for example `Authorization`. */
  headers?: Readonly<Record<string, string>>;
  /** As those of a command. */
  secrets?: readonly string[];
}

export type McpAddress = McpCommand | McpEndpoint;

/** A tool server of the configuration. */
export type McpServerConfig = McpAddress & {
  /**
   * Which tools may be called twice (`ServerTool.repeatable`): all, none, or those with these names (without the
   * server's). Absent, a tool's own `readOnlyHint` or `idempotentHint` decides.
   */
  repeatable?: boolean | readonly string[];
};

/** Settings of one project. */
export interface ProjectSettings {
  toolServers: readonly McpServerConfig[];
  agents: readonly AgentSettings[];
  builtInTools: BuiltInTools;
  /** Names of the server tools whose every call the user must agree to, `<server>/*` for all of a server; none if absent. */
  consent?: readonly string[];
  limits: RunLimits;
  /** Those of the limits that the settings name; none if absent. */
  setLimits?: Partial<RunLimits>;
  /** Most that may be asked at a time; no limit if absent. */
  rate?: ProjectRate;
  /** Models that requests may name, `<provider>/*` for all of a provider; all if absent. It does not bind agents. */
  models?: readonly string[];
}

/** Most that one request may hold (G-031). */
export interface GatewayLimits {
  /** Bytes of the body. */
  bodyBytes: number;
  messages: number;
  tools: number;
  /** Bytes of all texts together, in UTF-8. */
  textBytes: number;
  /** Decoded bytes of one base64 block. */
  base64BlockBytes: number;
  /** Decoded bytes of all base64 blocks together. */
  base64Bytes: number;
}

/** Limits of one project's requests to the gateway (G-177). */
export interface GatewayRate extends ProjectRate {
  /** Unanswered requests, streams among them. */
  inFlight: number;
}

/** Settings of the gateway contract. */
export interface GatewaySettings {
  /** Whether a request needs an API key (G-173); `disabled` does not look at one, and holds where there are no keys. */
  auth: "required" | "optional" | "disabled";
  /** Ids of the models that may be used, `<provider>/*` for all of a provider; any if absent. */
  models?: readonly string[];
  limits: GatewayLimits;
  /** Holds for requests with a key. */
  rate: GatewayRate | false;
}

/** What a run may take where nothing is configured. */
export const defaultLimits: RunLimits = {
  turns: 25,
  toolCalls: 128,
  timeMs: 600_000,
  toolTimeMs: 60_000,
  maxToolResultBytes: 1024 ** 2,
};

/** The settings of a project: its own, or those of every project. */
export function settingsOfProject(
  {
    everyProject,
    projects,
  }: { everyProject: ProjectSettings; projects: ReadonlyMap<string, ProjectSettings> },
  projectId: string,
): ProjectSettings {
  return projects.get(projectId) ?? everyProject;
}
