/**
 * A stream, accumulated as the contract says a client does: its messages with texts and components, tool calls, their
 * results, and the state of components. Knows nothing of order: what does not fit is left out.
 */
import type { Json } from "../../../runner/case.ts";
import type { CodeCheck } from "../../../runner/contract.ts";
import { getArray, getField, getString, isSameJson, type JsonObject } from "../../../stream/json.ts";
import { eventBody, eventName } from "../../shared/ag-ui-events.ts";
import { findStream, getStringParameter } from "../../shared/code-checks.ts";
import { type KnownState, StateTree } from "./state-tree.ts";

/** A part of a message, in the order in which the parts began. */
export type FoldedBlock = { type: "text"; text: string } | { type: "component"; id: string };

/** An assistant message. */
export interface FoldedMessage {
  id: string;
  blocks: FoldedBlock[];
  /** A component began while a text was open: which of the two is first in the message is then not said. */
  interleaved: boolean;
}

/** A tool call. */
export interface FoldedCall {
  id: string;
  name: string | undefined;
  messageId: string | undefined;
  /** The arguments as streamed. */
  json: string;
  ended: boolean;
}

/** A component. */
export interface FoldedComponent {
  id: string;
  name: string | undefined;
  messageId: string | undefined;
  /** The props as streamed. */
  json: string;
  /** What its end said, and the state at that moment. */
  end: { props: Json | undefined; state: Json | undefined; folded: KnownState } | undefined;
}

/** The result of a server tool. */
export interface FoldedResult {
  toolCallId: string;
  /** The blocks, and whether the tool failed: from `tambo.tool.result`. */
  content: readonly Json[] | undefined;
  isError: boolean;
  /** From `TOOL_CALL_RESULT`. */
  text: string | undefined;
  messageId: string | undefined;
}

/** A client tool call that waits, as `tambo.run.awaiting_input` says. */
export interface FoldedPending {
  id: string | undefined;
  name: string | undefined;
  input: Json | undefined;
}

export class Fold {
  /** By id, in the order in which they began. */
  readonly messages = new Map<string, FoldedMessage>();
  readonly calls = new Map<string, FoldedCall>();
  readonly components = new Map<string, FoldedComponent>();
  readonly results = new Map<string, FoldedResult>();
  readonly states: StateTree;
  /** Messages of `tambo.run.finished`. */
  finished: readonly Json[] | undefined;
  pending: readonly FoldedPending[] | undefined;
  /** The error that ended it. */
  error: JsonObject | undefined;
  readonly #openTexts = new Map<string, { type: "text"; text: string }>();

  /** @param events As received. @param whole Whether the first of them is the first of the run. */
  constructor(events: readonly Json[], whole = true) {
    this.states = new StateTree(whole);
    for (const event of events) this.#add(eventName(event), eventBody(event) ?? null);
  }

  /** The text of a message: its text blocks, joined. */
  textOf(messageId: string): string {
    const blocks = this.messages.get(messageId)?.blocks ?? [];
    return blocks.map((block) => (block.type === "text" ? block.text : "")).join("");
  }

  #add(name: string, body: Json): void {
    switch (name) {
      case "TEXT_MESSAGE_START":
        this.#beginText(getString(body, "messageId"));
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
        this.#beginCall(body);
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
        this.#result(name, body);
        break;
      case "STATE_SNAPSHOT":
        this.states.replace(getField(body, "snapshot"));
        break;
      case "STATE_DELTA":
        this.states.change(getField(body, "delta"));
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
        if (name.startsWith("tambo.component.")) this.#component(name, body);
    }
  }

  #message(id: string | undefined): FoldedMessage | undefined {
    if (id === undefined) return undefined;
    const message = this.messages.get(id) ?? { id, blocks: [], interleaved: false };
    this.messages.set(id, message);
    return message;
  }

  #beginText(messageId: string | undefined): void {
    const message = this.#message(messageId);
    if (message === undefined) return;
    const last = message.blocks.at(-1);
    // Texts with nothing between them are one text: how they were cut is nobody's business.
    const text = last?.type === "text" ? last : { type: "text" as const, text: "" };
    if (last !== text) message.blocks.push(text);
    this.#openTexts.set(message.id, text);
  }

  #beginCall(body: Json): void {
    const id = getString(body, "toolCallId");
    if (id === undefined) return;
    const messageId = getString(body, "parentMessageId");
    this.#message(messageId);
    const name = getString(body, "toolName") ?? getString(body, "toolCallName");
    this.calls.set(id, { id, name, messageId, json: "", ended: false });
  }

  #result(name: string, body: Json): void {
    const toolCallId = getString(body, "toolCallId");
    if (toolCallId === undefined) return;
    const empty = { toolCallId, content: undefined, isError: false, text: undefined, messageId: undefined };
    const before: FoldedResult = this.results.get(toolCallId) ?? empty;
    this.results.set(
      toolCallId,
      name === "TOOL_CALL_RESULT"
        ? { ...before, text: getString(body, "content"), messageId: getString(body, "messageId") }
        : { ...before, content: getArray(body, "result"), isError: getField(body, "isError") === true },
    );
  }

  #component(name: string, body: Json): void {
    const id = getString(body, "componentId");
    if (id === undefined) return;
    const component = this.components.get(id);
    if (name === "tambo.component.start") {
      const message = this.#message(getString(body, "messageId"));
      if (message !== undefined) {
        message.interleaved ||= this.#openTexts.has(message.id);
        message.blocks.push({ type: "component", id });
      }
      this.states.begin(id);
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
      this.states.changeOne(id, getField(body, "delta"));
    } else if (name === "tambo.component.end" && component !== undefined) {
      const [props, state] = [getField(body, "props"), getField(body, "state")];
      component.end = { props, state, folded: this.states.of(id) };
    }
  }
}

/** `fold-state {stream, component, equals}`: the state that a stream's events make of a component. */
export const foldState: CodeCheck = (observations, parameters) => {
  const id = getStringParameter(parameters, "component");
  const stream = findStream(observations, parameters, "stream");
  if (stream === undefined) return { pass: false, reason: "the stream was not observed" };
  const { states } = new Fold(stream.events, stream.types[0] === "RUN_STARTED");
  const known = states.of(id);
  const expected = parameters.equals ?? null;
  if (!known.known) {
    const reason = states.faults[0] ?? `the stream does not tell the state of component ${id}`;
    return { pass: false, reason, expected };
  }
  const actual = known.state ?? null;
  return isSameJson(actual, expected)
    ? { pass: true }
    : { pass: false, reason: `the state of component ${id} is another one`, expected, actual };
};
