/** Run requests in the engine's form, to which every contract converts its own. */

import type { JsonObject } from "../core/events.ts";
import type { ContentBlock, Message } from "../core/messages.ts";
import type { Models } from "../core/ports/models.ts";
import type { ServerTools } from "../core/ports/tools.ts";
import type { RunLimits } from "../core/settings.ts";

/** A tool that the client runs. */
export interface ClientTool {
  name: string;
  description: string;
  /** JSON Schema of the arguments. */
  inputSchema: JsonObject;
  strict?: boolean;
}

/** A client tool that is available only while its component is in the thread (T-034). */
export interface ContextTool extends ClientTool {
  /** Maximum number of calls in one response, including continuations (T-033, T-035). */
  maxCalls?: number;
}

/** A component that the model may render. */
export interface AvailableComponent {
  name: string;
  description: string;
  /** JSON Schema of the props. */
  propsSchema: JsonObject;
  /** JSON Schema of the state, if it has one. */
  stateSchema?: JsonObject;
  contextTools: ContextTool[];
}

/** The tool choice for the model. */
export type ToolChoice = "auto" | "required" | "none" | { name: string };

/** A tool that the model's provider runs, in the AI SDK's form. */
export interface NativeProviderTool {
  /** `<provider>.<tool>`. */
  id: `${string}.${string}`;
  /** The name with which the model calls it. */
  name: string;
  args: JsonObject;
}

/**
 * The model, its tools and its parameters. Stored with the run for recovery, so field names must not change.
 */
export interface RunSettings {
  components: AvailableComponent[];
  tools: ClientTool[];
  toolChoice: ToolChoice;
  /** Component that the response must render. */
  forceComponent?: string;
  /** Id of the model. The default model if absent. */
  model?: string;
  maxTokens?: number;
  temperature?: number;
  topP?: number;
  topK?: number;
  stopSequences?: readonly string[];
  /** JSON Schema for the text of the response, if the provider supports it. */
  outputSchema?: JsonObject;
  /** Tools that the provider runs. */
  nativeTools?: readonly NativeProviderTool[];
  /** Options passed unchanged to the provider, by the name under which its API reads them. */
  providerOptions?: { [provider: string]: JsonObject };
  /** Set to read resources of configured servers for the model (T-065). */
  embedResources: boolean;
  metadata?: JsonObject;
  /** System prompt. */
  instructions?: string;
  /** Facts about the user's environment, for the model. */
  context?: { description: string; value: string }[];
  /** The application's state, which the model gets and may change. */
  appState?: JsonObject;
  /**
   * Names of the server tools that the model may call, or `<server>/*` for all tools of a server. All if
   * absent.
   */
  serverTools?: readonly string[];
  /** Set to add the tools of the thread's sandbox. */
  sandbox?: true;
  /** Limits of the run. Those of its project if absent. */
  limits?: RunLimits;
  /** Set if the client can be asked for consent. If absent, calls that need consent are rejected. */
  asksConsent?: true;
  /** Set to call the model even if the conversation ends with an assistant message. */
  asksFirst?: true;
  /** Set to apply the tool choice to every turn. If absent, it applies only to the first one. */
  repeatsToolChoice?: true;
  /**
   * Set to end the run without making the calls of a turn if the response was truncated, the calls exceed the
   * limit, or the tokens are used up. If absent, the calls within the limit are made.
   */
  endsBeforeCalls?: true;
  /** Set to make the calls of a turn sequentially, in order. */
  callsInTurn?: true;
  /** Messages for the model instead of the thread's: ids of stored messages, or other messages. */
  history?: (string | Message)[];
}

/** The result of a client tool call. */
export interface ClientToolResult {
  toolCallId: string;
  content: ContentBlock[];
  isError: boolean;
  metadata?: JsonObject;
  /** JSON Pointer into the request, for errors. */
  pointer: string;
}

/** A user message that starts a run. */
export interface UserMessage {
  content: ContentBlock[];
  /** JSON Pointers of the blocks, for errors. Absent for a text message. */
  pointers?: string[];
  metadata?: JsonObject;
}

/** A new message of a client's history. */
export interface NewMessage extends Pick<Message, "id" | "role" | "blocks"> {
  /** JSON Pointers of the blocks, for errors. */
  pointers?: string[];
}

/** An entry of a history: a stored message of the thread, or a new one. */
export type HistoryEntry = { stored: string } | NewMessage;

/** The user's response to a call that needs consent. */
export interface Consent {
  toolCallId: string;
  approved: boolean;
  /** JSON Pointer into the request, for errors. */
  pointer: string;
}

/** The input of a run. */
export interface RunInput {
  /** Results of pending client tool calls, in order. */
  toolResults: ClientToolResult[];
  /** New user messages, in order. They abandon calls that are still pending. */
  messages: UserMessage[];
  /**
   * The complete conversation as sent by the client, instead of tool results and messages. The model gets
   * exactly these messages in the run: new ones are stored, and other messages of the thread are omitted. A
   * function gets the stored messages, oldest first, while the thread is locked.
   */
  history?: HistoryEntry[] | ((stored: readonly Message[]) => HistoryEntry[]);
  /** Set to regenerate the response to the last user message. Later messages are deleted first. */
  regenerate?: true;
  /** The user's responses to calls that await consent. */
  consents?: Consent[];
  settings: RunSettings;
  /** Set if the model is an agent's, and not chosen by the request. */
  hasAgentModel?: boolean;
  /** Effect of the last reader's disconnect. */
  onDisconnect: "cancel" | "continue";
}

/** Overrides of the engine's models and tools for one run. */
export interface RunOverrides {
  models?: Models;
  tools?: ServerTools;
  /** The run's name in logs. Its id if absent. */
  logName?: string;
}

/** A request for a run. */
export interface RunRequest {
  projectId: string;
  threadId: string;
  input: RunInput;
  /** Set to create the thread with this id if it does not exist (TX-19). */
  createThread: boolean;
  contextKey?: string;
  /** The client's name for the run. */
  clientId?: string;
  /**
   * Set to cancel an active run of the thread immediately if it has no readers and is cancelled on
   * disconnect.
   */
  replacesUnreadRun?: boolean;
  /** Models and tools for this run only. They are lost with this process. */
  overrides?: RunOverrides;
  /** Idempotency key, and digest of the request. */
  idempotency?: { key: string; digest: string };
}
