/**
 * The messages that processes send each other by NOTIFY. All are hints: a process that misses one finds the
 * change by polling.
 */
import type { Position } from "../../../core/log-line.ts";

export type PeerMessage =
  /** To a run's owner: notify this process when the log grows. */
  | { kind: "follow"; runId: string; by: string }
  /** To subscribers: the logs of these runs have grown. */
  | { kind: "grown"; runIds: string[] }
  /**
   * To a run's owner: the last reader at this process has disconnected. `position` is the end of the part of
   * the log that it was sent.
   */
  | { kind: "left"; runId: string; by: string; position: Position }
  /** To a run's owner: a request is waiting. */
  | { kind: "asked" }
  /** To the process that sent a request: its response is stored, or the run has ended. */
  | { kind: "answered"; questionId: number }
  /** To all: these runs have a new owner. */
  | { kind: "taken"; runIds: string[]; by: string }
  /** To all: runs without an owner are waiting to be claimed. */
  | { kind: "released" };

/** The channel that every process listens on, besides the one named after its id. */
export const broadcastChannel = "nodes";

/** Parses a notification. Returns `undefined` for one that another program on the database has sent. */
export function parseMessage(payload: string): PeerMessage | undefined {
  try {
    const message: unknown = JSON.parse(payload);
    return typeof message === "object" && message !== null && "kind" in message
      ? (message as PeerMessage)
      : undefined;
  } catch {
    return undefined;
  }
}
