/** A running server. */
export interface RunningServer {
  /** Where it listens, for example `http://127.0.0.1:8080`. */
  url: string;
  /** Where its metrics are, if they have a port of their own. */
  metricsUrl?: string;
  /** Lets runs come to their ends for a while, stops the others where they are, ends streams, and closes everything. */
  close(): Promise<void>;
}
