/**
 * The script language, as the player reads it (`server/models/README.md` documents how it is written).
 */
import type { LanguageModelV4FinishReason } from "@ai-sdk/provider";
import type { JsonObject } from "../../core/events.ts";

/** A pause: until a hold is released or `ms` milliseconds have passed, or just the time. */
export type Wait = { kind: "hold"; name: string; ms: number } | { kind: "delay"; ms: number };

/** A text of so many letters, digits, `-` and `_`, another one each time it is played. */
export interface Random {
  kind: "random";
  length: number;
}

/** Pieces to stream, one delta each, and waits between them. */
export type Pieces = (string | Random | Wait)[];

/** A change of a state, in the form of the input that the tools for it share. */
export type StateChange = { kind: "change"; input: { state: JsonObject } | { patch: unknown[] } };

export type FinishReason = LanguageModelV4FinishReason["unified"];

export type Step =
  | Wait
  | { kind: "text"; pieces: Pieces }
  | { kind: "reasoning"; pieces: Pieces }
  | { kind: "tool"; name: string; id: string | undefined; args: Pieces }
  | {
      kind: "component";
      name: string;
      id: string | undefined;
      props: Pieces;
      state: (StateChange | Wait)[];
    }
  /** Without a component it is the app's own state that changes. */
  | { kind: "state"; component: string | undefined; change: StateChange }
  | { kind: "error"; code: string; message: string }
  | { kind: "break" }
  | { kind: "finish"; reason: FinishReason }
  | { kind: "echo" };

/** The steps of every turn. */
export interface Script {
  turns: Step[][];
}

/** Bounds of a script, so that a message cannot keep a run busy for ever. */
export const limits = {
  /** Steps of all turns together. */
  steps: 10_000,
  /** Items of all lists inside steps together (pieces, state changes, waits). */
  items: 100_000,
  /** Characters of all random pieces together. */
  randomCharacters: 16_777_216,
  /** Longest single wait, in milliseconds. */
  waitMs: 600_000,
  /** How long a hold waits when it does not say, in milliseconds. */
  holdMs: 10_000,
} as const;
