/**
 * Builds a conversation from a run's events, as a client does. New readers receive the conversation as
 * snapshots.
 */

import type { Json, JsonObject, JsonPatchOperation } from "../../core/events.ts";
import { isObject } from "../../core/json/object.ts";
import { toPointerToken } from "../../core/json/pointer.ts";
import { JsonDocument } from "../../engine/state/json-document.ts";
import { prefixPaths } from "../../engine/state/json-patch.ts";
import { type AgUiMessage, componentActivity, getResultText } from "./convert-messages.ts";
import type { StreamEvent } from "./stream-events.ts";

type AssistantMessage = Extract<AgUiMessage, { role: "assistant" }>;
type ToolCall = NonNullable<AssistantMessage["toolCalls"]>[number];
type ComponentStart = Extract<StreamEvent, { name: "tambo.component.start" }>;
type ComponentStateDelta = Extract<StreamEvent, { name: "tambo.component.state_delta" }>;
type PropsDelta = Extract<StreamEvent, { name: "tambo.component.props_delta" }>;

export class ConversationBuilder {
  readonly messages: AgUiMessage[];
  #state: JsonDocument;
  /** True if the run has sent the complete state. */
  #hasFullState = false;
  /** The start events of everything that has not ended yet, in order. */
  readonly openEvents = new Map<string, StreamEvent>();
  readonly #calls = new Map<string, ToolCall>();
  #reasoning: Extract<AgUiMessage, { role: "reasoning" }> | undefined;
  /** The latest step, followed by the number of messages when it started. */
  #latestStep: string | undefined;
  #stepStart = 0;

  /**
   * @param messages The conversation before the run.
   * @param state The app's state before the run.
   */
  constructor(messages: readonly AgUiMessage[], state: Json) {
    this.messages = [...messages];
    this.#state = new JsonDocument(state);
  }

  /** The app's current state. */
  get state(): Json {
    return this.#state.value;
  }

  /** Applies the next event. */
  apply(event: StreamEvent): void {
    switch (event.type) {
      case "TEXT_MESSAGE_START":
        this.#findOrAddAssistant(event.messageId);
        this.openEvents.set(`text ${event.messageId}`, event);
        break;
      case "TEXT_MESSAGE_CONTENT": {
        const message = this.#findOrAddAssistant(event.messageId);
        message.content = (message.content ?? "") + event.delta;
        break;
      }
      case "TEXT_MESSAGE_END":
        this.openEvents.delete(`text ${event.messageId}`);
        break;
      case "TOOL_CALL_START": {
        const { toolCallId: id, toolCallName: name, parentMessageId = id } = event;
        const call: ToolCall = { id, type: "function", function: { name, arguments: "" } };
        const message = this.#findOrAddAssistant(parentMessageId);
        message.toolCalls = [...(message.toolCalls ?? []), call];
        this.#calls.set(id, call);
        this.openEvents.set(`call ${id}`, event);
        break;
      }
      case "TOOL_CALL_ARGS": {
        const call = this.#calls.get(event.toolCallId);
        if (call !== undefined) call.function.arguments += event.delta;
        break;
      }
      case "TOOL_CALL_END":
        this.openEvents.delete(`call ${event.toolCallId}`);
        break;
      case "TOOL_CALL_RESULT": {
        const { messageId: id, toolCallId, content, metadata } = event;
        const failed = (metadata?.tambo as { isError?: boolean } | undefined)?.isError === true;
        this.#insertResult({
          id,
          role: "tool",
          toolCallId,
          content,
          ...(failed && { error: getResultText(content) }),
          ...(metadata !== undefined && { metadata }),
        });
        break;
      }
      case "REASONING_START":
        this.openEvents.set(`reasoning ${event.messageId}`, event);
        break;
      case "REASONING_MESSAGE_START":
        this.#reasoning = { id: event.messageId, role: "reasoning", content: "" };
        this.messages.push(this.#reasoning);
        this.openEvents.set(`reasoning message ${event.messageId}`, event);
        break;
      case "REASONING_MESSAGE_CONTENT":
        if (this.#reasoning !== undefined) this.#reasoning.content += event.delta;
        break;
      case "REASONING_MESSAGE_END":
        this.openEvents.delete(`reasoning message ${event.messageId}`);
        break;
      case "REASONING_END":
        this.openEvents.delete(`reasoning ${event.messageId}`);
        break;
      case "STEP_STARTED": {
        const { stepName } = event;
        // The process that was executing the step died, so the model is called again. The output of the first
        // call is discarded.
        if (this.#latestStep === stepName) this.messages.splice(this.#stepStart);
        this.#latestStep = stepName;
        this.#stepStart = this.messages.length;
        this.openEvents.set(`step ${stepName}`, event);
        break;
      }
      case "STEP_FINISHED":
        this.openEvents.delete(`step ${event.stepName}`);
        break;
      case "STATE_SNAPSHOT":
        this.#state = new JsonDocument(event.snapshot as JsonObject);
        this.#hasFullState = true;
        break;
      case "STATE_DELTA":
        this.#patch(event.delta as JsonPatchOperation[]);
        break;
      case "CUSTOM":
        this.#applyComponentEvent(event);
        break;
      case "ACTIVITY_SNAPSHOT":
        this.#applyActivity(event);
        break;
      default:
        // Other events do not change the conversation.
        break;
    }
  }

  /** Sets the components' current states, which clients may have changed after the run ended. */
  setComponentStates(states: { readonly [id: string]: JsonObject }): void {
    const appState = isObject(this.state) ? this.state : {};
    if (Object.keys(states).length > 0) this.#state = new JsonDocument({ ...appState, components: states });
    for (const [index, message] of this.messages.entries()) {
      if (message.role !== "activity" || message.activityType !== componentActivity) continue;
      const state = states[message.id];
      if (state !== undefined) this.messages[index] = { ...message, content: { ...message.content, state } };
    }
  }

  /**
   * Inserts a result after the message that contains its call, and after that call's earlier results, as
   * clients do.
   */
  #insertResult(message: Extract<AgUiMessage, { role: "tool" }>): void {
    const owner = this.messages.findIndex(
      (each) => each.role === "assistant" && each.toolCalls?.some(({ id }) => id === message.toolCallId),
    );
    let index = owner === -1 ? this.messages.length : owner + 1;
    while (this.messages[index]?.role === "tool") index += 1;
    this.messages.splice(index, 0, message);
  }

  /** Returns the assistant message with this ID, or adds one. */
  #findOrAddAssistant(id: string): AssistantMessage {
    const found = this.messages.findLast((message) => message.role === "assistant" && message.id === id);
    if (found?.role === "assistant") return found;
    const message: AssistantMessage = { id, role: "assistant" };
    this.messages.push(message);
    return message;
  }

  #applyComponentEvent(event: Extract<StreamEvent, { type: "CUSTOM" }>): void {
    if (event.name === "tambo.component.start") {
      this.openEvents.set(`component ${(event as ComponentStart).value.componentId}`, event);
    } else if (event.name === "tambo.component.props_delta") {
      const { componentId, delta } = (event as PropsDelta).value;
      const before = this.openEvents.get(`props ${componentId}`) as PropsDelta | undefined;
      const fullDelta = (before?.value.delta ?? "") + delta;
      this.openEvents.set(`props ${componentId}`, {
        ...(event as PropsDelta),
        value: { componentId, delta: fullDelta },
      });
    } else if (event.name === "tambo.component.end") {
      const { componentId } = (event as { value: { componentId: string } }).value;
      this.openEvents.delete(`component ${componentId}`);
      this.openEvents.delete(`props ${componentId}`);
    } else if (event.name === "tambo.component.state_delta") {
      this.#patchComponentState((event as ComponentStateDelta).value);
    }
  }

  /**
   * Applies operations to a component's state. Does nothing until the run has sent the complete state,
   * because the components already have their current states, which include changes made by clients.
   */
  #patchComponentState({ componentId, delta }: ComponentStateDelta["value"]): void {
    if (!this.#hasFullState) return;
    const path = `/components${toPointerToken(componentId)}`;
    const operations = (delta as JsonPatchOperation[]).map((operation) =>
      // The snapshot contains no state for a component until a client sets one.
      operation.op === "replace" && operation.path === "" ? { ...operation, op: "add" as const } : operation,
    );
    this.#patch(prefixPaths(path, operations));
  }

  /** Applies operations, which were already validated when they were created. */
  #patch(delta: readonly JsonPatchOperation[]): void {
    for (const operation of delta) this.#state.apply(operation);
  }

  #applyActivity({
    messageId: id,
    activityType,
    content,
  }: Extract<StreamEvent, { type: "ACTIVITY_SNAPSHOT" }>): void {
    const message: AgUiMessage = { id, role: "activity", activityType, content };
    const index = this.messages.findIndex((each) => each.role === "activity" && each.id === id);
    if (index === -1) this.messages.push(message);
    else this.messages[index] = message;
  }
}
