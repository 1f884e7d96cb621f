/** The port to server tools. */

import type { JsonObject, Usage } from "../events.ts";
import type { ContentBlock, ResourceBlock } from "../messages.ts";
import { toModelToolName } from "./models.ts";

/**
 * Name of the tool that runs JavaScript, either in a new interpreter for each call or in a persistent
 * sandbox.
 */
export const codeToolName = "run_code";

/** A server tool as presented to models. */
export interface ServerTool {
  /** The full tool name, `<server>/<tool>` (TX-12). */
  name: string;
  description: string;
  /** JSON Schema for the input. */
  inputSchema: JsonObject;
  /** True if a call that was interrupted by a crash may be repeated. */
  repeatable: boolean;
  /** Set if the tool has its own time limit, which replaces the run's limit for tool calls. */
  ownTimeLimit?: true;
  /** Set if every call requires the user's consent. */
  needsConsent?: true;
}

/** The result of a tool call. A failed call also has a result, with `isError` set. */
export interface ToolOutcome {
  content: ContentBlock[];
  isError: boolean;
  /**
   * The machine-readable error of a failed call: a stable code in lower snake case, and a message without
   * secrets.
   */
  error?: { code: string; message: string };
}

/**
 * Limits the model calls and tool calls that a tool call makes itself. These calls count towards the run's
 * limits (M-009).
 */
export interface CallBudget {
  /** Counts the tokens used by a model that the tool called. */
  countTokens(usage: Usage): void;
  /** True if the token limit permits another model call. */
  readonly hasTokensLeft: boolean;
  /**
   * Counts tool calls that are about to be made.
   *
   * @returns False if the calls would exceed the limit. In that case no calls are counted, and the caller
   * must not make any.
   */
  takeCalls(calls: number): boolean;
}

/** Options for a tool call. */
export interface ToolCallOptions {
  signal: AbortSignal;
  /** Receives partial output while the call runs. */
  onProgress?: (delta: string) => void;
  /** Maximum duration of the call in milliseconds. The tool source's own limit also applies. */
  timeoutMs?: number;
  /** ID of the run's model, for tools that call a model themselves. */
  model?: string;
  /** Key of the sandbox that the call may use, if the run has one. */
  sandboxKey?: string;
  /** Number of delegations that led to this call. Defaults to 0. */
  depth?: number;
  /** Counts the resources that the call uses. If absent, nothing is counted. */
  budget?: CallBudget;
}

/** A project's server tools and the resources that they provide. */
export interface ServerTools {
  /** Lists the currently available tools. */
  list(projectId: string): ServerTool[];
  /**
   * Calls a tool. If the tool fails, the promise resolves to an outcome with `isError`. It rejects only if
   * `signal` aborts.
   */
  call(projectId: string, name: string, input: JsonObject, options: ToolCallOptions): Promise<ToolOutcome>;
  /**
   * Reads the current contents of a resource (T-065). A resource can have several content items, each with its
   * own URI.
   *
   * @returns `undefined` if no source has a resource with this URI.
   * @throws An error whose message contains the URI if the resource cannot be read, or the signal's reason if
   * `signal` aborts.
   */
  readResource(
    projectId: string,
    uri: string,
    options: { signal: AbortSignal },
  ): Promise<ResourceBlock["resource"][] | undefined>;
  /** Closes connections and ends child processes. */
  close(): Promise<void>;
}

/**
 * Returns the available tools that match at least one of the patterns.
 *
 * @param patterns Tool names. `<server>/*` stands for all tools on a server.
 * @param available The available tools.
 */
export function selectTools(patterns: readonly string[], available: readonly ServerTool[]): ServerTool[] {
  return available.filter(({ name }) => patterns.some((pattern) => matchesToolPattern(name, pattern)));
}

/** Returns true if a pattern matches a tool. */
export function matchesToolPattern(name: string, pattern: string): boolean {
  return pattern.endsWith("/*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/**
 * Returns the outcome unchanged, or replaces it with an error for the model if it exceeds the limit.
 *
 * @param maxBytes Maximum size of the content as UTF-8 JSON, in bytes. If absent, there is no limit.
 */
export function limitOutcome(outcome: ToolOutcome, maxBytes: number | undefined): ToolOutcome {
  if (maxBytes === undefined) return outcome;
  const bytes = Buffer.byteLength(JSON.stringify(outcome.content));
  if (bytes <= maxBytes) return outcome;
  const message = `The result of the call is too large: it has ${bytes} bytes, and at most ${maxBytes} are allowed. The tool has run. Request less data at a time.`;
  return {
    content: [{ type: "text", text: message }],
    isError: true,
    error: { code: "result_too_large", message },
  };
}

/**
 * Returns the outcome of a failed call.
 * @param text The error message for the model.
 * @param code The machine-readable error code.
 */
export function createFailedOutcome(text: string, code?: string): ToolOutcome {
  const error = code === undefined ? {} : { error: { code, message: text } };
  return { content: [{ type: "text", text }], isError: true, ...error };
}

/**
 * Returns the outcome of a call that timed out.
 *
 * @param limitMs The time limit in milliseconds.
 */
export function createTimeoutOutcome(tool: string, limitMs: number): ToolOutcome {
  const limit = `${limitMs / 1000} s`;
  const text = `The tool \`${tool}\` did not respond within ${limit}. It was cancelled; ${unknownEffect}.`;
  return createFailedOutcome(text, "tool_timeout");
}

/** The end of an error message for a call that was sent to its tool but returned no result. */
export const unknownEffect = "the call may or may not have taken effect";

/**
 * Combines multiple tool sources into a single source, in the given order.
 *
 * Two sources may offer tools whose names for the model are identical, because an MCP server's list can
 * change. In that case, the first source's tool is used. Calls to unlisted tools go to the first source,
 * which reports the error. A resource is read from the first source that has it.
 */
export function combineServerTools(...sources: readonly ServerTools[]): ServerTools {
  return {
    list(projectId) {
      const tools = new Map<string, ServerTool>();
      for (const tool of sources.flatMap((source) => source.list(projectId))) {
        const name = toModelToolName(tool.name);
        if (!tools.has(name)) tools.set(name, tool);
      }
      return [...tools.values()];
    },
    async call(projectId, name, input, options) {
      options.signal.throwIfAborted();
      const lists = (source: ServerTools) => source.list(projectId).some((tool) => tool.name === name);
      const source = sources.find(lists) ?? sources[0];
      if (!source) return createFailedOutcome(`There is no server tool named \`${name}\`.`);
      return source.call(projectId, name, input, options);
    },
    async readResource(projectId, uri, options) {
      options.signal.throwIfAborted();
      for (const source of sources) {
        const contents = await source.readResource(projectId, uri, options);
        if (contents) return contents;
      }
      return undefined;
    },
    async close() {
      await Promise.all(sources.map((source) => source.close()));
    },
  };
}
