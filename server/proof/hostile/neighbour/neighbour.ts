/** Messages between the campaign and the neighbour's process. */

export type NeighbourCommand =
  /** Starts sending requests to the given server processes in rotation. */
  | { do: "serve"; urls: string[]; pids: (number | undefined)[]; key: string }
  /** Stops sending requests. */
  | { do: "pause" }
  /** Resets the measurements. */
  | { do: "begin" }
  /** Returns the number of requests that got no response or a wrong response. */
  | { do: "count failures" }
  /** Returns a {@link NeighbourReport}. */
  | { do: "report" };

/** A request that failed or was slow, with its start and end time as `Date.now()` values. */
export interface RequestProblem {
  from: number;
  to: number;
  description: string;
  /** Set if the response was correct, but late. */
  isSlow?: true;
}

export interface NeighbourReport {
  /** Number of measured times. */
  requests: number;
  /** The 99th percentile of the times, in milliseconds. */
  p99: number;
  max: number;
  problems: RequestProblem[];
  /** True if the requests after the attack were completed. */
  isServed: boolean;
}
