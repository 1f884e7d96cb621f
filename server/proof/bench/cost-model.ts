/** The cost model in OPERATIONS.md. The figure `cost-model` compares it with measurements. */

/** The load of one server process. */
export interface Load {
  /** Number of open streams, each with an active run. */
  streams: number;
  /** Events per second, all streams together, of which each is produced alone. */
  eventsPerSecond: number;
}

/** Resident memory in MB (10⁶ bytes) of a server process under a load that has lasted for some seconds. */
export function predictMemory({ streams, eventsPerSecond }: Load): number {
  const perStream = 0.15 * Math.min(streams, 1000) + 0.05 * Math.max(0, streams - 1000);
  return 195 + perStream + 0.012 * eventsPerSecond;
}

/**
 * CPU time of a server process, in percent of a core, without its database server and without starting and ending runs.
 * More events share a commit if more arrive, so the cost of an event falls. A process that uses its whole core still
 * delivers more events: they share larger commits, and wait longer.
 */
export function predictCpu({ eventsPerSecond }: Load): number {
  return Math.min(0.029 * eventsPerSecond, 25 + 0.0045 * eventsPerSecond, 100);
}
