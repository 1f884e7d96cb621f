/** Interface between the runner and the scripted model, for provider formats and for scripts in messages. */
import type { Json, Turn } from "./case.ts";

/** Names in the implementation under test. */
export interface Naming {
  /**
   * Name of the suite's MCP server in the implementation. Its tool `conf_echo` is `<toolServer>/conf_echo`.
   */
  toolServer: string;
  /** Tool that changes component state, if there is one. */
  stateTool?: string;
  /** Tool that changes the application's own state, if there is one. */
  appStateTool?: string;
}

/** A script. The model executes it when a message contains its text. */
export interface Script {
  /** Unique and unguessable token of letters, digits and dots. */
  token: string;
  turns: Turn[];
  naming: Naming;
}

/** A model request of the implementation, in one form for all providers. */
export interface ModelCall {
  format: "openai-chat" | "openai-responses" | "anthropic";
  /** Index of the scripted turn, from 0. */
  turn: number;
  model: string;
  /** Names of the offered tools. */
  tools: string[];
  /** JSON Schemas of the tools, in the same order. */
  schemas: Json[];
  toolChoice: "auto" | "required" | "none" | { name: string } | null;
  /** All tools as sent to the provider, in order, including those that the provider runs itself. */
  offered: Json[];
  maxTokens: number | null;
  temperature: number | null;
  topP: number | null;
  topK: number | null;
  stop: string[];
  /** JSON Schema of the output, or `null`. */
  outputSchema: Json;
  /** API key of the request, in the provider's header; `null` without one. */
  key: string | null;
  /** The conversation: texts joined, tool calls and results separate. */
  messages: ModelMessage[];
  /**
   * `open` while the response is streamed; `aborted` if the implementation closed the connection before its
   * end.
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
  /** `open` while it waits at a hold; `aborted` if the implementation closed the connection there. */
  ended: "open" | "complete" | "aborted";
}

/** Records requests to the suite's server other than model requests. */
export interface Recorder {
  /**
   * Returns an address that the implementation must not request, and the method and path of each request that
   * it received.
   */
  canary(nonce: string): { url: string; port: string; path: string; visits: readonly string[] };
  /** Returns searches whose query contains the nonce of a case, oldest first. */
  searches(nonce: string): readonly Search[];
  /** Returns requests that contained a provider's key and must not. */
  leaks(secret: string): readonly string[];
}

/** The suite's model, tools and holds. All cases share them. */
export interface Driver {
  /** Registers a script. @returns The text of the user message that makes the model execute it. */
  open(script: Script): string;
  /** Removes a script, and releases everything that waits at its holds. */
  close(token: string): void;
  /**
   * Resolves when the model or a fixture tool reaches the hold. @param hold Name of the hold, unique like a
   * token.
   */
  waitUntilReached(hold: string): Promise<void>;
  /** Releases the hold. @throws Error if nothing waits there. */
  release(hold: string): void;
  /** Resolves when the implementation closes a connection that waits at the hold. */
  waitUntilLeft(hold: string): Promise<void>;
  /** Announces that the implementation will be killed. Arrivals at holds until then are forgotten. */
  beforeKill(): void;
  /** Records requests to the suite's server. Absent if the mode has no server. */
  readonly recorder?: Recorder;
  /** Returns the model requests of a script so far, oldest first. */
  calls(token: string): readonly ModelCall[];
  /** Resolves when the implementation has closed the latest model request of this script. */
  waitUntilAborted(token: string): Promise<void>;
  /**
   * Returns and removes the errors of model requests that could not be served as scripted, a sentence each.
   * @param token Script whose errors are returned, such as a scripted tool that was not offered. Without a
   * token: errors of requests without a script, each with its prompt.
   */
  takeErrors(token?: string): string[];
}

/** The user's message in the mode `observe`. */
const observePrompt = "Say hello in one short sentence.";

/** Returns a driver without a model. Cases that need a script do not run in this mode. */
export function observeDriver(): Driver {
  const none: readonly ModelCall[] = [];
  const impossible = (): never => {
    throw new Error("the mode observe has no scripted model, so no hold can be reached");
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
