/**
 * Makes all open streams of a server produce events, in the same way in the product and in the bare server.
 */

/** Defines how events are produced on each open stream. */
export interface Shape {
  /** Number of events per stream. */
  events: number;
  /** Number of events per turn of the event loop. */
  burst: number;
  /**
   * Events per second on each stream, produced one at a time. If absent, events are produced as fast as they
   * are read.
   */
  rate?: number;
  /**
   * Set to `true` to make the bare server join each burst into one write. Otherwise it writes each event
   * separately.
   */
  joined?: boolean;
  /** Number of streams that produce events: those that were opened last. By default, all open streams do. */
  newest?: number;
}

/** A stream that produces events on demand. */
export interface Outlet {
  /** Produces events. */
  emit(count: number): void;
  /** Resolves when there is room for more events. Returns `undefined` if there is room now. */
  room(): Promise<void> | undefined;
  /** Ends the stream. */
  end(): void;
}

export class Conductor {
  readonly #outlets = new Set<Outlet>();

  add(outlet: Outlet): void {
    this.#outlets.add(outlet);
  }

  remove(outlet: Outlet): void {
    this.#outlets.delete(outlet);
  }

  /** Ends every stream. */
  end(): void {
    for (const outlet of this.#outlets) outlet.end();
    this.#outlets.clear();
  }

  /** Starts production. */
  produce(shape: Shape): void {
    const outlets = [...this.#outlets].slice(-(shape.newest ?? this.#outlets.size));
    if (shape.rate !== undefined) pace(outlets, shape.events, shape.rate);
    else for (const outlet of outlets) void pour(outlet, shape);
  }
}

/** Produces events as fast as they are read, with one turn of the event loop between two bursts. */
async function pour(outlet: Outlet, { events, burst }: Shape): Promise<void> {
  for (let left = events; left > 0; left -= burst) {
    const room = outlet.room();
    if (room !== undefined) await room;
    outlet.emit(Math.min(burst, left));
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

/**
 * Produces events at a fixed rate. The streams produce in rotation, so that they do not all produce at the
 * same moment.
 */
function pace(outlets: readonly Outlet[], events: number, rate: number): void {
  const start = performance.now();
  const perMs = (outlets.length * rate) / 1000;
  const total = outlets.length * events;
  let produced = 0;
  const tick = () => {
    const due = Math.min(total, Math.ceil((performance.now() - start) * perMs));
    for (; produced < due; produced += 1) outlets[produced % outlets.length]?.emit(1);
    if (produced < total) setTimeout(tick, 1);
  };
  tick();
}

/** Returns the time on the monotonic clock in microseconds. All processes on a machine share this clock. */
export function monotonicMicros(): number {
  return Number(process.hrtime.bigint() / 1000n);
}

/**
 * Returns the text of an event. It contains the creation time, from which the reader computes the latency.
 */
export function stampedText(): string {
  return `@${String(monotonicMicros()).padStart(16, "0")}`;
}
