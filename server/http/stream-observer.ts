/** Who is told about the streams of a response. */
import type { Response } from "express";

export interface StreamObserver {
  opened(): void;
  /** @param events How many were sent. */
  sent(events: number): void;
  /** The reader was cut off, because it did not take what it was sent. */
  stalled(): void;
  closed(): void;
}

/** Observes nothing. */
export const unobserved: StreamObserver = {
  opened: () => {},
  sent: () => {},
  stalled: () => {},
  closed: () => {},
};

/** The observer of a response. */
export function streamObserverOf(response: Response): StreamObserver {
  return (response.locals.streamObserver as StreamObserver | undefined) ?? unobserved;
}
