/** Commands from the bench to its processes, and their responses. */
import { type Conductor, monotonicMicros, type Shape } from "./conductor.ts";

/** A command for a server. */
export type ServerCommand =
  /** Returns the time at which production started. */
  { do: "produce"; shape: Shape } | { do: "end" } | { do: "collect garbage" };

/** A command for the load generator. */
export type ClientCommand =
  /** Opens streams. Returns {@link Opened} when each has its first event. */
  | { do: "open"; url: string; streams: number }
  /** Opens another stream of each of these runs, like `open`. */
  | { do: "follow"; url: string; paths: string[] }
  /**
   * Returns immediately. From now on, waits for events of the group up to this number and optionally measures
   * their latency.
   */
  | { do: "watch"; group: number; upTo: number; timed: boolean }
  /** Returns {@link Reached} when every stream of the group has received them. */
  | { do: "wait"; group: number }
  /** Returns the monotonic time in microseconds when the server has closed all streams of the group. */
  | { do: "wait for the cut"; group: number }
  /** Reads a complete response. Returns its duration in milliseconds. */
  | { do: "fetch"; url: string; path: string; events: number }
  /** Opens connections that request a path and never read. */
  | { do: "stall"; url: string; path: string; connections: number }
  | { do: "close" };

export interface Opened {
  group: number;
  /** From sending the request to the first event, in milliseconds. */
  firstEventMs: number[];
  /** Paths that replay the streams. */
  paths: string[];
}

export interface Reached {
  /** Monotonic time in microseconds. */
  at: number;
  /** Time from production to receipt, in milliseconds; absent if not measured. */
  latency?: { p50: number; p99: number };
}

/** Runs the commands from the process channel, one at a time. The process ends with the channel. */
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
 * Runs the commands of a server.
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
        // Also returns free memory to the system.
        return globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
    }
  });
}
