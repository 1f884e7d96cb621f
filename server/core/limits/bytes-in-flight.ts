/**
 * Bytes held for slow readers, counted by project. A buffer that several readers share is counted once.
 *
 * Above a bound, the buffers that have been held longest are freed. Their readers are disconnected and can
 * resume with their last event id. Until then no more of the log is read for the project. Readers of other
 * projects are not affected.
 */

export interface BytesInFlightLimits {
  /** Maximum bytes of one project. A project's only buffer is never freed, however large it is. */
  projectBytes: number;
  /** Maximum bytes of all projects. Above it, the project that holds most has its buffers freed. */
  processBytes: number;
  /** Minimum time that bytes are held, in milliseconds. Readers that keep up need less. */
  graceMs: number;
}

/** OPERATIONS.md, "Sizes", has the memory measured at these bounds. */
const defaultLimits: BytesInFlightLimits = {
  projectBytes: 16 * 1024 * 1024,
  processBytes: 64 * 1024 * 1024,
  graceMs: 500,
};

/** A reader that has not yet read what was sent to it. */
export interface StalledReader {
  projectId: string;
  /** Bytes held for it. */
  bytes: number;
  /** The buffer itself, if other readers share it. */
  shared?: object;
  /** Ends the reader's stream. */
  disconnect(): void;
}

/** A buffer and the readers for which it is held. */
interface HeldBuffer {
  bytes: number;
  readers: Set<StalledReader>;
  /** Time when its first reader started to wait. Later readers do not extend it. */
  since: number;
}

interface ProjectBuffers {
  bytes: number;
  /** The buffers, by the shared object or the only reader. The one held longest comes first. */
  buffers: Map<object, HeldBuffer>;
}

export class BytesInFlight {
  readonly #limits: BytesInFlightLimits;
  readonly #now: () => number;
  readonly #projects = new Map<string, ProjectBuffers>();
  #bytes = 0;
  #nextFree: NodeJS.Timeout | undefined;
  #freed: PromiseWithResolvers<void> | undefined;

  /** @param now A monotonic clock, in milliseconds. */
  constructor(bounds = defaultLimits, now: () => number = () => performance.now()) {
    this.#limits = bounds;
    this.#now = now;
  }

  /** Bytes held for all readers of the process. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Returns true unless bytes of the project must be freed first. */
  hasRoom(projectId: string): boolean {
    const project = this.#projects.get(projectId);
    return project === undefined || !this.#projectsAboveLimit().includes(project);
  }

  /** Resolves when bytes have been freed. */
  waitUntilFreed(): Promise<void> {
    this.#freed ??= Promise.withResolvers();
    return this.#freed.promise;
  }

  /** Counts a reader that started to wait. It may be disconnected until {@link remove} is called. */
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

  /** Stops counting a reader. Does nothing for a reader that is not counted. */
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
   * Frees buffers until the bounds are met, or until the remaining ones have not been held for the grace
   * time.
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

  /** Returns the projects above their bound, and the largest one if the process is above its bound. */
  #projectsAboveLimit(): ProjectBuffers[] {
    const { projectBytes, processBytes } = this.#limits;
    const projects = [...this.#projects.values()];
    const relieved = projects.filter(({ bytes, buffers }) => bytes > projectBytes && buffers.size > 1);
    if (this.#bytes > processBytes) relieved.push(...projects.sort((a, b) => b.bytes - a.bytes).slice(0, 1));
    return relieved;
  }
}

/** The bytes held for the streams of this process. */
export const processBytesInFlight = new BytesInFlight();
