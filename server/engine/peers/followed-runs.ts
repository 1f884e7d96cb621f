/** The runs of other processes that are read here. */

import { beginning } from "../../core/log-line.ts";
import type { Peers } from "../../core/ports/peers.ts";
import type { RunRecord } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import { FollowedRun } from "./followed-run.ts";

export class FollowedRuns {
  readonly #store: Store;
  readonly #peers: Peers;
  readonly #suspended: AbortSignal;
  readonly #runs = new Map<string, FollowedRun>();

  /** @param suspended Aborts when this process stops: readers go on elsewhere. */
  constructor(store: Store, peers: Peers, suspended: AbortSignal) {
    this.#store = store;
    this.#peers = peers;
    this.#suspended = suspended;
    suspended.addEventListener("abort", () => {
      for (const run of this.#runs.values()) run.end(suspended.reason);
    });
  }

  /** The view that all readers of a run share here. */
  of(record: RunRecord): FollowedRun {
    return this.#runs.get(record.id) ?? this.#begin(record);
  }

  /**
   * The same, with the position up to which the reader before was sent the log.
   *
   * @returns `undefined` for a run that was over before its process could say so.
   */
  async fromDelivered(record: RunRecord): Promise<FollowedRun | undefined> {
    const answer = await this.#peers.ask(record, { kind: "delivered" }, this.#suspended);
    if (answer?.kind !== "delivered") {
      const present = await this.#store.read.findRunById(record.id);
      return present?.status === "running" ? this.of(present) : undefined;
    }
    const run = this.of(record);
    run.delivered = answer.position;
    return run;
  }

  /** A view that nobody reads is forgotten. */
  #begin(record: RunRecord): FollowedRun {
    const run = new FollowedRun(record, beginning, {
      store: this.#store,
      peers: this.#peers,
      onRead: (isRead) => {
        if (isRead) this.#runs.set(record.id, run);
        else if (this.#runs.get(record.id) === run) this.#runs.delete(record.id);
      },
    });
    if (this.#suspended.aborted) run.end(this.#suspended.reason);
    return run;
  }
}
