/** The messages between the campaign and the neighbour's process. */

export type NeighbourCommand =
  /** From now on requests go to these server processes, in turn. */
  | { do: "serve"; urls: string[]; pids: (number | undefined)[]; key: string }
  /** No further requests begin. */
  | { do: "pause" }
  /** Measures anew. */
  | { do: "begin" }
  /** Answered with the number of requests that had no response, or a wrong one. */
  | { do: "count failures" }
  /** Answered with a {@link NeighbourReport}. */
  | { do: "report" };

/** A request that failed or was slow, with its times in milliseconds of `Date.now()`. */
export interface Trouble {
  from: number;
  to: number;
  what: string;
}

export interface NeighbourReport {
  /** Durations that were measured. */
  requests: number;
  /** In milliseconds. */
  p99: number;
  max: number;
  troubles: Trouble[];
  /** Whether the requests after the attack came to their ends at all. */
  isServed: boolean;
}
