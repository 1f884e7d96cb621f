/** What processes tell each other by NOTIFY. All of it is a hint: whoever misses one finds out by looking. */
import type { Position } from "../../../core/ports/records.ts";

export type PeerMessage =
  /** To a run's owner: this process wants to hear of its log. */
  | { kind: "follow"; runId: string; by: string }
  /** To those who follow runs: their logs have grown. */
  | { kind: "grown"; runIds: string[] }
  /** To a run's owner: the last reader here has left, and was sent the log up to a position. */
  | { kind: "left"; runId: string; by: string; position: Position }
  /** To a run's owner: there is a question. */
  | { kind: "asked" }
  /** To who has asked. */
  | { kind: "answered"; questionId: number }
  /** To all: runs have a new owner. */
  | { kind: "taken"; runIds: string[]; by: string }
  /** To all: runs have no owner. */
  | { kind: "released" };

/** The channel that every process listens on, beside its own, which is called by its id. */
export const everyone = "nodes";

/** Reads a notice; `undefined` for one that is not ours, from whoever else uses the database. */
export function readMessage(payload: string): PeerMessage | undefined {
  try {
    const message: unknown = JSON.parse(payload);
    return typeof message === "object" && message !== null && "kind" in message
      ? (message as PeerMessage)
      : undefined;
  } catch {
    return undefined;
  }
}
