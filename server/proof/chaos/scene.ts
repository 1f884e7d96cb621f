/** The system under test: servers, databases and load, together with the history of injected faults. */
import type { History } from "./history.ts";
import type { Load } from "./load/load.ts";
import type { Random } from "./random.ts";
import type { Disk } from "./servers/disk.ts";
import type { Link } from "./servers/link.ts";
import type { PostgresPair } from "./servers/postgres-pair.ts";
import type { ServerProcess } from "./servers/server-process.ts";

export type StoreKind = "sqlite" | "postgres";

/** A server with its proxy and its clock. */
export interface Host {
  server: ServerProcess;
  /** The TCP proxy between the clients and the server. */
  link: Link;
  /** The TCP proxy between the server and PostgreSQL. */
  databaseLink?: Link;
  /** Working directory and settings of the server. */
  folder: string;
  env: Readonly<Record<string, string>>;
  /** File that contains the offset of the server's wall clock. */
  clockFile: string;
  /** File that contains the duration of a commit of SQLite, in milliseconds. */
  commitDelayFile: string;
  /** True if the server runs the earlier version. */
  isEarlier: boolean;
  /**
   * Set while the process is suspended for longer than its lease. Another fault would end the suspension too
   * early.
   */
  isFrozen: boolean;
}

export interface TestSystem {
  hosts: readonly Host[];
  load: Load;
  history: History;
  /** Root folder of the earlier version, if upgrades are tested. */
  earlierTree?: string;
  /** True if the earlier version can open a database of this version, because their schemas are the same. */
  canDowngrade: boolean;
  /** The SQLite file's disk, if it can be filled. */
  disk?: Disk;
  postgres?: PostgresPair;
}

/** Returns a random server that is not suspended. */
export function pickRunningHost({ hosts }: TestSystem, random: Random): Host {
  return random.pick(hosts.filter(({ isFrozen: frozen }) => !frozen));
}

/** A kind of fault. */
export interface Fault {
  name: string;
  /** The stores that the fault applies to. */
  stores: readonly StoreKind[];
  /** Relative frequency. */
  weight: number;
  /** Set if other faults may be injected while this fault lasts. */
  isLasting?: true;
  /**
   * Injects the fault and resolves when the fault has ended.
   *
   * @param recovering Called when recovery can start: either when the damage has been done or, if the fault
   * prevents recovery, when the fault ends.
   */
  inject(scene: TestSystem, random: Random, recovering: () => void): Promise<void>;
}
