/**
 * Bytes that are held for readers that do not take them, counted by project. Bytes that several readers share count
 * once. Beyond a bound the bytes that have been held longest are freed: their readers are cut off, and can come back by
 * their last event id. Until then nothing new is read for the project. Readers of other projects never wait for that.
 */

export interface InFlightBounds {
  /** Most bytes of one project. The readers of one piece are never cut off for it, however large that is. */
  projectBytes: number;
  /** Most bytes of all projects. Beyond it the project that holds most is relieved. */
  processBytes: number;
  /** How long bytes are held in any case, in milliseconds: readers that take everything hold them for less. */
  graceMs: number;
}

/** OPERATIONS.md, "Sizes", tells the memory that was measured at these bounds. */
const defaultBounds: InFlightBounds = {
  projectBytes: 16 * 1024 * 1024,
  processBytes: 64 * 1024 * 1024,
  graceMs: 500,
};

/** A reader that has not taken what was sent. */
export interface StalledReader {
  projectId: string;
  /** Size of the bytes that are held for it. */
  bytes: number;
  /** The bytes themselves, if other readers share them. */
  shared?: object;
  /** Ends its stream. */
  cutOff(): void;
}

/** Bytes and the readers that they are held for. */
interface Piece {
  bytes: number;
  readers: Set<StalledReader>;
  /** When its first reader began to wait; later readers do not keep it longer. */
  since: number;
}

interface Project {
  bytes: number;
  /** The pieces, by what is shared, or by the only reader; the one that has been held longest comes first. */
  pieces: Map<object, Piece>;
}

export class BytesInFlight {
  readonly #bounds: InFlightBounds;
  readonly #now: () => number;
  readonly #projects = new Map<string, Project>();
  #bytes = 0;
  #check: NodeJS.Timeout | undefined;
  #freed: PromiseWithResolvers<void> | undefined;

  /** @param now A clock that never goes back, in milliseconds. */
  constructor(bounds = defaultBounds, now: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
  }

  /** Bytes held for the readers of the process. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Whether no bytes of the project have to be freed first. */
  hasRoom(projectId: string): boolean {
    const project = this.#projects.get(projectId);
    return project === undefined || !this.#projectsToRelieve().includes(project);
  }

  /** Resolves when bytes have been freed. */
  freed(): Promise<void> {
    this.#freed ??= Promise.withResolvers();
    return this.#freed.promise;
  }

  /** Counts a reader, which begins to wait. It may be cut off while it is counted. */
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

  /** Counts a reader no more. A reader that is not counted is left as it is. */
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

  /** Frees pieces until the bounds hold, or until the ones to free have been held for too short a time. */
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

  /** Projects beyond their bound, and the one that holds most if the process is beyond its bound. */
  #projectsToRelieve(): Project[] {
    const { projectBytes, processBytes } = this.#bounds;
    const projects = [...this.#projects.values()];
    const relieved = projects.filter(({ bytes, pieces }) => bytes > projectBytes && pieces.size > 1);
    if (this.#bytes > processBytes) relieved.push(...projects.sort((a, b) => b.bytes - a.bytes).slice(0, 1));
    return relieved;
  }
}

/** What the streams of this process hold. */
export const inFlight = new BytesInFlight();
