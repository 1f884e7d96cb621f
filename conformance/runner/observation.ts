/**
 * Observations made by a case. Checks select from them, so their field names are part of the format of case
 * files.
 */

import type { Json } from "./case.ts";
import type { ModelCall, Search } from "./driver.ts";

/** A complete response. */
export interface ObservedResponse {
  kind: "answer";
  method: string;
  /** The path without its query. */
  path: string;
  status: number;
  /** Header names are in lower case. */
  headers: Record<string, string>;
  /** Parsed JSON, or `null`. */
  body: Json;
  /** The body text as received. */
  text: string;
}

/** An event as received. */
export interface ReceivedEvent {
  /** Value of the frame's `id:` field, or `null` if there is none. */
  id: string | null;
  /** Text of the frame, without the empty line that ends it. */
  frame: string;
  /** The parsed payload; `null` if it is not JSON. */
  payload: Json;
}

/** The part of a streamed response that has been read so far. */
export interface ObservedStream {
  kind: "stream";
  method: string;
  path: string;
  /** The query as sent. A reconnect repeats it. */
  query: Record<string, string>;
  /** JSON body of the request, if any. */
  sent?: Json;
  status: number;
  headers: Record<string, string>;
  /** Payloads of the events. */
  events: Json[];
  /** Value of each event's `id:` field, or `null` if there is none. */
  ids: (string | null)[];
  /** The `type` of each event. For a CUSTOM event, its `name`. */
  types: string[];
  /** Like `types`, but in the contract's vocabulary, and with consecutive deltas counted once. */
  shape: string[];
  frames: string[];
  /** A sentence about each violation of the frame format. Only the first violation of each kind is listed. */
  oddities: string[];
  /** The sentences in `oddities` about problems that are wrong in every contract, such as data that is not JSON. */
  malformed: string[];
  /** Number of comment lines, such as heartbeats. */
  comments: number;
  bytes: number;
  /**
   * End of the stream: the server closed it (`end`), the suite closed it (`closed`), the connection was
   * lost (`broken`), or it is still open.
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

/** The pages of a list, as read by a `pages` step. */
export interface ObservedPages {
  kind: "pages";
  method: string;
  path: string;
  pages: Json[];
  items: Json[];
  statuses: number[];
  complete: boolean;
}

export type Observation = ObservedResponse | ObservedStream | ObservedPages;

/** Root object for `${…}` and `select`. Step observations are additional fields, by name. */
export interface Observations {
  /** A value that is unique for each execution of a case. */
  nonce: string;
  /** Ids of the threads used in the case, by name. */
  threads: Record<string, string>;
  /** Text of the messages that contain scripts, by script name. */
  script: Record<string, string>;
  /** Model requests, by script name. */
  model: Record<string, ModelCall[]>;
  /**
   * Result of `aborted` steps by script name: true if the implementation closed its connection to the model.
   */
  aborted: Record<string, boolean>;
  /** All observations with each name, for steps that are repeated. */
  each: Record<string, Observation[]>;
  /** Requests to the suite's search engine whose query contains the nonce. */
  searches: readonly Search[];
  /**
   * An address in the implementation's own network that the implementation must not request, and the requests
   * that arrived there.
   */
  canary: { url: string; port: string; path: string; visits: readonly string[] };
  target: {
    toolServer: string;
    graceMs: number | null;
    maxBodyBytes: number | null;
    otherModel: string;
    /** Facts from the contract's setup. */
    [fact: string]: string | number | null;
  };
  [step: string]: unknown;
}
