/** The limits of an agent that are counted, and how a limit is told. */
import type { RunLimits } from "../config/project-settings.ts";

/** What an agent has used so far. */
export interface Usage {
  turns: number;
  /** Calls that its model asked for, those of the present turn included. */
  toolCalls: number;
  tokens: number;
}

/**
 * The limit that keeps an agent whose model asks for tool calls from going on.
 *
 * A turn whose calls go beyond a limit is the last one, and none of its calls is made: nobody would read the results.
 *
 * @returns The limit in words, for example `3 turns`; `undefined` when there is room for the calls and a next turn.
 */
export function limitReached(limits: RunLimits, used: Usage): string | undefined {
  if (used.turns >= limits.turns) return counted(limits.turns, "turn");
  if (used.toolCalls > limits.toolCalls) return counted(limits.toolCalls, "tool call");
  if (limits.tokens !== undefined && used.tokens >= limits.tokens) return counted(limits.tokens, "token");
  return undefined;
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
