/** A check that the program of every language must pass. */
import type { JobEvent } from "./job.ts";
import type { Program } from "./program.ts";

/** Checks of one subject: a column of the table. */
export interface Check {
  /** The column's heading. */
  id: string;
  /**
   * Runs the cases in order.
   *
   * @returns The number of cases.
   * @throws Error that names the first case that failed.
   */
  run(program: Program): Promise<number>;
}

/** Runs a case. @throws Error with the name of the case. */
export async function runCase(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Formats an event as `3 text Hello`. */
export function formatEvent({ id, event, value }: JobEvent): string {
  return `${id ?? "-"} ${event} ${value}`;
}
