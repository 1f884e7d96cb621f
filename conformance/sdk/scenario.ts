/** Types of a scenario file. `scenario.schema.json` describes the same format as a JSON Schema. */
import type { operations } from "../../generated/tambo/types.ts";
import type { Json } from "../runner/case.ts";

/**
 * A scenario, as read from a file in `scenarios/`: the requests that a client sends in order, and the
 * scripted responses.
 */
export interface Scenario {
  /**
   * Unique id, which is also the name of the file. All requests in the scenario have `sdk-<id>` as the thread id or
   * context key.
   */
  id: string;
  title: string;
  /** The contract's requirements that the scenario exercises. */
  requirements: string[];
  /**
   * The result that the user must see if the client handles the responses correctly. The mock API cannot check
   * this; the client's test can.
   */
  see: string;
  /** The exchanges. The scenario passes when all of them have been exercised in this order. */
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
  /** The percent-encoded path, without a query. */
  path: string;
  /** Required parameters and their values; `null` forbids a parameter. Other parameters are allowed. */
  query?: Record<string, string | number | null>;
  /** Required headers. */
  headers?: Record<string, string>;
  /**
   * Id of the last event that the client has received, sent as `after` or as `Last-Event-ID`; `null` forbids
   * both.
   */
  position?: number | null;
  /** Required fields. Other fields are allowed if the contract allows them. */
  body?: Json;
}

/** A response that is not a stream. A response with status 204 has no `body`. */
export interface PlainResponse {
  status: number;
  headers?: Record<string, string>;
  body?: Json;
}

/** A streamed response, with the headers that the contract declares for it. */
export interface StreamResponse {
  status: 200;
  events: StreamItem[];
  /** Id of the first event. Defaults to 1. */
  firstId?: number;
  /** Size in bytes of the chunks into which the stream is split, even within characters and lines. */
  chunkBytes?: number;
  /**
   * Index of an item. The stream waits before this item until the response to the scenario's next exchange
   * has been sent.
   */
  hold?: number;
  /** Breaks the connection after this number of items, and this number of bytes of the next item. */
  cut?: { items: number; bytes: number };
}

/** Closes the connection without a response. */
export interface DroppedResponse {
  drop: true;
}

/**
 * An event that the contract defines, the same without an id, an event that the contract does not define yet, or
 * a comment.
 */
export type StreamItem =
  | { type: string; [member: string]: Json }
  | { withoutId: { type: string; [member: string]: Json } }
  | { unknown: { [member: string]: Json } }
  | { comment: string };

/** Returns the thread id or context key that identifies a scenario's requests. */
export function markOf(scenarioId: string): string {
  return `sdk-${scenarioId}`;
}
