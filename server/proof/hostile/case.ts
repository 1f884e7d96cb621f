import type { StoreKind } from "../chaos/scene.ts";
import type { Attacker } from "./attacker/attacker.ts";
import type { McpServers } from "./servers/config.ts";

/** A case as listed in its family: one attack. */
export interface HostileCase {
  /** Name, unique in its family. */
  name: string;
  /** Set if the case is part of the short form. */
  short?: true;
  /** Stores that the case applies to; all if absent. */
  stores?: readonly StoreKind[];
  /** Deadline of the attack, in milliseconds; 45 s if absent. */
  timeoutMs?: number;
  /** Set if the case kills server processes, which then have other process ids. */
  kills?: true;
  /**
   * MCP servers of the attacker's project. A case with these gets new server processes.
   *
   * @param httpUrl Base URL of the misbehaving servers over HTTP.
   */
  toolServers?: (httpUrl: string) => McpServers;
  /** Attacks the servers. Its open connections stay open until the neighbour was served once more. */
  attack(attacker: Attacker): Promise<void>;
}

/** A case with its family; its full name is `family/name`. */
export interface NamedCase extends HostileCase {
  family: string;
}
