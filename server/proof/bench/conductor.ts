/** Makes all open streams of a server produce in the same shape: the product's model and the bare server alike. */

/** How every open stream produces. */
export interface Shape {
  /** How many events each stream gets. */
  events: number;
  /** How many come at once, in one turn of the event loop. */
  burst: number;
  /** Events a second and stream, one at a time; absent for as fast as they are taken. */
  rate?: number;
  /** Whether the bare server joins a burst to one write; it writes event by event otherwise. */
  joined?: boolean;
}

/** A stream that can be made to produce. */
export interface Outlet {
  /** Produces events now. */
  emit(count: number): void;
  /** When there is room for more; `undefined` when there is already. */
  room(): Promise<void> | undefined;
  /** Nothing more will come. */
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

  /** Starts to produce on every open stream. */
  produce(shape: Shape): void {
    if (shape.rate !== undefined) pace([...this.#outlets], shape.events, shape.rate);
    else for (const outlet of this.#outlets) void pour(outlet, shape);
  }
}

/** As fast as the events are taken, with a turn of the event loop between two bursts. */
async function pour(outlet: Outlet, { events, burst }: Shape): Promise<void> {
  for (let left = events; left > 0; left -= burst) {
    const room = outlet.room();
    if (room !== undefined) await room;
    outlet.emit(Math.min(burst, left));
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

/** At a steady rate, the streams one after the other, so that they never all come at once. */
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

/** Microseconds of the monotonic clock, which all processes of a machine share. */
export function monotonicMicros(): number {
  return Number(process.hrtime.bigint() / 1000n);
}

/** The text of an event: when it was made, so that its reader can tell how long it took. */
export function stampedText(): string {
  return `@${String(monotonicMicros()).padStart(16, "0")}`;
}
