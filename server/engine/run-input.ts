/** Run requests in the engine's form. Each contract converts its own requests to this form. */

import type { Json, JsonObject } from "../core/events.ts";
import type { ContentBlock, Message } from "../core/messages.ts";
import type { Owner } from "../core/owner.ts";
import type { Models } from "../core/ports/models.ts";
import type { ServerTools } from "../core/ports/tools.ts";
import type { RunLimits } from "../core/settings.ts";

/** A tool that the client runs. */
export interface ClientTool {
  name: string;
  description: string;
  /** JSON Schema for the arguments. */
  inputSchema: JsonObject;
  /** JSON Schema for the results. The model receives an error for a result that violates it. */
  outputSchema?: JsonObject;
  strict?: boolean;
}

/** A client tool that is available only while its component is in the thread (T-034). */
export interface ContextTool extends ClientTool {
  /** Maximum number of calls per response, including its continuations (T-033, T-035). */
  maxCalls?: number;
}

/** A component that the model may render. */
export interface AvailableComponent {
  name: string;
  description: string;
  /** JSON Schema for the props. */
  propsSchema: JsonObject;
  /** JSON Schema for the state, if the component has state. */
  stateSchema?: JsonObject;
  contextTools: ContextTool[];
}

/** Controls which tools the model may or must call. */
export type ToolChoice = "auto" | "required" | "none" | { name: string };

/** A tool that the model's provider runs, in the AI SDK's format. */
export interface NativeProviderTool {
  /** The tool ID, `<provider>.<tool>`. */
  id: `${string}.${string}`;
  /** The name by which the model calls the tool. */
  name: string;
  args: JsonObject;
}

/**
 * The model, its tools and its parameters. The settings are stored with the run for recovery, so field names
 * must not change.
 */
export interface RunSettings {
  components: AvailableComponent[];
  tools: ClientTool[];
  toolChoice: ToolChoice;
  /** Name of a component that the response must render. */
  forceComponent?: string;
  /** The model ID. Defaults to the server's default model. */
  model?: string;
  maxTokens?: number;
  temperature?: number;
  topP?: number;
  topK?: number;
  stopSequences?: readonly string[];
  /** JSON Schema for the response text. Used if the provider supports it. */
  outputSchema?: JsonObject;
  /** Tools that the provider runs. */
  nativeTools?: readonly NativeProviderTool[];
  /**
   * Options passed to the provider unchanged, keyed by the name under which the AI SDK provider reads them.
   */
  providerOptions?: { [provider: string]: JsonObject };
  /** Set to `true` to read resources on configured servers for the model (T-065). */
  embedResources: boolean;
  /** The client's metadata, sent in `RUN_STARTED`. */
  metadata?: JsonObject;
  /** The system prompt. */
  instructions?: string;
  /** Facts about the user's environment, passed to the model. */
  context?: { description: string; value: string }[];
  /** The application's state, which the model receives and may change. */
  appState?: JsonObject;
  /** The application's state if it is not an object. The model receives it but cannot change it. */
  fixedAppState?: Json;
  /**
   * Names of the server tools that the model may call, or `<server>/*` for all tools on a server. If absent,
   * the model may call all server tools.
   */
  serverTools?: readonly string[];
  /** Set to add the tools that operate in the thread's sandbox. */
  sandbox?: true;
  /** Limits for the run. Defaults to the project's limits. */
  limits?: RunLimits;
  /** Set if the client can ask the user for consent. If absent, calls that require consent are rejected. */
  asksConsent?: true;
  /** Reasons why the user has denied calls, by call ID. The model receives them. */
  denialReasons?: { [toolCallId: string]: string };
  /** Set to call the model first, even if the conversation ends with an assistant message. */
  asksFirst?: true;
  /** Set to apply the tool choice to every turn. If absent, it applies only to the first turn. */
  repeatsToolChoice?: true;
  /**
   * Set to end the run without making any of a turn's tool calls if the response was truncated, the calls
   * exceed the limit, or the token limit has been reached. If absent, the calls within the limit are made.
   */
  endsBeforeCalls?: true;
  /** Set to make the tool calls of a turn sequentially, in order. */
  callsInTurn?: true;
  /**
   * Messages to send to the model instead of the thread's messages. Each entry is the ID of a stored message
   * or a complete message.
   */
  history?: (string | Message)[];
}

/** The result of a client tool call. */
export interface ClientToolResult {
  toolCallId: string;
  content: ContentBlock[];
  isError: boolean;
  metadata?: JsonObject;
  /** JSON Pointer to the result in the request, used in errors. */
  pointer: string;
}

/** A user message that starts a run. */
export interface UserMessage {
  content: ContentBlock[];
  /** JSON Pointers to the content blocks, used in errors. Absent for a plain text message. */
  pointers?: string[];
  metadata?: JsonObject;
}

/** A new message in a client's history. */
export interface NewMessage extends Pick<Message, "id" | "role" | "blocks" | "name"> {
  /** JSON Pointers to the blocks, used in errors. */
  pointers?: string[];
}

/** An entry in a client's history: a message stored in the thread or a new message. */
export type HistoryEntry = { stored: string } | NewMessage;

/** The user's response to a call that requires consent. */
export interface Consent {
  toolCallId: string;
  approved: boolean;
  /** JSON Pointer to the consent in the request, used in errors. */
  pointer: string;
}

/** The input for a run. */
export interface RunInput {
  /** Results of pending client tool calls, in order. */
  toolResults: ClientToolResult[];
  /** New user messages, in order. Calls that are still pending are abandoned. */
  messages: UserMessage[];
  /**
   * The complete conversation sent by the client, used instead of tool results and messages. The run sends
   * exactly these messages to the model. New messages are stored, and other messages in the thread are
   * omitted. A function is called with the stored messages, oldest first, while the thread is locked.
   */
  history?: HistoryEntry[] | ((stored: readonly Message[]) => HistoryEntry[]);
  /** Set to accept content that the model does not accept. The model gets a sentence in its place. */
  keepsUnusableContent?: true;
  /**
   * Set to abandon calls that await the user's consent if the history has no such call at its end. If absent, they stay
   * open.
   */
  abandonsUndecidedCalls?: true;
  /** Set to regenerate the response to the last user message. All later messages are deleted first. */
  regenerate?: true;
  /** The user's responses to calls that are awaiting consent. */
  consents?: Consent[];
  settings: RunSettings;
  /** Set if the model was configured for an agent rather than chosen by the request. */
  hasAgentModel?: boolean;
  /** Determines what happens to the run when its last reader disconnects. */
  onDisconnect: "cancel" | "continue";
}

/** Models and tools that replace the engine's for one run. */
export interface RunOverrides {
  models?: Models;
  tools?: ServerTools;
  /** The run's name in logs. Defaults to its ID. */
  logName?: string;
}

/** A request to start a run. */
export interface RunRequest {
  owner: Owner;
  threadId: string;
  input: RunInput;
  /** True to create the thread if it does not exist (TX-19). */
  createThread: boolean;
  contextKey?: string;
  /** The client's name for the run. */
  clientId?: string;
  /**
   * Set to immediately cancel an active run on the thread if it has no readers and is cancelled on
   * disconnect.
   */
  replacesUnreadRun?: boolean;
  /** Models and tools for this run only. They are not stored, so they are lost if this process dies. */
  overrides?: RunOverrides;
  /** The idempotency key and the digest of the request. */
  idempotency?: { key: string; digest: string };
}
