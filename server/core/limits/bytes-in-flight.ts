/**
 * Counts the bytes held for slow readers, by project. A buffer shared by multiple readers is counted once.
 *
 * Above a limit, the buffers that have been held longest are freed. Their readers are disconnected and can
 * resume with their last event ID. Until buffers have been freed, no more of the log is read for the project.
 * Readers in other projects are not affected.
 */

export interface BytesInFlightLimits {
  /**
   * Maximum number of bytes for one project. A project's only buffer is never freed, regardless of its size.
   */
  projectBytes: number;
  /**
   * Maximum number of bytes for all projects. Above it, buffers are freed for the project that holds the
   * most.
   */
  processBytes: number;
  /**
   * Grace period before a buffer may be freed, in milliseconds. Readers that keep up consume their data
   * sooner.
   */
  graceMs: number;
}

/** The memory measured at these limits is listed in OPERATIONS.md under "Sizes". */
const defaultLimits: BytesInFlightLimits = {
  projectBytes: 16 * 1024 * 1024,
  processBytes: 64 * 1024 * 1024,
  graceMs: 500,
};

/** A reader that has not yet consumed the data sent to it. */
export interface StalledReader {
  projectId: string;
  /** Number of bytes held for the reader. */
  bytes: number;
  /** The buffer itself, if it is shared with other readers. */
  shared?: object;
  /** Ends the reader's stream. */
  disconnect(): void;
}

/** A buffer and the readers it is held for. */
interface HeldBuffer {
  bytes: number;
  readers: Set<StalledReader>;
  /** The time when the buffer's first reader started waiting. Later readers do not change it. */
  since: number;
}

interface ProjectBuffers {
  bytes: number;
  /** The buffers, keyed by the shared object or by their only reader. The buffer held longest comes first. */
  buffers: Map<object, HeldBuffer>;
}

export class BytesInFlight {
  readonly #limits: BytesInFlightLimits;
  readonly #now: () => number;
  readonly #projects = new Map<string, ProjectBuffers>();
  #bytes = 0;
  #nextFree: NodeJS.Timeout | undefined;
  #freed: PromiseWithResolvers<void> | undefined;

  /** @param now A monotonic clock that returns milliseconds. */
  constructor(bounds = defaultLimits, now: () => number = () => performance.now()) {
    this.#limits = bounds;
    this.#now = now;
  }

  /** Number of bytes held for all readers in the process. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Returns false if some of the project's bytes must be freed first. */
  hasRoom(projectId: string): boolean {
    const project = this.#projects.get(projectId);
    return project === undefined || !this.#projectsAboveLimit().includes(project);
  }

  /** Resolves when bytes have been freed. */
  waitUntilFreed(): Promise<void> {
    this.#freed ??= Promise.withResolvers();
    return this.#freed.promise;
  }

  /** Counts a reader that started waiting. The reader may be disconnected until {@link remove} is called. */
  add(reader: StalledReader): void {
    const { projectId, bytes, shared = reader } = reader;
    const project = this.#projects.get(projectId) ?? { bytes: 0, buffers: new Map<object, HeldBuffer>() };
    this.#projects.set(projectId, project);
    const buffer = project.buffers.get(shared);
    if (buffer !== undefined) {
      buffer.readers.add(reader);
      return;
    }
    project.buffers.set(shared, { bytes, readers: new Set([reader]), since: this.#now() });
    this.#count(project, bytes);
    const { projectBytes, processBytes } = this.#limits;
    if (project.bytes > projectBytes || this.#bytes > processBytes) this.#freeOldest();
  }

  /** Stops counting a reader. Does nothing if the reader is not counted. */
  remove(reader: StalledReader): void {
    const { projectId, shared = reader } = reader;
    const project = this.#projects.get(projectId);
    const buffer = project?.buffers.get(shared);
    if (project === undefined || buffer?.readers.delete(reader) !== true || buffer.readers.size > 0) return;
    project.buffers.delete(shared);
    this.#count(project, -buffer.bytes);
    if (project.buffers.size === 0) this.#projects.delete(projectId);
  }

  #count(project: ProjectBuffers, bytes: number): void {
    project.bytes += bytes;
    this.#bytes += bytes;
    if (bytes > 0) return;
    this.#freed?.resolve();
    this.#freed = undefined;
  }

  /**
   * Frees buffers until the limits are met, or until none of the remaining buffers has been held longer than
   * the grace period.
   */
  #freeOldest(): void {
    for (;;) {
      const [oldest] = this.#projectsAboveLimit()
        .flatMap(({ buffers }) => [...buffers.values()].slice(0, 1))
        .sort((a, b) => a.since - b.since);
      if (oldest === undefined) return;
      const graceLeftMs = oldest.since + this.#limits.graceMs - this.#now();
      if (graceLeftMs > 0) {
        this.#freeLater(graceLeftMs);
        return;
      }
      for (const reader of oldest.readers) {
        this.remove(reader);
        reader.disconnect();
      }
    }
  }

  #freeLater(ms: number): void {
    this.#nextFree ??= setTimeout(() => {
      this.#nextFree = undefined;
      this.#freeOldest();
    }, ms).unref();
  }

  /**
   * Returns the projects above their limit, and also the largest project if the process is above its limit.
   */
  #projectsAboveLimit(): ProjectBuffers[] {
    const { projectBytes, processBytes } = this.#limits;
    const projects = [...this.#projects.values()];
    const relieved = projects.filter(({ bytes, buffers }) => bytes > projectBytes && buffers.size > 1);
    if (this.#bytes > processBytes) relieved.push(...projects.sort((a, b) => b.bytes - a.bytes).slice(0, 1));
    return relieved;
  }
}

/** The bytes held for all streams in this process. */
export const processBytesInFlight = new BytesInFlight();
