/**
 * The messages that processes send each other with NOTIFY. All messages are hints: a process that misses a
 * message finds the change by polling.
 */
import type { Position } from "../../../core/log-line.ts";
import type { LogChunk } from "../../../core/ports/records.ts";

export type PeerMessage =
  /** To a run's owner: notify this process when the log grows. */
  | { kind: "follow"; runId: string; by: string }
  /**
   * To subscribers: the logs of these runs have grown. `chunks` contains short appends, so that they need not be read.
   * It is absent in messages of earlier versions, which read all appends.
   */
  | { kind: "grown"; runIds: string[]; chunks?: { [runId: string]: LogChunk } }
  /**
   * To a run's owner: the last reader at this process has disconnected. `position` is the log position up to
   * which events were sent to that reader.
   */
  | { kind: "left"; runId: string; by: string; position: Position }
  /** To a subscriber: report the log position up to which events were sent to the last reader. */
  | { kind: "locate"; runId: string; by: string }
  /** To a run's owner: the response to `locate`. */
  | { kind: "located"; runId: string; by: string; position: Position }
  /** To a run's owner: a request is waiting. */
  | { kind: "asked" }
  /** To the process that sent a request: its response has been stored, or the run has ended. */
  | { kind: "answered"; questionId: number }
  /** To all processes: these runs have a new owner. */
  | { kind: "taken"; runIds: string[]; by: string }
  /** To all processes: runs without an owner are waiting to be claimed. */
  | { kind: "released" };

/** The channel that every process listens on, in addition to the channel named after its ID. */
export const broadcastChannel = "nodes";

/**
 * Parses a notification. Returns `undefined` if the notification was sent by another program that uses the
 * database.
 */
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
