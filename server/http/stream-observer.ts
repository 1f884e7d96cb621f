import type { Response } from "express";

export interface StreamObserver {
  opened(): void;
  /** @param events The number of events sent. */
  sent(events: number): void;
  /** Called if the reader was disconnected because it was too slow. */
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

/** Returns the observer for a response. */
export function getStreamObserver(response: Response): StreamObserver {
  return (response.locals.streamObserver as StreamObserver | undefined) ?? noopObserver;
}
