/** Messages between the campaign and the neighbour's process. */

export type NeighbourCommand =
  /** Sends requests to these server processes, in turn. */
  | { do: "serve"; urls: string[]; pids: (number | undefined)[]; key: string }
  /** Starts no further requests. */
  | { do: "pause" }
  /** Resets the measurements. */
  | { do: "begin" }
  /** Returns the number of requests without a response or with a wrong one. */
  | { do: "count failures" }
  /** Returns a {@link NeighbourReport}. */
  | { do: "report" };

/** A request that failed or was slow, with its times in milliseconds of `Date.now()`. */
export interface RequestProblem {
  from: number;
  to: number;
  description: string;
}

export interface NeighbourReport {
  /** Number of measured times. */
  requests: number;
  /** In milliseconds. */
  p99: number;
  max: number;
  problems: RequestProblem[];
  /** True if the requests after the attack were completed. */
  isServed: boolean;
}
