/** What a run is asked to do, in the engine's own form: every contract translates its request into this. */

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

/** How the model may use tools. */
export type ToolChoice = "auto" | "required" | "none" | { name: string };

/** A tool that the model's provider runs, as the AI SDK knows it. */
export interface NativeProviderTool {
  /** `<provider>.<tool>`. */
  id: `${string}.${string}`;
  /** By which the model calls it. */
  name: string;
  args: JsonObject;
}

/** What the model may use, and how it is asked: kept with the run, so that it can be taken up after a crash. */
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
  /** What is passed on to the provider as it is, by the name under which its API reads it. */
  providerOptions?: { [provider: string]: JsonObject };
  /** Whether resources that configured servers own are fetched for the model (T-065). */
  embedResources: boolean;
  metadata?: JsonObject;
  /** What the model is told of its part, before the conversation. */
  instructions?: string;
  /** What the model is told of the user's surroundings. */
  context?: { description: string; value: string }[];
  /** The app's own state, which the model sees and may change. */
  appState?: JsonObject;
  /** Names of the server tools that the model may call, `<server>/*` for all of a server; all of them if absent. */
  serverTools?: readonly string[];
  /** Whether the run has the tools of a sandbox, which is its thread's. */
  sandbox?: true;
  /** What the run may take; what its project says if absent. */
  limits?: RunLimits;
  /** Whether the client can be asked to consent to a call; without it, calls that need consent are refused. */
  asksConsent?: true;
  /** Whether the model is asked even where the conversation ends with its own words. */
  asksFirst?: true;
  /** Whether the tool choice binds every turn; else it binds the first one alone. */
  repeatsToolChoice?: true;
  /**
   * Whether the run ends, and none of a turn's calls are made, when the model was cut off in that turn, or when the calls
   * are more than may be made or the tokens are used up; else the calls within the limit are made.
   */
  endsBeforeCalls?: true;
  /** Whether the calls of a turn are made one after the other, in their order. */
  callsInTurn?: true;
  /** What the model is shown instead of the thread's messages: ids of messages of the thread, or a message of its own. */
  history?: (string | Message)[];
}

/** The result of a client tool call. */
export interface ToolAnswer {
  toolCallId: string;
  content: ContentBlock[];
  isError: boolean;
  metadata?: JsonObject;
  /** Where in the request it stands, for refusals. */
  pointer: string;
}

/** A message that starts a run. */
export interface UserMessage {
  content: ContentBlock[];
  /** Where each block stands in the request, for refusals; absent for a message of text alone. */
  pointers?: string[];
  metadata?: JsonObject;
}

/** A message of a conversation as a client has it. */
export interface NewMessage extends Pick<Message, "id" | "role" | "blocks"> {
  /** Where each block stands in the request, for refusals. */
  pointers?: string[];
}

/** One message of a history: one that the thread has, as it has it, or another. */
export type HistoryEntry = { stored: string } | NewMessage;

/** Whether a call may be made that needs the user's consent. */
export interface Consent {
  toolCallId: string;
  approved: boolean;
  /** Where in the request it stands, for refusals. */
  pointer: string;
}

/** What a run is asked to do. */
export interface RunInput {
  /** Results of pending client tool calls, in order. */
  answers: ToolAnswer[];
  /** New messages of the user's, in order; with pending calls left they give those up. */
  messages: UserMessage[];
  /**
   * The whole conversation as the client has it, instead of `answers` and `messages`. It decides what the model is shown
   * in this run: messages that the thread does not have are stored in it, and what the thread has besides is left out.
   * A function makes it of what the thread holds, oldest first, when the run has the thread to itself.
   */
  history?: HistoryEntry[] | ((stored: readonly Message[]) => HistoryEntry[]);
  /** Whether the user's last message is answered anew: what came after it is removed first. */
  regenerates?: true;
  /** Answers to what an interrupted run asked. */
  consents?: Consent[];
  settings: RunSettings;
  /** Whether the model is that of an agent, and not chosen by the request. */
  hasAgentModel?: boolean;
  /** What happens when nobody reads the run any more. */
  onDisconnect: "cancel" | "continue";
}

/** What a run may bring along. */
export interface OwnParts {
  models?: Models;
  tools?: ServerTools;
  /** What lines of the log call the run; its id if absent. */
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
  /** What the client calls the run, unless the server alone names it. */
  clientId?: string;
  /** Whether a run that its reader has left, and that may be cancelled for that, makes way for this one at once. */
  replacesDeserted?: boolean;
  /** Models and tools that this run alone has, in place of the engine's: they are gone with this process. */
  own?: OwnParts;
  /** Key and digest of the request, by which a retry is recognised. */
  idempotency?: { key: string; digest: string };
}
