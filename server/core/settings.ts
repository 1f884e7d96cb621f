/**
 * Settings read by multiple layers: project settings other than API keys, and settings for the gateway
 * contract.
 */
import type { ProjectRate } from "./limits/rate-limiter.ts";

/**
 * Limits for a single run. A run that reaches one of the first four limits ends normally, with the limit as
 * its stop reason (M-048).
 */
export interface RunLimits {
  /** Maximum number of model turns. */
  turns: number;
  /** Maximum number of server tool calls. Calls above the limit are not made, and the run ends. */
  toolCalls: number;
  /**
   * Maximum number of prompt and response tokens, as counted by the provider or estimated if it does not
   * report them. If absent, there is no limit.
   */
  tokens?: number;
  /**
   * Maximum wall time in milliseconds from the start of the run, not counting the time spent awaiting a
   * client.
   */
  timeMs: number;
  /** Maximum duration of a server tool call in milliseconds. A longer call returns an error result. */
  toolTimeMs: number;
  /**
   * Maximum size of a server tool's result as UTF-8 JSON, in bytes. A larger result is replaced with an error
   * result. If absent, there is no limit.
   */
  maxToolResultBytes?: number;
  /**
   * Maximum number of tokens, estimated from the characters, in the stored messages that a model receives. Older
   * messages are left out. If absent, a model receives the whole conversation.
   */
  contextTokens?: number;
}

/** An agent to which a model may delegate work with the `delegate_to_<name>` tool. */
export interface AgentSettings {
  /** The agent's name, in lower-case letters, digits and `_`. */
  name: string;
  /** Describes the agent's purpose to the delegating model. */
  description: string;
  /** The agent's system prompt. */
  instructions: string;
  /** ID of the agent's model. Defaults to the run's model. */
  model?: string;
  /**
   * Names of the project's server tools that the agent may call, or `<server>/*` for all tools on a server.
   * If empty, the agent has no tools.
   */
  tools: readonly string[];
  limits: RunLimits;
}

/** The provider used for web search. */
export interface WebSearchSettings {
  provider: "brave" | "tavily" | "searxng";
  /** URL of the provider's API. Defaults to the provider's public URL. Required for `searxng`. */
  baseUrl?: string;
  apiKey?: string;
}

/** Settings for built-in tools. A tool without settings is disabled. */
export interface BuiltInTools {
  webSearch?: WebSearchSettings;
  webFetch?: {
    /** Maximum number of bytes read from a response body. */
    maxBytes: number;
    timeMs: number;
  };
  /** Settings for running JavaScript in a sandbox. */
  runCode?: {
    timeMs: number;
    /** Maximum memory in bytes. */
    maxMemory: number;
  };
}

/** An MCP server that runs as a child process. */
export interface McpCommand {
  /** The server's name, which precedes the `/` in the names of its tools. */
  name: string;
  command: string;
  args?: readonly string[];
  /**
   * Environment variables added to the few (`PATH`, `HOME` …) that the child process inherits. No other
   * variables of this process are passed on.
   */
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  /** Strings that must not appear in logs and errors, such as tokens used in these settings. */
  secrets?: readonly string[];
}

/** An MCP server reached over streamable HTTP. */
export interface McpEndpoint {
  /** The server's name, which precedes the `/` in the names of its tools. */
  name: string;
  /** An `http` or `https` URL. */
  url: string;
  /** Headers sent with every request, such as `Authorization`. */
  headers?: Readonly<Record<string, string>>;
  /** See {@link McpCommand.secrets}. */
  secrets?: readonly string[];
}

export type McpAddress = McpCommand | McpEndpoint;

/** An MCP server as configured. */
export type McpServerConfig = McpAddress & {
  /**
   * The tools that may be called again after an interrupted call (`ServerTool.repeatable`): `true` for all
   * tools, `false` for none, or a list of tool names without the server name. If absent, each tool's
   * `readOnlyHint` or `idempotentHint` determines this.
   */
  repeatable?: boolean | readonly string[];
};

/** An issuer of tokens that identify the users of a project. */
export interface IssuerSettings {
  /** The value of the claim `iss`, an `https` URL. */
  issuer: string;
  /** The value that the claim `aud` must contain. */
  audience: string;
  /** URL of the issuer's keys. If absent, it is found by OpenID Connect Discovery. */
  jwksUri?: string;
  /** The claim that names the user. */
  subjectClaim: string;
  /** Permitted difference between the issuer's clock and this machine's clock. */
  clockSkewSeconds: number;
}

/** Settings for a single project. */
export interface ProjectSettings {
  toolServers: readonly McpServerConfig[];
  agents: readonly AgentSettings[];
  builtInTools: BuiltInTools;
  /**
   * Names of the server tools that require the user's consent for every call, or `<server>/*` for all tools
   * on a server. If absent, no tool requires consent.
   */
  consent?: readonly string[];
  limits: RunLimits;
  /** The limits that are set explicitly, if any. */
  setLimits?: Partial<RunLimits>;
  /** Rate limits. If absent, requests are not rate limited. */
  rate?: ProjectRate;
  /**
   * IDs of the models that requests may select, or `<provider>/*` for all of a provider's models. If absent,
   * all models are allowed. Does not apply to agents.
   */
  models?: readonly string[];
  /** Issuers whose tokens identify users of this project. If absent, the project accepts no tokens. */
  issuers?: readonly IssuerSettings[];
  /** Set if requests need a user's token, so that an API key alone gives no access to data. */
  tokenRequired?: true;
}

/** Limits for a single request (G-031). */
export interface GatewayLimits {
  /** Maximum size of the request body in bytes. */
  bodyBytes: number;
  messages: number;
  tools: number;
  /** Maximum total size of all text as UTF-8, in bytes. */
  textBytes: number;
  /** Maximum decoded size of a single base64 block, in bytes. */
  base64BlockBytes: number;
  /** Maximum total decoded size of all base64 blocks, in bytes. */
  base64Bytes: number;
}

/** Rate limits for a project's requests to the gateway (G-177). */
export interface GatewayRate extends ProjectRate {
  /** Maximum number of concurrent requests, including open streams. */
  inFlight: number;
}

/** Settings for the gateway contract. */
export interface GatewaySettings {
  /**
   * API key policy (G-173). With `disabled`, keys are ignored. Always `disabled` if no keys are configured.
   */
  auth: "required" | "optional" | "disabled";
  /**
   * IDs of the allowed models, or `<provider>/*` for all of a provider's models. If absent, all models are
   * allowed.
   */
  models?: readonly string[];
  limits: GatewayLimits;
  /** Rate limits for requests with an API key. */
  rate: GatewayRate | false;
}

/** The default limits for a run. */
export const defaultLimits: RunLimits = {
  turns: 25,
  toolCalls: 128,
  timeMs: 600_000,
  toolTimeMs: 60_000,
  maxToolResultBytes: 1024 ** 2,
};

/** Returns a project's own settings, or the default settings if it has none. */
export function findProjectSettings(
  {
    everyProject,
    projects,
  }: { everyProject: ProjectSettings; projects: ReadonlyMap<string, ProjectSettings> },
  projectId: string,
): ProjectSettings {
  return projects.get(projectId) ?? everyProject;
}
