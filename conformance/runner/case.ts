/**
 * Types of a case file: the model's turns, the client's steps, and the checks. `conformance/case.schema.json`
 * is the same as a JSON Schema.
 */

/**
 * Source of the model's responses: the suite's scripted model (`upstream`), a `script` model in the
 * implementation, or the implementation's real model (`observe`).
 */
export type Mode = "upstream" | "script" | "observe";

/** RFC 2119 levels. */
export type Level = "MUST" | "SHOULD" | "MAY";

export type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

/** A file in `cases/`. */
export interface Case {
  /** Unique id of lower-case words with dashes. An id is never reused with another meaning. */
  id: string;
  title: string;
  /** Name of its folder. Reports group cases by area. */
  area: string;
  /** First version of the requirement set that contains the case. */
  since: string;
  /** Features that the implementation must claim for the case to apply. */
  needs: string[];
  /** Modes in which the case can run. */
  modes: Mode[];
  /** True if the case must run alone, because it stops the server. */
  exclusive: boolean;
  /** Model turns by script name. A run uses the script with its own name. */
  scripts: Record<string, Turn[]>;
  steps: Step[];
  checks: Check[];
}

/** Response of the model to one request. */
export type Turn = ModelStep[];

/** A delta of streamed text, or a wait for a hold between deltas. */
export type Piece = string | { hold: string };

/** One part of a turn. */
export type ModelStep =
  /** Streams a text, one delta for each string. */
  | { text: string | Piece[] }
  /** Streams reasoning, one delta for each string (feature `reasoning`). */
  | { reasoning: string | Piece[] }
  /**
   * Calls a tool of the request, or a fixture tool of the suite's MCP server (`conf_…`). An `unoffered` tool
   * is called by exactly this name.
   */
  | { tool: string; args: Json | Piece[]; id?: string; unoffered?: true }
  /**
   * Shows a component. `state` contains changes of its state while it is streamed (feature `model-state`).
   */
  | { component: string; props: Json | Piece[]; id?: string; state?: (StateChange | { hold: string })[] }
  /**
   * Changes the state of a component on screen or, without `component`, of the application (feature
   * `model-state`).
   */
  | { state: { component?: string } & StateChange }
  /** Waits until the case releases the hold. */
  | { hold: string }
  /** The provider returns an error status instead of a stream. Must be the first step. Mode `upstream`. */
  | { error: { status: number; message: string } }
  /**
   * The model fails while it streams: an error event of the provider's format, or the error step of a script.
   */
  | { fail: { code: string; message: string } }
  /** The connection breaks. Must be the last step. */
  | { drop: true }
  /** Sends invalid data instead of the provider's format, then ends. Mode `upstream`. */
  | { garbage: string }
  /** Sets a finish reason other than the normal one. */
  | { finish: "stop" | "length" | "content-filter" | "tool-calls" };

/** A change of state. */
export type StateChange = { set: Json } | { patch: Json };

/**
 * A step of a case. Strings in scripts, steps and expectations may contain `${JMESPath}` over the
 * observations.
 */
export type Step =
  | RunStep
  | ReconnectStep
  | RequestStep
  | PagesStep
  /**
   * Reads a stream until it ends, until an event or the observed stream satisfies a JMESPath expression, or
   * until a number of events.
   */
  | { read: string; until?: "end" | { event: string } | { seen: string } | { events: number } }
  /** Waits until the model or a fixture tool reaches a hold. */
  | { reached: string }
  | { release: string }
  /** Closes the connection of a stream. */
  | { disconnect: string }
  /**
   * Waits until the implementation closes its connection to the model that executes this script or, with the
   * name of a hold, the connection that waits there.
   */
  | { aborted: string }
  /**
   * Kills the implementation's process and starts it again (feature `restart`). Holds reached before are
   * forgotten: `reached` waits for the next arrival.
   */
  | { restart: "kill" }
  /** Repeats the steps. `each.<name>` lists the observations of all rounds. */
  | { repeat: number; steps: Step[] }
  /** Executes steps concurrently. */
  | { parallel: Step[] };

/**
 * Expected outcome of a run: a stream or a successful response; an error response before it starts; or, for a
 * blocking run, an error response at its end.
 */
export type Outcome = "stream" | "refusal" | "failure";

/** Starts a run. The observation is a stream, the response of a blocking run, or an error response. */
export interface RunStep {
  /** Name of the observation. */
  run: string;
  /**
   * Name of a thread of the case, `main` if absent. Each name is a new thread, with an id that the suite
   * chooses.
   */
  thread?: string;
  /** Name of the script in the message; by default, the script with the observation's name, if it exists. */
  script?: string;
  /**
   * Fields that are merged into the body of the contract's request
   * (`contracts/<contract>/steps.schema.json`).
   */
  body?: { [member: string]: Json };
  /** A run or reconnect. Its conversation, as its client has it, comes before the new messages. */
  history?: string;
  /**
   * Requests a response instead of a stream. This step only sends the request; `read` waits for the response.
   */
  blocking?: true;
  /** Name of a run whose body is sent again, so that the model repeats its response. */
  again?: string;
  /** Paths of fields that are removed from the body: `request.model`. */
  without?: string[];
  /** Messages after that of the script. */
  messages?: { [member: string]: Json }[];
  /** Options of the contract, validated by its `steps.schema.json`. */
  with?: { [option: string]: Json };
  /** API key to send instead of the project's own. */
  key?: OtherKey;
  query?: Record<string, Json>;
  headers?: Record<string, string>;
  /**
   * Expected outcome: `stream` if absent. Any other outcome ends the case. With `failure`, the run starts and
   * fails: a blocking run gets an error response when it is read, a stream may end in any way.
   */
  expect?: Outcome;
}

/** No API key, another project's, a wrong one, or the right one as `X-API-Key`. */
export type OtherKey = "none" | "other" | "wrong" | "x-api-key";

/** Reconnects to a run. */
export interface ReconnectStep {
  reconnect: string;
  /** Observation of the run. */
  of: string;
  /** Cursor, as a parameter. */
  after?: Json;
  /** Cursor, as the header `Last-Event-ID`. */
  lastEventId?: Json;
  /** Fields that are merged into the body of the request. */
  body?: { [member: string]: Json };
  /** Options of the contract, as for a run. */
  with?: { [option: string]: Json };
  query?: Record<string, Json>;
  headers?: Record<string, string>;
  /** Expected outcome, as for a run. */
  expect?: "stream" | "refusal";
}

/** Sends any request. The observation is its complete response. */
export interface RequestStep {
  request: string;
  method: "GET" | "POST" | "DELETE" | "PUT" | "PATCH";
  path: string;
  query?: Record<string, Json>;
  body?: Json;
  /** Body that is sent unchanged, instead of `body`. */
  rawBody?: string | { base64: string };
  /** Pads the body to this number of bytes with trailing spaces, which JSON allows (RFC 8259 section 2). */
  bytes?: string;
  headers?: Record<string, string>;
  /** API key to send instead of the project's own. */
  key?: OtherKey;
  /** Expected status. Any other status ends the case, because its later steps depend on this one. */
  expect?: number;
}

/**
 * Follows `nextCursor` to the end of a list. The observation has the `pages`, and the `items` of all of them.
 */
export interface PagesStep {
  pages: string;
  path: string;
  query: Record<string, Json>;
  /** Field of a page that contains its items. */
  items: string;
  /** Most pages to read. In a longer list, `complete` is false. */
  atMost: number;
}

/** An expectation about the observations. */
export interface Check {
  /** Unique in the case. */
  id: string;
  /** Ids of requirements in the register. Their highest level is the level of the check. */
  requirements: string[];
  /** The expectation in one sentence. */
  text: string;
  /** Lower level, if the check is stricter than the requirement. */
  level?: Level;
  /** Features that the implementation must claim for the check to apply. */
  needs?: string[];
  /** Modes in which the check applies, if not all modes of the case. */
  modes?: Mode[];
  /** JMESPath over the observations. */
  select?: string;
  /** Expected value. */
  equals?: Json;
  /** JSON Schema (2020-12) of the expected value. */
  schema?: Json;
  /** Name of a check function of the contract, instead of `select`. */
  code?: string;
  /** Parameters of the check function. */
  with?: { [name: string]: Json };
}
