/**
 * Interface between the runner and the scripted model. It is the same for provider formats and for scripts in
 * messages.
 */
import type { Json, Turn } from "./case.ts";

/** Names that the implementation under test uses. */
export interface Naming {
  /**
   * Name of the suite's MCP server in the implementation. The server's `conf_echo` tool is
   * `<toolServer>/conf_echo`.
   */
  toolServer: string;
  /** Tool that changes component state, if any. */
  stateTool?: string;
  /** Tool that changes the application's own state, if any. */
  appStateTool?: string;
}

/** A script. The model executes it when a message contains its text. */
export interface Script {
  /** Unique and unguessable token consisting of letters, digits and dots. */
  token: string;
  turns: Turn[];
  naming: Naming;
}

/** A model request from the implementation, in one form for all providers. */
export interface ModelCall {
  format: "openai-chat" | "openai-responses" | "anthropic";
  /** Index of the scripted turn, starting at 0. */
  turn: number;
  model: string;
  /** Names of the offered tools. */
  tools: string[];
  /** JSON Schemas of the tools, in the same order. */
  schemas: Json[];
  toolChoice: "auto" | "required" | "none" | { name: string } | null;
  /** All tools as sent to the provider, in order, including tools that the provider runs itself. */
  offered: Json[];
  maxTokens: number | null;
  temperature: number | null;
  topP: number | null;
  topK: number | null;
  stop: string[];
  /** JSON Schema of the output, or `null` if there is none. */
  outputSchema: Json;
  /** API key in the provider's header; `null` if the request has no key. */
  key: string | null;
  /** The conversation. The text of each message is concatenated; tool calls and results are separate. */
  messages: ModelMessage[];
  /**
   * The state of the response: `open` while it is being streamed; `aborted` if the implementation closed the
   * connection before the end.
   */
  ended: "open" | "complete" | "aborted";
}

/** A message that the implementation sent to the model. */
export interface ModelMessage {
  role: "system" | "user" | "assistant" | "tool";
  text: string;
  /** Number of images, audio files and other files. */
  attachments: number;
  /** JSON of each content part as sent to the provider, if the message has attachments. */
  parts?: string[];
  toolCalls: { id: string; name: string; arguments: Json }[];
  toolResults: { id: string; text: string; isError: boolean | null }[];
}

/** A request to the suite's search engine. */
export interface Search {
  query: string;
  /**
   * The state of the request: `open` while it is waiting at a hold; `aborted` if the implementation closed
   * the connection there.
   */
  ended: "open" | "complete" | "aborted";
}

/** Records requests to the suite's server, except model requests. */
export interface Recorder {
  /**
   * Returns an address that the implementation must not request, and the method and path of each request that
   * arrived there.
   */
  canary(nonce: string): { url: string; port: string; path: string; visits: readonly string[] };
  /** Returns the searches whose query contains a case's nonce, oldest first. */
  searches(nonce: string): readonly Search[];
  /** Returns the requests that leaked a provider's API key. */
  leaks(secret: string): readonly string[];
}

/** The suite's model, tools and holds. All cases share them. */
export interface Driver {
  /**
   * Registers a script.
   * @returns The text of the user message that makes the model execute the script.
   */
  open(script: Script): string;
  /** Removes a script, and releases all requests that are waiting at its holds. */
  close(token: string): void;
  /**
   * Resolves when the model or a fixture tool reaches the hold.
   * @param hold Name of the hold. Like a token, it is unique across all cases.
   */
  waitUntilReached(hold: string): Promise<void>;
  /**
   * Releases the hold.
   * @throws Error if no request is waiting there.
   */
  release(hold: string): void;
  /** Resolves when the implementation closes a connection that is waiting at the hold. */
  waitUntilLeft(hold: string): Promise<void>;
  /** Announces that the implementation will be killed. All earlier arrivals at holds are forgotten. */
  beforeKill(): void;
  /** Records requests to the suite's server. Absent if no server runs in this mode. */
  readonly recorder?: Recorder;
  /** Returns the model requests for a script so far, oldest first. */
  calls(token: string): readonly ModelCall[];
  /** Resolves when the implementation has closed the latest model request for this script. */
  waitUntilAborted(token: string): Promise<void>;
  /**
   * Returns and removes the errors of model requests that could not be served as scripted, for example
   * because a scripted tool was not offered. Each error is one sentence.
   * @param token Token of the script whose errors are returned. If absent, returns the errors of requests
   * without a script, each with its prompt.
   */
  takeErrors(token?: string): string[];
  /** Returns true if a model request selected a script, which shows that the implementation is set up correctly. */
  hasServed?(): boolean;
}

/** The user's message in mode `observe`. */
const observePrompt = "Say hello in one short sentence.";

/** Returns a driver without a model. Cases that need a script do not run in this mode. */
export function observeDriver(): Driver {
  const none: readonly ModelCall[] = [];
  const impossible = (): never => {
    throw new Error("holds cannot be used in mode `observe`, because it does not use the scripted model");
  };
  return {
    open: () => observePrompt,
    close: () => undefined,
    waitUntilReached: async () => impossible(),
    release: impossible,
    waitUntilLeft: async () => impossible(),
    beforeKill: () => undefined,
    calls: () => none,
    waitUntilAborted: async () => impossible(),
    takeErrors: () => [],
  };
}
