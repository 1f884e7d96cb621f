import type { Fault } from "../scene.ts";
import { backupKilled } from "./backup-faults.ts";
import { cut, slowReaders, stuckReaders } from "./connection-faults.ts";
import { databaseCut, databaseRestart, failover, fullDisk } from "./database-faults.ts";
import {
  databaseSlow,
  databaseUnreachable,
  partition,
  partitionFrom,
  partitionTo,
} from "./partition-faults.ts";
import { clockJump, kill, stall, stallPastLease, stop } from "./process-faults.ts";

export const faults: readonly Fault[] = [
  kill,
  stop,
  stall,
  stallPastLease,
  cut,
  slowReaders,
  stuckReaders,
  clockJump,
  fullDisk,
  backupKilled,
  databaseRestart,
  databaseCut,
  failover,
  partition,
  partitionTo,
  partitionFrom,
  databaseUnreachable,
  databaseSlow,
];
