/** Conversations over the AI SDK's UI message stream. The client sends all messages with every run. */
import {
  type ClientTool,
  createTamboClient,
  type JsonObject,
  runClientTool,
  type TamboClientOptions,
} from "tambo-v1-client";
import type { EventStream } from "tambo-v1-client/gateway";
import type {
  ChatRequest,
  paths,
  UiMessage,
  UiMessageChunk,
  UiMessagePart,
} from "../../../generated/ui-stream/types.ts";
// The client package has no client for this contract, because applications use the AI SDK.
import { createContractClient, receiveData } from "../../typescript/http/contract-client.ts";
import { openStream, type StreamFormat } from "../../typescript/http/event-stream.ts";
import { toText } from "./json.ts";
import { LiveComponents } from "./live-components.ts";
import type { Protocol, RunOutcome } from "./protocol.ts";
import type { SessionOptions, Turn } from "./session.ts";
import { fetchThreadMessages, toTurns } from "./turns.ts";
import { applyChunk, listComponents, toConversationMessages, toUiMessages } from "./ui-message.ts";

const format: StreamFormat<UiMessageChunk> = {
  toEvent: (data) => data as unknown as UiMessageChunk,
  isLast: ({ type }) => type === "finish",
};

export class UiStream implements Protocol<UiMessageChunk, ChatRequest> {
  readonly capabilities = { cancel: true, drop: true, reconnect: true, resume: true };
  threadId: string;
  readonly #rest;
  readonly #tambo;
  readonly #available: Pick<ChatRequest, "availableComponents" | "tools">;
  readonly #tools: readonly ClientTool[];
  readonly #components: LiveComponents;
  readonly #newId: () => string;
  #messages: readonly UiMessage[] = [];
  /** The id of the next user message. */
  #nextId: string;
  /** The settings in the latest request, which also apply to the run that continues it with tool results. */
  #settings: Partial<ChatRequest> = {};
  #state: JsonObject | undefined;
  #failure = "";
  #outcome: RunOutcome | undefined;
  /** The latest stream. */
  #stream: EventStream<UiMessageChunk> | undefined;
  /** The id of the latest chunk of the run. */
  #position: string | undefined;

  /** @param newId Creates ids of messages, unique in the thread. */
  constructor(
    client: TamboClientOptions,
    threadId: string,
    { components = [], tools = [] }: Pick<SessionOptions, "components" | "tools">,
    newId: () => string,
  ) {
    this.threadId = threadId;
    this.#rest = createContractClient<paths>(client);
    this.#tambo = createTamboClient(client);
    this.#tools = tools;
    this.#available = {
      ...(components.length > 0 && { availableComponents: [...components] }),
      ...(tools.length > 0 && {
        tools: tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
      }),
    };
    this.#components = new LiveComponents(client, threadId);
    this.#newId = newId;
    this.#nextId = newId();
  }

  get turns(): readonly Turn[] {
    return toTurns([...this.#messages.flatMap(toConversationMessages), ...this.#components.streaming]);
  }

  get state(): unknown {
    const ids = listComponents(this.#messages).map(({ id }) => id);
    return this.#components.mergeStates(this.#state, ids);
  }

  get componentThread() {
    return this.#components.thread;
  }

  get outcome(): RunOutcome | undefined {
    return this.#outcome;
  }

  createBody(text: string): ChatRequest {
    const message = { id: this.#nextId, role: "user" as const, parts: [{ type: "text", text }] };
    return {
      id: this.threadId,
      messages: [...this.#messages, message],
      ...this.#available,
      ...(this.#state !== undefined && { state: this.#state }),
      onDisconnect: "continue",
    };
  }

  start(body: ChatRequest, signal: AbortSignal): Promise<EventStream<UiMessageChunk>> {
    const { id, messages, state: _, ...settings } = body;
    this.threadId = id ?? this.threadId;
    this.#messages = messages;
    this.#settings = settings;
    this.#nextId = this.#newId();
    this.#resetRun();
    const init = { body, parseAs: "stream", signal } as const;
    return this.#follow(openStream(this.#rest.POST("/api/chat", init), { signal }, format));
  }

  applyEvent(chunk: UiMessageChunk): void {
    this.#position = this.#stream?.lastEventId ?? this.#position;
    switch (chunk.type) {
      case "start": {
        const { messageId: id } = chunk;
        this.#components.startRun();
        if (this.#messages.at(-1)?.id !== id)
          this.#messages = [...this.#messages, { id, role: "assistant", parts: [] }];
        break;
      }
      case "reset-step":
        this.#components.startRun();
        break;
      case "data-component":
      case "data-component-props":
        this.#applyComponentChunk(chunk);
        break;
      case "data-state":
        this.#state = chunk.data as JsonObject;
        break;
      case "error":
        this.#failure = chunk.errorText;
        break;
      case "finish":
        this.#outcome = this.#toOutcome(chunk.messageMetadata.stopReason);
        this.#components.finishRun();
        break;
    }
    this.#updateResponse((parts) => applyChunk(parts, chunk));
  }

  /** Resumes the stream after the latest chunk. */
  async resume(signal: AbortSignal): Promise<EventStream<UiMessageChunk> | undefined> {
    const runName = this.#stream?.response.headers.get("x-workflow-run-id");
    if (runName == null || this.#position === undefined) return await this.#openActiveResponse(signal);
    return await this.#openResponse(runName, this.#position, signal);
  }

  /**
   * Reloads the conversation. This contract cannot read earlier messages, but its chats are also threads of
   * Tambo API v1.
   */
  async reload(signal: AbortSignal): Promise<EventStream<UiMessageChunk> | undefined> {
    this.#messages = [];
    this.#state = undefined;
    this.#components.startRun();
    this.#resetRun();
    // The stream is opened first, because the run may end between the two requests.
    const stream = await this.#openActiveResponse(signal);
    const stored = toUiMessages(await fetchThreadMessages(this.#tambo, this.threadId, signal));
    this.#messages = stream === undefined ? stored : removeResponse(stored);
    if (listComponents(this.#messages).some(({ data }) => data.state !== undefined))
      this.#components.expectStates();
    if (stream !== undefined) return stream;
    this.#components.finishRun();
    // A run that has failed or was cancelled might have stored no response.
    if (this.#messages.at(-1)?.role === "assistant") this.#outcome = { status: "finished" };
    return undefined;
  }

  cancel(): Promise<unknown> {
    const params = { path: { id: this.threadId } };
    return receiveData(this.#rest.POST("/api/chat/{id}/stop", { params, body: {} }), undefined);
  }

  async continue(signal: AbortSignal): Promise<EventStream<UiMessageChunk> | undefined> {
    if (this.#outcome?.status !== "awaiting_input") return undefined;
    const pending = this.#messages.at(-1)?.parts.filter((part) => this.#isPendingCall(part)) ?? [];
    const results = await Promise.all(pending.map((part) => this.#runTool(part, signal)));
    if (results.length === 0 || signal.aborted) return undefined;
    const resultsById = new Map(results.map((part) => [part.toolCallId, part]));
    this.#updateResponse((parts) => parts.map((part) => resultsById.get(part.toolCallId) ?? part));
    return await this.#sendResponse(signal);
  }

  decideCall(
    toolCallId: string,
    approved: boolean,
    signal: AbortSignal,
  ): Promise<EventStream<UiMessageChunk> | undefined> {
    this.#updateResponse((parts) =>
      parts.map((part) =>
        part.toolCallId === toolCallId && part.approval !== undefined
          ? { ...part, state: "approval-responded", approval: { ...part.approval, approved } }
          : part,
      ),
    );
    return this.#sendResponse(signal);
  }

  /** Sends the response with its new results and decisions, unless a call still needs approval. */
  async #sendResponse(signal: AbortSignal): Promise<EventStream<UiMessageChunk> | undefined> {
    if (this.#messages.at(-1)?.parts.some(({ state }) => state === "approval-requested")) return undefined;
    const state = this.#state === undefined ? {} : { state: this.#state };
    const messages = [...this.#messages];
    return await this.start({ ...this.#settings, ...state, id: this.threadId, messages }, signal);
  }

  /** Follows the active response of the chat from its start, or returns `undefined` if there is none. */
  async #openActiveResponse(signal: AbortSignal): Promise<EventStream<UiMessageChunk> | undefined> {
    const stream = await this.#openResponse(this.threadId, undefined, signal);
    if (stream !== undefined) this.#messages = removeResponse(this.#messages);
    return stream;
  }

  /**
   * @param id The id of the chat or the run.
   * @param position The id of the chunk after which the stream starts.
   */
  async #openResponse(
    id: string,
    position: string | undefined,
    signal: AbortSignal,
  ): Promise<EventStream<UiMessageChunk> | undefined> {
    const header = position === undefined ? {} : { "Last-Event-ID": Number(position) };
    const init = { params: { path: { id }, header }, parseAs: "stream", signal } as const;
    const result = await this.#rest.GET("/api/chat/{id}/stream", init);
    if (result.response.status === 204) return undefined;
    return await this.#follow(openStream(Promise.resolve(result), { signal }, format));
  }

  async #follow(opened: Promise<EventStream<UiMessageChunk>>): Promise<EventStream<UiMessageChunk>> {
    this.#stream = await opened;
    return this.#stream;
  }

  #resetRun(): void {
    this.#outcome = undefined;
    this.#failure = "";
    this.#stream = undefined;
    this.#position = undefined;
  }

  /** Changes the parts of the response, which is the last message. */
  #updateResponse(change: (parts: readonly UiMessagePart[]) => readonly UiMessagePart[]): void {
    const last = this.#messages.at(-1);
    if (last?.role !== "assistant") return;
    this.#messages = [...this.#messages.slice(0, -1), { ...last, parts: [...change(last.parts)] }];
  }

  /** Applies a chunk about a component as the event of Tambo API v1 with the same meaning. */
  #applyComponentChunk(
    chunk: Extract<UiMessageChunk, { type: "data-component" | "data-component-props" }>,
  ): void {
    if (chunk.type === "data-component-props") {
      const name = "tambo.component.props_delta";
      this.#components.applyEvent({ type: "CUSTOM", name, value: chunk.data });
      return;
    }
    const { id, data } = chunk;
    if (data.state !== undefined) this.#components.expectStates();
    if (data.status === "complete") {
      this.#components.completeComponent(id);
      return;
    }
    const messageId = this.#messages.at(-1)?.id ?? "";
    const value = { messageId, componentId: id, componentName: data.name };
    this.#components.applyEvent({ type: "CUSTOM", name: "tambo.component.start", value });
  }

  #toOutcome(stopReason: string): RunOutcome {
    if (stopReason === "cancelled" || stopReason === "awaiting_input") return { status: stopReason };
    if (stopReason !== "error") return { status: "finished" };
    return { status: "failed", error: { title: "ERROR", detail: this.#failure } };
  }

  /** Returns true for a call that has no result and whose tool runs in this page. */
  #isPendingCall({ state, toolName, providerExecuted }: UiMessagePart): boolean {
    return (
      state === "input-available" &&
      providerExecuted !== true &&
      this.#tools.some(({ name }) => name === toolName)
    );
  }

  /** Runs a call. @returns The part of the call, with its result. */
  async #runTool(part: UiMessagePart, signal: AbortSignal): Promise<UiMessagePart> {
    const { toolCallId = "", toolName = "", input } = part;
    const call = { toolCallId, toolName, input: input as JsonObject };
    const runId = this.#stream?.response.headers.get("x-workflow-run-id") ?? "";
    const context = { signal, threadId: this.threadId, runId };
    const { content, isError } = await runClientTool(call, this.#tools, context);
    const text = toText(content);
    return isError
      ? { ...part, state: "output-error", errorText: text }
      : { ...part, state: "output-available", output: text };
  }
}

/** Returns the messages up to the last user message. */
function removeResponse(messages: readonly UiMessage[]): readonly UiMessage[] {
  return messages.slice(0, messages.findLastIndex(({ role }) => role === "user") + 1);
}
