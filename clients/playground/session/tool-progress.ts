/** Tool-progress conversations: chunks, resumed by cursor. */
import { type Answer, type ChatAgentResponse, emptyAnswer, foldChunk } from "tambo-v1-client/tool-progress";
import { isObject } from "./json.ts";
import type { Call, Get, Protocol, RunEnd, StreamEvent } from "./protocol.ts";
import type { Turn } from "./session.ts";
import { saidIn, turnsOf } from "./turns.ts";

export class ToolProgress implements Protocol {
  readonly contract = "tool-progress";
  readonly can = { cancel: true, drop: true, reconnect: true, resume: true };
  readonly threadId: string;
  readonly #path: string;
  #earlier: readonly Turn[] = [];
  #answer: Answer | undefined;
  #asked = 0;
  #end: RunEnd | undefined;
  /** Id and cursor of the run that is followed. */
  #session: string | undefined;
  #cursor = "0-0";
  /** True if the stream ended because the server is restarting. */
  #suspended = false;

  constructor(threadId: string) {
    this.threadId = threadId;
    this.#path = `/api/v2/conversations/${encodeURIComponent(threadId)}`;
  }

  get turns(): readonly Turn[] {
    const answer = this.#answer;
    if (answer === undefined) return this.#earlier;
    return [
      ...this.#earlier,
      { id: `assistant-${this.#asked}`, role: "assistant", text: answer.text, answer },
    ];
  }

  get end(): RunEnd | undefined {
    return this.#end;
  }

  begin(text: string): Call {
    this.#asked += 1;
    this.#earlier = [...this.turns, { id: `user-${this.#asked}`, role: "user", text }];
    this.#forgetAnswer();
    return { method: "POST", path: `${this.#path}/message/`, body: { content: text } };
  }

  accepted(headers: Headers): void {
    this.#session ??= headers.get("x-run-id") ?? undefined;
  }

  take({ id, data }: StreamEvent): void {
    // The stream ends but the run does not: it resumes after the previous chunk.
    this.#suspended = codeIn(data) === "SERVER_RESTARTING";
    if (this.#suspended) return;
    this.#answer = foldChunk(this.#answer ?? emptyAnswer, data as ChatAgentResponse);
    this.#cursor = id ?? this.#cursor;
  }

  close(): void {
    if (this.#suspended) return;
    const error = this.#answer?.error;
    if (error === undefined) this.#end = { status: "finished" };
    else if (error.code === "CANCELLED") this.#end = { status: "cancelled" };
    else this.#end = { status: "failed", error: { title: error.code, detail: error.message } };
  }

  async resume(get: Get): Promise<Call | undefined> {
    this.#session ??= await this.#newestSession(get);
    if (this.#session === undefined) return undefined;
    const session = encodeURIComponent(this.#session);
    return { method: "POST", path: `${this.#path}/resume/${session}?cursor=${this.#cursor}` };
  }

  /** This contract cannot read earlier messages, but its threads are also threads of Tambo API v1. */
  async restart(get: Get): Promise<Call | undefined> {
    this.#earlier = [];
    this.#forgetAnswer();
    const said = saidIn(await get(`/v1/threads/${encodeURIComponent(this.threadId)}`));
    const last = said.findLastIndex(({ role }) => role === "user");
    this.#earlier = turnsOf(said.slice(0, last + 1));
    return this.resume(get);
  }

  cancel(): Call {
    return { method: "POST", path: `${this.#path}/stop/` };
  }

  async #newestSession(get: Get): Promise<string | undefined> {
    const id = (await get(`${this.#path}/active-session`))?.sessionId;
    return typeof id === "string" ? id : undefined;
  }

  #forgetAnswer(): void {
    this.#answer = undefined;
    this.#end = undefined;
    this.#session = undefined;
    this.#cursor = "0-0";
  }
}

function codeIn({ error }: Record<string, unknown>): unknown {
  return isObject(error) ? error.code : undefined;
}
