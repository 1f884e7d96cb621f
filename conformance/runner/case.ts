/**
 * What a case file says (`conformance/case.schema.json` describes the same for other languages): which turns the model
 * plays, what the client does, and what must then be true.
 */

/** How the suite makes the model play its part. */
export type Mode = "upstream" | "script" | "observe";

/** RFC 2119 levels. */
export type Level = "MUST" | "SHOULD" | "MAY";

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

/** One file of `cases/`. */
export interface Case {
  /** Unique, and never used for another meaning: lower-case words with dashes. */
  id: string;
  title: string;
  /** Folder it lies in: groups cases in reports. */
  area: string;
  /** Version of the requirement set that first has it. */
  since: string;
  /** Features the implementation must claim for the case to apply. */
  needs: string[];
  /** Modes it can run in. */
  modes: Mode[];
  /** Whether it must run alone: it stops the server. */
  exclusive: boolean;
  /** Model turns by script name; a run plays the script of its own name. */
  scripts: Record<string, Turn[]>;
  steps: Step[];
  checks: Check[];
}

/** What the model says when it is asked once. */
export type Turn = ModelStep[];

/** A piece of streamed text, or a wait for a hold within it. */
export type Piece = string | { hold: string };

/** One thing that a model does in a turn. */
export type ModelStep =
  /** Streams a text, one delta for every string. */
  | { text: string | Piece[] }
  /** Thinks aloud, one delta for every string (feature `reasoning`). */
  | { reasoning: string | Piece[] }
  /**
   * Calls a tool of the request or a fixture tool of the suite's MCP server (`conf_…`); one that is `unoffered` is called
   * by just this name.
   */
  | { tool: string; args: Json | Piece[]; id?: string; unoffered?: true }
  /** Shows a component; `state` are changes of its state while it is open (feature `model-state`). */
  | { component: string; props: Json | Piece[]; id?: string; state?: (StateChange | { hold: string })[] }
  /** Changes the state of a component that is on screen, or without `component` the app's (feature `model-state`). */
  | { state: { component?: string } & StateChange }
  /** Waits until the case releases the hold. */
  | { hold: string }
  /** The provider answers with an error status instead of a stream; must be the first step. Mode `upstream`. */
  | { error: { status: number; message: string } }
  /** The model fails in the middle: an error event of the provider's stream; in a script, its error step. */
  | { fail: { code: string; message: string } }
  /** The connection breaks; nothing follows. */
  | { drop: true }
  /** Sends something that is not the provider's format, then ends. Mode `upstream`. */
  | { garbage: string }
  /** The finish reason, when it is not the natural one. */
  | { finish: "stop" | "length" | "content-filter" | "tool-calls" };

/** A change of state. */
export type StateChange = { set: Json } | { patch: Json };

/** Strings in scripts, steps and expectations may hold `${JMESPath}` over the observations. */
export type Step =
  | RunStep
  | ReconnectStep
  | RequestStep
  | PagesStep
  /**
   * Reads a stream until it has ended, an event or all that was seen of the stream satisfies a JMESPath expression, or
   * there are that many events.
   */
  | { read: string; until?: "end" | { event: string } | { seen: string } | { events: number } }
  /** Waits until the model, or a fixture tool, stands at a hold. */
  | { reached: string }
  | { release: string }
  /** Closes the connection of a stream. */
  | { disconnect: string }
  /**
   * Waits until the implementation has closed its connection to the model that plays this script, or, with the name of a
   * hold, the connection that stood there.
   */
  | { aborted: string }
  /**
   * Kills the implementation's process at once and starts it again (feature `restart`). What stood at a hold is forgotten:
   * `reached` waits for what comes there after that.
   */
  | { restart: "kill" }
  /** Does the steps several times; `each.<name>` lists what every round observed. */
  | { repeat: number; steps: Step[] }
  /** Does all of them at once. */
  | { parallel: Step[] };

/** What a run comes to: a stream or the answer that is as good; a refusal before it; or, of a blocking run, a failure. */
export type Outcome = "stream" | "refusal" | "failure";

/** Starts a run: the observation is a stream, the answer of a blocking run, or the refusal. */
export interface RunStep {
  /** Name of the observation. */
  run: string;
  /** Name of a thread of the case, `main` if absent: every name is a new thread with an id of the suite's choice. */
  thread?: string;
  /** Name of the script in the message, if it is not the observation's own name. Absent and without one: no script. */
  script?: string;
  /** Members laid over the body of the contract's own request (`contracts/<contract>/steps.schema.json`). */
  body?: { [member: string]: Json };
  /** A run or reconnect whose conversation, as a client has it, comes before the new messages. */
  history?: string;
  /** Asks for one answer instead of a stream. The step only sends; `read` waits for the answer. */
  blocking?: true;
  /** A run whose body is sent again, so that the model says the same. */
  again?: string;
  /** Members left out of the body, with dots: `request.model`. */
  without?: string[];
  /** Messages after the script's. */
  messages?: { [member: string]: Json }[];
  /** Options of the contract, validated by its `steps.schema.json`. */
  with?: { [option: string]: Json };
  /** As of a request. */
  key?: OtherKey;
  query?: Record<string, Json>;
  headers?: Record<string, string>;
  /**
   * What the case is about: a stream (if absent), or a refusal; anything else ends the case. With `failure` a run is
   * begun, and comes to nothing: a blocking one is answered with an error when it is read, a stream ends as it may.
   */
  expect?: Outcome;
}

/** No API key, another project's, a wrong one, or the right one as `X-API-Key`. */
export type OtherKey = "none" | "other" | "wrong" | "x-api-key";

/** Comes back to a run. */
export interface ReconnectStep {
  reconnect: string;
  /** Observation of the run to come back to. */
  of: string;
  /** The position to go on after, as a parameter. */
  after?: Json;
  /** The same, as the header `Last-Event-ID`. */
  lastEventId?: Json;
  /** Members laid over the request's own. */
  body?: { [member: string]: Json };
  /** Options of the contract, as of a run. */
  with?: { [option: string]: Json };
  query?: Record<string, Json>;
  headers?: Record<string, string>;
  /** As of a run. */
  expect?: "stream" | "refusal";
}

/** Any request; the observation has its answer, read to the end. */
export interface RequestStep {
  request: string;
  method: "GET" | "POST" | "DELETE" | "PUT" | "PATCH";
  path: string;
  query?: Record<string, Json>;
  body?: Json;
  /** Sent as it is, instead of `body`. */
  rawBody?: string | { base64: string };
  /** Fills the body up to this length in bytes, with spaces after it: JSON allows them (RFC 8259 section 2). */
  bytes?: string;
  headers?: Record<string, string>;
  /** The API key to send instead of the project's own. */
  key?: OtherKey;
  /** Status without which the rest of the case makes no sense: another one ends it. */
  expect?: number;
}

/** Follows `nextCursor` to the end of a list: the observation has `pages`, and `items` of them all. */
export interface PagesStep {
  pages: string;
  path: string;
  query: Record<string, Json>;
  /** Member of a page that holds its items. */
  items: string;
  /** Most pages; a list that goes on is cut there, and `complete` is false. */
  atMost: number;
}

/** Something that must be true of the observations. */
export interface Check {
  /** Unique in the case. */
  id: string;
  /** Requirements of the register; the level of the check is the highest of theirs. */
  requirements: string[];
  /** One sentence, as it must be. */
  text: string;
  /** Lowers the level where the check asks for more than the requirement does. */
  level?: Level;
  /** Features that must be claimed for this check. */
  needs?: string[];
  /** Modes it can be judged in, when not in all of the case's. */
  modes?: Mode[];
  /** JMESPath over the observations. */
  select?: string;
  /** What it must give. */
  equals?: Json;
  /** JSON Schema (2020-12) that what it gives must satisfy. */
  schema?: Json;
  /** A check in code, by name, instead of `select`. */
  code?: string;
  /** What the code is told. */
  with?: { [name: string]: Json };
}
