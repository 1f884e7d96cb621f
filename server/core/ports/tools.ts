/** The port to server tools. */

import type { JsonObject, Usage } from "../events.ts";
import type { ContentBlock, ResourceBlock } from "../messages.ts";
import { toModelToolName } from "./models.ts";

/** Name of the tool that runs JavaScript, in an interpreter for each call or in a persistent sandbox. */
export const codeToolName = "run_code";

/** A server tool, as offered to models. */
export interface ServerTool {
  /** `<server>/<tool>` (TX-12). */
  name: string;
  description: string;
  /** JSON Schema of the input. */
  inputSchema: JsonObject;
  /** True if a call may be repeated after a crash interrupted it. */
  repeatable: boolean;
  /** Set if the tool has its own time limit, which replaces the run's limit of a tool call. */
  ownTimeLimit?: true;
  /** Set if every call needs the user's consent. */
  needsConsent?: true;
}

/** The result of a call. A failed call has a result, too, with `isError`. */
export interface ToolOutcome {
  content: ContentBlock[];
  isError: boolean;
  /**
   * The error of a failed call, for programs: a stable code in lower snake case, and a sentence without
   * secrets.
   */
  error?: { code: string; message: string };
}

/**
 * Resources that a call may use for model and tool calls of its own. They count towards the run's limits
 * (M-009).
 */
export interface CallBudget {
  /** Counts tokens of a model called by the tool. */
  countTokens(usage: Usage): void;
  /** True if the model may be called again. */
  readonly hasTokensLeft: boolean;
  /**
   * Counts tool calls that are about to be made. @returns False if they must not be made. None are counted
   * then.
   */
  takeCalls(calls: number): boolean;
}

/** Options of a call. */
export interface ToolCallOptions {
  signal: AbortSignal;
  /** Receives partial output while the call runs. */
  onProgress?: (delta: string) => void;
  /** Maximum time of the call in milliseconds. The source's own limit applies, too. */
  timeoutMs?: number;
  /** Id of the run's model, for tools that call a model. */
  model?: string;
  /** Key of the sandbox that the call may use, in a run that has one. */
  sandboxKey?: string;
  /** Number of delegations around the call. 0 if absent. */
  depth?: number;
  /** Counts the resources that the call uses. Nothing is counted if absent. */
  budget?: CallBudget;
}

/** Server tools of a project, and their resources. */
export interface ServerTools {
  /** Lists the tools that are available now. */
  list(projectId: string): ServerTool[];
  /**
   * Calls a tool. If the tool fails, resolves to an outcome with `isError`. Rejects only if `signal` aborts.
   */
  call(projectId: string, name: string, input: JsonObject, options: ToolCallOptions): Promise<ToolOutcome>;
  /**
   * Reads the current contents of a resource (T-065), each with its own URI.
   *
   * @returns `undefined` if no source has a resource with this URI.
   * @throws Error with a message that contains the URI if it cannot be read; the reason of `signal` when it
   *   aborts.
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
 * Returns the available tools that match any of the patterns.
 *
 * @param patterns Names of tools. `<server>/*` stands for all tools of a server.
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
 * Returns the outcome, or an error for the model if the outcome exceeds the limit.
 *
 * @param maxBytes Maximum UTF-8 bytes of the content as JSON. No limit if absent.
 */
export function limitOutcome(outcome: ToolOutcome, maxBytes: number | undefined): ToolOutcome {
  if (maxBytes === undefined) return outcome;
  const bytes = Buffer.byteLength(JSON.stringify(outcome.content));
  if (bytes <= maxBytes) return outcome;
  const message = `The result of the call is too large: it has ${bytes} bytes, and at most ${maxBytes} are allowed. The tool has run. Ask for less at a time.`;
  return {
    content: [{ type: "text", text: message }],
    isError: true,
    error: { code: "result_too_large", message },
  };
}

/**
 * Returns the outcome of a failed call, with a sentence for the model. @param code Error code, for programs.
 */
export function createFailedOutcome(text: string, code?: string): ToolOutcome {
  const error = code === undefined ? {} : { error: { code, message: text } };
  return { content: [{ type: "text", text }], isError: true, ...error };
}

/** Returns the outcome of a call that timed out. @param limitMs Time limit, in milliseconds. */
export function createTimeoutOutcome(tool: string, limitMs: number): ToolOutcome {
  const limit = `${limitMs / 1000} s`;
  const text = `The tool \`${tool}\` did not respond within ${limit}. It was cancelled; ${unknownEffect}.`;
  return createFailedOutcome(text, "tool_timeout");
}

/** Ends the error message of a call that reached its tool and has no result. */
export const unknownEffect = "the call may or may not have taken effect";

/**
 * Combines several sources into one, in this order. If two offer tools with the same name for the model (an
 * MCP server's list can change), the first source's tool is used. Calls of unlisted tools go to the first
 * source, which reports the error. A resource is read from the first source that has it.
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
