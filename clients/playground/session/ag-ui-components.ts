/** The components of an AG-UI conversation, which the server sends as `CUSTOM` events and as activities. */
import type { AvailableComponent, LiveComponent, TamboClientOptions } from "tambo-v1-client";
import type { AgUiEvent, RunAgentInput } from "tambo-v1-client/ag-ui";
import { isObject } from "./json.ts";
import { LiveComponents } from "./live-components.ts";
import type { ConversationMessage } from "./turns.ts";

/** The fields of an activity message. */
interface Activity {
  activityType?: string;
  content?: unknown;
}

export class AgUiComponents extends LiveComponents {
  /** The request's `forwardedProps`, which declare the components. */
  readonly forwardedProps: RunAgentInput["forwardedProps"];

  constructor(client: TamboClientOptions, threadId: string, components: readonly AvailableComponent[]) {
    super(client, threadId);
    if (components.length > 0) this.forwardedProps = { tambo: { availableComponents: [...components] } };
  }

  override applyEvent(event: AgUiEvent): void {
    switch (event.type) {
      case "RUN_STARTED":
        this.startRun();
        break;
      case "CUSTOM":
        if (event.name.startsWith("tambo.component.")) super.applyEvent(event);
        break;
      case "ACTIVITY_SNAPSHOT":
        this.completeComponent(event.messageId);
        if (isObject(event.content) && event.content.state !== undefined) this.expectStates();
        break;
      case "MESSAGES_SNAPSHOT":
        if (event.messages.some((message) => findComponent(message)?.state !== undefined))
          this.expectStates();
        break;
      case "RUN_FINISHED":
      case "RUN_ERROR":
        this.finishRun();
        break;
    }
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

/** Returns the ids of the components that messages contain. */
export function listComponentIds(messages: readonly Activity[]): string[] {
  return messages.flatMap((message) => findComponent(message)?.id ?? []);
}

/** Converts an activity message to a message with its component. */
export function toComponentMessages(message: Activity): ConversationMessage[] {
  const component = findComponent(message);
  return component === undefined ? [] : [{ role: "component", id: component.id, component }];
}
