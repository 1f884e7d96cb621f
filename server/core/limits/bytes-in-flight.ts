/**
 * Bytes held for slow readers, counted by project. A buffer that several readers share is counted once.
 *
 *   Above a bound, the buffers that have been held longest are freed. Their readers are disconnected and can
 *   resume with their last event id. Until then no more of the log is read for the project. Readers of other
 *   projects are not affected.
 */

export interface InFlightBounds {
  /** Maximum bytes of one project. A project's only buffer is never freed, however large it is. */
  projectBytes: number;
  /** Maximum bytes of all projects. Above it, the project that holds most has its buffers freed. */
  processBytes: number;
  /** Minimum time that bytes are held, in milliseconds. Readers that keep up need less. */
  graceMs: number;
}

/** OPERATIONS.md, "Sizes", has the memory measured at these bounds. */
const defaultBounds: InFlightBounds = {
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
  cutOff(): void;
}

/** A buffer and the readers for which it is held. */
interface Piece {
  bytes: number;
  readers: Set<StalledReader>;
  /** Time when its first reader started to wait. Later readers do not extend it. */
  since: number;
}

interface Project {
  bytes: number;
  /** The buffers, by the shared object or the only reader. The one held longest comes first. */
  pieces: Map<object, Piece>;
}

export class BytesInFlight {
  readonly #bounds: InFlightBounds;
  readonly #now: () => number;
  readonly #projects = new Map<string, Project>();
  #bytes = 0;
  #check: NodeJS.Timeout | undefined;
  #freed: PromiseWithResolvers<void> | undefined;

  /** @param now A monotonic clock, in milliseconds. */
  constructor(bounds = defaultBounds, now: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
  }

  /** Bytes held for all readers of the process. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Returns true unless bytes of the project must be freed first. */
  hasRoom(projectId: string): boolean {
    const project = this.#projects.get(projectId);
    return project === undefined || !this.#projectsToRelieve().includes(project);
  }

  /** Resolves when bytes have been freed. */
  freed(): Promise<void> {
    this.#freed ??= Promise.withResolvers();
    return this.#freed.promise;
  }

  /** Counts a reader that started to wait. It may be disconnected until {@link remove} is called. */
  add(reader: StalledReader): void {
    const { projectId, bytes, shared = reader } = reader;
    const project = this.#projects.get(projectId) ?? { bytes: 0, pieces: new Map<object, Piece>() };
    this.#projects.set(projectId, project);
    const piece = project.pieces.get(shared);
    if (piece !== undefined) {
      piece.readers.add(reader);
      return;
    }
    project.pieces.set(shared, { bytes, readers: new Set([reader]), since: this.#now() });
    this.#count(project, bytes);
    const { projectBytes, processBytes } = this.#bounds;
    if (project.bytes > projectBytes || this.#bytes > processBytes) this.#relieve();
  }

  /** Stops counting a reader. Does nothing for a reader that is not counted. */
  remove(reader: StalledReader): void {
    const { projectId, shared = reader } = reader;
    const project = this.#projects.get(projectId);
    const piece = project?.pieces.get(shared);
    if (project === undefined || piece?.readers.delete(reader) !== true || piece.readers.size > 0) return;
    project.pieces.delete(shared);
    this.#count(project, -piece.bytes);
    if (project.pieces.size === 0) this.#projects.delete(projectId);
  }

  #count(project: Project, bytes: number): void {
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
  #relieve(): void {
    for (;;) {
      const [oldest] = this.#projectsToRelieve()
        .flatMap(({ pieces }) => [...pieces.values()].slice(0, 1))
        .sort((a, b) => a.since - b.since);
      if (oldest === undefined) return;
      const graceLeftMs = oldest.since + this.#bounds.graceMs - this.#now();
      if (graceLeftMs > 0) {
        this.#relieveIn(graceLeftMs);
        return;
      }
      for (const reader of oldest.readers) {
        this.remove(reader);
        reader.cutOff();
      }
    }
  }

  #relieveIn(ms: number): void {
    this.#check ??= setTimeout(() => {
      this.#check = undefined;
      this.#relieve();
    }, ms).unref();
  }

  /** Returns the projects above their bound, and the largest one if the process is above its bound. */
  #projectsToRelieve(): Project[] {
    const { projectBytes, processBytes } = this.#bounds;
    const projects = [...this.#projects.values()];
    const relieved = projects.filter(({ bytes, pieces }) => bytes > projectBytes && pieces.size > 1);
    if (this.#bytes > processBytes) relieved.push(...projects.sort((a, b) => b.bytes - a.bytes).slice(0, 1));
    return relieved;
  }
}

/** The bytes held for the streams of this process. */
export const inFlight = new BytesInFlight();
