/** The messages of a thread: its history, and what a run adds to it while it streams. */
import type { RunRequest } from "../run/run-request.ts";
import type { InputMessage, JsonObject } from "../types.ts";
import { keyOf } from "../view/message-key.ts";
import type { LiveComponent, LiveMessage } from "../view/view.ts";

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
export function* componentsOf(messages: readonly LiveMessage[]): Generator<LiveComponent> {
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
