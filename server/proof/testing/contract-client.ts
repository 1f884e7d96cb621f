/** A contract as its clients use it: each contract has a `testing-client.ts` that says how. */

/** The part of a run that every contract can tell. */
export interface Seen {
  /** What the assistant said, joined. */
  text: string;
  /** Names of the tools that were called, in order. */
  tools: string[];
  /** Outputs of the tools as text, in order. */
  outputs: string[];
}

/** A request for a run. */
export interface Asking {
  /** Of the thread, where the contract has threads. */
  threadId: string;
  /** What the user says. */
  content: string;
  /** Builtins of the gateway. */
  builtins?: readonly string[];
}

/** An event of a stream. */
export interface Received {
  /** Value of its `event:` line. */
  name: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: events of every contract.
  data: any;
}

/** A contract as its clients use it. */
export interface ContractClient {
  /** Returns the request for a streamed run. */
  ask(asking: Asking): { path: string; body: object };
  /** The operation of that request, and its path in the document. */
  operation: { id: string; route: string };
  see(events: readonly Received[]): Seen;
  /** Returns an error as the contract writes it, or some members of it. */
  error(status: number, code: string, message: string): object;
  /** Where in the request `content` is; absent without a limit of its own. */
  contentPointer?: string;
  /** A path for a GET that has few effects; absent without rate limits by API key. */
  probe?: string;
  /** The last frame of a stream; absent if streams just end. */
  lastFrame?: RegExp;
  /** What its streams tell: the calls of {@link Seen}, and more. */
  tells: { calls: boolean; reasoning: boolean; partialOutput: boolean; picture: boolean; usage: boolean };
  /** Returns the output of a failed call; the text alone if absent. */
  failedOutput?(text: string): string;
}

/** Returns a member of each event of a type. */
export function membersOf<Member>(
  events: readonly Received[],
  type: string,
  // biome-ignore lint/suspicious/noExplicitAny: events of every contract.
  member: (event: any) => Member,
): Member[] {
  return events
    .filter(({ name, data }) => (data.type ?? name) === type || name === type)
    .map(({ data }) => member(data));
}

/** Reads the streams of contracts that have AG-UI's events. */
export const seeAgUi: ContractClient["see"] = (events) => ({
  text: membersOf(events, "TEXT_MESSAGE_CONTENT", ({ delta }) => delta).join(""),
  tools: membersOf(events, "TOOL_CALL_START", ({ toolCallName }) => toolCallName),
  outputs: membersOf(events, "TOOL_CALL_RESULT", ({ content }) => content),
});
