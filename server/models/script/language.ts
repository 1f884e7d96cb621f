/** The types of a parsed script. `server/models/README.md` documents how to write a script. */
import type { LanguageModelV4FinishReason } from "@ai-sdk/provider";
import type { JsonObject } from "../../core/events.ts";

/** A pause: either until a hold is released or `ms` milliseconds have passed, or for a fixed time. */
export type Wait = { kind: "hold"; name: string; ms: number } | { kind: "delay"; ms: number };

/**
 * Random text of `length` characters (letters, digits, `-` and `_`), generated anew each time the script runs.
 */
export interface RandomText {
  kind: "random";
  length: number;
}

/** Strings to stream as one delta each, and waits between them. */
export type ScriptedDeltas = (string | RandomText | Wait)[];

/** A state change in the same form as the state tools' input. */
export type StateChange = { kind: "change"; input: { state: JsonObject } | { patch: unknown[] } };

export type FinishReason = LanguageModelV4FinishReason["unified"];

export type Step =
  | Wait
  | { kind: "text"; deltas: ScriptedDeltas }
  | { kind: "reasoning"; deltas: ScriptedDeltas }
  /** A source of the text: the URL of a web page, or the name of a file. */
  | { kind: "source"; name: string }
  | { kind: "tool"; name: string; id: string | undefined; args: ScriptedDeltas }
  | {
      kind: "component";
      name: string;
      id: string | undefined;
      props: ScriptedDeltas;
      state: (StateChange | Wait)[];
    }
  /** Without `component`, the application's own state is changed. */
  | { kind: "state"; component: string | undefined; change: StateChange }
  | { kind: "error"; code: string; message: string }
  | { kind: "break" }
  | { kind: "finish"; reason: FinishReason }
  | { kind: "echo" };

/** The steps of every turn. */
export interface Script {
  turns: Step[][];
}

/** Script limits. They keep a message from occupying a run indefinitely. */
export const scriptLimits = {
  /** Maximum number of steps across all turns. */
  steps: 10_000,
  /** Maximum total number of list items inside steps (deltas, state changes, waits). */
  items: 100_000,
  /** Maximum total number of characters in random text. */
  randomCharacters: 16_777_216,
  /** Longest single wait, in milliseconds. */
  waitMs: 600_000,
  /** Default time limit for a hold, in milliseconds. */
  holdMs: 10_000,
} as const;
