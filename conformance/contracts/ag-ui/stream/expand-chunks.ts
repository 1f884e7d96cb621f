/** Expands the chunk events of AG-UI to start, content and end events, as AG-UI's client does. */
import type { Json } from "../../../runner/case.ts";
import { getString, type JsonObject } from "../../../stream/json.ts";

/** An event, its position in the stream (starting at 1), and the problem with the chunk, if any. */
export interface ExpandedEvent {
  event: Json;
  position: number;
  problem?: string;
}

interface ChunkKind {
  start: string;
  content: string;
  end: string;
  idField: string;
  /** Fields that only the first chunk of an item introduces. Later chunks may repeat them unchanged. */
  openerFields: readonly string[];
  requiredFields: readonly string[];
}

const chunkKinds: Readonly<Record<string, ChunkKind>> = {
  TEXT_MESSAGE_CHUNK: {
    start: "TEXT_MESSAGE_START",
    content: "TEXT_MESSAGE_CONTENT",
    end: "TEXT_MESSAGE_END",
    idField: "messageId",
    openerFields: ["role", "name"],
    requiredFields: ["messageId"],
  },
  REASONING_MESSAGE_CHUNK: {
    start: "REASONING_MESSAGE_START",
    content: "REASONING_MESSAGE_CONTENT",
    end: "REASONING_MESSAGE_END",
    idField: "messageId",
    openerFields: [],
    requiredFields: ["messageId"],
  },
  TOOL_CALL_CHUNK: {
    start: "TOOL_CALL_START",
    content: "TOOL_CALL_ARGS",
    end: "TOOL_CALL_END",
    idField: "toolCallId",
    openerFields: ["toolCallName", "parentMessageId"],
    requiredFields: ["toolCallId", "toolCallName"],
  },
};

/** Returns the events of a stream without chunks. A chunk without a usable item is returned with its problem. */
export function expandChunks(events: readonly Json[]): ExpandedEvent[] {
  const expander = new ChunkExpander();
  return [
    ...events.flatMap((event, index) => expander.add(event, index + 1)),
    ...expander.end(events.length),
  ];
}

/** Expands chunks incrementally. */
export class ChunkExpander {
  #open: { kind: ChunkKind; opener: JsonObject } | undefined;

  add(event: Json, position: number): ExpandedEvent[] {
    const type = getString(event, "type") ?? "";
    const kind = Object.hasOwn(chunkKinds, type) ? chunkKinds[type] : undefined;
    // RAW events do not end an item.
    if (kind === undefined) return [...(type === "RAW" ? [] : this.end(position)), { event, position }];
    const chunk = event as JsonObject;
    const id = getString(chunk, kind.idField);
    const opener = this.#open?.kind === kind ? this.#open.opener : undefined;
    const continues = opener !== undefined && (id === undefined || id === opener[kind.idField]);
    return continues
      ? [...findChange(chunk, position, type, kind, opener), ...this.#content(chunk, position)]
      : [...this.end(position), ...this.#begin(chunk, position, type, kind)];
  }

  /** Returns the end of the open item, if any. */
  end(position: number): ExpandedEvent[] {
    const open = this.#open;
    this.#open = undefined;
    if (open === undefined) return [];
    const { kind, opener } = open;
    return [{ event: { type: kind.end, [kind.idField]: opener[kind.idField] ?? null }, position }];
  }

  #begin(chunk: JsonObject, position: number, type: string, kind: ChunkKind): ExpandedEvent[] {
    const missing = kind.requiredFields.find((field) => getString(chunk, field) === undefined);
    if (missing !== undefined)
      return [{ event: chunk, position, problem: `the first ${type} of an item has no ${missing}` }];
    this.#open = { kind, opener: chunk };
    const opening = pick(chunk, [kind.idField, ...kind.openerFields]);
    return [{ event: { type: kind.start, ...opening }, position }, ...this.#content(chunk, position)];
  }

  #content(chunk: JsonObject, position: number): ExpandedEvent[] {
    const delta = getString(chunk, "delta");
    if (delta === undefined || this.#open === undefined) return [];
    const { kind, opener } = this.#open;
    return [{ event: { type: kind.content, [kind.idField]: opener[kind.idField] ?? null, delta }, position }];
  }
}

function findChange(
  chunk: JsonObject,
  position: number,
  type: string,
  kind: ChunkKind,
  opener: JsonObject,
): ExpandedEvent[] {
  const changed = kind.openerFields.find(
    (field) => chunk[field] !== undefined && chunk[field] !== (opener[field] ?? defaults[field]),
  );
  return changed === undefined
    ? []
    : [{ event: chunk, position, problem: `${type} changes the ${changed} of its item` }];
}

const defaults: Readonly<Record<string, string>> = { role: "assistant" };

function pick(object: JsonObject, fields: readonly string[]): JsonObject {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = object[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}
