/**
 * Memory for what requests bring and runs work on: a share for each project, and a total for the process. It is counted
 * before it is taken, so that senders who announce large bodies and fall silent cannot exhaust the process.
 */
import { getHeapStatistics } from "node:v8";
import { RateLimitedError, ServerBusyError } from "../errors.ts";

/** Bodies of the largest size that one project may be sending at a time. */
const bodiesOfProject = 4;

/** Projects that can have their whole share at a time. */
const fullProjects = 4;

/** Most bytes that the objects of one parsed body take besides their texts: 250,000 values of 64 bytes. */
const mostObjectBytes = 16_000_000;

/** How much memory there is, in bytes. */
export interface MemoryBytes {
  project: number;
  process: number;
}

/**
 * Returns the budget that fits bodies of a size: a project may always send one body of the largest size.
 *
 * @param maxBodyBytes Most bytes of one body.
 */
export function bodyBudgetFor(maxBodyBytes: number): MemoryBytes {
  const project = bodiesOfProject * maxBodyBytes + mostObjectBytes;
  return { project, process: fullProjects * project };
}

/** Counts bytes that are in use in this process. */
export class MemoryBudget {
  readonly #what: string;
  readonly #bytes: MemoryBytes;
  readonly #held = new Map<string, number>();
  #total = 0;

  /** @param what What the memory is for: a plural that begins a sentence. */
  constructor(what: string, bytes: MemoryBytes) {
    this.#what = what;
    this.#bytes = bytes;
  }

  /** Bytes that are held now, of all projects together; of each at most its share. */
  get total(): number {
    return this.#total;
  }

  /** Begins a reservation that holds nothing yet. */
  reserve(projectId: string): MemoryReservation {
    return new MemoryReservation(this, projectId);
  }

  /**
   * Changes what a project holds.
   *
   * @param before Bytes that a reservation has held so far. @param bytes Bytes that it holds from now on.
   */
  change(projectId: string, before: number, bytes: number): void {
    const heldBefore = this.#held.get(projectId) ?? 0;
    const held = heldBefore + bytes - before;
    this.#total += this.#withinShare(held) - this.#withinShare(heldBefore);
    if (held === 0) this.#held.delete(projectId);
    else this.#held.set(projectId, held);
  }

  #withinShare(bytes: number): number {
    return Math.min(bytes, this.#bytes.project);
  }

  /** @throws {RateLimitedError} {ServerBusyError} if there is no room for more bytes of a project. */
  check(projectId: string, more: number): void {
    const { project, process } = this.#bytes;
    if ((this.#held.get(projectId) ?? 0) + more > project) {
      const message = `${this.#what} of one project may take ${project} bytes of memory at a time, and this request would exceed that. Send it again when others are over.`;
      throw new RateLimitedError(message, 1);
    }
    if (this.#total + more > process) throw new ServerBusyError();
  }
}

/** The bytes of one body, or of one run, that count at the moment. */
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
   * Sets how many bytes it counts with from now on; has no effect after {@link release}.
   *
   * @throws {RateLimitedError} when the project's share is used up; what was held before is still held.
   * @throws {ServerBusyError} when that of the process is.
   */
  hold(bytes: number): void {
    if (this.#isReleased) return;
    if (bytes > this.#held) this.#budget.check(this.#projectId, bytes - this.#held);
    this.#set(bytes);
  }

  /**
   * The same for memory that is taken already: it may exceed the shares. What exceeds the project's share counts for the
   * project alone, so that it does not keep others from their shares.
   */
  count(bytes: number): void {
    if (!this.#isReleased) this.#set(bytes);
  }

  /** Gives the bytes back; only the first call counts. */
  release(): void {
    if (!this.#isReleased) this.#set(0);
    this.#isReleased = true;
  }

  #set(bytes: number): void {
    this.#budget.change(this.#projectId, this.#held, bytes);
    this.#held = bytes;
  }
}

/** How large conversations may be: that of a thread, and all that runs work on at a time in this process. */
export interface ConversationLimits {
  /** Most bytes of memory that a conversation may take when a run starts or the model is called again. */
  maxWeight: number;
  /** Memory for the conversations of runs that are under way. */
  budget: MemoryBudget;
}

/** Bodies of the largest size that a conversation has room for. */
const bodiesOfConversation = 2;

/** Parts of the heap: of all runs, and of the runs of one project. */
const heapParts = { process: 1 / 3, project: 1 / 6 };

/** @param maxBodyBytes Most bytes of a request body. @param heapBytes Size to which the heap may grow. */
export function conversationLimitsFor(
  maxBodyBytes: number,
  heapBytes = getHeapStatistics().heap_size_limit,
): ConversationLimits {
  const maxWeight = bodiesOfConversation * maxBodyBytes + mostObjectBytes;
  const part = (share: number) => Math.max(maxWeight, Math.floor(share * heapBytes));
  const bytes = { process: part(heapParts.process), project: part(heapParts.project) };
  return { maxWeight, budget: new MemoryBudget("The conversations of runs", bytes) };
}
