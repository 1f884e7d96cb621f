/** The components of an AG-UI conversation, which the server sends as `CUSTOM` events and as activities. */
import {
  type AvailableComponent,
  createTamboClient,
  type LiveComponent,
  parseEvent,
  RunAccumulator,
  type TamboClientOptions,
} from "tambo-v1-client";
import type { AgUiEvent, RunAgentInput } from "tambo-v1-client/ag-ui";
import { openThread, type TamboThread } from "tambo-v1-client/thread";
import { getChangedPointers, isObject } from "./json.ts";
import type { ConversationMessage } from "./turns.ts";

/** The fields of an activity message. */
interface Activity {
  activityType?: string;
  content?: unknown;
}

export class AgUiComponents {
  /** The thread through which the page changes the states of components. AG-UI has no operation for that. */
  readonly thread: TamboThread;
  /** The request's `forwardedProps`, which declare the components. */
  readonly forwardedProps: RunAgentInput["forwardedProps"];
  /** Parses the props of components that are not complete. */
  #accumulator: RunAccumulator;
  readonly #completeIds = new Set<string>();
  #hasStates = false;
  #mergedState: unknown;

  constructor(client: TamboClientOptions, threadId: string, components: readonly AvailableComponent[]) {
    this.thread = openThread(createTamboClient(client), threadId);
    this.#accumulator = new RunAccumulator(threadId);
    if (components.length > 0) this.forwardedProps = { tambo: { availableComponents: [...components] } };
  }

  /** The components whose props are still streaming. */
  get streaming(): ConversationMessage[] {
    return this.#accumulator.snapshot.messages
      .flatMap(({ content }) => content)
      .filter((block) => block.type === "component")
      .filter(({ id }) => !this.#completeIds.has(id))
      .map((component) => ({ role: "component", id: component.id, component }));
  }

  applyEvent(event: AgUiEvent): void {
    switch (event.type) {
      case "RUN_STARTED":
        this.#accumulator = new RunAccumulator(this.thread.id);
        break;
      case "CUSTOM": {
        const parsed = event.name.startsWith("tambo.component.") ? parseEvent(event) : undefined;
        if (parsed !== undefined) this.#accumulator.apply(parsed);
        break;
      }
      case "ACTIVITY_SNAPSHOT":
        this.#completeIds.add(event.messageId);
        this.#hasStates ||= isObject(event.content) && event.content.state !== undefined;
        break;
      case "MESSAGES_SNAPSHOT":
        this.#hasStates ||= event.messages.some((message) => findComponent(message)?.state !== undefined);
        break;
      case "RUN_FINISHED":
      case "RUN_ERROR":
        // The thread's snapshot contains the error.
        if (this.#hasStates) this.thread.load().catch(() => {});
        break;
    }
  }

  /** Returns the agent's state with the components' states, including the changes made in this page. */
  mergeStates(state: unknown, messages: readonly Activity[]): unknown {
    const states = messages.flatMap((message) => {
      const id = findComponent(message)?.id;
      const changed = id === undefined ? undefined : this.thread.getComponentState(id).state;
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

/** Returns the component that an activity message contains, if any. */
function findComponent({ activityType, content }: Activity): LiveComponent | undefined {
  if (activityType !== "tambo.component" || !isObject(content)) return undefined;
  const { componentId, componentName, props, state } = content;
  if (typeof componentId !== "string" || typeof componentName !== "string") return undefined;
  return {
    type: "component",
    id: componentId,
    name: componentName,
    props: (isObject(props) ? props : {}) as LiveComponent["props"],
    ...(isObject(state) && { state: state as LiveComponent["props"] }),
  };
}

/** Converts an activity message to a message with its component. */
export function toComponentMessages(message: Activity): ConversationMessage[] {
  const component = findComponent(message);
  return component === undefined ? [] : [{ role: "component", id: component.id, component }];
}
