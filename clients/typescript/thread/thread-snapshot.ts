/** Immutable snapshots of a thread. Unchanged parts keep their identity from one snapshot to the next. */
import type { RunRequest } from "../run/run-request.ts";
import type { ConnectionStatus, RunStream } from "../run/run-stream.ts";
import {
  getMessageKey,
  type LiveComponent,
  type LiveMessage,
  type RunSnapshot,
  type RunStatus,
} from "../snapshot/run-snapshot.ts";
import type { InputMessage, JsonObject, PendingToolCall } from "../types.ts";

/**
 * The status of a thread's latest run. `idle`: there is no run yet, or the run was detached. `failed`: the
 * run failed, its request was rejected, or its connection was lost.
 */
export type ThreadStatus = "idle" | RunStatus;

export interface ThreadSnapshot {
  readonly threadId: string;
  /**
   * The messages, oldest first: the history, the messages being sent, and the messages of the active run.
   * Components have their current states.
   */
  readonly messages: readonly LiveMessage[];
  /**
   * The status of the latest run. While its stream is attached, the status is `connecting` or `running`, even
   * while client tools run.
   */
  readonly status: ThreadStatus;
  /** True while messages are being fetched. */
  readonly loading: boolean;
  /** The connection state of the latest run's stream, or `closed` if there is none. */
  readonly connection: ConnectionStatus;
  /** The tool calls that the app has to execute. Empty unless the status is `awaiting_input`. */
  readonly pendingToolCalls: readonly PendingToolCall[];
  /** The latest run. */
  readonly run?: RunSnapshot;
  /**
   * The error from the latest run or load, usually a `TamboError`. Absent for a cancelled run. While the
   * status is `connecting` or `running`, it says why requests get no response; the client retries them.
   */
  readonly error?: Error;
}

/**
 * Returns the status of an attached stream. It is `running` until the stream ends, even while client tools
 * run.
 */
export function getStreamStatus(live: RunStream | undefined): ThreadStatus | undefined {
  return live === undefined || live.snapshot.status === "connecting" ? live?.snapshot.status : "running";
}

/**
 * Converts the messages in a request to messages with local ids, which are shown until the thread is
 * reloaded.
 */
export function toLocalMessages(
  { message, additionalMessages = [] }: Pick<RunRequest, "message" | "additionalMessages">,
  newId: () => string,
): LiveMessage[] {
  const first: InputMessage = typeof message === "string" ? { role: "user", content: message } : message;
  return [first, ...additionalMessages].map((each) => toLocalMessage(newId(), each));
}

function toLocalMessage(
  id: string,
  { role, content, toolCallId, isError, metadata }: InputMessage,
): LiveMessage {
  return {
    id,
    role,
    content: typeof content === "string" ? [{ type: "text", text: content }] : content,
    ...(toolCallId !== undefined && { toolCallId }),
    ...(isError && { isError }),
    ...(metadata !== undefined && { metadata }),
  };
}

/**
 * Merges the messages of a run into the history, so that each message occurs once.
 *
 * @param over True if the run has ended. Until then, complete messages in the history are kept, because a run
 * that is being replayed from its first event would show only part of them.
 */
export function mergeRunMessages(
  history: readonly LiveMessage[],
  run: readonly LiveMessage[],
  over: boolean,
): readonly LiveMessage[] {
  if (run.length === 0) return history;
  const added = new Map(run.map((message) => [getMessageKey(message), message]));
  const merged = history.map((message) => {
    const key = getMessageKey(message);
    const newer = added.get(key);
    added.delete(key);
    // A stored tool result has a different id, so the stored message is kept.
    return newer?.id === message.id && (over || isStreaming(message)) ? newer : message;
  });
  return [...merged, ...added.values()];
}

function isStreaming({ streaming, content, toolCalls = [] }: LiveMessage): boolean {
  const parts: readonly { streaming?: true }[] = [...content.filter(isComponent), ...toolCalls];
  return streaming === true || parts.some((part) => part.streaming);
}

/** Yields the components contained in the messages. */
function* iterateComponents(messages: readonly LiveMessage[]): Generator<LiveComponent> {
  for (const { content } of messages) yield* content.filter(isComponent);
}

/** Yields the ids and states of all components that have a state. */
export function* iterateStates(messages: readonly LiveMessage[]): Generator<[id: string, state: JsonObject]> {
  for (const { id, state } of iterateComponents(messages)) if (state !== undefined) yield [id, state];
}

/** Inserts component states into messages. Unchanged messages keep their identity across calls. */
export class MessageStates {
  readonly #messages = new WeakMap<LiveMessage, LiveMessage>();
  readonly #components = new WeakMap<LiveComponent, LiveComponent>();

  /** @param stateOf Returns the known state of a component, if any. */
  applyStates(
    messages: readonly LiveMessage[],
    stateOf: (id: string) => JsonObject | undefined,
  ): readonly LiveMessage[] {
    return messages.map((message) => this.#message(message, stateOf));
  }

  #message(message: LiveMessage, stateOf: (id: string) => JsonObject | undefined): LiveMessage {
    const before = this.#messages.get(message) ?? message;
    const content = message.content.map((block) =>
      block.type === "component" ? this.#component(block, stateOf(block.id) ?? block.state) : block,
    );
    if (content.every((block, index) => block === before.content[index])) return before;
    const result = content.every((block, index) => block === message.content[index])
      ? message
      : { ...message, content };
    this.#messages.set(message, result);
    return result;
  }

  #component(component: LiveComponent, state: JsonObject | undefined): LiveComponent {
    if (state === undefined || state === component.state) return component;
    const before = this.#components.get(component);
    if (before?.state === state) return before;
    const result = { ...component, state };
    this.#components.set(component, result);
    return result;
  }
}

function isComponent(block: LiveMessage["content"][number]): block is LiveComponent {
  return block.type === "component";
}
