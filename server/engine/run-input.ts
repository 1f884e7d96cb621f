/** Requests for runs in the engine's own form: every contract translates its request into this. */

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

/** A client tool that is offered only while its component is in the thread (T-034). */
export interface ContextTool extends ClientTool {
  /** Upper bound on calls in one answer, continuations included (T-033, T-035). */
  maxCalls?: number;
}

/** A component that the model may show. */
export interface OfferedComponent {
  name: string;
  description: string;
  /** JSON Schema of the props. */
  propsSchema: JsonObject;
  /** JSON Schema of the state, when it has one. */
  stateSchema?: JsonObject;
  contextTools: ContextTool[];
}

/** The model's choice of tools. */
export type ToolChoice = "auto" | "required" | "none" | { name: string };

/** A tool that the model's provider runs, as the AI SDK knows it. */
export interface NativeProviderTool {
  /** `<provider>.<tool>`. */
  id: `${string}.${string}`;
  /** The name by which the model calls it. */
  name: string;
  args: JsonObject;
}

/** The model, its tools and its parameters: stored with the run, so that it can be resumed after a crash. */
export interface RunSettings {
  components: OfferedComponent[];
  tools: ClientTool[];
  toolChoice: ToolChoice;
  /** Component the answer must show. */
  forceComponent?: string;
  /** Id of the model; the default when absent. */
  model?: string;
  maxTokens?: number;
  temperature?: number;
  topP?: number;
  topK?: number;
  stopSequences?: readonly string[];
  /** JSON Schema that the answer's text is to fit, where the provider can see to that. */
  outputSchema?: JsonObject;
  /** Tools that the provider runs itself. */
  nativeTools?: readonly NativeProviderTool[];
  /** Options that the provider gets unchanged, by the name under which its API reads them. */
  providerOptions?: { [provider: string]: JsonObject };
  /** Fetches resources of configured servers for the model (T-065). */
  embedResources: boolean;
  metadata?: JsonObject;
  /** System prompt. */
  instructions?: string;
  /** Facts about the user's environment, for the model. */
  context?: { description: string; value: string }[];
  /** State of the app, which the model sees and may change. */
  appState?: JsonObject;
  /** Names of the server tools that the model may call, `<server>/*` for all of a server; all of them if absent. */
  serverTools?: readonly string[];
  /** Gives the run the tools of its thread's sandbox. */
  sandbox?: true;
  /** Limits of the run; those of its project if absent. */
  limits?: RunLimits;
  /** The client can be asked for consent to a call; if absent, calls that need consent are refused. */
  asksConsent?: true;
  /** Calls the model even if the conversation ends with a message of its own. */
  asksFirst?: true;
  /** The tool choice binds every turn; if absent, the first one only. */
  repeatsToolChoice?: true;
  /**
   * Ends the run without making the calls of a turn, if the model was cut off in that turn, the calls exceed the limit,
   * or the tokens are used up. If absent, the calls within the limit are made.
   */
  endsBeforeCalls?: true;
  /** Makes the calls of a turn one after the other, in their order. */
  callsInTurn?: true;
  /** Messages for the model in place of the thread's: ids of messages of the thread, or other messages. */
  history?: (string | Message)[];
}

/** The result of a client tool call. */
export interface ToolAnswer {
  toolCallId: string;
  content: ContentBlock[];
  isError: boolean;
  metadata?: JsonObject;
  /** JSON Pointer into the request, for errors. */
  pointer: string;
}

/** A message that starts a run. */
export interface UserMessage {
  content: ContentBlock[];
  /** JSON Pointers of the blocks, for errors; absent for a message of text alone. */
  pointers?: string[];
  metadata?: JsonObject;
}

/** A message of a client's history. */
export interface NewMessage extends Pick<Message, "id" | "role" | "blocks"> {
  /** JSON Pointers of the blocks, for errors. */
  pointers?: string[];
}

/** A message of a history: a stored message of the thread, or another one. */
export type HistoryEntry = { stored: string } | NewMessage;

/** The user's answer to a call that needs consent. */
export interface Consent {
  toolCallId: string;
  approved: boolean;
  /** JSON Pointer into the request, for errors. */
  pointer: string;
}

/** The input of a run. */
export interface RunInput {
  /** Results of pending client tool calls, in order. */
  answers: ToolAnswer[];
  /** New messages of the user, in order. Calls that are still pending are abandoned then. */
  messages: UserMessage[];
  /**
   * The whole conversation as the client has it, in place of `answers` and `messages`. The model sees exactly this in
   * the run: messages that the thread does not have are stored, and other messages of the thread are left out. A
   * function gets the stored messages, oldest first, while the thread is locked.
   */
  history?: HistoryEntry[] | ((stored: readonly Message[]) => HistoryEntry[]);
  /** Answers the user's last message again: later messages are deleted first. */
  regenerates?: true;
  /** Answers to the consents that an interrupted run needs. */
  consents?: Consent[];
  settings: RunSettings;
  /** The model is an agent's, and not chosen by the request. */
  hasAgentModel?: boolean;
  /** Effect of the last reader's disconnect. */
  onDisconnect: "cancel" | "continue";
}

/** Parts that a run has in place of the engine's. */
export interface OwnParts {
  models?: Models;
  tools?: ServerTools;
  /** The run's name in lines of the log; its id if absent. */
  logName?: string;
}

/** A request for a run. */
export interface RunRequest {
  projectId: string;
  threadId: string;
  input: RunInput;
  /** Create the thread under this id if there is none (TX-19). */
  createThread: boolean;
  contextKey?: string;
  /** The client's name for the run. */
  clientId?: string;
  /** Cancels an active run of the thread at once, if its readers have left and it may be cancelled for that. */
  replacesDeserted?: boolean;
  /** Models and tools of this run alone; they end with this process. */
  own?: OwnParts;
  /** Idempotency key, and digest of the request. */
  idempotency?: { key: string; digest: string };
}
