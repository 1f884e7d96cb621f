/** What a campaign has found out. */
import type { Tally } from "./load/load.ts";
import type { Violation } from "./oracle/violation.ts";

/** A kind of fault in a campaign. */
export interface FaultRow extends Tally {
  name: string;
  count: number;
  /** Milliseconds until every run that was going on had a new event, of each fault. */
  recoveries: number[];
}

export interface Outcome {
  /** Store and number of processes. */
  title: string;
  planned: number;
  rows: FaultRow[];
  checked: Tally;
  violations: Violation[];
  /** Most resident memory of a server, in MB (10⁶ bytes). */
  residentMb: number;
  seconds: number;
  /** How the disk was filled, or that it could not be; `undefined` where there is no file. */
  disk: string | undefined;
}
