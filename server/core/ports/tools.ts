/** The port between the engine and server tools. */
import type { JsonObject, Usage } from "../events.ts";
import type { ContentBlock, ResourceBlock } from "../messages.ts";

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
