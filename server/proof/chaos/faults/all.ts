import type { Fault } from "../scene.ts";
import { backupKilled } from "./backup-faults.ts";
import { cut, slowReaders, stuckReaders } from "./connection-faults.ts";
import { databaseCut, databaseRestart, failover, fullDisk, slowDisk } from "./database-faults.ts";
import {
  databaseSlow,
  databaseUnreachable,
  partition,
  partitionFrom,
  partitionTo,
} from "./partition-faults.ts";
import { clockJump, kill, rollingUpgrade, stall, stallPastLease, stop } from "./process-faults.ts";

export const faults: readonly Fault[] = [
  kill,
  stop,
  rollingUpgrade,
  stall,
  stallPastLease,
  cut,
  slowReaders,
  stuckReaders,
  clockJump,
  fullDisk,
  slowDisk,
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
