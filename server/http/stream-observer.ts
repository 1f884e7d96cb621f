import type { Response } from "express";

export interface StreamObserver {
  opened(): void;
  /** @param events Number of events sent. */
  sent(events: number): void;
  /** The reader was disconnected because it was too slow. */
  stalled(): void;
  closed(): void;
}

/** An observer that does nothing. */
export const noopObserver: StreamObserver = {
  opened: () => {},
  sent: () => {},
  stalled: () => {},
  closed: () => {},
};

/** Returns the observer of a response. */
export function getStreamObserver(response: Response): StreamObserver {
  return (response.locals.streamObserver as StreamObserver | undefined) ?? noopObserver;
}
