/** A hostile case: one attack, in its family. */
import type { StoreKind } from "../chaos/scene.ts";
import type { Attacker } from "./attacker/attacker.ts";
import type { McpServers } from "./servers/config.ts";

/** A case as its family lists it. */
export interface HostileCase {
  /** Name, unique in its family. */
  name: string;
  /** Part of the short form. */
  short?: true;
  /** Where it makes sense; everywhere if absent. */
  stores?: readonly StoreKind[];
  /** Deadline of the attack, in milliseconds; 45 s if absent. */
  timeoutMs?: number;
  /** Server processes are killed on purpose: they may have another process id afterwards. */
  kills?: true;
  /**
   * MCP servers of the attacker's project: with them the case has server processes of its own.
   *
   * @param httpUrl Base URL of the misbehaving servers over HTTP.
   */
  toolServers?: (httpUrl: string) => McpServers;
  /** Attacks. Connections that it leaves open stay open until the neighbour was served once more. */
  attack(attacker: Attacker): Promise<void>;
}

/** A case with the full name `family/name`. */
export interface NamedCase extends HostileCase {
  family: string;
}
