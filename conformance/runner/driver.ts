/** What the runner asks of the suite's side of the model: the same for real provider formats and for scripts in messages. */
import type { Json, Turn } from "./case.ts";

/** How to name things in the implementation under test. */
export interface Naming {
  /** Name under which it knows the suite's MCP server: its tool `conf_echo` is `<toolServer>/conf_echo`. */
  toolServer: string;
  /** Tool by which a model changes component state, if there is one. */
  stateTool?: string;
  /** Tool by which a model changes the app's own state, if there is one. */
  appStateTool?: string;
}

/** A script that the model plays when a message carries its text. */
export interface Script {
  /** Unguessable and unique: letters, digits and dots. */
  token: string;
  turns: Turn[];
  naming: Naming;
}

/** One request of the implementation to the model, in one form for all provider formats. */
export interface ModelCall {
  format: "openai-chat" | "openai-responses" | "anthropic";
  /** Index of the turn that was played, from 0. */
  turn: number;
  model: string;
  /** Names of the tools it offered. */
  tools: string[];
  /** JSON Schemas of the tools, in the same order. */
  schemas: Json[];
  toolChoice: "auto" | "required" | "none" | { name: string } | null;
  /** All tools as the provider was sent them, in order, those that it runs itself among them. */
  offered: Json[];
  maxTokens: number | null;
  temperature: number | null;
  topP: number | null;
  topK: number | null;
  stop: string[];
  /** JSON Schema that the answer is to keep to, or `null`. */
  outputSchema: Json;
  /** The API key that it was asked with, from where the provider has it; `null` without one. */
  key: string | null;
  /** The conversation; texts joined, calls and results apart. */
  messages: ModelMessage[];
  /** `open` while it streams; `aborted` when the implementation closed the connection first. */
  ended: "open" | "complete" | "aborted";
}

/** A message as the implementation sent it to the model. */
export interface ModelMessage {
  role: "system" | "user" | "assistant" | "tool";
  text: string;
  /** Number of images, audio and files in it. */
  attachments: number;
  /** Of a message with such: its content as the provider was sent it, the JSON of each part. */
  parts?: string[];
  toolCalls: { id: string; name: string; arguments: Json }[];
  toolResults: { id: string; text: string; isError: boolean | null }[];
}

/** A request to the suite's search engine. */
export interface Search {
  query: string;
  /** `open` while it stands at a hold; `aborted` when the implementation closed the connection there. */
  ended: "open" | "complete" | "aborted";
}

/** Requests to the suite's server beside those to the model. */
export interface Recorder {
  /** The address of a case that nobody should ask for, and the method and path of those who did. */
  canary(nonce: string): { url: string; port: string; path: string; visits: readonly string[] };
  /** Searches whose query holds the nonce of a case, oldest first. */
  searches(nonce: string): readonly Search[];
  /** Where a provider's key came that it was not for. */
  leaks(secret: string): readonly string[];
}

/** The suite's model, tools and holds, shared by all cases. */
export interface Driver {
  /** Makes a script playable. @returns The text of the user message that makes the model play it. */
  open(script: Script): string;
  /** Forgets a script and lets go of everything that waits in it. */
  close(token: string): void;
  /** Resolves when the model or a fixture tool stands at the hold. @param hold Name of the hold, unique like a token. */
  reached(hold: string): Promise<void>;
  /** Lets what stands at the hold go on. Throws an Error that says so when nothing does. */
  release(hold: string): void;
  /** Resolves when the implementation has closed a connection that stood at the hold. */
  left(hold: string): Promise<void>;
  /** The implementation is about to be killed: who stood at a hold does not count as having come there. */
  killing(): void;
  /** Of the suite's server; nobody where it has none. */
  readonly recorder?: Recorder;
  /** Requests to the model that played this script so far, oldest first. */
  calls(token: string): readonly ModelCall[];
  /** Resolves when the last request that played this script has been closed by the implementation. */
  aborted(token: string): Promise<void>;
  /**
   * Requests that could not be answered as scripted, a sentence each; taken out by reading.
   *
   * @param token Only those that a script of this token asked for: a tool that the script calls was not offered, for
   * example. All that are left, if absent: those that no script asked for, each with its prompt.
   */
  faults(token?: string): string[];
}

/** What the user says in mode `observe`, whatever the script. */
const observePrompt = "Say hello in one short sentence.";

/** A driver of nothing. Cases that need a script are not run in this mode. */
export function observeDriver(): Driver {
  const none: readonly ModelCall[] = [];
  const impossible = (): never => {
    throw new Error("in mode observe the suite does not play the model, so nothing stands at a hold");
  };
  return {
    open: () => observePrompt,
    close: () => undefined,
    reached: async () => impossible(),
    release: impossible,
    left: async () => impossible(),
    killing: () => undefined,
    calls: () => none,
    aborted: async () => impossible(),
    faults: () => [],
  };
}
