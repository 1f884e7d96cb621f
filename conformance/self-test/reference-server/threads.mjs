/** Stores threads in memory: their messages, components and lists. */
import { randomBytes } from "node:crypto";
import jsonPatch from "fast-json-patch";
import { isDeeperThan, Problem, throwIfInvalid } from "./contract.mjs";

let counter = 0;
const digits = "0123456789abcdefghjkmnpqrstvwxyz";
const base32 = (number, length) =>
  Array.from({ length }, (_, index) => digits[Math.floor(number / 32 ** (length - 1 - index)) % 32]).join("");

/** Creates an id that consists of a prefix and 26 characters. Ids sort by creation time. */
export function newId(prefix) {
  const random = Array.from(randomBytes(12), (byte) => digits[byte % 32]).join("");
  return `${prefix}_${base32(Date.now(), 10)}${base32(counter++, 4)}${random}`;
}

/** All threads by id, in the order in which they were created. */
export const threads = new Map();

/** Creates a thread. */
export function createThread({ id = newId("thr"), contextKey, metadata, initialMessages = [] }) {
  const now = new Date().toISOString();
  const thread = {
    id,
    sequence: counter++,
    contextKey,
    metadata,
    createdAt: now,
    updatedAt: now,
    messages: [],
    /** The component instances by id, each as `{id, name, callId, state}`. */
    components: new Map(),
    runs: new Map(),
    /** The active run, if any. */
    active: undefined,
    /** The run that is awaiting client tools, with its pending calls. */
    paused: undefined,
    pending: [],
  };
  for (const message of initialMessages) addMessage(thread, message);
  threads.set(id, thread);
  return thread;
}

/**
 * Returns a thread.
 * @throws {Problem} if the thread does not exist.
 */
export function findThread(id) {
  const thread = threads.get(id);
  if (!thread) {
    const advice = 'Create it with POST /v1/threads, or send "createThread": true with the run.';
    throw new Problem("THREAD_NOT_FOUND", `There is no thread "${id}". ${advice}`);
  }
  return thread;
}

/**
 * Stores a message. Its content may be a string (T-024).
 * @returns The stored message.
 */
export function addMessage(thread, { id = newId("msg"), content, ...fields }) {
  const blocks = typeof content === "string" ? [{ type: "text", text: content }] : content;
  const createdAt = new Date().toISOString();
  const message = { ...fields, id, content: blocks, createdAt, sequence: counter++ };
  thread.messages.push(message);
  thread.updatedAt = createdAt;
  return message;
}

/** Returns a thread in the contract's format. */
export function toThreadView({ id, contextKey, metadata, createdAt, updatedAt }) {
  return { id, projectId: "default", contextKey, metadata, createdAt, updatedAt };
}

/**
 * Returns a message in the contract's format. Stored content represents tool calls as `tool_use` blocks, and
 * state changes as `state_call` blocks, which only the model receives (T-252, TX-16).
 */
function toMessageView(thread, message, representation) {
  const { id, role, toolCallId, isError, createdAt, metadata, incomplete } = message;
  const blocks = message.content
    .filter((block) => block.type !== "state_call")
    .map((block) => {
      if (block.type === "tool_use") {
        return { type: "tool_use", id: block.id, name: block.name, input: block.input };
      }
      if (block.type !== "component") return block;
      const { id, name, props } = block;
      return { type: "component", id, name, props, state: thread.components.get(id).state };
    });
  const common = { id, role, createdAt, metadata, incomplete };
  if (role === "tool") {
    if (representation === "fields") return { ...common, content: blocks, toolCallId, isError };
    const result = { type: "tool_result", toolUseId: toolCallId, content: blocks, isError };
    return { ...common, role: "user", content: [result] };
  }
  if (representation === "blocks") return { ...common, content: blocks };
  const calls = blocks
    .filter((block) => block.type === "tool_use")
    .map(({ id, name, input }) => ({ id, name, arguments: input }));
  const content = blocks.filter((block) => block.type !== "tool_use");
  return { ...common, content, ...(calls.length > 0 && { toolCalls: calls }) };
}

/** Removes messages that only change state, because clients do not see them. */
export const visibleMessages = (messages) =>
  messages.filter(({ content }) => content.length === 0 || content.some(({ type }) => type !== "state_call"));

/** Returns copies of messages in the contract's format. */
export function toMessageViews(thread, messages, representation = "fields") {
  const views = visibleMessages(messages).map((each) => toMessageView(thread, each, representation));
  return structuredClone(views);
}

/**
 * Returns a page of a list (T-085).
 * @param list Identifies the list, including its filters and order. A cursor is valid only for the same list.
 * @param items The items in the order of the list, each with its `sequence`.
 */
export function page(items, { limit, cursor, list, descending, defaultLimit }) {
  const maxItems = Math.min(Math.max(limit ?? defaultLimit, 1), 100);
  let rest = items;
  if (cursor !== undefined) {
    const position = readCursor(cursor, list);
    rest = items.filter(({ sequence }) => (descending ? sequence < position : sequence > position));
  }
  const entries = rest.slice(0, maxItems);
  if (rest.length <= maxItems) return { entries };
  const state = JSON.stringify({ list, position: entries.at(-1).sequence });
  return { entries, nextCursor: Buffer.from(state).toString("base64url") };
}

function readCursor(cursor, list) {
  try {
    const state = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (state.list === list && Number.isInteger(state.position)) return state.position;
  } catch {
    // An invalid cursor is rejected below, like a cursor from another list.
  }
  const detail = "is not the nextCursor of a page of this list";
  return throwIfInvalid([{ pointer: "/cursor", detail }], "INVALID_CURSOR");
}

const maxStateCharacters = 1_048_576;
const maxStateLevels = 64;

/**
 * Applies a patch to a copy of the state. The operations are applied one at a time, so that excessive copying
 * is stopped early.
 */
function applyPatch(state, patch) {
  let document = structuredClone(state);
  for (const [number, operation] of structuredClone(patch).entries()) {
    const { op, path, from } = operation;
    const description = `operation ${number} (${op} ${path})`;
    if (op === "move" && path.startsWith(`${from}/`))
      throw new Error(`${description} moves a value into itself`);
    try {
      document = jsonPatch.applyOperation(document, operation, true).newDocument;
    } catch (error) {
      // The remaining lines of the library's message contain the document.
      throw new Error(`${description} does not apply: ${error.name}`);
    }
    checkState(document);
  }
  return document;
}

function checkState(state) {
  if (isDeeperThan(maxStateLevels, state)) {
    throw new Error(`a state is nested at most ${maxStateLevels} levels deep`);
  }
  if (JSON.stringify(state)?.length > maxStateCharacters) {
    throw new Error(`a state has at most ${maxStateCharacters} characters`);
  }
}

/**
 * Returns the state of a component after a change.
 * @throws {Error} if the change is invalid.
 */
export function applyChange(component, { state, patch }) {
  const changed = patch ? applyPatch(component.state ?? {}, patch) : state;
  if (typeof changed !== "object" || changed === null || Array.isArray(changed)) {
    throw new Error("a component's state is an object");
  }
  checkState(changed);
  return changed;
}

/**
 * Returns the operations that a change makes at a path. Test operations are omitted because they change
 * nothing (TX-13).
 * @param state The state after the change. If the component had no state before, the complete state is added.
 */
export function listOperations(component, { patch }, state, base = "") {
  if (!patch || !component.state) {
    const op = component.state || base === "" ? "replace" : "add";
    return patch?.every((each) => each.op === "test") ? [] : [{ op, path: base, value: state }];
  }
  return patch
    .filter(({ op }) => op !== "test")
    .map((operation) => ({
      ...operation,
      path: base + operation.path,
      ...("from" in operation && { from: base + operation.from }),
    }));
}

/** Applies a client's state change (T-150 to T-153). If a run is active, it sends the change (TX-15). */
export function pushState(thread, componentId, change) {
  const component = thread.components.get(componentId);
  if (!component) throw new Problem("COMPONENT_NOT_FOUND", `There is no component "${componentId}".`);
  let state;
  try {
    state = applyChange(component, change);
  } catch ({ message: detail }) {
    if (change.patch) throwIfInvalid([{ pointer: "/patch", detail }], "INVALID_JSON_PATCH");
    throwIfInvalid([{ pointer: "/state", detail }]);
  }
  const delta = listOperations(component, change, state);
  if (delta.length === 0) return state;
  component.state = state;
  thread.updatedAt = new Date().toISOString();
  thread.active?.emitClientChange({ componentId, delta });
  return state;
}
