/** A parsed script. `server/models/README.md` documents how to write one. */
import type { LanguageModelV4FinishReason } from "@ai-sdk/provider";
import type { JsonObject } from "../../core/events.ts";

/** A pause: until a hold is released or `ms` milliseconds have passed, or for a fixed time. */
export type Wait = { kind: "hold"; name: string; ms: number } | { kind: "delay"; ms: number };

/** A random text of this many letters, digits, `-` and `_`, different each time it is played. */
export interface RandomText {
  kind: "random";
  length: number;
}

/** Texts to stream, one delta each, and waits between them. */
export type ScriptedDeltas = (string | RandomText | Wait)[];

/** A change of a state, in the form of the state tools' input. */
export type StateChange = { kind: "change"; input: { state: JsonObject } | { patch: unknown[] } };

export type FinishReason = LanguageModelV4FinishReason["unified"];

export type Step =
  | Wait
  | { kind: "text"; deltas: ScriptedDeltas }
  | { kind: "reasoning"; deltas: ScriptedDeltas }
  | { kind: "tool"; name: string; id: string | undefined; args: ScriptedDeltas }
  | {
      kind: "component";
      name: string;
      id: string | undefined;
      props: ScriptedDeltas;
      state: (StateChange | Wait)[];
    }
  /** Without `component`, the application's own state changes. */
  | { kind: "state"; component: string | undefined; change: StateChange }
  | { kind: "error"; code: string; message: string }
  | { kind: "break" }
  | { kind: "finish"; reason: FinishReason }
  | { kind: "echo" };

/** The steps of every turn. */
export interface Script {
  turns: Step[][];
}

/** Limits of a script, so that a message cannot keep a run busy indefinitely. */
export const scriptLimits = {
  /** Steps of all turns together. */
  steps: 10_000,
  /** Items of all lists inside steps together (deltas, state changes, waits). */
  items: 100_000,
  /** Characters of all random texts together. */
  randomCharacters: 16_777_216,
  /** Longest single wait, in milliseconds. */
  waitMs: 600_000,
  /** Default time limit of a hold, in milliseconds. */
  holdMs: 10_000,
} as const;
