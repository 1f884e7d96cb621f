/** A contract as its clients use it. Each contract implements this in its `testing-client.ts`. */

/** The content of a run that every contract can express. */
export interface StreamContent {
  /** All text of the assistant. */
  text: string;
  /** Names of the called tools, in order. */
  tools: string[];
  /** Outputs of the tools as text, in order. */
  outputs: string[];
}

/** A request for a run. */
export interface RunRequest {
  /** Id of the thread, for contracts with threads. */
  threadId: string;
  /** Text of the user's message. */
  content: string;
  /** Built-in tools of the gateway. */
  builtins?: readonly string[];
}

/** An event of a stream. */
export interface ParsedEvent {
  /** Value of its `event:` line. */
  name: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: events of every contract.
  data: any;
}

/** A contract as its clients use it. */
export interface ContractClient {
  /** Returns the request for a streamed run. */
  buildRequest(asking: RunRequest): { path: string; body: object };
  /** The operation of that request, and its path in the document. */
  operation: { id: string; route: string };
  readStream(events: readonly ParsedEvent[]): StreamContent;
  /** Returns an error response of the contract, or some of its fields. */
  expectedError(status: number, code: string, message: string): object;
  /** JSON Pointer to `content` in the request; absent if the contract does not limit it. */
  contentPointer?: string;
  /** A path for a GET with few effects; absent if the contract is not rate-limited by API key. */
  probePath?: string;
  /** Matches the last frame of a stream; absent if a stream ends without a terminal event. */
  lastFrame?: RegExp;
  /** Features that the contract's streams contain. */
  features: { calls: boolean; reasoning: boolean; partialOutput: boolean; picture: boolean; usage: boolean };
  /** Returns the output of a failed call; if absent, it is the text alone. */
  failedOutput?(text: string): string;
}

/** Returns a field of each event of one type. */
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

/** Reads the streams of contracts with AG-UI's events. */
export const readAgUiStream: ContractClient["readStream"] = (events) => ({
  text: selectFields(events, "TEXT_MESSAGE_CONTENT", ({ delta }) => delta).join(""),
  tools: selectFields(events, "TOOL_CALL_START", ({ toolCallName }) => toolCallName),
  outputs: selectFields(events, "TOOL_CALL_RESULT", ({ content }) => content),
});
