/**
 * One model turn: the parts that the model streams become events at once, and one assistant message at its end.
 */
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Json, JsonObject } from "../../core/events.ts";
import { newId } from "../../core/ids.ts";
import { piecesOf } from "../../core/limits/pieces.ts";
import { type Block, type Message, parseObject, type ToolUseBlock } from "../../core/messages.ts";
import type { StateChange } from "../../core/ports/peers.ts";
import { JobAbortedError } from "../../core/schemas/check-process.ts";
import type { CheckScope, SchemaChecks } from "../../core/schemas/schema-checks.ts";
import type { RunWriter } from "../log/run-writer.ts";
import type { AppState } from "../state/app-state.ts";
import { type ComponentStates, readStateChange } from "../state/component-state.ts";
import { findFault } from "./call-fault.ts";
import { closeJson } from "./close-json.ts";
import { type Finish, finishOf } from "./finish.ts";
import { NativeCalls } from "./native-calls.ts";
import type { CallOrigin, Offer, Origin } from "./offer.ts";
import { OpenParts } from "./open-parts.ts";
import { Component, type Transcript } from "./transcript.ts";

/** A tool call of the turn that wants a result. */
export interface TurnCall {
  block: ToolUseBlock;
  side: "server" | "client";
  repeatable: boolean;
  /** Why the call cannot be made; its result then says so. */
  fault?: string;
  /** The user must agree before it is made. */
  consent?: "needed";
}

/** A call of the model's that is streaming, by the model's own id of it. */
interface StreamingCall {
  id: string;
  origin: Origin;
  /** Input streamed so far. */
  json: string;
}

export class Turn {
  readonly messageId = newId("msg");
  readonly calls: TurnCall[] = [];
  /** Set by the model's last part: without it the stream has broken off. */
  finish: Finish | undefined;

  readonly #run: RunWriter;
  readonly #offer: Offer;
  readonly #states: ComponentStates;
  readonly #appState: AppState | undefined;
  readonly #transcript: Transcript;
  readonly #checks: SchemaChecks;
  readonly #scope: CheckScope;
  readonly #open = new OpenParts();
  /** What a provider runs without having been asked to is no business of readers. */
  readonly #native: NativeCalls | undefined;
  readonly #blocks: Block[] = [];
  readonly #streaming = new Map<string, StreamingCall>();
  /** The model knows a component by the id of the call that shows it. */
  readonly #componentIds = new Map<string, string>();
  #lastEventAt: number;

  /** @param context The run, its signal, what it offers, its thread, and what checks the model's values. */
  constructor(context: {
    run: RunWriter;
    offer: Offer;
    states: ComponentStates;
    appState: AppState | undefined;
    transcript: Transcript;
    checks: SchemaChecks;
    signal: AbortSignal;
  }) {
    this.#run = context.run;
    this.#offer = context.offer;
    this.#states = context.states;
    this.#appState = context.appState;
    this.#transcript = context.transcript;
    this.#checks = context.checks;
    this.#scope = { projectId: context.transcript.thread.projectId, signal: context.signal };
    this.#native = context.offer.native.length === 0 ? undefined : new NativeCalls(context.run, this.#blocks);
    this.#lastEventAt = context.run.now();
  }

  /**
   * Takes the next part of the model's stream.
   *
   * @returns A promise for a part that takes longer; the next part must wait for it. It rejects with the reason of the
   *   signal once that aborts.
   * @throws what an `error` part carries.
   */
  take(part: LanguageModelV4StreamPart): Promise<void> | undefined {
    switch (part.type) {
      case "text-delta":
        if (part.delta !== "") for (const piece of piecesOf(part.delta)) this.#text(piece);
        break;
      case "text-end":
        this.#endText();
        break;
      case "reasoning-delta":
        if (part.delta !== "") for (const piece of piecesOf(part.delta)) this.#reasoning(piece);
        break;
      case "reasoning-end":
        this.#open.endReasoning(this.#run);
        break;
      case "tool-input-start":
        if (part.providerExecuted !== true) this.#startCall(part.id, part.toolName);
        break;
      case "tool-input-delta":
        if (part.delta !== "") this.#input(this.#streaming.get(part.id), part.delta);
        break;
      case "tool-call":
        if (part.providerExecuted === true) this.#native?.call(part, () => this.#endOpen());
        else return this.#endCall(part.toolCallId, part.toolName, part.input);
        break;
      case "tool-result":
        if (part.preliminary !== true) this.#native?.result(part, () => this.#endOpen());
        break;
      case "finish":
        this.finish = finishOf(part);
        break;
      case "error":
        throw part.error;
      default:
        // Metadata and sources: no contract of ours shows them.
        break;
    }
    return undefined;
  }

  /** Ends what the model left open. */
  close(): void {
    const { number } = this.#run.head;
    const props = this.#open.close(this.#run, (id) => this.#transcript.components.get(id)?.state);
    for (const block of this.#blocks)
      if (block.type === "component") block.props = props.get(block.id) ?? block.props;
    // The events that end its parts are the message's own; reasoning is not, and its events have no numbers.
    if (this.#run.head.number > number) this.#lastEventAt = this.#run.lastTimestamp;
  }

  /** The message so far, or `undefined` when the model has produced nothing. */
  message(incomplete?: Message["incomplete"]): Message | undefined {
    if (this.#blocks.length === 0) return undefined;
    return {
      id: this.messageId,
      role: "assistant",
      blocks: this.#blocks,
      createdAt: this.#lastEventAt,
      runId: this.#run.id,
      ...(incomplete !== undefined && { incomplete }),
    };
  }

  #now(): number {
    this.#lastEventAt = this.#run.now();
    return this.#lastEventAt;
  }

  #text(delta: string): void {
    if (this.#open.text === undefined) {
      this.#open.endReasoning(this.#run);
      this.#run.write({
        type: "TEXT_MESSAGE_START",
        messageId: this.messageId,
        role: "assistant",
        timestamp: this.#now(),
      });
      this.#open.text = this.messageId;
      this.#blocks.push({ type: "text", text: "" });
    }
    const block = this.#blocks.findLast((candidate) => candidate.type === "text");
    if (block !== undefined) block.text += delta;
    this.#run.write({
      type: "TEXT_MESSAGE_CONTENT",
      messageId: this.messageId,
      delta,
      timestamp: this.#now(),
    });
  }

  #endText(): void {
    if (this.#open.text === undefined) return;
    this.#open.endText(this.#run);
    this.#lastEventAt = this.#run.lastTimestamp;
  }

  #reasoning(delta: string): void {
    if (this.#open.reasoning === undefined) {
      const messageId = newId("msg");
      this.#run.write({ type: "REASONING_START", messageId, timestamp: this.#run.now() });
      this.#run.write({
        type: "REASONING_MESSAGE_START",
        messageId,
        role: "reasoning",
        timestamp: this.#run.now(),
      });
      this.#open.reasoning = messageId;
    }
    const messageId = this.#open.reasoning;
    this.#run.write({ type: "REASONING_MESSAGE_CONTENT", messageId, delta, timestamp: this.#run.now() });
  }

  /** What is said ends before something else begins. */
  #endOpen(): void {
    this.#open.endReasoning(this.#run);
    this.#endText();
  }

  #startCall(modelId: string, toolName: string): StreamingCall {
    this.#endOpen();
    const origin = this.#offer.originOf(toolName);
    const call: StreamingCall = { id: newId(origin.kind === "component" ? "comp" : "tc"), origin, json: "" };
    this.#streaming.set(modelId, call);
    if (origin.kind === "component") {
      this.#startComponent(call.id, origin.name);
      this.#componentIds.set(modelId, call.id);
    } else if (isCall(origin)) {
      this.#run.write({
        type: "TOOL_CALL_START",
        toolCallId: call.id,
        toolCallName: origin.name,
        toolName: origin.name,
        parentMessageId: this.messageId,
        timestamp: this.#now(),
      });
      this.#open.calls.set(call.id, call);
    }
    return call;
  }

  #startComponent(id: string, name: string): void {
    const { messageId } = this;
    const { key: threadKey } = this.#transcript.thread;
    this.#run.write({
      type: "CUSTOM",
      name: "tambo.component.start",
      value: { componentId: id, componentName: name, messageId },
      timestamp: this.#now(),
    });
    this.#run.with((queries) => queries.insertComponent({ threadKey, id, messageId, name }));
    this.#transcript.components.set(id, new Component({ id, name, messageId, version: 0 }));
    this.#open.components.set(id, { json: "" });
    this.#blocks.push({ type: "component", id, name, props: {} });
  }

  #input(call: StreamingCall | undefined, delta: string): void {
    if (call === undefined) return;
    for (const piece of piecesOf(delta)) this.#inputPiece(call, piece);
  }

  #inputPiece(call: StreamingCall, delta: string): void {
    call.json += delta;
    if (call.origin.kind === "component") {
      const open = this.#open.components.get(call.id);
      if (open !== undefined) open.json = call.json;
      this.#run.write({
        type: "CUSTOM",
        name: "tambo.component.props_delta",
        value: { componentId: call.id, delta },
        timestamp: this.#now(),
      });
    } else if (isCall(call.origin)) {
      this.#run.write({ type: "TOOL_CALL_ARGS", toolCallId: call.id, delta, timestamp: this.#now() });
    }
  }

  /** The call is whole. Models need not stream its input, so `input` stands in for deltas that never came. */
  async #endCall(modelId: string, toolName: string, input: string): Promise<void> {
    const call = this.#streaming.get(modelId) ?? this.#startCall(modelId, toolName);
    this.#streaming.delete(modelId);
    if (call.json === "") this.#input(call, input.trim() === "" ? "{}" : input);
    if (call.origin.kind === "component") {
      const props = this.#open.endComponent(
        this.#run,
        call.id,
        this.#transcript.components.get(call.id)?.state,
      );
      this.#lastEventAt = this.#run.lastTimestamp;
      const block = this.#blocks.find(
        (candidate) => candidate.type === "component" && candidate.id === call.id,
      );
      if (block?.type === "component") block.props = props;
    } else if (isCall(call.origin)) {
      await this.#endToolCall(call, call.origin);
    } else {
      await this.#change(call.origin.kind, call.json);
    }
  }

  async #endToolCall(call: StreamingCall, origin: CallOrigin): Promise<void> {
    const parsed = parseObject(call.json);
    // Arguments that broke off are not used, but what was streamed of them must still be JSON, and be stored (T-041).
    const rest = parsed === undefined ? closeJson(call.json) : undefined;
    if (rest) this.#input(call, rest);
    this.#run.write({ type: "TOOL_CALL_END", toolCallId: call.id, timestamp: this.#now() });
    this.#open.calls.delete(call.id);
    const block: ToolUseBlock = {
      type: "tool_use",
      id: call.id,
      name: origin.name,
      input: parseObject(call.json) ?? {},
    };
    this.#blocks.push(block);
    const made = this.calls.filter(({ block }) => block.name === origin.name).length;
    const ended = { origin, input: parsed, cutOff: Boolean(rest), made };
    const fault = await findFault(ended, this.#checks, this.#scope);
    // A call that cannot be made is answered here, whoever would have run it.
    const side = origin.kind === "client" && fault === undefined ? "client" : "server";
    const repeatable = origin.kind === "server" && origin.repeatable;
    const peerRequests = origin.kind === "server" && origin.consent === "asked" && fault === undefined;
    this.calls.push({
      block,
      side,
      repeatable,
      ...(fault !== undefined && { fault }),
      ...(peerRequests && { consent: "needed" as const }),
    });
  }

  /** A change that cannot be made changes nothing, and the run goes on. */
  async #change(kind: "state" | "app-state", json: string): Promise<void> {
    const { component, state, patch } = parseObject(json) ?? {};
    try {
      const change = readStateChange(state, patch);
      if (kind === "app-state") this.#appState?.change(this.#run, change);
      else await this.#changeComponent(component, change);
    } catch (error) {
      this.#scope.signal.throwIfAborted();
      if (!(error instanceof Error)) throw error;
      const message = `The state was not changed: ${error.message}`;
      this.#run.write({
        type: "engine.warning",
        code: "INVALID_STATE_CHANGE",
        message,
        timestamp: this.#run.now(),
      });
    }
  }

  async #changeComponent(named: Json | undefined, change: StateChange): Promise<void> {
    if (typeof named !== "string") throw new Error('"component" must be the id of a component');
    const id = this.#componentIds.get(named) ?? named;
    const schema = this.#offer.stateSchemas.get(this.#transcript.components.get(id)?.name ?? "");
    if (schema === undefined) this.#states.changeByRun(id, change);
    else await this.#states.changeCheckedByRun(id, change, { schema, findMistakes: this.#findStateMistakes });
  }

  readonly #findStateMistakes = async (schema: JsonObject, value: Json): Promise<string[]> => {
    try {
      return await this.#checks.findRequestMistakes(schema, value, this.#scope);
    } catch (error) {
      if (!(error instanceof JobAbortedError)) throw error;
      throw new Error(`checking it against its schema was stopped: ${error.message}`, { cause: error });
    }
  };
}

function isCall(origin: Origin): origin is CallOrigin {
  return origin.kind !== "component" && origin.kind !== "state" && origin.kind !== "app-state";
}
