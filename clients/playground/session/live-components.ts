/** The components of a conversation over a contract that cannot change their states. */
import { createTamboClient, parseEvent, RunAccumulator, type TamboClientOptions } from "tambo-v1-client";
import { openThread, type TamboThread } from "tambo-v1-client/thread";
import { getChangedPointers, isObject } from "./json.ts";
import type { ConversationMessage } from "./turns.ts";

export class LiveComponents {
  /** The thread through which the page changes the states of components. */
  readonly thread: TamboThread;
  /** Parses the props of components that are not complete. */
  #accumulator: RunAccumulator;
  readonly #completeIds = new Set<string>();
  #hasStates = false;
  #mergedState: unknown;

  constructor(client: TamboClientOptions, threadId: string) {
    this.thread = openThread(createTamboClient(client), threadId);
    this.#accumulator = new RunAccumulator(threadId);
  }

  /** The components whose props are still streaming. */
  get streaming(): ConversationMessage[] {
    return this.#accumulator.snapshot.messages
      .flatMap(({ content }) => content)
      .filter((block) => block.type === "component")
      .filter(({ id }) => !this.#completeIds.has(id))
      .map((component) => ({ role: "component", id: component.id, component }));
  }

  /** Removes the components that are not complete. */
  startRun(): void {
    this.#accumulator = new RunAccumulator(this.thread.id);
  }

  /** Applies an event about a component whose props are streaming. */
  applyEvent(event: object): void {
    const parsed = parseEvent(event);
    if (parsed !== undefined) this.#accumulator.apply(parsed);
  }

  /** Marks a component as complete. */
  completeComponent(id: string): void {
    this.#completeIds.add(id);
  }

  /** Makes {@link finishRun} load the states of the components. */
  expectStates(): void {
    this.#hasStates = true;
  }

  /** Loads the states of the components, if they have any. */
  finishRun(): void {
    // The thread's snapshot contains the error.
    if (this.#hasStates) this.thread.load().catch(() => {});
  }

  /**
   * Returns the agent's state with the components' states, including the changes made in this page.
   *
   * @param ids The ids of the conversation's components.
   */
  mergeStates(state: unknown, ids: readonly string[]): unknown {
    const states = ids.flatMap((id) => {
      const changed = this.thread.getComponentState(id).state;
      return changed === undefined ? [] : [[id, changed] as const];
    });
    if (states.length === 0) return state;
    const before = isObject(state) ? state : {};
    const components = {
      ...(isObject(before.components) && before.components),
      ...Object.fromEntries(states),
    };
    const merged = { ...before, components };
    if (getChangedPointers(this.#mergedState, merged).length > 0) this.#mergedState = merged;
    return this.#mergedState;
  }
}
