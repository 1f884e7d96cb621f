/** What the bench asks its processes to do, and how they answer. */
import { type Conductor, monotonicMicros, type Shape } from "./conductor.ts";

/** Asked of a server. */
export type ServerCommand =
  /** Answered with the time at which production started. */
  { do: "produce"; shape: Shape } | { do: "end" } | { do: "collect garbage" };

/** Asked of the load generator. */
export type ClientCommand =
  /** Opens streams; answered when each has its first event, with an {@link Opened}. */
  | { do: "open"; url: string; streams: number }
  /** Opens a further stream of each of these runs; answered as opening is. */
  | { do: "follow"; url: string; paths: string[] }
  /** Answered at once; from now on the group's events up to this number are waited for, and timed if wanted. */
  | { do: "watch"; group: number; upTo: number; timed: boolean }
  /** Answered when every stream of the group has got there, with a {@link Reached}. */
  | { do: "wait"; group: number }
  /** Answered when the server has cut all streams of the group off, with the monotonic time in microseconds. */
  | { do: "wait for the cut"; group: number }
  /** Reads a whole response; answered with its duration in milliseconds. */
  | { do: "fetch"; url: string; path: string; events: number }
  /** Opens connections that ask for a path and never read. */
  | { do: "stall"; url: string; path: string; connections: number }
  | { do: "close" };

export interface Opened {
  group: number;
  /** From sending the request to the first event, in milliseconds. */
  firstEventMs: number[];
  /** Paths under which the streams can be read again. */
  paths: string[];
}

export interface Reached {
  /** Monotonic time in microseconds. */
  at: number;
  /** From produced to received, in milliseconds; absent when that was not wanted. */
  latency?: { p50: number; p99: number };
}

/** Answers the commands that come over the process channel, one at a time; the process ends with the channel. */
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
 * Answers a server's commands.
 *
 * @param prepare Called before production starts and its time is taken.
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
        // As far as it goes: what is free is given back to the system.
        return globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
    }
  });
}
