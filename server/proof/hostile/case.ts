import type { StoreKind } from "../chaos/scene.ts";
import type { Attacker } from "./attacker/attacker.ts";
import type { McpServers } from "./servers/config.ts";

/** One attack, as listed in its family. */
export interface HostileCase {
  /** A name that is unique within its family. */
  name: string;
  /** Set if the case is part of the short run. */
  short?: true;
  /** Stores that the case applies to. If absent, it applies to all stores. */
  stores?: readonly StoreKind[];
  /** Deadline for the attack, in milliseconds. Defaults to 45 s. */
  timeoutMs?: number;
  /** Set if the case kills server processes, so that their process IDs change. */
  kills?: true;
  /**
   * MCP servers in the attacker's project. A case with tool servers gets new server processes.
   *
   * @param httpUrl Base URL of the misbehaving servers over HTTP.
   */
  toolServers?: (httpUrl: string) => McpServers;
  /**
   * Attacks the servers. Connections that the attack leaves open are kept until the neighbour has been served
   * once more.
   */
  attack(attacker: Attacker): Promise<void>;
}

/** A case with its family. Its full name is `family/name`. */
export interface NamedCase extends HostileCase {
  family: string;
}
