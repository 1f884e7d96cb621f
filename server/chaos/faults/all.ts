/** All kinds of faults. */
import type { Fault } from "../scene.ts";
import { clockJump } from "./clock-jump.ts";
import { cut } from "./cut.ts";
import { databaseCut } from "./database-cut.ts";
import { databaseRestart } from "./database-restart.ts";
import { fullDisk } from "./full-disk.ts";
import { kill } from "./kill.ts";
import { slowReaders } from "./slow-readers.ts";
import { stall } from "./stall.ts";
import { stallPastLease } from "./stall-past-lease.ts";
import { stop } from "./stop.ts";
import { stuckReaders } from "./stuck-readers.ts";

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
  databaseRestart,
  databaseCut,
];
