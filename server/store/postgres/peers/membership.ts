/**
 * Being one of several processes: says regularly that this one is alive, watches the others, and takes over the runs of
 * those that are gone. A lock that is free makes that fast; a lease that is over makes it sure.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Pool } from "pg";
import type { PeerHost } from "../../../core/ports/peers.ts";
import type { Queries } from "../../../core/ports/queries.ts";
import { claimRunsOf, lostRuns, unexecuted } from "./claim-runs.ts";
import { deregister, leaseSeconds, readHeartbeats, renew, takeBackQuestions } from "./instances.ts";

/** Milliseconds between two looks at the other processes: one is gone whose lock was free at two looks. */
const watchMs = 75;

/** Milliseconds between two renewals of the lease; also between two looks for runs without an owner. */
const renewMs = 3000;
const sweepMs = 1000;

/** Milliseconds for which nobody is taken for dead after the database was away: the others come back, too. */
const trustMs = 3000;

/** How long a take-over that is under way may take when this process stops, in milliseconds. */
const drainMs = 2000;

export interface MembershipOptions {
  id: string;
  pool: Pool;
  read: Queries;
  host: PeerHost;
  /** Has this process entered into the list again, from which it was struck. */
  rejoin(): Promise<void>;
  /** Runs have been taken over. */
  onTaken(runIds: string[]): void;
  /** Takes one line about a fault. */
  log(line: string): void;
}

export class Membership {
  readonly #options: MembershipOptions;
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Processes whose lock was free at the last look. */
  #suspects = new Set<string>();
  /** Runs that nobody executed at the last look, though this process owns them. */
  #idle = new Set<string>();
  #trustAfter = 0;
  /** When this process has said last that it is alive. */
  #renewedAt = performance.now();
  #isAway = false;
  #isDraining = false;
  #isLeft = false;
  #work: Promise<void> = Promise.resolve();

  constructor(options: MembershipOptions) {
    this.#options = options;
  }

  /** Takes over what is there to be taken over, and from then on regularly. */
  async start(): Promise<void> {
    // Beside all else: however long something takes, nobody must take this process for dead.
    this.#repeat(renewMs, () => this.#renew());
    await this.sweep();
    this.#repeat(watchMs, () => this.#watch());
    this.#repeat(sweepMs, () => this.sweep());
  }

  /** Takes nothing over any more; resolves when what is under way is done, or the database does not answer. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    await Promise.race([this.#work, delay(drainMs, undefined, { ref: false })]);
  }

  /** Says no more that it is alive. */
  async stop(): Promise<void> {
    this.#isLeft = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await this.drain();
  }

  /** The database was away: all leases may be over, and all locks free, of processes that live. */
  lostTouch(): void {
    this.#trustAfter = performance.now() + trustMs;
    this.#suspects.clear();
  }

  /** Takes up runs that have no owner, or that this process owns without knowing. */
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
        // The first attempt is counted when the run is stored, later ones when they begin: neither has begun here.
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
      // Others took this process for dead: it may have stood still for longer than its lease.
      if (!(await renew(pool, id))) await rejoin();
      this.#renewedAt = performance.now();
      const executing = host.runIds();
      if (executing.length > 0) host.onLeasesLost(await lostRuns(pool, id, executing));
    } catch (error) {
      this.#outOfSight(error);
    }
  }

  /** Claims the runs of a process that is gone, or of none, share by share: others take theirs. */
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

  /** Whoever may be taken for dead takes nobody for dead. */
  #isSure(): boolean {
    return performance.now() - this.#renewedAt < leaseSeconds * 1000;
  }

  /** One thing after the other. Nothing fails but for now: it comes again. */
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

  /** A database that is away is waited for. */
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
