/** Tool-progress conversations: streams of chunks that are resumed by cursor. */
import {
  type AssistantMessage,
  type ChatAgentResponse,
  emptyMessage,
  foldChunk,
} from "tambo-v1-client/tool-progress";
import { isObject } from "./json.ts";
import type { FetchJson, Protocol, RequestSpec, RunOutcome, StreamEvent } from "./protocol.ts";
import type { Turn } from "./session.ts";
import { parseThreadMessages, toTurns } from "./turns.ts";

export class ToolProgress implements Protocol {
  readonly contract = "tool-progress";
  readonly capabilities = { cancel: true, drop: true, reconnect: true, resume: true };
  readonly threadId: string;
  readonly #path: string;
  #earlierTurns: readonly Turn[] = [];
  #message: AssistantMessage | undefined;
  #messageCount = 0;
  #outcome: RunOutcome | undefined;
  /** The id and cursor of the run that is being followed. */
  #session: string | undefined;
  #cursor = "0-0";
  /** True if the stream ended because the server is restarting. */
  #isRestarting = false;

  constructor(threadId: string) {
    this.threadId = threadId;
    this.#path = `/api/v2/conversations/${encodeURIComponent(threadId)}`;
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

  start(text: string): RequestSpec {
    this.#messageCount += 1;
    this.#earlierTurns = [...this.turns, { id: `user-${this.#messageCount}`, role: "user", text }];
    this.#resetMessage();
    return { method: "POST", path: `${this.#path}/message/`, body: { content: text } };
  }

  onResponse(headers: Headers): void {
    this.#session ??= headers.get("x-run-id") ?? undefined;
  }

  applyEvent({ id, data }: StreamEvent): void {
    // The stream ends but the run does not. The run resumes after the previous chunk.
    this.#isRestarting = getErrorCode(data) === "SERVER_RESTARTING";
    if (this.#isRestarting) return;
    this.#message = foldChunk(this.#message ?? emptyMessage, data as ChatAgentResponse);
    this.#cursor = id ?? this.#cursor;
  }

  onStreamEnd(): void {
    if (this.#isRestarting) return;
    const error = this.#message?.error;
    if (error === undefined) this.#outcome = { status: "finished" };
    else if (error.code === "CANCELLED") this.#outcome = { status: "cancelled" };
    else this.#outcome = { status: "failed", error: { title: error.code, detail: error.message } };
  }

  async resume(get: FetchJson): Promise<RequestSpec | undefined> {
    this.#session ??= await this.#fetchActiveSession(get);
    if (this.#session === undefined) return undefined;
    const session = encodeURIComponent(this.#session);
    return { method: "POST", path: `${this.#path}/resume/${session}?cursor=${this.#cursor}` };
  }

  /**
   * Reloads the conversation. This contract has no operation for reading earlier messages, but its threads
   * are also threads in Tambo API v1.
   */
  async reload(get: FetchJson): Promise<RequestSpec | undefined> {
    this.#earlierTurns = [];
    this.#resetMessage();
    const said = parseThreadMessages(await get(`/v1/threads/${encodeURIComponent(this.threadId)}`));
    const last = said.findLastIndex(({ role }) => role === "user");
    this.#earlierTurns = toTurns(said.slice(0, last + 1));
    return this.resume(get);
  }

  cancel(): RequestSpec {
    return { method: "POST", path: `${this.#path}/stop/` };
  }

  async #fetchActiveSession(get: FetchJson): Promise<string | undefined> {
    const id = (await get(`${this.#path}/active-session`))?.sessionId;
    return typeof id === "string" ? id : undefined;
  }

  #resetMessage(): void {
    this.#message = undefined;
    this.#outcome = undefined;
    this.#session = undefined;
    this.#cursor = "0-0";
  }
}

function getErrorCode({ error }: Record<string, unknown>): unknown {
  return isObject(error) ? error.code : undefined;
}
