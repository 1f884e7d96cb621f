/** The servers, the load and the databases that faults happen to, and the history of these faults. */
import type { PostgresServer } from "../../cluster/postgres.ts";
import type { History } from "./history.ts";
import type { Load } from "./load/load.ts";
import type { Random } from "./random.ts";
import type { Disk } from "./servers/disk.ts";
import type { Link } from "./servers/link.ts";
import type { ServerProcess } from "./servers/server-process.ts";

export type StoreKind = "sqlite" | "postgres";

/** A server and what belongs to it. */
export interface Host {
  server: ServerProcess;
  /** The way to it. */
  link: Link;
  /** By how much its wall clock is wrong stands here. */
  clockFile: string;
  /** Whether it stands still for longer than the lease: what happens to it then would end that too early. */
  frozen: boolean;
}

export interface Scene {
  hosts: readonly Host[];
  load: Load;
  history: History;
  /** Where the SQLite file is, if the disk can be filled. */
  disk?: Disk;
  postgres?: PostgresServer;
}

/** A server that does not stand still. */
export function pickAwake({ hosts }: Scene, random: Random): Host {
  return random.pick(hosts.filter(({ frozen }) => !frozen));
}

/** Something that goes wrong. */
export interface Fault {
  name: string;
  /** Where it can happen. */
  stores: readonly StoreKind[];
  /** How often it happens, beside the others. */
  weight: number;
  /** Other faults happen while it lasts. */
  lasting?: true;
  /**
   * Lets it happen; resolves when it is over.
   *
   * @param recovering Called at the moment from which recovery counts: when the harm is done, or, of what lasts and
   *   nobody can recover from before, when it ends.
   */
  inject(scene: Scene, random: Random, recovering: () => void): Promise<void>;
}
