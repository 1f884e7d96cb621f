/** What `runs.stream` and `runs.reconnect` give. */
import type { RunStreamEvent } from "../types.ts";
import type { RunView } from "../view/view.ts";

/** `waiting`: the connection was lost, and is taken up again in a moment. While client tools run it is `open`. */
export type Connection = "connecting" | "open" | "waiting" | "closed";

/**
 * A run, and the runs that continue it with results of client tools: their events, and what these amount to.
 *
 * The first iteration gives every event from the first one on, a later one those from then on; leaving an iteration
 * does not stop the stream. Up to 10,000 events are kept until the first iteration begins; one that begins when there
 * were more throws `ITERATED_TOO_LATE`, and gives none of them. An iteration ends after the last event, also when that
 * is `RUN_ERROR`; it throws what `finished` rejects with when the run was refused, the connection was lost for good, or the stream was detached.
 */
export interface RunStream extends AsyncIterable<RunStreamEvent> {
  readonly threadId: string;
  /** Of the latest run; absent until the server has named it. */
  readonly runId: string | undefined;
  /** Number of the last event of that run that has come; 0 before the first. */
  readonly lastEventId: number;
  /** What the events amount to; the same object until something changes. */
  readonly view: RunView;
  readonly connection: Connection;
  /**
   * Calls the listener after every change of `view`, `connection` or `runId`, once for all events that arrive together.
   *
   * @returns Ends that.
   */
  subscribe(listener: () => void): () => void;
  /** The first run, as soon as the server has named it; rejects as `finished` does. */
  readonly started: Promise<{ threadId: string; runId: string }>;
  /**
   * The last view, when the run has finished, waits for input that no tool here gives, or was cancelled. Rejects with a
   * `TamboError` when the run failed (the code of its `RUN_ERROR`), was refused (the problem), or the connection could
   * not be had again (`CONNECTION_LOST`, with `runId` and `lastEventId` to reconnect with later); with the signal's reason when detached.
   */
  readonly finished: Promise<RunView>;
  /** Cancels the run, as soon as it is known; the stream then ends by itself, with code `CANCELLED`. */
  cancel(): Promise<void>;
}
