/** Tool-progress conversations: chunks, resumed by cursor. */
import { createTamboClient, type TamboClientOptions } from "tambo-v1-client";
import {
  type AssistantMessage,
  type ChatAgentResponse,
  createToolProgressClient,
  emptyMessage,
  foldChunk,
  type SendMessageRequest,
  type SessionStream,
} from "tambo-v1-client/tool-progress";
import { ignoreNotFound, type Protocol, type RunOutcome } from "./protocol.ts";
import type { Turn } from "./session.ts";
import { fetchThreadMessages, toTurns } from "./turns.ts";

export class ToolProgress implements Protocol<ChatAgentResponse, SendMessageRequest> {
  readonly capabilities = { cancel: true, drop: true, reconnect: true, resume: true };
  readonly threadId: string;
  readonly #client;
  readonly #tambo;
  #earlierTurns: readonly Turn[] = [];
  #message: AssistantMessage | undefined;
  #messageCount = 0;
  #outcome: RunOutcome | undefined;
  /** The stream that is followed, or was until the connection broke. */
  #stream: SessionStream | undefined;
  /** Cursor of the latest chunk. */
  #cursor: string | undefined;

  constructor(client: TamboClientOptions, threadId: string) {
    this.threadId = threadId;
    this.#client = createToolProgressClient(client);
    this.#tambo = createTamboClient(client);
  }

  get turns(): readonly Turn[] {
    const message = this.#message;
    if (message === undefined) return this.#earlierTurns;
    return [
      ...this.#earlierTurns,
      { id: `assistant-${this.#messageCount}`, role: "assistant", text: message.text, message },
    ];
  }

  get outcome(): RunOutcome | undefined {
    return this.#outcome;
  }

  createBody(text: string): SendMessageRequest {
    return { content: text };
  }

  start(body: SendMessageRequest, signal: AbortSignal): Promise<SessionStream> {
    this.#messageCount += 1;
    const turn = { id: `user-${this.#messageCount}`, role: "user" as const, text: body.content };
    this.#earlierTurns = [...this.turns, turn];
    this.#resetMessage();
    return this.#follow(this.#client.sendMessage(this.threadId, body, { signal }));
  }

  applyEvent(chunk: ChatAgentResponse): void {
    this.#message = foldChunk(this.#message ?? emptyMessage, chunk);
    this.#cursor = this.#stream?.lastEventId ?? this.#cursor;
  }

  onStreamEnd(): void {
    const error = this.#message?.error;
    if (error === undefined) this.#outcome = { status: "finished" };
    else if (error.code === "CANCELLED") this.#outcome = { status: "cancelled" };
    else this.#outcome = { status: "failed", error: { title: error.code, detail: error.message } };
  }

  async resume(signal: AbortSignal): Promise<SessionStream | undefined> {
    const session =
      this.#stream ?? (await ignoreNotFound(this.#client.getActiveSession(this.threadId, { signal })));
    if (session === undefined) return undefined;
    const options = { cursor: this.#cursor, signal };
    return await this.#follow(this.#client.resumeSession(this.threadId, session.sessionId, options));
  }

  /** Reloads the conversation. This contract cannot read earlier messages, but its threads
   * are also threads of Tambo API v1. */
  async reload(signal: AbortSignal): Promise<SessionStream | undefined> {
    this.#earlierTurns = [];
    this.#resetMessage();
    const messages = await fetchThreadMessages(this.#tambo, this.threadId, signal);
    const last = messages.findLastIndex(({ role }) => role === "user");
    this.#earlierTurns = toTurns(messages.slice(0, last + 1));
    return await this.resume(signal);
  }

  cancel(): Promise<unknown> {
    return this.#client.stopSession(this.threadId);
  }

  async #follow(opened: Promise<SessionStream>): Promise<SessionStream> {
    this.#stream = await opened;
    return this.#stream;
  }

  #resetMessage(): void {
    this.#message = undefined;
    this.#outcome = undefined;
    this.#stream = undefined;
    this.#cursor = undefined;
  }
}
