/** The port between the engine and server tools. */

import type { JsonObject, Usage } from "../events.ts";
import type { ContentBlock, ResourceBlock } from "../messages.ts";
import { modelToolName } from "./models.ts";

/** Name of the tool that runs JavaScript, with an interpreter for each call or a sandbox that stays. */
export const codeToolName = "run_code";

/** A server tool, as offered to models. */
export interface ServerTool {
  /** `<server>/<tool>` (TX-12). */
  name: string;
  description: string;
  /** JSON Schema of the input. */
  inputSchema: JsonObject;
  /** Whether a call may be made twice: then a call that a crash cut off is made again. */
  repeatable: boolean;
  /** Its calls have a limit of their own, which the time of a tool call in a run does not shorten. */
  ownTimeLimit?: true;
  /** Whether the user must agree to every call before it is made. */
  needsConsent?: true;
}

/** What a call gave. A tool that failed is a result too, with `isError`. */
export interface ToolOutcome {
  content: ContentBlock[];
  isError: boolean;
  /** Of one that failed, for programs: a stable code in lower snake case, and a sentence without secrets. */
  error?: { code: string; message: string };
}

/** What a call may use beside itself, for tools that ask models and call tools: it all counts towards the run (M-009). */
export interface Allowance {
  /** Counts tokens of a model that was asked for the call. */
  countTokens(usage: Usage): void;
  /** Whether a model may be asked again. */
  readonly tokensLeft: boolean;
  /** Counts calls of tools that are about to be made. @returns Whether they may be made; if not, none is counted. */
  takeCalls(calls: number): boolean;
}

/** What a call is made with. */
export interface ToolCallOptions {
  signal: AbortSignal;
  /** Takes partial output, to be shown while the call runs. */
  onProgress?: (delta: string) => void;
  /** Most time that the call may take, in milliseconds; the source's own limit holds, too. */
  timeoutMs?: number;
  /** Id of the run's model, for tools that ask one. */
  model?: string;
  /** Whose sandbox it is that the call may use, in a run that has one. */
  sandboxKey?: string;
  /** How many delegations the call is inside of; 0 if absent. */
  depth?: number;
  /** Where the call has that counted which it uses; nothing is counted if absent. */
  allowance?: Allowance;
}

/** Server tools of a project, and the resources that come with them. */
export interface ServerTools {
  /** The tools that can be called now. */
  list(projectId: string): ServerTool[];
  /**
   * Calls a tool. Never rejects for the tool's own failure (that is an outcome with `isError`);
   * rejects only when `signal` aborts.
   */
  call(projectId: string, name: string, input: JsonObject, options: ToolCallOptions): Promise<ToolOutcome>;
  /**
   * Reads a resource (T-065): the contents that it has now, each with its own URI.
   *
   * @returns `undefined` when no source has a resource of this URI.
   * @throws Error with a sentence that names the URI when it cannot be read; the reason of `signal` once that aborts.
   */
  readResource(
    projectId: string,
    uri: string,
    options: { signal: AbortSignal },
  ): Promise<ResourceBlock["resource"][] | undefined>;
  /** Ends connections and child processes. */
  close(): Promise<void>;
}

/**
 * The tools that patterns name.
 *
 * @param patterns Names of tools; `<server>/*` stands for all of a server.
 * @param available The tools that there are now.
 */
export function selectTools(patterns: readonly string[], available: readonly ServerTool[]): ServerTool[] {
  return available.filter(({ name }) => patterns.some((pattern) => isNamed(name, pattern)));
}

/** Whether a pattern names a tool. */
export function isNamed(name: string, pattern: string): boolean {
  return pattern.endsWith("/*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/**
 * The outcome itself, or the error that tells the model the limit.
 *
 * @param maxBytes Most UTF-8 bytes of the content as JSON; no limit if absent.
 */
export function boundedOutcome(outcome: ToolOutcome, maxBytes: number | undefined): ToolOutcome {
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

/** A failed call, told to the model in one sentence. @param code What failed, for programs. */
export function failure(text: string, code?: string): ToolOutcome {
  const error = code === undefined ? {} : { error: { code, message: text } };
  return { content: [{ type: "text", text }], isError: true, ...error };
}

/** The outcome of a call whose time was up. @param limitMs What it had, in milliseconds. */
export function tookTooLong(tool: string, limitMs: number): ToolOutcome {
  const limit = `${limitMs / 1000} s`;
  const text = `The tool \`${tool}\` did not answer within ${limit}. It was cancelled; ${unknownEffect}.`;
  return failure(text, "tool_timeout");
}

/** What is to be said of a call that had reached its tool and has no result: a clause. */
export const unknownEffect = "the call may or may not have taken effect";

/**
 * Several sources as one, in this order. Where two come to offer tools that models could not tell apart (an MCP
 * server's list can change), the earlier source has the name. A tool that no source lists is for the first to explain.
 * A resource is read from the first source that has it.
 */
export function combineServerTools(...sources: readonly ServerTools[]): ServerTools {
  return {
    list(projectId) {
      const tools = new Map<string, ServerTool>();
      for (const tool of sources.flatMap((source) => source.list(projectId))) {
        const name = modelToolName(tool.name);
        if (!tools.has(name)) tools.set(name, tool);
      }
      return [...tools.values()];
    },
    async call(projectId, name, input, options) {
      options.signal.throwIfAborted();
      const lists = (source: ServerTools) => source.list(projectId).some((tool) => tool.name === name);
      const source = sources.find(lists) ?? sources[0];
      if (!source) return failure(`There is no server tool named \`${name}\`.`);
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
