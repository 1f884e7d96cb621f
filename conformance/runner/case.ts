/**
 * Types of a case file: the model's turns, the client's steps, and the checks. `conformance/case.schema.json`
 * describes the same format as a JSON Schema.
 */

/**
 * Source of the model's responses: the suite's scripted model (`upstream`), a `script` model in the
 * implementation, or the implementation's real model (`observe`).
 */
export type Mode = "upstream" | "script" | "observe";

/** RFC 2119 levels. */
export type Level = "MUST" | "SHOULD" | "MAY";

export type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

/** A case, as read from a file in `cases/`. */
export interface Case {
  /** Unique id, in lower-case words separated by dashes. An id is never reused with another meaning. */
  id: string;
  title: string;
  /** Name of the folder that contains the file. Reports group cases by area. */
  area: string;
  /** First version of the requirement set that contains the case. */
  since: string;
  /** Features that the implementation must claim; otherwise the case does not apply. */
  needs: string[];
  /** Modes in which the case can run. */
  modes: Mode[];
  /** True if the case must run alone, because it stops the server. */
  exclusive: boolean;
  /**
   * The model's turns, by script name. By default, a run uses the script that has the same name as the run.
   */
  scripts: Record<string, Turn[]>;
  steps: Step[];
  checks: Check[];
}

/** The model's response to one request. */
export type Turn = ModelStep[];

/** A delta of streamed text, or a wait for a hold between deltas. */
export type Piece = string | { hold: string };

/** One part of a turn. */
export type ModelStep =
  /** Streams some text, with one delta for each string, and cites the web pages with these URLs. */
  | { text: string | Piece[]; sources?: string[] }
  /** Streams reasoning, with one delta for each string (feature `reasoning`). */
  | { reasoning: string | Piece[] }
  /**
   * Calls a tool sent with the request, or a fixture tool of the suite's MCP server
   * (upstream/README.md). An `unoffered` tool is called by exactly this name.
   */
  | { tool: string; args: Json | Piece[]; id?: string; unoffered?: true }
  /**
   * Shows a component. `state` contains changes to the component's state while its props are streamed
   * (feature `model-state`).
   */
  | { component: string; props: Json | Piece[]; id?: string; state?: (StateChange | { hold: string })[] }
  /**
   * Changes the state of a component on screen or, without `component`, of the application (feature
   * `model-state`).
   */
  | { state: { component?: string } & StateChange }
  /** Waits until the case releases the hold. */
  | { hold: string }
  /**
   * Makes the provider return an error status instead of a stream. Must be the first step. Only in mode
   * `upstream`.
   */
  | { error: { status: number; message: string } }
  /**
   * Makes the model fail while streaming: with an error event in the provider's format, or with the script's
   * error step.
   */
  | { fail: { code: string; message: string } }
  /** Breaks the connection. Must be the last step. */
  | { drop: true }
  /** Sends data that is invalid in the provider's format, then ends the response. Only in mode `upstream`. */
  | { garbage: string }
  /**
   * Searches the web with the provider's own tool, which the request must offer, and finds these pages. Only in
   * mode `upstream`.
   */
  | { search: string; pages: Page[] }
  /**
   * Overrides the normal finish reason. `stopSequence` is the stop sequence that the model generated, and
   * `cached` are the input tokens that the provider read from its cache and wrote to it; both only in mode
   * `upstream`.
   */
  | {
      finish: "stop" | "length" | "content-filter" | "tool-calls";
      stopSequence?: string;
      cached?: { read: number; written: number };
    };

/** A page found by the provider's web search. Only some providers report its age and its encrypted content. */
export interface Page {
  url: string;
  title: string;
  age?: string;
  encrypted?: string;
}

/** A change to some state. */
export type StateChange = { set: Json } | { patch: Json };

/**
 * A step in a case. Strings in scripts, steps and expectations may contain `${JMESPath}`, which is evaluated on the
 * observations.
 */
export type Step =
  | RunStep
  | ReconnectStep
  | RequestStep
  | PagesStep
  /**
   * Reads a stream until it ends, until an event or the observed stream satisfies a JMESPath expression, or
   * until a number of events has arrived.
   */
  | { read: string; until?: "end" | { event: string } | { seen: string } | { events: number } }
  /** Waits until the model or a fixture tool reaches a hold. */
  | { reached: string }
  | { release: string }
  /** Closes the connection of a stream. */
  | { disconnect: string }
  /**
   * Waits until the implementation closes its connection to the model that executes this script. With the
   * name of a hold, waits until the implementation closes the connection that is waiting at the hold.
   */
  | { aborted: string }
  /**
   * Kills the implementation's process and starts it again (feature `restart`). Holds reached before the
   * restart are forgotten: `reached` waits for the next arrival.
   */
  | { restart: "kill" }
  /** Repeats the steps. `each.<name>` contains the observations from all rounds. */
  | { repeat: number; steps: Step[] }
  /** Executes steps concurrently. */
  | { parallel: Step[] };

/**
 * Expected outcome of a run. `stream`: a stream or a successful response. `refusal`: an error response before
 * the run starts. `failure`: for a blocking run, an error response when the run ends.
 */
export type Outcome = "stream" | "refusal" | "failure";

/** Starts a run. The observation is a stream, the response of a blocking run, or an error response. */
export interface RunStep {
  /** Name of the observation. */
  run: string;
  /**
   * Name of one of the case's threads. Defaults to `main`. Each name stands for a new thread, whose id the
   * suite chooses.
   */
  thread?: string;
  /**
   * Name of the script in the message. Defaults to the script that has the same name as the observation, if
   * the case has such a script.
   */
  script?: string;
  /**
   * Fields to merge into the request body. The contract's fields are in
   * `contracts/<contract>/steps.schema.json`.
   */
  body?: { [member: string]: Json };
  /**
   * Name of a run or reconnect. The conversation, as its client received it, is sent before the new messages.
   */
  history?: string;
  /**
   * Requests a response instead of a stream. This step only sends the request; `read` waits for the response.
   */
  blocking?: true;
  /** Name of a run whose body is sent again, so that the model repeats its response. */
  again?: string;
  /** Paths of fields to remove from the body, such as `request.model`. */
  without?: string[];
  /** Messages to send after the script's message. */
  messages?: { [member: string]: Json }[];
  /** Options defined by the contract, validated against its `steps.schema.json`. */
  with?: { [option: string]: Json };
  /** API key to send instead of the project's own key. */
  key?: OtherKey;
  query?: Record<string, Json>;
  headers?: Record<string, string>;
  /**
   * Expected outcome. Defaults to `stream`. Any other outcome ends the case. With `failure`, the run starts
   * and then fails: a blocking run gets an error response when it is read, and a stream may end in any way.
   */
  expect?: Outcome;
}

/** No API key, another project's key, a wrong key, or the correct key as `X-API-Key`. */
export type OtherKey = "none" | "other" | "wrong" | "x-api-key";

/** Reconnects to a run. */
export interface ReconnectStep {
  reconnect: string;
  /** Name of the run's observation. */
  of: string;
  /** Cursor, sent as a parameter. */
  after?: Json;
  /** Cursor, sent in the `Last-Event-ID` header. */
  lastEventId?: Json;
  /** Fields to merge into the request body. */
  body?: { [member: string]: Json };
  /** Options defined by the contract, as in a run step. */
  with?: { [option: string]: Json };
  query?: Record<string, Json>;
  headers?: Record<string, string>;
  /** Expected outcome, as in a run step. */
  expect?: "stream" | "refusal";
}

/** Sends any request. The observation is its complete response. */
export interface RequestStep {
  request: string;
  method: "GET" | "POST" | "DELETE" | "PUT" | "PATCH";
  path: string;
  query?: Record<string, Json>;
  body?: Json;
  /** Body to send unchanged, instead of `body`. */
  rawBody?: string | { base64: string };
  /**
   * Size in bytes to which the body is padded with trailing spaces. JSON allows such spaces (RFC 8259,
   * section 2).
   */
  bytes?: string;
  headers?: Record<string, string>;
  /** API key to send instead of the project's own key. */
  key?: OtherKey;
  /** Expected status. Any other status ends the case, because later steps depend on this response. */
  expect?: number;
}

/**
 * Follows `nextCursor` to the end of a list. The observation contains the `pages`, and the `items` from all
 * pages.
 */
export interface PagesStep {
  pages: string;
  path: string;
  query: Record<string, Json>;
  /** Field of a page that contains its items. */
  items: string;
  /** Maximum number of pages to read. If the list has more, `complete` is false. */
  atMost: number;
}

/** An expectation about the observations. */
export interface Check {
  /** Unique within the case. */
  id: string;
  /** Ids of requirements in the contract's register. Their highest level is the check's level. */
  requirements: string[];
  /** The expectation in one sentence. */
  text: string;
  /** A level below that of the requirements, for a check that is stricter than the requirements. */
  level?: Level;
  /** Features that the implementation must claim; otherwise the check does not apply. */
  needs?: string[];
  /** Modes in which the check applies. Defaults to all modes of the case. */
  modes?: Mode[];
  /** JMESPath expression to evaluate on the observations. */
  select?: string;
  /** Expected value. */
  equals?: Json;
  /** JSON Schema (2020-12) that the value must satisfy. */
  schema?: Json;
  /** Name of one of the contract's check functions, to use instead of `select`. */
  code?: string;
  /** Parameters of the check function. */
  with?: { [name: string]: Json };
}
