/** The system under test: servers, databases and load, with the history of injected faults. */
import type { PostgresServer } from "../../cluster/postgres.ts";
import type { History } from "./history.ts";
import type { Load } from "./load/load.ts";
import type { Random } from "./random.ts";
import type { Disk } from "./servers/disk.ts";
import type { Link } from "./servers/link.ts";
import type { ServerProcess } from "./servers/server-process.ts";

export type StoreKind = "sqlite" | "postgres";

/** A server with its proxy and clock. */
export interface Host {
  server: ServerProcess;
  /** TCP proxy between the clients and the server. */
  link: Link;
  /** File with the offset of the server's wall clock. */
  clockFile: string;
  /** Set while the process is suspended for longer than its lease. Another fault would end that too early. */
  isFrozen: boolean;
}

export interface TestSystem {
  hosts: readonly Host[];
  load: Load;
  history: History;
  /** Disk of the SQLite file, if it can be filled. */
  disk?: Disk;
  postgres?: PostgresServer;
}

/** Returns a random server that is not suspended. */
export function pickRunningHost({ hosts }: TestSystem, random: Random): Host {
  return random.pick(hosts.filter(({ isFrozen: frozen }) => !frozen));
}

/** A kind of fault. */
export interface Fault {
  name: string;
  /** Stores that the fault applies to. */
  stores: readonly StoreKind[];
  /** Relative frequency. */
  weight: number;
  /** Set if other faults may be injected meanwhile. */
  isLasting?: true;
  /**
   * Injects the fault and resolves when it is over.
   *
   * @param recovering Called when recovery can start: when the damage is done, or when a fault ends that
   * allows no recovery before.
   */
  inject(scene: TestSystem, random: Random, recovering: () => void): Promise<void>;
}
