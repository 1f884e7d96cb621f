/** The view of a thread: immutable, with structural sharing between one view and the next. */
import type { RunRequest } from "../run/run-request.ts";
import type { Connection, RunStream } from "../run/run-stream.ts";
import type { InputMessage, JsonObject, PendingToolCall } from "../types.ts";
import { keyOf, type LiveComponent, type LiveMessage, type RunStatus, type RunView } from "../view/view.ts";

/** `idle`: no run was followed yet, or it was detached from. `failed` is also a run that was refused or lost. */
export type ThreadStatus = "idle" | RunStatus;

export interface ThreadView {
  readonly threadId: string;
  /** Oldest first: history, messages of the app's own, and what the run has produced so far, with present states. */
  readonly messages: readonly LiveMessage[];
  /** Of the latest run: `connecting` or `running` for as long as it is followed, also while client tools run. */
  readonly status: ThreadStatus;
  /** The messages are being fetched. */
  readonly loading: boolean;
  /** Of the latest run's stream; `closed` without one. */
  readonly connection: Connection;
  /** Calls that wait for the app; empty unless `awaiting_input`. */
  readonly pendingToolCalls: readonly PendingToolCall[];
  /** The latest run. */
  readonly run?: RunView;
  /** Why the latest run or load failed; a `TamboError` but for faults. Absent of a run that was cancelled. */
  readonly error?: Error;
}

/** Of a stream that is there: it goes on, also while tools of the client run, until the last word is said. */
export function statusOf(live: RunStream | undefined): ThreadStatus | undefined {
  return live === undefined || live.view.status === "connecting" ? live?.view.status : "running";
}

/** Messages of the app's own as they are shown until the thread is loaded again; their ids are none of the server's. */
export function ownMessages(
  { message, additionalMessages = [] }: Pick<RunRequest, "message" | "additionalMessages">,
  newId: () => string,
): LiveMessage[] {
  const first: InputMessage = typeof message === "string" ? { role: "user", content: message } : message;
  return [first, ...additionalMessages].map((each) => ownMessage(newId(), each));
}

function ownMessage(id: string, { role, content, toolCallId, isError, metadata }: InputMessage): LiveMessage {
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
 * History with the messages of a run, each once.
 *
 * @param over Whether the run is. Until then a message that history has whole stays: a run that is taken up again from
 *   its beginning would show less of it.
 */
export function withRun(
  history: readonly LiveMessage[],
  run: readonly LiveMessage[],
  over: boolean,
): readonly LiveMessage[] {
  if (run.length === 0) return history;
  const added = new Map(run.map((message) => [keyOf(message), message]));
  const merged = history.map((message) => {
    const key = keyOf(message);
    const newer = added.get(key);
    added.delete(key);
    // A result that history has is stored under that id.
    return newer?.id === message.id && (over || isCut(message)) ? newer : message;
  });
  return [...merged, ...added.values()];
}

function isCut({ streaming, content, toolCalls = [] }: LiveMessage): boolean {
  const parts: readonly { streaming?: true }[] = [...content.filter(isComponent), ...toolCalls];
  return streaming === true || parts.some((part) => part.streaming);
}

/** The components in messages. */
function* componentsOf(messages: readonly LiveMessage[]): Generator<LiveComponent> {
  for (const { content } of messages) yield* content.filter(isComponent);
}

/** Ids and states of the components in messages that have one. */
export function* statesOf(messages: readonly LiveMessage[]): Generator<[id: string, state: JsonObject]> {
  for (const { id, state } of componentsOf(messages)) if (state !== undefined) yield [id, state];
}

/** Puts states into messages. What does not change is the same object from call to call. */
export class StatesInMessages {
  readonly #messages = new WeakMap<LiveMessage, LiveMessage>();
  readonly #components = new WeakMap<LiveComponent, LiveComponent>();

  /** @param stateOf The state that is known of a component, if one is. */
  put(
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
