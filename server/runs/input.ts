/** What a run is asked to do, in the engine's own form: every contract translates its request into this. */
import type { JsonObject } from "./events.ts";
import type { ContentBlock } from "./messages.ts";

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
  /** Whether resources that configured servers own are fetched for the model (T-065). */
  embedResources: boolean;
  metadata?: JsonObject;
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

/** What a run is asked to do. */
export interface RunInput {
  /** Results of pending client tool calls, in order. */
  answers: ToolAnswer[];
  /** New messages of the user's, in order; with pending calls left they give those up. */
  messages: UserMessage[];
  settings: RunSettings;
  /** What happens when nobody reads the run any more. */
  onDisconnect: "cancel" | "continue";
}
