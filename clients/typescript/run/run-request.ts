/** What a run is asked for with. */
import type { ClientTool } from "../tools/client-tool.ts";
import type {
  AvailableComponent,
  ComponentTool,
  CreateRunRequest,
  InputMessage,
  Tool,
  ToolRepresentation,
  Wire,
} from "../types.ts";

/** A component on offer, whose context tools may be functions of the client. */
export type OfferedComponent = Omit<AvailableComponent, "contextTools"> & {
  contextTools?: readonly (ComponentTool | (ClientTool & { maxCalls?: number }))[];
};

/** The contract's request, where tools may be functions of the client and the message may be its text. */
export type RunRequest = Omit<CreateRunRequest, "message" | "tools" | "availableComponents"> & {
  message: string | InputMessage;
  tools?: readonly (Tool | ClientTool)[];
  availableComponents?: readonly OfferedComponent[];
};

/** What holds for a run and for those that continue it with results of client tools. */
export type LastingRequest = Omit<
  RunRequest,
  "message" | "additionalMessages" | "toolChoice" | "forceComponent" | "createThread" | "contextKey"
>;

/** How a run's stream is read. */
export interface ReadOptions {
  /** Detaches: the stream ends here, the run goes on or not as its `onDisconnect` says. */
  signal?: AbortSignal;
  wire?: Wire;
  /** How the messages of `tambo.run.finished` show tool calls. */
  toolRepresentation?: ToolRepresentation;
}

/** Options of `runs.stream`. */
export interface StreamOptions extends ReadOptions {
  /** Makes the request safe to repeat, also for another process; a random one when absent. */
  idempotencyKey?: string;
}

/** Options of `runs.reconnect`; with tools, a run that waits for them is continued, by a request with the rest of these. */
export interface ReconnectOptions extends ReadOptions, LastingRequest {
  /**
   * Number of the last event that is known already, in the same wire; 0, the whole stream, when absent. `null` asks
   * without a position: for what the run's last connection was not sent; of a run that is over or waits, for its last event.
   */
  after?: number | null;
}
