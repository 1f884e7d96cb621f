/** Faults in the network between one server process and PostgreSQL. The other processes are not affected. */
import { setTimeout as delay } from "node:timers/promises";
import { type Fault, pickRunningHost } from "../scene.ts";
import type { Direction, Link } from "../servers/link.ts";

/** Shortest and longest duration, in milliseconds. The longest is shorter than the lease of 15 s. */
const leastMs = 500;
const mostMs = 8_000;

/**
 * Holds the bytes between a process and the database in some directions. Connections stay open, and the bytes arrive
 * when the partition ends, as retransmitted packets do. No lease expires, so no run may be claimed.
 */
function createPartition(name: string, directions: readonly Direction[]): Fault {
  return createNetworkFault(name, 5, (link) => {
    link.hold(directions);
    return () => link.hold([]);
  });
}

/**
 * Creates a fault that changes the link of one process for a while. Short durations are the most frequent.
 *
 * @param change Changes the link, and returns a function that undoes the change.
 */
function createNetworkFault(
  name: string,
  weight: number,
  change: (link: Link, random: Parameters<Fault["inject"]>[1]) => () => void,
  losesConnections = false,
): Fault {
  return {
    name,
    stores: ["postgres"],
    weight,
    async inject(scene, random, recovering) {
      const { server, databaseLink } = pickRunningHost(scene, random);
      if (databaseLink === undefined) throw new Error("the server has no link to its database");
      const ms = Math.round(leastMs * (mostMs / leastMs) ** random.next());
      server.log(`${name} for ${ms} ms`);
      if (losesConnections) scene.history.recordInterruption();
      const undo = change(databaseLink, random);
      await delay(ms);
      undo();
      recovering();
    },
  };
}

export const partition = createPartition("partition, both directions", ["to", "from"]);
export const partitionTo = createPartition("partition, only to database", ["to"]);
export const partitionFrom = createPartition("partition, only from database", ["from"]);

/** Resets the connections of a process to the database, and rejects new ones. */
export const databaseUnreachable = createNetworkFault(
  "database unreachable",
  4,
  (link) => {
    link.reject();
    return () => link.accept();
  },
  true,
);

/** Delays the responses of the database to one process, as a slow disk or network does. */
export const databaseSlow = createNetworkFault("database slow", 5, (link, random) => {
  link.delayResponses(random.int(20, 300));
  return () => link.delayResponses(0);
});
