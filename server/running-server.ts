/** A running server. */
export interface RunningServer {
  /** The URL that the server listens on, such as `http://127.0.0.1:8080`. */
  url: string;
  /** The URL of the metrics, if they are served on a separate port. */
  metricsUrl?: string;
  /**
   * Shuts down the server: waits for active runs up to the grace period, releases the remaining runs, ends
   * all streams and closes everything.
   */
  close(): Promise<void>;
}
