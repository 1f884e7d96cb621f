/**
 * Settings that other layers read: those of projects, except their keys, and those of the gateway contract.
 */
import type { ProjectRate } from "./limits/rate-limiter.ts";

/**
 * Limits of one run. A run that reaches one of the first four ends normally, with the limit as its stop
 * reason (M-048).
 */
export interface RunLimits {
  /** Model turns. */
  turns: number;
  /** Calls of server tools. Calls above the limit are not made, and the run ends. */
  toolCalls: number;
  /**
   * Tokens of prompts and responses, as counted by the provider, or estimated if it does not count. No limit
   * if absent.
   */
  tokens?: number;
  /** Wall time in milliseconds from the start of the run, except the time awaiting a client. */
  timeMs: number;
  /** Time of one call of a server tool in milliseconds. A longer call has an error result. */
  toolTimeMs: number;
  /**
   * Bytes of a server tool's result as JSON in UTF-8. A larger one becomes an error result. No limit if
   * absent.
   */
  maxToolResultBytes?: number;
}

/** An agent to which a model may delegate, with the tool `delegate_to_<name>`. */
export interface AgentSettings {
  /** Lower-case letters, digits and `_`. */
  name: string;
  /** Describes the agent's purpose to the delegating model. */
  description: string;
  /** System prompt. */
  instructions: string;
  /** Id of the agent's model. The run's model if absent. */
  model?: string;
  /**
   * Names of the project's server tools that it may call, or `<server>/*` for all tools of a server. None if
   * absent.
   */
  tools: readonly string[];
  limits: RunLimits;
}

/** The provider of web search. */
export interface WebSearchSettings {
  provider: "brave" | "tavily" | "searxng";
  /** The provider's default URL if absent. Required for `searxng`. */
  baseUrl?: string;
  apiKey?: string;
}

/** Built-in tools. Absent ones are disabled. */
export interface BuiltInTools {
  webSearch?: WebSearchSettings;
  webFetch?: {
    /** Maximum bytes of a body that are read. */
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

/** A tool server that runs as a child process. */
export interface McpCommand {
  /** Name of the server: the part of its tools' names before the `/`. */
  name: string;
  command: string;
  args?: readonly string[];
  /**
   * Added to the few variables (`PATH`, `HOME` …) that the child inherits. Other variables of this process
   * are not passed on.
   */
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  /** Texts that must not appear in logs and errors, such as tokens in its settings. */
  secrets?: readonly string[];
}

/** A tool server that is reached by streamable HTTP. */
export interface McpEndpoint {
  /** Name of the server: the part of its tools' names before the `/`. */
  name: string;
  /** `http` or `https`. */
  url: string;
  /** Sent with every request, for example `Authorization`. */
  headers?: Readonly<Record<string, string>>;
  /** As in {@link McpCommand}. */
  secrets?: readonly string[];
}

export type McpAddress = McpCommand | McpEndpoint;

/** A tool server of the configuration. */
export type McpServerConfig = McpAddress & {
  /**
   * The tools whose calls may be repeated (`ServerTool.repeatable`): all, none, or those with these names
   * (without the server's). If absent, a tool's own `readOnlyHint` or `idempotentHint` decides.
   */
  repeatable?: boolean | readonly string[];
};

/** Settings of one project. */
export interface ProjectSettings {
  toolServers: readonly McpServerConfig[];
  agents: readonly AgentSettings[];
  builtInTools: BuiltInTools;
  /**
   * Names of the server tools that need the user's consent for every call, or `<server>/*` for all tools of a
   * server. None if absent.
   */
  consent?: readonly string[];
  limits: RunLimits;
  /** The limits that are set explicitly. None if absent. */
  setLimits?: Partial<RunLimits>;
  /** Rate limits. None if absent. */
  rate?: ProjectRate;
  /**
   * Models that requests may select, or `<provider>/*` for all models of a provider. All if absent. Does not
   * restrict agents.
   */
  models?: readonly string[];
}

/** Limits of one request (G-031). */
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
  /** Requests in flight, including streams. */
  inFlight: number;
}

/** Settings of the gateway contract. */
export interface GatewaySettings {
  /**
   * Policy for API keys (G-173). `disabled` ignores keys, and applies if no keys are configured.
   */
  auth: "required" | "optional" | "disabled";
  /** Ids of the allowed models, or `<provider>/*` for all models of a provider. Any if absent. */
  models?: readonly string[];
  limits: GatewayLimits;
  /** Applies to requests with a key. */
  rate: GatewayRate | false;
}

/** The default limits of a run. */
export const defaultLimits: RunLimits = {
  turns: 25,
  toolCalls: 128,
  timeMs: 600_000,
  toolTimeMs: 60_000,
  maxToolResultBytes: 1024 ** 2,
};

/** Returns the settings of a project: its own, or the default ones. */
export function findProjectSettings(
  {
    everyProject,
    projects,
  }: { everyProject: ProjectSettings; projects: ReadonlyMap<string, ProjectSettings> },
  projectId: string,
): ProjectSettings {
  return projects.get(projectId) ?? everyProject;
}
