/**
 * Memory budgets for request bodies and for the conversations of runs. Each project has a share, and the
 * process has a total. Memory is reserved before it is allocated, so clients that announce large bodies and
 * then send nothing cannot exhaust the process.
 */
import { getHeapStatistics } from "node:v8";
import { RateLimitedError, ServerBusyError } from "../errors.ts";

/** Number of maximum-size bodies that a single project may send concurrently. */
const maxBodiesPerProject = 4;

/** Number of projects that can use their full share concurrently. */
const maxFullProjects = 4;

/** Maximum memory for the objects in one parsed body, without their text: 250,000 values of 64 bytes each. */
const maxObjectBytes = 16_000_000;

/** Available memory, in bytes. */
export interface MemoryBytes {
  project: number;
  process: number;
}

/** Returns the budget for bodies of up to a given size. A project can always send one body of that size. */
export function computeBodyBudget(maxBodyBytes: number): MemoryBytes {
  const project = maxBodiesPerProject * maxBodyBytes + maxObjectBytes;
  return { project, process: maxFullProjects * project };
}

/** Counts the bytes in use in this process. */
export class MemoryBudget {
  readonly #purpose: string;
  readonly #bytes: MemoryBytes;
  readonly #held = new Map<string, number>();
  #total = 0;

  /** @param what Plural noun for the users of the memory, such as "active runs". Used in error messages. */
  constructor(what: string, bytes: MemoryBytes) {
    this.#purpose = what;
    this.#bytes = bytes;
  }

  /** Bytes in use by all projects. A project's bytes above its share are not counted. */
  get total(): number {
    return this.#total;
  }

  /** Creates an empty reservation. */
  reserve(projectId: string): MemoryReservation {
    return new MemoryReservation(this, projectId);
  }

  /**
   * Updates a project's total when one of its reservations changes.
   *
   * @param before The reservation's previous size in bytes.
   * @param bytes Its new size.
   */
  change(projectId: string, before: number, bytes: number): void {
    const heldBefore = this.#held.get(projectId) ?? 0;
    const held = heldBefore + bytes - before;
    this.#total += this.#limitToShare(held) - this.#limitToShare(heldBefore);
    if (held === 0) this.#held.delete(projectId);
    else this.#held.set(projectId, held);
  }

  #limitToShare(bytes: number): number {
    return Math.min(bytes, this.#bytes.project);
  }

  /**
   * @throws {RateLimitedError} if the project's share has no room for the additional bytes.
   * @throws {ServerBusyError} if the process has no room for them.
   */
  check(projectId: string, more: number): void {
    const { project, process } = this.#bytes;
    if ((this.#held.get(projectId) ?? 0) + more > project) {
      const message = `A project's ${this.#purpose} may use at most ${project} bytes of memory, and this request would exceed that limit. Send it again when other requests have finished.`;
      throw new RateLimitedError(message, 1);
    }
    if (this.#total + more > process) throw new ServerBusyError();
  }
}

/** The bytes reserved for one request body or one run. */
export class MemoryReservation {
  readonly #budget: MemoryBudget;
  readonly #projectId: string;
  #held = 0;
  #isReleased = false;

  constructor(budget: MemoryBudget, projectId: string) {
    this.#budget = budget;
    this.#projectId = projectId;
  }

  /**
   * Sets the number of reserved bytes. Does nothing after {@link release} has been called.
   *
   * @throws {RateLimitedError} if the project's share is exhausted. The reservation is unchanged.
   * @throws {ServerBusyError} if the process's total is exhausted. The reservation is unchanged.
   */
  reserve(bytes: number): void {
    if (this.#isReleased) return;
    if (bytes > this.#held) this.#budget.check(this.#projectId, bytes - this.#held);
    this.#setHeld(bytes);
  }

  /**
   * Sets the number of reserved bytes without checking the limits, for memory that is already allocated.
   * Bytes above the project's share do not count towards the total, so they do not reduce other projects'
   * shares.
   */
  holdUnchecked(bytes: number): void {
    if (!this.#isReleased) this.#setHeld(bytes);
  }

  /** Releases the bytes. Subsequent calls do nothing. */
  release(): void {
    if (!this.#isReleased) this.#setHeld(0);
    this.#isReleased = true;
  }

  #setHeld(bytes: number): void {
    this.#budget.change(this.#projectId, this.#held, bytes);
    this.#held = bytes;
  }
}

/** Conversation limits for each thread and for all active runs in this process. */
export interface ConversationLimits {
  /** Maximum size of a conversation in bytes when a run starts or the model is called again. */
  maxBytes: number;
  /** Memory for the conversations of active runs. */
  budget: MemoryBudget;
}

/** Number of maximum-size bodies that fit in a conversation. */
const maxBodiesPerConversation = 2;

/** Fractions of the heap available to all runs and to a single project's runs. */
const heapShares = { process: 1 / 3, project: 1 / 6 };

/**
 * Returns the conversation limits.
 * @param maxBodyBytes Maximum size of a request body in bytes.
 * @param heapBytes Maximum size of the heap in bytes.
 */
export function computeConversationLimits(
  maxBodyBytes: number,
  heapBytes = getHeapStatistics().heap_size_limit,
): ConversationLimits {
  const maxBytes = maxBodiesPerConversation * maxBodyBytes + maxObjectBytes;
  const part = (share: number) => Math.max(maxBytes, Math.floor(share * heapBytes));
  const bytes = { process: part(heapShares.process), project: part(heapShares.project) };
  return { maxBytes, budget: new MemoryBudget("active runs", bytes) };
}
