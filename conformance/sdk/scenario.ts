/** Types of a scenario file. `scenario.schema.json` is the same as a JSON Schema. */
import type { operations } from "../../generated/tambo/types.ts";
import type { Json } from "../runner/case.ts";

/** A file in `scenarios/`: the requests that a client sends in order, and the scripted responses. */
export interface Scenario {
  /** Unique, like the file's name. `sdk-<id>` is the thread id or context key of all its requests. */
  id: string;
  title: string;
  /** Requirements of the contract that it exercises. */
  requirements: string[];
  /**
   * Result that the client's user must see if the client handles the responses correctly. The mock cannot
   * check this; the client's test can.
   */
  see: string;
  /** The scenario passes when all exchanges were exercised in this order. */
  exchanges: Exchange[];
}

/** A request and its response. */
export interface Exchange {
  operationId: keyof operations;
  request: ScenarioRequest;
  response: PlainResponse | StreamResponse | DroppedResponse;
}

/** The request that the client must send. */
export interface ScenarioRequest {
  method: "GET" | "POST" | "DELETE";
  /** Percent-encoded, without a query. */
  path: string;
  /** Required values; `null` forbids a parameter. Other parameters are allowed. */
  query?: Record<string, string | number | null>;
  /** Required headers. */
  headers?: Record<string, string>;
  /** Id of the last event that the client has, sent as `after` or as `Last-Event-ID`; `null` forbids both. */
  position?: number | null;
  /** Required fields. Other fields are allowed as in the contract. */
  body?: Json;
}

/** A response that is not a stream. Status 204 has no `body`. */
export interface PlainResponse {
  status: number;
  headers?: Record<string, string>;
  body?: Json;
}

/** A stream, with the headers that the contract declares for it. */
export interface StreamResponse {
  status: 200;
  events: StreamItem[];
  /** Id of the first event; 1 by default. */
  firstId?: number;
  /** Splits the stream into chunks of this number of bytes, within characters and lines. */
  chunkBytes?: number;
  /** Waits before the item with this index until the next exchange of the scenario has its response. */
  hold?: number;
  /** Breaks the connection after this number of items, and this number of bytes of the next. */
  cut?: { items: number; bytes: number };
}

/** Closes the connection without a response. */
export interface DroppedResponse {
  drop: true;
}

/** An event of the contract, an event that the contract does not define yet, or a comment. */
export type StreamItem =
  | { type: string; [member: string]: Json }
  | { unknown: { [member: string]: Json } }
  | { comment: string };

/** Returns the thread id or context key that identifies a scenario's requests. */
export function markOf(scenarioId: string): string {
  return `sdk-${scenarioId}`;
}
