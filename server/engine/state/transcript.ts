/**
 * A run's in-memory copy of a thread: messages, components, and component states. Changes are made here first
 * and stored together with their events.
 */

import type { JsonObject } from "../../core/events.ts";
import type { Block, Message, ToolUseBlock } from "../../core/messages.ts";
import type { Queries } from "../../core/ports/queries.ts";
import {
  type ComponentRecord,
  estimateComponentBytes,
  estimateMessageBytes,
  type RunRecord,
  type StoredMessage,
  type ThreadRecord,
} from "../../core/ports/records.ts";
import type { RunSettings } from "../run-input.ts";
import { type ContextWindow, readWindow } from "./context-window.ts";
import { JsonDocument } from "./json-document.ts";

/** A component in a thread. */
export class Component {
  readonly id: string;
  readonly name: string;
  readonly messageId: string;
  /** Version of the last state that was stored or queued. */
  version: number;
  /** The current state. Absent until the component has state. */
  document: JsonDocument | undefined;
  /** The schema that the current state is known to match. */
  validatedSchema: JsonObject | undefined;
  /** Estimated memory in bytes, including the state when it was last measured. */
  bytes: number;

  constructor({
    id,
    name,
    messageId,
    state,
    version,
    memoryBytes = estimateComponentBytes(null),
  }: ComponentFields) {
    this.id = id;
    this.name = name;
    this.messageId = messageId;
    this.version = version;
    this.bytes = memoryBytes;
    this.document = state && new JsonDocument(state);
  }

  /** The current state. It is immutable, so a later change creates a new object. */
  get state(): JsonObject | undefined {
    return this.document?.value as JsonObject | undefined;
  }
}

type ComponentFields = Pick<ComponentRecord, "id" | "name" | "messageId" | "state" | "version"> &
  Partial<Pick<ComponentRecord, "memoryBytes">>;

/** A thread's messages: those stored before a request, and those that the request added. */
export interface ThreadMessages {
  stored: readonly StoredMessage[];
  added: readonly Message[];
}

export class Transcript {
  readonly thread: Pick<ThreadRecord, "key" | "id" | "projectId">;
  readonly messages: Message[];
  readonly components: Map<string, Component>;
  /** Memory used by the thread's messages, in bytes. */
  #messageBytes: number;

  /** @param state The thread's data. `messageBytes` is the memory used by its messages, in bytes. */
  constructor(state: {
    thread: Pick<ThreadRecord, "key" | "id" | "projectId">;
    messages: Message[];
    components: ComponentFields[];
    messageBytes?: number;
  }) {
    this.thread = state.thread;
    this.#messageBytes = state.messageBytes ?? 0;
    this.messages = state.messages;
    this.components = new Map(state.components.map((component) => [component.id, new Component(component)]));
  }

  /**
   * Loads a thread.
   *
   * @param run Selects the messages for this run. If the run has its own history, the transcript contains
   * that history and the messages produced by the run.
   * @param read The thread's messages, if they have been read already.
   * @param window Limits the messages that are read. Ignored if the run has its own history.
   */
  static async load(
    queries: Queries,
    thread: Transcript["thread"],
    run?: Pick<RunRecord, "id" | "request">,
    read?: ThreadMessages,
    window?: ContextWindow,
  ): Promise<Transcript> {
    const history = run && (JSON.parse(run.request) as RunSettings).history;
    const { stored, added } = read ?? {
      stored:
        window !== undefined && history === undefined
          ? await readWindow(queries, thread.key, window)
          : await queries.listMessages(thread.key, { order: "asc" }),
      added: [],
    };
    const messages = [...stored.map(({ message }) => message), ...added];
    return new Transcript({
      thread,
      messages:
        run === undefined || history === undefined ? messages : selectMessages(history, run.id, messages),
      // Each component belongs to a message.
      components: read?.stored.length === 0 ? [] : await queries.listComponents(thread.key),
      messageBytes:
        stored.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0) +
        added.reduce((sum, message) => sum + measureMessage(message), 0),
    });
  }

  /** Memory used by the conversation in bytes. Includes messages, components, and component states. */
  get bytes(): number {
    let bytes = this.#messageBytes;
    for (const component of this.components.values()) bytes += component.bytes;
    return bytes;
  }

  /** Appends a message. */
  add(message: Message): void {
    this.messages.push(message);
    this.#messageBytes += measureMessage(message);
  }

  /** Returns the messages that a run has produced, with the current states of their components. */
  listRunMessages(runId: string): Message[] {
    return this.messages
      .filter((message) => message.runId === runId)
      .map((message) => addStates(message, this.components));
  }

  /** Returns the tool calls in an assistant message that have no result, in order. */
  listOpenCalls(message: Message): ToolUseBlock[] {
    const answered = new Set(
      this.messages.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.type === "tool_result" ? [block.toolUseId] : [])),
      ),
    );
    return message.blocks.filter(
      (block): block is ToolUseBlock => block.type === "tool_use" && !answered.has(block.id),
    );
  }

  /** Returns the messages after the last user message. */
  listMessagesSinceUser(): Message[] {
    const start = this.messages.findLastIndex(({ role }) => role === "user");
    return this.messages.slice(start + 1);
  }

  /** Returns the states of all components that have state. */
  collectStates(): { [id: string]: JsonObject } {
    // In a plain object literal, the key "__proto__" would have a special meaning.
    const states: { [id: string]: JsonObject } = Object.create(null);
    for (const { id, state } of this.components.values()) if (state !== undefined) states[id] = state;
    return states;
  }
}

/** Estimates the memory for a message in bytes. */
function measureMessage({ blocks, metadata }: Message): number {
  return estimateMessageBytes(
    JSON.stringify(blocks),
    metadata === undefined ? null : JSON.stringify(metadata),
  );
}

/** Selects the messages that a run with its own history uses: the history, and the messages that it has produced. */
function selectMessages(
  history: NonNullable<RunSettings["history"]>,
  runId: string,
  stored: Message[],
): Message[] {
  const byId = new Map(stored.map((message) => [message.id, message]));
  const before = history.flatMap((entry) => (typeof entry === "string" ? (byId.get(entry) ?? []) : entry));
  return [...before, ...stored.filter((message) => message.runId === runId)];
}

/** Returns a message with the current states of its components (T-153). */
export function addStates(message: Message, components: ReadonlyMap<string, Stateful>): Message {
  if (!message.blocks.some(({ type }) => type === "component")) return message;
  return { ...message, blocks: message.blocks.map((block) => addState(block, components)) };
}

/** An object that may have state. */
export interface Stateful {
  readonly state?: JsonObject | undefined;
}

function addState(block: Block, components: ReadonlyMap<string, Stateful>): Block {
  if (block.type !== "component") return block;
  const state = components.get(block.id)?.state;
  return state === undefined ? block : { ...block, state };
}
