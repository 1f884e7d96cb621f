/**
 * Membership of the group of processes: renews this process's lease, watches its peers, and claims the runs
 * of dead ones. A free lock is detected quickly; an expired lease is certain.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Pool } from "pg";
import type { PeerHost } from "../../../core/ports/peers.ts";
import type { Queries } from "../../../core/ports/queries.ts";
import { claimRunsOf, lostRuns, unexecuted } from "./claim-runs.ts";
import { deregister, leaseSeconds, readHeartbeats, renew, takeBackQuestions } from "./instances.ts";

/**
 * Milliseconds between two checks of the peers. A peer is dead if its lock was free in two successive checks.
 */
const watchMs = 75;

/** Milliseconds between two renewals of the lease, and between two searches for runs without an owner. */
const renewMs = 3000;
const sweepMs = 1000;

/**
 * Milliseconds after an outage of the database during which no peer is treated as dead: peers need time to
 * reconnect.
 */
const trustMs = 3000;

/** Time limit for a claim in flight when this process shuts down, in milliseconds. */
const drainMs = 2000;

export interface MembershipOptions {
  id: string;
  pool: Pool;
  read: Queries;
  host: PeerHost;
  /** Registers this process again after a peer has deregistered it. */
  rejoin(): Promise<void>;
  /** Called with the runs that this process has claimed. */
  onTaken(runIds: string[]): void;
  /** Logs a line about an error. */
  log(line: string): void;
}

export class Membership {
  readonly #options: MembershipOptions;
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Processes whose lock was free in the last check. */
  #suspects = new Set<string>();
  /** Runs that this process owned but did not execute at the last check. */
  #idle = new Set<string>();
  #trustAfter = 0;
  /** Time of the last renewal of this process's lease. */
  #renewedAt = performance.now();
  #isAway = false;
  #isDraining = false;
  #isLeft = false;
  #work: Promise<void> = Promise.resolve();

  constructor(options: MembershipOptions) {
    this.#options = options;
  }

  /** Claims all runs without an owner, then checks periodically. */
  async start(): Promise<void> {
    // Independent of the other timers: slow work must not delay the renewal.
    this.#repeat(renewMs, () => this.#renew());
    await this.sweep();
    this.#repeat(watchMs, () => this.#watch());
    this.#repeat(sweepMs, () => this.sweep());
  }

  /**
   * Stops claiming runs. Resolves when the claim in flight is finished, or after a time limit if the database
   * does not respond.
   */
  async drain(): Promise<void> {
    this.#isDraining = true;
    await Promise.race([this.#work, delay(drainMs, undefined, { ref: false })]);
  }

  /** Stops renewing the lease. */
  async stop(): Promise<void> {
    this.#isLeft = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await this.drain();
  }

  /**
   * Handles an outage of the database: leases may have expired and locks may be free although the processes
   * are alive.
   */
  lostTouch(): void {
    this.#trustAfter = performance.now() + trustMs;
    this.#suspects.clear();
  }

  /** Claims runs that have no owner, and runs that this process owns but does not execute. */
  sweep(): Promise<void> {
    return this.#inTurn(async () => {
      const { pool, id, host, read } = this.#options;
      await this.#takeAll(undefined);
      const idle = await unexecuted(pool, id, host.runIds());
      const twice = idle.filter((runId) => this.#idle.has(runId));
      this.#idle = new Set(idle);
      if (twice.length === 0) return;
      for (const runId of twice) {
        const run = await read.findRunById(runId);
        // The first attempt is counted when the run is stored, later ones when they start. Neither has
        // started here.
        if (run !== undefined) await read.releaseRun(runId, run.epoch, run.epoch === 1);
      }
      await this.#takeAll(undefined);
    });
  }

  #watch(): Promise<void> {
    return this.#inTurn(async () => {
      const { pool, id } = this.#options;
      const others = await readHeartbeats(pool, id);
      if (performance.now() < this.#trustAfter) return;
      const dead = others.filter((other) => other.isOver || (other.isFree && this.#suspects.has(other.id)));
      this.#suspects = new Set(others.filter(({ isFree }) => isFree).map((other) => other.id));
      for (const other of dead) {
        await takeBackQuestions(pool, other.id);
        await this.#takeAll(other.id);
        await deregister(pool, other.id);
      }
    });
  }

  async #renew(): Promise<void> {
    const { pool, id, host, rejoin } = this.#options;
    try {
      // A peer has deregistered this process: it may have been suspended for longer than its lease.
      if (!(await renew(pool, id))) await rejoin();
      this.#renewedAt = performance.now();
      const executing = host.runIds();
      if (executing.length > 0) host.onLeasesLost(await lostRuns(pool, id, executing));
    } catch (error) {
      this.#outOfSight(error);
    }
  }

  /**
   * Claims the runs of a dead process, or those without an owner, in batches; peers may claim some at the
   * same time.
   */
  async #takeAll(from: string | undefined): Promise<void> {
    const { pool, id, read, host, onTaken } = this.#options;
    while (!this.#isDraining && this.#isSure()) {
      const ids = await claimRunsOf(pool, from, id);
      if (ids.length === 0) return;
      const found = await Promise.all(ids.map((runId) => read.findRunById(runId)));
      host.addClaimedRuns(found.filter((run) => run !== undefined));
      onTaken(ids);
    }
  }

  /**
   * Returns true while this process's lease is certainly valid. A process whose own lease may have expired
   * does not claim other processes' runs.
   */
  #isSure(): boolean {
    return performance.now() - this.#renewedAt < leaseSeconds * 1000;
  }

  /** Runs one job after the other. Errors are transient: the job repeats periodically. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(async () => {
      if (this.#isDraining) return;
      try {
        await work();
        this.#isAway = false;
      } catch (error) {
        this.#outOfSight(error);
      }
    });
    return this.#work;
  }

  /** Handles an unavailable database; the next attempt follows periodically. */
  #outOfSight(error: unknown): void {
    this.lostTouch();
    if (!this.#isAway) this.#options.log(`the other processes are out of sight: ${String(error)}`);
    this.#isAway = true;
  }

  #repeat(everyMs: number, work: () => Promise<void>): void {
    const next = () => {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        void work().then(() => {
          if (!this.#isLeft) next();
        });
      }, everyMs);
      timer.unref();
      this.#timers.add(timer);
    };
    next();
  }
}
