/** What a scenario file says (`scenario.schema.json` describes the same for other languages). */
import type { operations } from "../../generated/tambo/types.ts";
import type { Json } from "../runner/case.ts";

/** One file of `scenarios/`: requests that a client sends in order, and the scripted answers. */
export interface Scenario {
  /** Unique; the file's name. `sdk-<id>` is the thread or the context key of all its requests. */
  id: string;
  title: string;
  /** Rules of the contract that it exercises. */
  requirements: string[];
  /** What the client's user must see when the client reads the answers well. The mock cannot look; the client's test can. */
  see: string;
  /** It is passed when all of them were exercised in this order. */
  exchanges: Exchange[];
}

/** A request and its answer. */
export interface Exchange {
  operationId: keyof operations;
  request: ScenarioRequest;
  response: AnswerResponse | StreamResponse | DroppedResponse;
}

/** The request that the client must send. */
export interface ScenarioRequest {
  method: "GET" | "POST" | "DELETE";
  /** Percent-encoded; holds no query. */
  path: string;
  /** Values that must be sent; `null`: must not be sent. Others may be. */
  query?: Record<string, string | number | null>;
  /** Headers that must be sent with these values. */
  headers?: Record<string, string>;
  /** Number of the last event that the client has, sent as `after` or as `Last-Event-ID`; `null`: neither may be sent. */
  position?: number | null;
  /** Members that must be sent with these values; members beyond them may be, as the contract allows. */
  body?: Json;
}

/** An answer that is not a stream; `body` is absent for status 204. */
export interface AnswerResponse {
  status: number;
  headers?: Record<string, string>;
  body?: Json;
}

/** A stream, with the headers that the contract declares for it. */
export interface StreamResponse {
  status: 200;
  events: StreamItem[];
  /** Number of the first event; 1 if absent. */
  firstId?: number;
  /** Cuts the stream into pieces of so many bytes, so that characters and lines are split. */
  chunkBytes?: number;
  /** Waits before the item with this index until the next exchange of the scenario is answered. */
  hold?: number;
  /** Breaks the connection after so many items and so many bytes of the next. */
  cut?: { items: number; bytes: number };
}

/** The connection is closed without an answer. */
export interface DroppedResponse {
  drop: true;
}

/** An event of the contract; an event that the contract does not have yet; or a comment of the stream. */
export type StreamItem =
  | { type: string; [member: string]: Json }
  | { unknown: { [member: string]: Json } }
  | { comment: string };

/** The thread id or context key that tells a scenario's requests from all others. */
export function markOf(scenarioId: string): string {
  return `sdk-${scenarioId}`;
}
