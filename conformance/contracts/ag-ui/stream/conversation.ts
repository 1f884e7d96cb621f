import type { Json } from "../../../runner/case.ts";
import {
  applyPatch,
  getArray,
  getField,
  getString,
  isObject,
  type JsonObject,
} from "../../../stream/json.ts";

/**
 * Applies a run's events to a client's messages and state in the same way as AG-UI's client (`@ag-ui/client`
 * 1.0.0). Events that cannot be applied are ignored.
 */
export class Conversation {
  /** The messages in the client's order. Later events update the list. */
  readonly messages: JsonObject[];
  state: Json;
  /** A sentence about each patch that could not be applied. */
  readonly patchErrors: string[] = [];

  constructor(messages: readonly Json[], state: Json) {
    this.messages = structuredClone(messages.filter(isObject));
    this.state = structuredClone(state);
  }

  /** Applies an event. */
  apply(event: Json): void {
    const type = getString(event, "type") ?? "";
    if (Object.hasOwn(this.#handlers, type)) this.#handlers[type]?.(event);
  }

  /** The handlers, by event type. */
  readonly #handlers: Readonly<Record<string, (event: Json) => void>> = {
    TEXT_MESSAGE_START: (event) => this.#startMessage(event, getString(event, "role") ?? "assistant"),
    TEXT_MESSAGE_CONTENT: (event) => this.#appendDelta(event),
    TEXT_MESSAGE_END: (event) => mergeMetadata(this.#findMessage(getString(event, "messageId")), event),
    REASONING_MESSAGE_START: (event) => this.#startMessage(event, "reasoning"),
    REASONING_MESSAGE_CONTENT: (event) => this.#appendDelta(event),
    REASONING_MESSAGE_END: (event) => mergeMetadata(this.#findMessage(getString(event, "messageId")), event),
    TOOL_CALL_START: (event) => this.#startCall(event),
    TOOL_CALL_ARGS: (event) => this.#appendArguments(event),
    TOOL_CALL_END: (event) => mergeMetadata(this.#findCall(getString(event, "toolCallId")), event),
    TOOL_CALL_RESULT: (event) => this.#addResult(event),
    ACTIVITY_SNAPSHOT: (event) => this.#addActivity(event),
    ACTIVITY_DELTA: (event) => this.#patchActivity(event),
    MESSAGES_SNAPSHOT: (event) => this.#replaceMessages(getArray(event, "messages").filter(isObject)),
    STATE_SNAPSHOT: (event) => {
      this.state = structuredClone(getField(event, "snapshot") ?? null);
    },
    STATE_DELTA: (event) => {
      this.state = this.#applyPatch(this.state, getField(event, "delta"), "a STATE_DELTA");
    },
  };

  #findMessage(id: string | undefined): JsonObject | undefined {
    return id === undefined ? undefined : this.messages.find((message) => message.id === id);
  }

  #findCall(id: string | undefined): JsonObject | undefined {
    const calls = this.messages.flatMap((message) => getArray(message, "toolCalls"));
    return calls.filter(isObject).find((call) => call.id === id);
  }

  #startMessage(event: Json, role: string): void {
    const id = getString(event, "messageId");
    const existing = this.#findMessage(id);
    if (id === undefined || existing?.role === "activity") return;
    const name = getString(event, "name");
    const message = existing ?? { id, role, content: "", ...(name !== undefined && { name }) };
    if (existing === undefined) this.messages.push(message);
    mergeMetadata(message, event);
  }

  #appendDelta(event: Json): void {
    const message = this.#findMessage(getString(event, "messageId"));
    if (message === undefined || message.role === "activity") return;
    message.content = (getString(message, "content") ?? "") + (getString(event, "delta") ?? "");
    mergeMetadata(message, event);
  }

  /**
   * Starts a call. A repeated start event does not reset the call: later deltas are appended to its
   * arguments.
   */
  #startCall(event: Json): void {
    const id = getString(event, "toolCallId");
    const name = getString(event, "toolCallName");
    if (id === undefined || name === undefined) return;
    const existing = this.#findCall(id);
    const call = existing ?? { id, type: "function", function: { name, arguments: "" } };
    mergeMetadata(call, event);
    if (existing !== undefined) return;
    const message = this.#findOrAddOwner(id, getString(event, "parentMessageId"));
    message.toolCalls = [...getArray(message, "toolCalls"), call];
  }

  /** Returns the assistant message that contains a call, and adds the message if it is missing. */
  #findOrAddOwner(callId: string, parentId: string | undefined): JsonObject {
    const parent = this.#findMessage(parentId);
    if (parent?.role === "assistant") return parent;
    const message: JsonObject = {
      id: parentId === undefined || parent !== undefined ? callId : parentId,
      role: "assistant",
    };
    this.messages.push(message);
    return message;
  }

  #appendArguments(event: Json): void {
    const call = this.#findCall(getString(event, "toolCallId"));
    const functionCall = getField(call, "function");
    if (call === undefined || !isObject(functionCall)) return;
    functionCall.arguments = (getString(functionCall, "arguments") ?? "") + (getString(event, "delta") ?? "");
    mergeMetadata(call, event);
  }

  /** Inserts a result after the message that contains its call, and after any results already there. */
  #addResult(event: Json): void {
    const [id, toolCallId] = [getString(event, "messageId"), getString(event, "toolCallId")];
    if (id === undefined || toolCallId === undefined) return;
    const message: JsonObject = { id, role: "tool", toolCallId, content: getField(event, "content") ?? "" };
    mergeMetadata(message, event);
    const owner = this.messages.findIndex((each) =>
      getArray(each, "toolCalls").some((call) => getString(call, "id") === toolCallId),
    );
    let at = owner + 1;
    while (at < this.messages.length && this.messages[at]?.role === "tool") at += 1;
    this.messages.splice(owner === -1 ? this.messages.length : at, 0, message);
  }

  #addActivity(event: Json): void {
    const id = getString(event, "messageId");
    if (id === undefined) return;
    const at = this.messages.findIndex((message) => message.id === id);
    const shown: JsonObject = {
      id,
      role: "activity",
      activityType: getString(event, "activityType") ?? "",
      content: structuredClone(getField(event, "content") ?? {}),
    };
    if (at === -1) this.messages.push(shown);
    else if (getField(event, "replace") !== false) {
      const old = this.messages[at];
      this.messages[at] = old?.role === "activity" ? { ...old, ...shown } : shown;
    }
    mergeMetadata(this.#findMessage(id), event);
  }

  #patchActivity(event: Json): void {
    const message = this.#findMessage(getString(event, "messageId"));
    if (message?.role !== "activity") return;
    mergeMetadata(message, event);
    const what = `an ACTIVITY_DELTA of ${message.id}`;
    message.content = this.#applyPatch(message.content ?? {}, getField(event, "patch"), what);
  }

  /**
   * Replaces the messages. The client's activity and reasoning messages are kept if the snapshot contains no
   * message with the same role.
   */
  #replaceMessages(snapshot: readonly JsonObject[]): void {
    const snapshotById = new Map(snapshot.map((message) => [message.id, message]));
    const has = (role: string) => snapshot.some((message) => message.role === role);
    const stays = ({ role }: JsonObject) =>
      (role === "activity" && !has("activity")) || (role === "reasoning" && !has("reasoning"));
    const kept = this.messages.filter((message) => snapshotById.has(message.id) || stays(message));
    const known = new Set(kept.map(({ id }) => id));
    const all = [
      ...kept.map((message) => snapshotById.get(message.id) ?? message),
      ...snapshot.filter(({ id }) => !known.has(id)),
    ];
    this.messages.splice(0, this.messages.length, ...structuredClone(all));
  }

  #applyPatch(document: Json, delta: Json | undefined, what: string): Json {
    try {
      return applyPatch(document, delta);
    } catch (error) {
      this.patchErrors.push(`${what} does not apply: ${(error as Error).message}`);
      return document;
    }
  }
}

/** Merges an event's metadata into the message or call that the event updates. */
function mergeMetadata(target: JsonObject | undefined, event: Json): void {
  const metadata = getField(event, "metadata");
  if (target === undefined || !isObject(metadata)) return;
  const before = target.metadata;
  target.metadata = { ...(isObject(before) ? before : {}), ...structuredClone(metadata) };
}
