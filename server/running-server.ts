/** A running server. */
export interface RunningServer {
  /** URL that it listens on, such as `http://127.0.0.1:8080`. */
  url: string;
  /** URL of its metrics, if they have their own port. */
  metricsUrl?: string;
  /** Waits for runs up to the grace period, releases the others, ends streams, and closes everything. */
  close(): Promise<void>;
}
