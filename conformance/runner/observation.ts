/**
 * Observations of a case. Checks select from them, so their field names are part of the format of case files.
 */

import type { Json } from "./case.ts";
import type { ModelCall, Search } from "./driver.ts";

/** A complete response. */
export interface ObservedResponse {
  kind: "answer";
  method: string;
  /** Path without query. */
  path: string;
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Parsed JSON, or `null`. */
  body: Json;
  /** The text as received. */
  text: string;
}

/** An event as received. */
export interface ReceivedEvent {
  /** `id:` of its frame, or `null`. */
  id: string | null;
  /** Text of the frame, without the empty line at its end. */
  frame: string;
  /** Parsed payload; `null` if it is not JSON. */
  payload: Json;
}

/** A response that is a stream, as far as it was read. */
export interface ObservedStream {
  kind: "stream";
  method: string;
  path: string;
  /** Query as sent. A reconnect repeats it. */
  query: Record<string, string>;
  /** JSON body of the request; absent without one. */
  sent?: Json;
  status: number;
  headers: Record<string, string>;
  /** Payloads of the events. */
  events: Json[];
  /** `id:` of each event, or `null`. */
  ids: (string | null)[];
  /** `type` of each event; of a CUSTOM event, its `name`. */
  types: string[];
  /** `types` in the contract's vocabulary, with consecutive deltas counted once. */
  shape: string[];
  frames: string[];
  /** Violations of the frame format, a sentence each; only the first of each kind. */
  oddities: string[];
  /** Number of comment lines, such as heartbeats. */
  comments: number;
  bytes: number;
  /**
   * End of the stream: closed by the server (`end`) or the suite (`closed`), connection lost (`broken`), or
   * still open.
   */
  ended: "end" | "closed" | "broken" | "open";
  threadId: string | null;
  runId: string | null;
  /** Text of all messages so far. */
  text: string;
  /** Tool arguments so far, by tool call id. */
  args: Record<string, string>;
  /** Props so far, by component id. */
  props: Record<string, string>;
}

/** A list, read to its end. */
export interface ObservedPages {
  kind: "pages";
  pages: Json[];
  items: Json[];
  statuses: number[];
  complete: boolean;
}

export type Observation = ObservedResponse | ObservedStream | ObservedPages;

/** Root object of `${…}` and `select`. The observations of steps are further fields, by name. */
export interface Observations {
  /** Unique for each run of a case. */
  nonce: string;
  /** Ids of the case's threads, by name. */
  threads: Record<string, string>;
  /** Texts of the messages that contain scripts, by name. */
  script: Record<string, string>;
  /** Model requests, by script name. */
  model: Record<string, ModelCall[]>;
  /**
   * Result of `aborted` steps by script name: true if the implementation closed its connection to the model.
   */
  aborted: Record<string, boolean>;
  /** All observations of a name, for steps that repeat. */
  each: Record<string, Observation[]>;
  /** Requests to the suite's search engine whose query contains the nonce. */
  searches: readonly Search[];
  /**
   * An address in the implementation's own network that it must not request, and the requests that arrived
   * there.
   */
  canary: { url: string; port: string; path: string; visits: readonly string[] };
  target: {
    toolServer: string;
    graceMs: number | null;
    maxBodyBytes: number | null;
    otherModel: string;
    /** Facts of the contract's setting. */
    [fact: string]: string | number | null;
  };
  [step: string]: unknown;
}
