/** A conversation as a client puts it together from the events of a run: what a new reader is shown of it at once. */

import type { JsonObject, JsonPatchOperation } from "../../core/events.ts";
import { pointerStep } from "../../core/json/pointer.ts";
import { JsonDocument } from "../../engine/state/json-document.ts";
import { under } from "../../engine/state/json-patch.ts";
import { type AgUiMessage, componentActivity, textOf } from "./message-view.ts";
import type { StreamEvent } from "./sent-events.ts";

type AssistantMessage = Extract<AgUiMessage, { role: "assistant" }>;
type ToolCall = NonNullable<AssistantMessage["toolCalls"]>[number];
type ComponentStart = Extract<StreamEvent, { name: "tambo.component.start" }>;
type ComponentStateDelta = Extract<StreamEvent, { name: "tambo.component.state_delta" }>;
type PropsDelta = Extract<StreamEvent, { name: "tambo.component.props_delta" }>;

export class Fold {
  readonly messages: AgUiMessage[];
  #state: JsonDocument;
  /** Whether the run has told the whole state. */
  #stateTold = false;
  /** The events that have begun what is open, in order. */
  readonly open = new Map<string, StreamEvent>();
  readonly #calls = new Map<string, ToolCall>();
  #reasoning: Extract<AgUiMessage, { role: "reasoning" }> | undefined;
  /** The latest step, and how many messages there were when it began. */
  #latestStep: string | undefined;
  #stepAt = 0;

  /** @param messages The conversation before the run. @param state State of the app before it. */
  constructor(messages: readonly AgUiMessage[], state: JsonObject) {
    this.messages = [...messages];
    this.#state = new JsonDocument(state);
  }

  /** State of the app now. */
  get state(): JsonObject {
    return this.#state.value as JsonObject;
  }

  /** Takes the next event. */
  take(event: StreamEvent): void {
    switch (event.type) {
      case "TEXT_MESSAGE_START":
        this.#assistant(event.messageId);
        this.open.set(`text ${event.messageId}`, event);
        break;
      case "TEXT_MESSAGE_CONTENT": {
        const message = this.#assistant(event.messageId);
        message.content = (message.content ?? "") + event.delta;
        break;
      }
      case "TEXT_MESSAGE_END":
        this.open.delete(`text ${event.messageId}`);
        break;
      case "TOOL_CALL_START": {
        const { toolCallId: id, toolCallName: name, parentMessageId = id } = event;
        const call: ToolCall = { id, type: "function", function: { name, arguments: "" } };
        const message = this.#assistant(parentMessageId);
        message.toolCalls = [...(message.toolCalls ?? []), call];
        this.#calls.set(id, call);
        this.open.set(`call ${id}`, event);
        break;
      }
      case "TOOL_CALL_ARGS": {
        const call = this.#calls.get(event.toolCallId);
        if (call !== undefined) call.function.arguments += event.delta;
        break;
      }
      case "TOOL_CALL_END":
        this.open.delete(`call ${event.toolCallId}`);
        break;
      case "TOOL_CALL_RESULT": {
        const { messageId: id, toolCallId, content, metadata } = event;
        const failed = (metadata?.tambo as { isError?: boolean } | undefined)?.isError === true;
        this.#result({
          id,
          role: "tool",
          toolCallId,
          content,
          ...(failed && { error: textOf(content) }),
          ...(metadata !== undefined && { metadata }),
        });
        break;
      }
      case "REASONING_START":
        this.open.set(`reasoning ${event.messageId}`, event);
        break;
      case "REASONING_MESSAGE_START":
        this.#reasoning = { id: event.messageId, role: "reasoning", content: "" };
        this.messages.push(this.#reasoning);
        this.open.set(`reasoning message ${event.messageId}`, event);
        break;
      case "REASONING_MESSAGE_CONTENT":
        if (this.#reasoning !== undefined) this.#reasoning.content += event.delta;
        break;
      case "REASONING_MESSAGE_END":
        this.open.delete(`reasoning message ${event.messageId}`);
        break;
      case "REASONING_END":
        this.open.delete(`reasoning ${event.messageId}`);
        break;
      case "STEP_STARTED": {
        const { stepName } = event;
        // Its process died: the model is asked again, and what it had said in the step is not kept.
        if (this.#latestStep === stepName) this.messages.splice(this.#stepAt);
        this.#latestStep = stepName;
        this.#stepAt = this.messages.length;
        this.open.set(`step ${stepName}`, event);
        break;
      }
      case "STEP_FINISHED":
        this.open.delete(`step ${event.stepName}`);
        break;
      case "STATE_SNAPSHOT":
        this.#state = new JsonDocument(event.snapshot as JsonObject);
        this.#stateTold = true;
        break;
      case "STATE_DELTA":
        this.#patch(event.delta as JsonPatchOperation[]);
        break;
      case "CUSTOM":
        this.#component(event);
        break;
      case "ACTIVITY_SNAPSHOT":
        this.#activity(event);
        break;
      default:
        // Nothing that stays: a run's own ends, and what is told beside the conversation.
        break;
    }
  }

  /** Shows the components' states as they are now: clients may have changed them since the run was over. */
  settle(states: { readonly [id: string]: JsonObject }): void {
    if (Object.keys(states).length > 0) this.#state = new JsonDocument({ ...this.state, components: states });
    for (const [index, message] of this.messages.entries()) {
      if (message.role !== "activity" || message.activityType !== componentActivity) continue;
      const state = states[message.id];
      if (state !== undefined) this.messages[index] = { ...message, content: { ...message.content, state } };
    }
  }

  /** Clients put a result behind the message with the call, after the results that it has already. */
  #result(message: Extract<AgUiMessage, { role: "tool" }>): void {
    const owner = this.messages.findIndex(
      (each) => each.role === "assistant" && each.toolCalls?.some(({ id }) => id === message.toolCallId),
    );
    let place = owner === -1 ? this.messages.length : owner + 1;
    while (this.messages[place]?.role === "tool") place += 1;
    this.messages.splice(place, 0, message);
  }

  /** The message of the assistant's with this id. */
  #assistant(id: string): AssistantMessage {
    const found = this.messages.findLast((message) => message.role === "assistant" && message.id === id);
    if (found?.role === "assistant") return found;
    const message: AssistantMessage = { id, role: "assistant" };
    this.messages.push(message);
    return message;
  }

  #component(event: Extract<StreamEvent, { type: "CUSTOM" }>): void {
    if (event.name === "tambo.component.start") {
      this.open.set(`component ${(event as ComponentStart).value.componentId}`, event);
    } else if (event.name === "tambo.component.props_delta") {
      const { componentId, delta } = (event as PropsDelta).value;
      const before = this.open.get(`props ${componentId}`) as PropsDelta | undefined;
      const whole = (before?.value.delta ?? "") + delta;
      this.open.set(`props ${componentId}`, {
        ...(event as PropsDelta),
        value: { componentId, delta: whole },
      });
    } else if (event.name === "tambo.component.end") {
      const { componentId } = (event as { value: { componentId: string } }).value;
      this.open.delete(`component ${componentId}`);
      this.open.delete(`props ${componentId}`);
    } else if (event.name === "tambo.component.state_delta") {
      this.#stateByClient((event as ComponentStateDelta).value);
    }
  }

  /** Before the run tells the whole state, its components are as they are now, with what clients have changed. */
  #stateByClient({ componentId, delta }: ComponentStateDelta["value"]): void {
    if (!this.#stateTold) return;
    const path = `/components${pointerStep(componentId)}`;
    const operations = (delta as JsonPatchOperation[]).map((operation) =>
      // The snapshot has no state of a component that the client gives its first one.
      operation.op === "replace" && operation.path === "" ? { ...operation, op: "add" as const } : operation,
    );
    this.#patch(under(path, operations));
  }

  /** Applies operations that were checked when they were made. */
  #patch(delta: readonly JsonPatchOperation[]): void {
    for (const operation of delta) this.#state.apply(operation);
  }

  #activity({
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
