/** What a case has seen, in the form that its checks select from. */

import type { Json } from "./case.ts";
import type { ModelCall, Search } from "./driver.ts";

/** An answer that was read as a whole. */
export interface ObservedResponse {
  kind: "answer";
  method: string;
  /** Path without query. */
  path: string;
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** The parsed JSON; `null` when there was none. */
  body: Json;
  /** The text as it came. */
  text: string;
}

/** An event as it came. */
export interface ReceivedEvent {
  /** The `id:` of its frame, or `null`. */
  id: string | null;
  /** The frame's text, without the empty line that ends it. */
  frame: string;
  /** The parsed payload; `null` when it is not JSON. */
  payload: Json;
}

/** An answer that is a stream, as far as it was read. */
export interface ObservedStream {
  kind: "stream";
  method: string;
  path: string;
  /** Query as sent, for coming back in the same form. */
  query: Record<string, string>;
  /** The JSON body of its request; absent when it had none. */
  sent?: Json;
  status: number;
  headers: Record<string, string>;
  /** Payloads of the events. */
  events: Json[];
  /** `id:` of each event, or `null`. */
  ids: (string | null)[];
  /** `type` of each event; of a CUSTOM one its `name`. */
  types: string[];
  /** `types` in the contract's vocabulary, repeated deltas counted once: the shape of the stream. */
  shape: string[];
  frames: string[];
  /** What the frames have that the contract's frames must not have, a sentence each; of every kind the first. */
  oddities: string[];
  /** Comment lines of the stream, such as keep-alives. */
  comments: number;
  bytes: number;
  /** Whether the server ended it, the suite closed it, it broke off, or it is still open. */
  ended: "end" | "closed" | "broken" | "open";
  threadId: string | null;
  runId: string | null;
  /** Text of all messages streamed so far. */
  text: string;
  /** Arguments streamed so far, by tool call id. */
  args: Record<string, string>;
  /** Props streamed so far, by component id. */
  props: Record<string, string>;
}

/** A list, followed to its end. */
export interface PagesSeen {
  kind: "pages";
  pages: Json[];
  items: Json[];
  statuses: number[];
  complete: boolean;
}

/** One thing that was seen. */
export type Seen = ObservedResponse | ObservedStream | PagesSeen;

/** The root that `${…}` and `select` read. Names of steps are members beside these. */
export interface Observations {
  /** Unique to this run of this case. */
  nonce: string;
  /** Ids of the case's threads by name. */
  threads: Record<string, string>;
  /** Texts of user messages that carry scripts, by name. */
  script: Record<string, string>;
  /** Requests to the model by script name. */
  model: Record<string, ModelCall[]>;
  /** Whether the implementation closed its connection to the model, as `aborted` steps found, by script name. */
  aborted: Record<string, boolean>;
  /** Everything seen under a name, when steps repeat. */
  each: Record<string, Seen[]>;
  /** Requests to the suite's search engine whose query holds the nonce. */
  searches: readonly Search[];
  /** An address that nobody should ask for, in the implementation's own network, and who did. */
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
