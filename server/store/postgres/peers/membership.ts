/**
 * Membership in the group of processes. It renews this process's lease, watches the peers, and claims the
 * runs of dead peers. A free lock is a fast sign that a peer is dead; an expired lease proves it.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Pool } from "pg";
import type { PeerHost } from "../../../core/ports/peers.ts";
import type { AllQueries } from "../../../core/ports/queries.ts";
import { reasonOf } from "../failures.ts";
import { claimRuns, findLostRuns, findUnexecutedRuns } from "./claim-runs.ts";
import { deleteRequestsFrom, deregister, leaseSeconds, readHeartbeats, renewLease } from "./processes.ts";

/**
 * Interval between checks of the peers, in milliseconds. A peer is considered dead if its lock was free in
 * two successive checks.
 */
const heartbeatCheckMs = 40;

/** Interval between lease renewals, and between searches for runs without an owner, in milliseconds. */
const renewMs = 3000;
const sweepMs = 1000;

/**
 * Time after a database outage during which no peer is considered dead, in milliseconds. Peers need this time
 * to reconnect.
 */
const outageGraceMs = 3000;

/** Time limit for a claim that is in flight when this process shuts down, in milliseconds. */
const drainMs = 2000;

export interface MembershipOptions {
  id: string;
  pool: Pool;
  read: AllQueries;
  host: PeerHost;
  /** Registers this process again after a peer has deregistered it. */
  rejoin(): Promise<void>;
  /** Called with the runs that this process has claimed. */
  onClaimed(runIds: string[]): void;
  /** Logs a line about an error. */
  log(line: string): void;
}

export class Membership {
  readonly #options: MembershipOptions;
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Processes whose lock was free in the last check. */
  #suspects = new Set<string>();
  /** Runs that this process owned but was not executing at the last check. */
  #unexecuted = new Set<string>();
  #graceUntil = 0;
  /** Start of this process's last lease renewal. */
  #renewedAt = Number.NEGATIVE_INFINITY;
  /** Time at which this process last lost or acquired its lock. */
  #lockChangedAt = Number.NEGATIVE_INFINITY;
  #renewal: Promise<void> | undefined;
  #isUnavailable = false;
  #isDraining = false;
  #isStopped = false;
  #queue: Promise<void> = Promise.resolve();

  constructor(options: MembershipOptions) {
    this.#options = options;
  }

  /** Claims all runs without an owner, then continues to check periodically. */
  async start(): Promise<void> {
    // The process has just registered.
    this.#renewedAt = performance.now();
    // The renewal is independent of the other timers, because slow work must not delay it.
    this.#repeat(renewMs, () => this.renew().catch((error: unknown) => this.#handleError(error)));
    await this.claimOwnerless();
    this.#repeat(heartbeatCheckMs, () => this.#checkPeers());
    this.#repeat(sweepMs, () => this.claimOwnerless());
  }

  /**
   * Stops claiming runs. Resolves when the claim in flight has finished, or after a time limit if the
   * database does not respond.
   */
  async drain(): Promise<void> {
    this.#isDraining = true;
    await Promise.race([this.#queue, delay(drainMs, undefined, { ref: false })]);
  }

  /** Stops renewing the lease. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await this.drain();
  }

  /**
   * Handles a database outage, after which leases may have expired and locks may be free although the
   * processes are alive.
   */
  handleOutage(): void {
    this.#graceUntil = performance.now() + outageGraceMs;
    this.#suspects.clear();
  }

  /**
   * Handles the loss of this process's lock, and its return. In the meantime, peers may have claimed this process's runs.
   * The same cause may also have cut the connections of peers that are alive.
   */
  handleLockChange(): void {
    this.handleOutage();
    this.#lockChangedAt = performance.now();
  }

  /**
   * True as long as this process's lease is certain to be valid. A process whose own lease may have expired does not
   * claim other processes' runs.
   */
  get hasValidLease(): boolean {
    const isRecent = performance.now() - this.#renewedAt < leaseSeconds * 1000;
    return isRecent && this.#renewedAt > this.#lockChangedAt;
  }

  /** Renews this process's lease, and stops the runs that peers have claimed. */
  renew(): Promise<void> {
    this.#renewal ??= this.#renew().finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  /** Claims runs that have no owner, and releases runs that this process owns but is not executing. */
  claimOwnerless(): Promise<void> {
    return this.#enqueue(async () => {
      const { pool, id, host, read } = this.#options;
      await this.#claimAll(undefined);
      const unexecuted = await findUnexecutedRuns(pool, id, host.runIds());
      const stillUnexecuted = unexecuted.filter((runId) => this.#unexecuted.has(runId));
      this.#unexecuted = new Set(unexecuted);
      if (stillUnexecuted.length === 0) return;
      for (const runId of stillUnexecuted) {
        const run = await read.findRunById(runId);
        // The first attempt is counted when the run is stored, and later attempts when they start. No attempt
        // has started in this process.
        if (run !== undefined) await read.releaseRun(runId, run.epoch, run.epoch === 1);
      }
      await this.#claimAll(undefined);
    });
  }

  #checkPeers(): Promise<void> {
    return this.#enqueue(async () => {
      const { pool, id } = this.#options;
      const peers = await readHeartbeats(pool, id);
      if (performance.now() < this.#graceUntil) return;
      const dead = peers.filter(
        (peer) => peer.isLeaseExpired || (peer.isLockFree && this.#suspects.has(peer.id)),
      );
      this.#suspects = new Set(peers.filter(({ isLockFree }) => isLockFree).map((peer) => peer.id));
      for (const peer of dead) {
        await deleteRequestsFrom(pool, peer.id);
        await this.#claimAll(peer.id);
        await deregister(pool, peer.id);
      }
    });
  }

  async #renew(): Promise<void> {
    const { pool, id, host, rejoin } = this.#options;
    const startedAt = performance.now();
    const isRegistered = await renewLease(pool, id);
    // A peer has deregistered this process, which may have been suspended for longer than its lease.
    if (!isRegistered) await rejoin();
    const executing = host.runIds();
    if (executing.length > 0) host.onLeasesLost(await findLostRuns(pool, id, executing));
    if (isRegistered) this.#renewedAt = startedAt;
  }

  /**
   * Claims the runs of a dead process, or the runs without an owner, in batches. Peers may claim some of
   * these runs concurrently.
   */
  async #claimAll(from: string | undefined): Promise<void> {
    const { pool, id, read, host, onClaimed } = this.#options;
    while (!this.#isDraining && this.hasValidLease) {
      const ids = await claimRuns(pool, from, id);
      if (ids.length === 0) return;
      const found = await Promise.all(ids.map((runId) => read.findRunById(runId)));
      host.addClaimedRuns(found.filter((run) => run !== undefined));
      onClaimed(ids);
    }
  }

  /** Runs jobs sequentially. Errors are not retried here, because every job is repeated periodically. */
  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      if (this.#isDraining) return;
      try {
        await work();
        this.#isUnavailable = false;
      } catch (error) {
        this.#handleError(error);
      }
    });
    return this.#queue;
  }

  /** Handles an unavailable database. The next attempt is made periodically. */
  #handleError(error: unknown): void {
    this.handleOutage();
    if (!this.#isUnavailable) {
      this.#options.log(
        `cannot check in the database which other processes are alive, and tries again: ${reasonOf(error)}`,
      );
    }
    this.#isUnavailable = true;
  }

  #repeat(everyMs: number, work: () => Promise<void>): void {
    const next = () => {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        void work().then(() => {
          if (!this.#isStopped) next();
        });
      }, everyMs);
      timer.unref();
      this.#timers.add(timer);
    };
    next();
  }
}
