/**
 * A conversation, put together as AG-UI's client does it (`@ag-ui/client` 1.0.0): the messages and the state that it had
 * before a run, and what the events of the run make of them. What does not fit is left out.
 */
import type { Json } from "../../../runner/case.ts";
import { isObject, type JsonObject, listOf, member, patched, textOf } from "../../../stream/json.ts";

/** Follows one conversation. */
export class Conversation {
  /** In the order of the client; live. */
  readonly messages: JsonObject[];
  state: Json;
  /** Changes that do not apply, a sentence each. */
  readonly faults: string[] = [];

  constructor(messages: readonly Json[], state: Json) {
    this.messages = structuredClone(messages.filter(isObject));
    this.state = structuredClone(state);
  }

  /** Takes an event. */
  take(event: Json): void {
    const type = textOf(event, "type") ?? "";
    if (Object.hasOwn(this.#takers, type)) this.#takers[type]?.(event);
  }

  /** What becomes of the events that change something, by type. */
  readonly #takers: Readonly<Record<string, (event: Json) => void>> = {
    TEXT_MESSAGE_START: (event) => this.#begin(event, textOf(event, "role") ?? "assistant"),
    TEXT_MESSAGE_CONTENT: (event) => this.#append(event),
    TEXT_MESSAGE_END: (event) => annotate(this.#message(textOf(event, "messageId")), event),
    REASONING_MESSAGE_START: (event) => this.#begin(event, "reasoning"),
    REASONING_MESSAGE_CONTENT: (event) => this.#append(event),
    REASONING_MESSAGE_END: (event) => annotate(this.#message(textOf(event, "messageId")), event),
    TOOL_CALL_START: (event) => this.#call(event),
    TOOL_CALL_ARGS: (event) => this.#argue(event),
    TOOL_CALL_END: (event) => annotate(this.#callOf(textOf(event, "toolCallId")), event),
    TOOL_CALL_RESULT: (event) => this.#answer(event),
    ACTIVITY_SNAPSHOT: (event) => this.#show(event),
    ACTIVITY_DELTA: (event) => this.#reshow(event),
    MESSAGES_SNAPSHOT: (event) => this.#replace(listOf(event, "messages").filter(isObject)),
    STATE_SNAPSHOT: (event) => {
      this.state = structuredClone(member(event, "snapshot") ?? null);
    },
    STATE_DELTA: (event) => {
      this.state = this.#patched(this.state, member(event, "delta"), "a STATE_DELTA");
    },
  };

  #message(id: string | undefined): JsonObject | undefined {
    return id === undefined ? undefined : this.messages.find((message) => message.id === id);
  }

  #callOf(id: string | undefined): JsonObject | undefined {
    const calls = this.messages.flatMap((message) => listOf(message, "toolCalls"));
    return calls.filter(isObject).find((call) => call.id === id);
  }

  #begin(event: Json, role: string): void {
    const id = textOf(event, "messageId");
    const existing = this.#message(id);
    if (id === undefined || existing?.role === "activity") return;
    const name = textOf(event, "name");
    const message = existing ?? { id, role, content: "", ...(name !== undefined && { name }) };
    if (existing === undefined) this.messages.push(message);
    annotate(message, event);
  }

  #append(event: Json): void {
    const message = this.#message(textOf(event, "messageId"));
    if (message === undefined || message.role === "activity") return;
    message.content = (textOf(message, "content") ?? "") + (textOf(event, "delta") ?? "");
    annotate(message, event);
  }

  /** A call that the conversation has already is not begun anew: its arguments go on. */
  #call(event: Json): void {
    const id = textOf(event, "toolCallId");
    const name = textOf(event, "toolCallName");
    if (id === undefined || name === undefined) return;
    const existing = this.#callOf(id);
    const call = existing ?? { id, type: "function", function: { name, arguments: "" } };
    annotate(call, event);
    if (existing !== undefined) return;
    const message = this.#ownerFor(id, textOf(event, "parentMessageId"));
    message.toolCalls = [...listOf(message, "toolCalls"), call];
  }

  /** The assistant message that a call belongs to; a new one where there is none. */
  #ownerFor(callId: string, parentId: string | undefined): JsonObject {
    const parent = this.#message(parentId);
    if (parent?.role === "assistant") return parent;
    const message: JsonObject = {
      id: parentId === undefined || parent !== undefined ? callId : parentId,
      role: "assistant",
    };
    this.messages.push(message);
    return message;
  }

  #argue(event: Json): void {
    const call = this.#callOf(textOf(event, "toolCallId"));
    const made = member(call, "function");
    if (call === undefined || !isObject(made)) return;
    made.arguments = (textOf(made, "arguments") ?? "") + (textOf(event, "delta") ?? "");
    annotate(call, event);
  }

  /** A result stands right after the message with its call, behind the results that are there. */
  #answer(event: Json): void {
    const [id, toolCallId] = [textOf(event, "messageId"), textOf(event, "toolCallId")];
    if (id === undefined || toolCallId === undefined) return;
    const message: JsonObject = { id, role: "tool", toolCallId, content: member(event, "content") ?? "" };
    annotate(message, event);
    const owner = this.messages.findIndex((each) =>
      listOf(each, "toolCalls").some((call) => textOf(call, "id") === toolCallId),
    );
    let at = owner + 1;
    while (at < this.messages.length && this.messages[at]?.role === "tool") at += 1;
    this.messages.splice(owner === -1 ? this.messages.length : at, 0, message);
  }

  #show(event: Json): void {
    const id = textOf(event, "messageId");
    if (id === undefined) return;
    const at = this.messages.findIndex((message) => message.id === id);
    const shown: JsonObject = {
      id,
      role: "activity",
      activityType: textOf(event, "activityType") ?? "",
      content: structuredClone(member(event, "content") ?? {}),
    };
    if (at === -1) this.messages.push(shown);
    else if (member(event, "replace") !== false) {
      const old = this.messages[at];
      this.messages[at] = old?.role === "activity" ? { ...old, ...shown } : shown;
    }
    annotate(this.#message(id), event);
  }

  #reshow(event: Json): void {
    const message = this.#message(textOf(event, "messageId"));
    if (message?.role !== "activity") return;
    annotate(message, event);
    const what = `an ACTIVITY_DELTA of ${message.id}`;
    message.content = this.#patched(message.content ?? {}, member(event, "patch"), what);
  }

  /** What only the client has stays: activities and reasoning, where the snapshot has none of the kind. */
  #replace(snapshot: readonly JsonObject[]): void {
    const told = new Map(snapshot.map((message) => [message.id, message]));
    const has = (role: string) => snapshot.some((message) => message.role === role);
    const stays = ({ role }: JsonObject) =>
      (role === "activity" && !has("activity")) || (role === "reasoning" && !has("reasoning"));
    const kept = this.messages.filter((message) => told.has(message.id) || stays(message));
    const known = new Set(kept.map(({ id }) => id));
    const all = [
      ...kept.map((message) => told.get(message.id) ?? message),
      ...snapshot.filter(({ id }) => !known.has(id)),
    ];
    this.messages.splice(0, this.messages.length, ...structuredClone(all));
  }

  #patched(document: Json, delta: Json | undefined, what: string): Json {
    try {
      return patched(document, delta);
    } catch (error) {
      this.faults.push(`${what} does not apply: ${(error as Error).message}`);
      return document;
    }
  }
}

/** Metadata of an event is folded into what the event builds, key by key. */
function annotate(target: JsonObject | undefined, event: Json): void {
  const metadata = member(event, "metadata");
  if (target === undefined || !isObject(metadata)) return;
  const before = target.metadata;
  target.metadata = { ...(isObject(before) ? before : {}), ...structuredClone(metadata) };
}
