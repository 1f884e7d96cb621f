/** A stream, and the behaviour that AG-UI's specification demands of every client that reads it. */
/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

export interface Fixture {
  stream: readonly JsonObject[];
  /** Fields of the request, in addition to the usual ones. */
  input?: JsonObject;
  /** Set if the client must reject the stream. */
  fatal?: true;
  /** Set if the client should warn the developer. */
  warns?: true;
  /** The exact types of the events that the application receives. */
  types?: readonly string[];
  /** Values in these events, by position and path, such as `2.delta`. `undefined` means that the value is absent. */
  values?: Readonly<Record<string, Json | undefined>>;
  /** Fields of the messages afterwards. */
  messages?: readonly JsonObject[];
  state?: Json;
  /** Fields of the request that the client must send. `undefined` means that the field is absent. */
  request?: Readonly<Record<string, Json | undefined>>;
}

/** The fixtures by the names that they have in AG-UI's repository. */
export type Fixtures = Readonly<Record<string, Fixture>>;

export const started = (runId = "run", more: JsonObject = {}): JsonObject => ({
  type: "RUN_STARTED",
  threadId: "thread",
  runId,
  ...more,
});
export const finished = (runId = "run", more: JsonObject = {}): JsonObject => ({
  type: "RUN_FINISHED",
  threadId: "thread",
  runId,
  ...more,
});
/** Puts events between the start and the end of a run. */
export const run = (...events: JsonObject[]): JsonObject[] => [started(), ...events, finished()];

export const open = (messageId: string, more: JsonObject = {}): JsonObject => ({
  type: "TEXT_MESSAGE_START",
  messageId,
  role: "assistant",
  ...more,
});
export const add = (messageId: string, delta: Json, more: JsonObject = {}): JsonObject => ({
  type: "TEXT_MESSAGE_CONTENT",
  messageId,
  delta,
  ...more,
});
export const close = (messageId: string): JsonObject => ({ type: "TEXT_MESSAGE_END", messageId });
/** A complete text message. */
export const say = (messageId: string, ...deltas: string[]): JsonObject[] => [
  open(messageId),
  ...deltas.map((delta) => add(messageId, delta)),
  close(messageId),
];
/** The assistant message that `say` creates. */
export const said = (id: string, content: string, more: JsonObject = {}): JsonObject => ({
  id,
  role: "assistant",
  content,
  ...more,
});

/** A complete tool call. */
export const call = (toolCallId: string, args: readonly string[], more: JsonObject = {}): JsonObject[] => [
  { type: "TOOL_CALL_START", toolCallId, toolCallName: "search", parentMessageId: "owner", ...more },
  ...args.map((delta) => ({ type: "TOOL_CALL_ARGS", toolCallId, delta })),
  { type: "TOOL_CALL_END", toolCallId },
];
export const textChunk = (delta: string, more: JsonObject = {}): JsonObject => ({
  type: "TEXT_MESSAGE_CHUNK",
  delta,
  ...more,
});
export const snapshot = (value: Json): JsonObject => ({ type: "STATE_SNAPSHOT", snapshot: value });
export const patch = (...delta: JsonObject[]): JsonObject => ({ type: "STATE_DELTA", delta });
