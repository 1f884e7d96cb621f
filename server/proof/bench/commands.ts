/** The commands that the bench sends to its processes, and their responses. */
import { type Conductor, monotonicMicros, type Shape } from "./conductor.ts";

/** A command for a server. */
export type ServerCommand =
  /** Starts production and returns the time at which it started. */
  { do: "produce"; shape: Shape } | { do: "end" } | { do: "collect garbage" };

/** A command for the load generator. */
export type ClientCommand =
  /** Opens streams. Returns {@link Opened} when each stream has received its first event. */
  | { do: "open"; url: string; streams: number }
  /** Opens another stream for each of these runs, and otherwise works like `open`. */
  | { do: "follow"; url: string; paths: string[] }
  /**
   * Returns immediately. From then on, the load generator waits for the group's events up to this number and
   * optionally measures their latency.
   */
  | { do: "watch"; group: number; upTo: number; timed: boolean }
  /** Returns {@link Reached} when every stream in the group has received these events. */
  | { do: "wait"; group: number }
  /** Returns the monotonic time in microseconds at which the server closed the last stream in the group. */
  | { do: "wait for the cut"; group: number }
  /** Reads a complete response. Returns its duration in milliseconds. */
  | { do: "fetch"; url: string; path: string; events: number }
  /** Opens connections that request a path and never read the response. */
  | { do: "stall"; url: string; path: string; connections: number }
  | { do: "close" };

export interface Opened {
  group: number;
  /** Time from sending each request to its first event, in milliseconds. */
  firstEventMs: number[];
  /** Paths for replaying the streams. */
  paths: string[];
}

export interface Reached {
  /** Monotonic time in microseconds. */
  at: number;
  /** Time from production to receipt, in milliseconds. Absent if it was not measured. */
  latency?: { p50: number; p99: number };
}

/**
 * Runs the commands received from the process channel, one at a time. The process exits when the channel is
 * closed.
 */
export function serve<Command>(answer: (command: Command) => unknown): void {
  process.on("message", async (command) => {
    try {
      process.send?.({ answer: (await answer(command as Command)) ?? null });
    } catch (error) {
      process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  process.on("disconnect", () => process.exit());
}

/**
 * Runs the commands for a server.
 *
 * @param prepare Called before production starts and its time is measured.
 */
export function serveProduction(conductor: Conductor, prepare: (shape: Shape) => void = () => {}): void {
  serve<ServerCommand>((command) => {
    switch (command.do) {
      case "produce": {
        prepare(command.shape);
        const startedAt = monotonicMicros();
        conductor.produce(command.shape);
        return startedAt;
      }
      case "end":
        return conductor.end();
      case "collect garbage":
        // This option also returns free memory to the system.
        return globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
    }
  });
}
