import type { Json } from "../../../runner/case.ts";
import type { CodeCheck } from "../../../runner/contract.ts";
import { getArray, getField, getString, isSameJson, type JsonObject } from "../../../stream/json.ts";
import { eventBody, eventName } from "../../shared/ag-ui-events.ts";
import { findStream, getStringParameter } from "../../shared/code-checks.ts";
import { type KnownState, StateTree } from "./state-tree.ts";

/** A part of a message. Parts are in the order in which they started. */
export type AccumulatedBlock = { type: "text"; text: string } | { type: "component"; id: string };

/** An assistant message. */
export interface AccumulatedMessage {
  id: string;
  blocks: AccumulatedBlock[];
  /**
   * True if a component started while a text block was open. The contract does not define the order of these
   * two parts.
   */
  isInterleaved: boolean;
}

/** A tool call. */
export interface AccumulatedCall {
  id: string;
  name: string | undefined;
  messageId: string | undefined;
  /** The concatenated argument deltas. */
  json: string;
  ended: boolean;
}

/** A component. */
export interface AccumulatedComponent {
  id: string;
  name: string | undefined;
  messageId: string | undefined;
  /** The concatenated props deltas. */
  json: string;
  /** The content of the end event, and the state accumulated up to that event. */
  end: { props: Json | undefined; state: Json | undefined; accumulated: KnownState } | undefined;
}

/** The result of a server tool. */
export interface AccumulatedResult {
  toolCallId: string;
  /** The blocks in `tambo.tool.result`. */
  content: readonly Json[] | undefined;
  isError: boolean;
  /** The text in `TOOL_CALL_RESULT`. */
  text: string | undefined;
  messageId: string | undefined;
}

/** A pending client tool call listed in `tambo.run.awaiting_input`. */
export interface PendingCall {
  id: string | undefined;
  name: string | undefined;
  input: Json | undefined;
}

export class RunAccumulator {
  /** The messages by id, in the order in which they started. */
  readonly messages = new Map<string, AccumulatedMessage>();
  readonly calls = new Map<string, AccumulatedCall>();
  readonly components = new Map<string, AccumulatedComponent>();
  readonly results = new Map<string, AccumulatedResult>();
  readonly states: StateTree;
  /** The messages in `tambo.run.finished`. */
  finished: readonly Json[] | undefined;
  pending: readonly PendingCall[] | undefined;
  /** The error that ended the run. */
  error: JsonObject | undefined;
  readonly #openTexts = new Map<string, { type: "text"; text: string }>();

  /**
   * @param events The events as received.
   * @param isComplete True if the first of these events is the first event of the run.
   */
  constructor(events: readonly Json[], isComplete = true) {
    this.states = new StateTree(isComplete);
    for (const event of events) this.#add(eventName(event), eventBody(event) ?? null);
  }

  /** Returns the concatenated text blocks of a message. */
  joinTexts(messageId: string): string {
    const blocks = this.messages.get(messageId)?.blocks ?? [];
    return blocks.map((block) => (block.type === "text" ? block.text : "")).join("");
  }

  #add(name: string, body: Json): void {
    switch (name) {
      case "TEXT_MESSAGE_START":
        this.#startText(getString(body, "messageId"));
        break;
      case "TEXT_MESSAGE_CONTENT": {
        const text = this.#openTexts.get(getString(body, "messageId") ?? "");
        if (text !== undefined) text.text += getString(body, "delta") ?? "";
        break;
      }
      case "TEXT_MESSAGE_END":
        this.#openTexts.delete(getString(body, "messageId") ?? "");
        break;
      case "TOOL_CALL_START":
        this.#startCall(body);
        break;
      case "TOOL_CALL_ARGS": {
        const call = this.calls.get(getString(body, "toolCallId") ?? "");
        if (call !== undefined) call.json += getString(body, "delta") ?? "";
        break;
      }
      case "TOOL_CALL_END": {
        const call = this.calls.get(getString(body, "toolCallId") ?? "");
        if (call !== undefined) call.ended = true;
        break;
      }
      case "TOOL_CALL_RESULT":
      case "tambo.tool.result":
        this.#addResult(name, body);
        break;
      case "STATE_SNAPSHOT":
        this.states.applySnapshot(getField(body, "snapshot"));
        break;
      case "STATE_DELTA":
        this.states.applyDelta(getField(body, "delta"));
        break;
      case "RUN_ERROR":
        this.error = body as JsonObject;
        break;
      case "tambo.run.awaiting_input":
        this.pending = getArray(body, "pendingToolCalls").map((call) => ({
          id: getString(call, "toolCallId"),
          name: getString(call, "toolName"),
          input: getField(call, "input"),
        }));
        break;
      case "tambo.run.finished":
        this.finished = getArray(body, "messages");
        break;
      default:
        if (name.startsWith("tambo.component.")) this.#addComponentEvent(name, body);
    }
  }

  #findOrAddMessage(id: string | undefined): AccumulatedMessage | undefined {
    if (id === undefined) return undefined;
    const message = this.messages.get(id) ?? { id, blocks: [], isInterleaved: false };
    this.messages.set(id, message);
    return message;
  }

  #startText(messageId: string | undefined): void {
    const message = this.#findOrAddMessage(messageId);
    if (message === undefined) return;
    const last = message.blocks.at(-1);
    // Adjacent text blocks are merged because the boundaries between them have no meaning.
    const text = last?.type === "text" ? last : { type: "text" as const, text: "" };
    if (last !== text) message.blocks.push(text);
    this.#openTexts.set(message.id, text);
  }

  #startCall(body: Json): void {
    const id = getString(body, "toolCallId");
    if (id === undefined) return;
    const messageId = getString(body, "parentMessageId");
    this.#findOrAddMessage(messageId);
    const name = getString(body, "toolName") ?? getString(body, "toolCallName");
    this.calls.set(id, { id, name, messageId, json: "", ended: false });
  }

  #addResult(name: string, body: Json): void {
    const toolCallId = getString(body, "toolCallId");
    if (toolCallId === undefined) return;
    const empty = { toolCallId, content: undefined, isError: false, text: undefined, messageId: undefined };
    const before: AccumulatedResult = this.results.get(toolCallId) ?? empty;
    this.results.set(
      toolCallId,
      name === "TOOL_CALL_RESULT"
        ? { ...before, text: getString(body, "content"), messageId: getString(body, "messageId") }
        : { ...before, content: getArray(body, "result"), isError: getField(body, "isError") === true },
    );
  }

  #addComponentEvent(name: string, body: Json): void {
    const id = getString(body, "componentId");
    if (id === undefined) return;
    const component = this.components.get(id);
    if (name === "tambo.component.start") {
      const message = this.#findOrAddMessage(getString(body, "messageId"));
      if (message !== undefined) {
        message.isInterleaved ||= this.#openTexts.has(message.id);
        message.blocks.push({ type: "component", id });
      }
      this.states.addComponent(id);
      this.components.set(id, {
        id,
        name: getString(body, "componentName"),
        messageId: message?.id,
        json: "",
        end: undefined,
      });
    } else if (name === "tambo.component.props_delta") {
      if (component !== undefined) component.json += getString(body, "delta") ?? "";
    } else if (name === "tambo.component.state_delta") {
      this.states.applyComponentDelta(id, getField(body, "delta"));
    } else if (name === "tambo.component.end" && component !== undefined) {
      const [props, state] = [getField(body, "props"), getField(body, "state")];
      component.end = { props, state, accumulated: this.states.getState(id) };
    }
  }
}

/** `fold-state {stream, component, equals}`: checks the state of a component after the events in a stream. */
export const checkFoldState: CodeCheck = (observations, parameters) => {
  const id = getStringParameter(parameters, "component");
  const stream = findStream(observations, parameters, "stream");
  if (stream === undefined) return { pass: false, reason: "the stream was not observed" };
  const { states } = new RunAccumulator(stream.events, stream.types[0] === "RUN_STARTED");
  const known = states.getState(id);
  const expected = parameters.equals ?? null;
  if (!known.known) {
    const reason = states.patchErrors[0] ?? `the stream does not define the state of component ${id}`;
    return { pass: false, reason, expected };
  }
  const actual = known.state ?? null;
  return isSameJson(actual, expected)
    ? { pass: true }
    : { pass: false, reason: `the state of component ${id} differs`, expected, actual };
};
