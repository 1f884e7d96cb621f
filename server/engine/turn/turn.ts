/**
 * A model turn. Streamed parts are converted to events immediately, and to a single assistant message at the
 * end.
 */
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { createId } from "../../core/ids.ts";
import { splitDelta } from "../../core/limits/split-text.ts";
import { type Message, parseJsonObject } from "../../core/messages.ts";
import type { CheckScope, SchemaChecks } from "../../core/schemas/schema-checks.ts";
import type { RunWriter } from "../log/run-writer.ts";
import type { OpenCall } from "../run-execution.ts";
import type { AppState } from "../state/app-state.ts";
import type { ComponentStates } from "../state/component-state.ts";
import { ModelChanges } from "../state/model-changes.ts";
import type { Transcript } from "../state/transcript.ts";
import { findCallError } from "./call-error.ts";
import { completeJson } from "./complete-json.ts";
import { type Finish, parseFinish } from "./finish.ts";
import { MessageDraft } from "./message-draft.ts";
import { NativeCalls } from "./native-calls.ts";
import { Sources } from "./sources.ts";
import { SurrogatePairs } from "./surrogate-pairs.ts";
import type { CallOrigin, ToolOrigin, TurnTools } from "./turn-tools.ts";

/** A tool call in this turn that needs a result. */
export interface TurnCall extends Omit<OpenCall, "wasStarted" | "consent"> {
  /** Set if the user must consent before the call is made. */
  consent?: "needed";
}

/** A tool call whose input is being streamed. */
interface StreamingCall {
  id: string;
  origin: ToolOrigin;
  /** The input streamed so far. */
  json: string;
}

export class Turn {
  readonly calls: TurnCall[] = [];
  /** Set by the last part of the model's stream. If it is absent, the stream is incomplete. */
  finish: Finish | undefined;

  readonly #run: RunWriter;
  readonly #tools: TurnTools;
  readonly #checks: SchemaChecks;
  readonly #scope: CheckScope;
  readonly #draft: MessageDraft;
  readonly #changes: ModelChanges;
  /**
   * Calls to tools that the provider runs. Absent if the request has no provider tools. In that case, calls
   * that the provider makes itself produce no events.
   */
  readonly #native: NativeCalls | undefined;
  readonly #sources: Sources;
  readonly #pairs = new SurrogatePairs();
  readonly #streaming = new Map<string, StreamingCall>();

  /** @param context The run with its thread, tools, abort signal, and schema checks. */
  constructor(context: {
    run: RunWriter;
    turnTools: TurnTools;
    states: ComponentStates;
    appState: AppState | undefined;
    transcript: Transcript;
    checks: SchemaChecks;
    signal: AbortSignal;
  }) {
    const { run, turnTools, transcript, checks, signal } = context;
    this.#run = run;
    this.#tools = turnTools;
    this.#checks = checks;
    this.#scope = { projectId: transcript.thread.projectId, signal };
    this.#draft = new MessageDraft(run, transcript);
    this.#changes = new ModelChanges({
      ...context,
      stateSchemas: turnTools.stateSchemas,
      scope: this.#scope,
    });
    this.#sources = new Sources(run);
    this.#native = turnTools.native.length === 0 ? undefined : new NativeCalls(run, this.#draft.blocks);
  }

  /**
   * Handles the next part of the model's stream.
   *
   * @returns A promise if the part cannot be handled synchronously. It must settle before the next part is
   * handled. It rejects with the signal's reason if the signal aborts.
   * @throws The error contained in an `error` part.
   */
  handlePart(part: LanguageModelV4StreamPart): Promise<void> | undefined {
    switch (part.type) {
      case "text-delta":
        this.#appendText(this.#pairs.join(`text ${part.id}`, part.delta));
        break;
      case "text-end":
        this.#appendText(this.#pairs.end(`text ${part.id}`));
        this.#draft.endText();
        break;
      case "reasoning-delta":
        this.#appendReasoning(this.#pairs.join(`reasoning ${part.id}`, part.delta));
        break;
      case "reasoning-end":
        this.#appendReasoning(this.#pairs.end(`reasoning ${part.id}`));
        this.#draft.endReasoning();
        break;
      case "tool-input-start":
        if (part.providerExecuted !== true) this.#startCall(part.id, part.toolName);
        break;
      case "tool-input-delta":
        this.#appendInput(this.#streaming.get(part.id), this.#pairs.join(`input ${part.id}`, part.delta));
        break;
      case "tool-input-end":
        this.#appendInput(this.#streaming.get(part.id), this.#pairs.end(`input ${part.id}`));
        break;
      case "tool-call":
        if (part.providerExecuted === true) this.#native?.addCall(part, () => this.#draft.endSpeech());
        else return this.#endCall(part.toolCallId, part.toolName, part.input);
        break;
      case "tool-result":
        if (part.preliminary !== true) this.#native?.addResult(part, () => this.#draft.endSpeech());
        break;
      case "source":
        this.#sources.add(part);
        break;
      case "finish":
        this.finish = parseFinish(part);
        break;
      case "error":
        throw part.error;
      default:
        // Metadata is not sent by any contract.
        break;
    }
    return undefined;
  }

  /** Ends the parts that the model left open. */
  close(): void {
    this.#draft.close();
  }

  /** Returns the message so far, or `undefined` if the model has not produced anything. */
  toMessage(incomplete?: Message["incomplete"]): Message | undefined {
    const message = this.#draft.toMessage(incomplete);
    const sources = this.#sources.names;
    return message === undefined || sources.length === 0 ? message : { ...message, sources };
  }

  #appendText(text: string): void {
    if (text !== "") for (const delta of splitDelta(text)) this.#draft.appendText(delta);
  }

  #appendReasoning(text: string): void {
    if (text !== "") for (const delta of splitDelta(text)) this.#draft.appendReasoning(delta);
  }

  #startCall(modelId: string, toolName: string): StreamingCall {
    this.#draft.endSpeech();
    const origin = this.#tools.findOrigin(toolName);
    const call: StreamingCall = {
      id: createId(origin.kind === "component" ? "comp" : "tc"),
      origin,
      json: "",
    };
    this.#streaming.set(modelId, call);
    if (origin.kind === "component") {
      this.#draft.startComponent(call.id, origin.name);
      this.#changes.addComponent(modelId, call.id);
    } else if (isToolCall(origin)) {
      this.#run.write({
        type: "TOOL_CALL_START",
        toolCallId: call.id,
        toolCallName: origin.name,
        toolName: origin.name,
        parentMessageId: this.#draft.id,
        timestamp: this.#draft.now(),
      });
      this.#draft.open.calls.set(call.id, call);
      this.#draft.startCall(call.id, origin.name);
    }
    return call;
  }

  #appendInput(call: StreamingCall | undefined, delta: string): void {
    if (call === undefined || delta === "") return;
    for (const fragment of splitDelta(delta)) this.#writeInputDelta(call, fragment);
  }

  #writeInputDelta(call: StreamingCall, delta: string): void {
    const { id, origin } = call;
    call.json += delta;
    if (origin.kind === "component") this.#draft.appendProps(id, delta, call.json);
    else if (isToolCall(origin))
      this.#run.write({ type: "TOOL_CALL_ARGS", toolCallId: id, delta, timestamp: this.#draft.now() });
  }

  /**
   * Ends a call. Models are not required to stream the input, so `input` is used if no deltas were received.
   */
  async #endCall(modelId: string, toolName: string, input: string): Promise<void> {
    const call = this.#streaming.get(modelId) ?? this.#startCall(modelId, toolName);
    const { id, origin } = call;
    this.#streaming.delete(modelId);
    if (call.json === "") this.#appendInput(call, input.trim() === "" ? "{}" : input);
    if (origin.kind === "component") this.#draft.endComponent(id);
    else if (isToolCall(origin)) await this.#endToolCall(call, origin);
    else await this.#changes.make(origin.kind, call.json);
  }

  async #endToolCall(call: StreamingCall, origin: CallOrigin): Promise<void> {
    const parsed = parseJsonObject(call.json);
    // Truncated arguments are not used, but the streamed JSON must still be completed and stored (T-041).
    const rest = parsed === undefined ? completeJson(call.json) : undefined;
    if (rest) this.#appendInput(call, rest);
    this.#run.write({ type: "TOOL_CALL_END", toolCallId: call.id, timestamp: this.#draft.now() });
    this.#draft.open.calls.delete(call.id);
    const block = this.#draft.finishCall(call.id, parseJsonObject(call.json) ?? {});
    const previousCalls = this.calls.filter(({ block }) => block.name === origin.name).length;
    const ended = { origin, input: parsed, isTruncated: Boolean(rest), previousCalls };
    const invalidReason = await findCallError(ended, this.#checks, this.#scope);
    // The server writes the result of an invalid call, even if the client would have run the tool.
    const side = origin.kind === "client" && invalidReason === undefined ? "client" : "server";
    const repeatable = origin.kind === "server" && origin.repeatable;
    const needsConsent =
      origin.kind === "server" && origin.consent === "asked" && invalidReason === undefined;
    this.calls.push({
      block,
      side,
      repeatable,
      ...(invalidReason !== undefined && { invalidReason }),
      ...(needsConsent && { consent: "needed" as const }),
    });
  }
}

function isToolCall(origin: ToolOrigin): origin is CallOrigin {
  return origin.kind !== "component" && origin.kind !== "state" && origin.kind !== "app-state";
}
