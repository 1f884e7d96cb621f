/**
 * The interface for using a contract as its clients do. Each contract implements it in its
 * `testing-client.ts`.
 */

/** The run content that every contract can express. */
export interface StreamContent {
  /** The assistant's complete text. */
  text: string;
  /** Names of the called tools, in order. */
  tools: string[];
  /** Tool outputs as text, in order. */
  outputs: string[];
}

/** A request for a run. */
export interface RunRequest {
  /** The thread ID, for contracts with threads. */
  threadId: string;
  /** Text of the user's message. */
  content: string;
  /** Built-in tools of the gateway. */
  builtins?: readonly string[];
}

/** The IDs used in a call of the isolation test, which may be IDs of the calling project or of another project. */
export interface CallIds {
  thread: string;
  run: string;
  message: string;
  component: string;
  call: string;
  /** An ID chosen by the client: run ID, message ID, idempotency key or context key. */
  chosen: string;
  cursor: string;
  /** Text that the model sends. */
  text: string;
}

/** A request of the isolation test. */
export interface Call {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An event from a stream. */
export interface ParsedEvent {
  /** The value of the `event:` line. */
  name: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: events of every contract.
  data: any;
}

/** Describes how the load of `npm run chaos` reads the runs of a contract. */
export interface LoadPort {
  /** Matches the frame that tells a client that the stream, but not the run, has ended. Absent without such a frame. */
  notice?: RegExp;
  /** The first characters of the frame that `notice` matches. */
  noticeStart?: string;
  /** Name of the header with the run's ID, which may follow a colon. Defaults to `x-run-id`. */
  runIdHeader?: string;
  /**
   * Returns the request for the frames after a frame, or after the start, if the contract can resume in this way.
   *
   * @param last The frame: its number, counted from 1, and its text.
   */
  resume?(
    threadId: string,
    runId: string,
    last: { id: number; text: string } | undefined,
  ): { method: "GET" | "POST"; path: string } | undefined;
  /** Set if the stream of a repeated request lacks the frames of interrupted steps. Such a stream is not compared. */
  omitsInterruptedSteps?: true;
}

/** Uses a contract as its clients do. */
export interface ContractClient {
  /** Returns the request for a streamed run. */
  buildRequest(asking: RunRequest): { path: string; body: object };
  /** The ID of the operation for streamed runs, and its path in the document. */
  operation: { id: string; route: string };
  readStream(events: readonly ParsedEvent[]): StreamContent;
  /** Returns an error response as defined by the contract, or some of its fields. */
  expectedError(status: number, code: string, message: string): object;
  /** JSON Pointer to `content` in the request. Absent if the contract does not limit the content. */
  contentPointer?: string;
  /** A path for a GET request with few effects. Absent if the contract is not rate-limited by API key. */
  probePath?: string;
  /** Data of the frame that ends a stream, if it is not an event. */
  endMark?: string;
  /**
   * Returns calls to each operation, by operation ID, that contain every field with an ID. If absent, the calls are
   * in `server/proof/security/tenant-calls.ts`.
   */
  buildCalls?(names: CallIds): Record<string, Call[]>;
  /** Absent if the contract stores no runs. Tambo has a load of its own, which `tambo-compat` shares. */
  load?: LoadPort;
  /** Matches the last frame of a stream. Absent if streams end without a terminal event. */
  lastFrame?: RegExp;
  /** The features that the contract's streams can contain. */
  features: { calls: boolean; reasoning: boolean; partialOutput: boolean; picture: boolean; usage: boolean };
  /** Returns the output of a failed call. If absent, the output is only the text. */
  failedOutput?(text: string): string;
}

/** Returns one field from each event of the given type. */
export function selectFields<Field>(
  events: readonly ParsedEvent[],
  type: string,
  // biome-ignore lint/suspicious/noExplicitAny: events of every contract.
  select: (event: any) => Field,
): Field[] {
  return events
    .filter(({ name, data }) => (data.type ?? name) === type || name === type)
    .map(({ data }) => select(data));
}

/** Reads the streams of contracts that use AG-UI events. */
export const readAgUiStream: ContractClient["readStream"] = (events) => ({
  text: selectFields(events, "TEXT_MESSAGE_CONTENT", ({ delta }) => delta).join(""),
  tools: selectFields(events, "TOOL_CALL_START", ({ toolCallName }) => toolCallName),
  outputs: selectFields(events, "TOOL_CALL_RESULT", ({ content }) => content),
});

/** Returns the content of a message that makes the `script` model send a text, followed by its prompt. */
export const scriptWithText = (text: string) => JSON.stringify({ turns: [[{ text }, { echo: "prompt" }]] });
