/** Runs both generations of the unmodified official AG-UI client against a running server. */
import { HttpAgent } from "@ag-ui/client";
import { HttpAgent as HttpAgent0059 } from "@ag-ui/client-0.0.59";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { maskIdsAndTimes } from "../mask.ts";

/** The clients. Their types differ only in parts that no test uses. */
export const generations = [
  { version: "1.0.0", speaksV1: true, Agent: HttpAgent },
  { version: "0.0.59", speaksV1: false, Agent: HttpAgent0059 as unknown as typeof HttpAgent },
];

/** One client generation. */
export type Generation = (typeof generations)[number];

// biome-ignore lint/suspicious/noExplicitAny: tests inspect events and messages of every type.
type Any = any;

/** The result of one run, with masked IDs and times. */
export interface AgentRunResult {
  /** All events that the client's subscribers received. */
  events: Any[];
  /** Names of the events in order. Consecutive events with the same name are combined into one entry. */
  order: string[];
  /** The client's messages after the run. */
  messages: Any[];
  /** The client's state after the run. */
  state: Any;
  /** The last event. */
  end: Any;
  /** The outcome as parsed by a 1.0 client, and the tool calls that are waiting for the app's result. */
  outcome: Any;
  pending: Any;
}

/** Fails the test if a client writes a warning or an error to the console. */
export function expectQuietConsole(): void {
  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    const written = [...vi.mocked(console.warn).mock.calls, ...vi.mocked(console.error).mock.calls];
    vi.restoreAllMocks();
    expect(written, "on the console").toEqual([]);
  });
}

/** A run that a client has started. */
export interface AgentRun {
  /** All events received so far. */
  events: Any[];
  /** Resolves with the first matching event, whether it has already been received or arrives later. */
  until(fits: (event: Any) => boolean): Promise<Any>;
  /** Resolves when the client has completed the run without an error. */
  result: Promise<AgentRunResult>;
}

/** Starts a run of an agent with the client's conversation. */
export function startAgentRun(
  agent: HttpAgent,
  parameters: Parameters<HttpAgent["runAgent"]>[0] = {},
): AgentRun {
  const events: Any[] = [];
  const waiting = new Set<() => void>();
  let finish: Any = {};
  const settled = agent.runAgent(parameters, {
    onEvent({ event }) {
      events.push(event);
      for (const check of [...waiting]) check();
    },
    onRunFinishedEvent(parts) {
      finish = parts;
    },
  });
  const over = settled.then(() => {
    const { outcome, pendingToolCallIds } = finish;
    const { messages, state } = agent;
    const run = { messages, events, state, end: events.at(-1), outcome, pending: pendingToolCallIds };
    const [result] = maskIdsAndTimes([run]) as [Omit<AgentRunResult, "order">];
    return { ...result, order: listEventNames(result.events) };
  });
  over.catch(() => {});
  return {
    events,
    result: over,
    until: (fits) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = events.find(fits);
          if (found === undefined) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
        over.then(() => reject(new Error("the run ended without the event")), reject);
      }),
  };
}

/** Runs an agent until the run has ended. */
export async function runAgent(
  agent: HttpAgent,
  parameters: Parameters<HttpAgent["runAgent"]>[0] = {},
): Promise<AgentRunResult> {
  return await startAgentRun(agent, parameters).result;
}

/**
 * Returns the names of events in order. Consecutive events with the same name are combined into one entry.
 */
export function listEventNames(events: readonly Any[]): string[] {
  const names = events.map(({ type, name }) => name ?? type);
  return names.filter((name, index) => name !== names[index - 1]);
}

/** Returns a user message that contains a script for the model. */
export function createScriptMessage(
  id: string,
  turns: unknown[],
): { id: string; role: "user"; content: string } {
  return { id, role: "user", content: JSON.stringify({ turns }) };
}

/**
 * Returns the `RUN_FINISHED` event that a client generation receives. The script model's token counts are
 * estimates.
 */
export function createRunFinished(
  { speaksV1 }: Generation,
  ids: { threadId: string; runId: string },
  {
    stopReason = "end_turn",
    outcome,
    model,
  }: { stopReason?: string; outcome?: unknown; model?: string } = {},
): unknown {
  const usage = {
    inputTokens: expect.any(Number),
    outputTokens: expect.any(Number),
    ...(model !== undefined && { model }),
  };
  return {
    type: "RUN_FINISHED",
    ...ids,
    result: { stopReason },
    ...(outcome !== undefined && { outcome }),
    ...(speaksV1 && { usage: [usage] }),
  };
}

/** Returns the end of a run that was stopped by a limit. */
export function createRunStopped(
  { speaksV1 }: Generation,
  ids: { threadId: string; runId: string },
  { stopReason, model }: { stopReason: string; model: string },
): unknown {
  const metadata = { tambo: { stopReason } };
  const usage = { model, inputTokens: expect.any(Number), outputTokens: expect.any(Number) };
  return speaksV1
    ? { type: "RUN_FINISHED", ...ids, outcome: { type: "cancelled" }, usage: [usage], metadata }
    : { type: "RUN_ERROR", message: expect.any(String), code: "CANCELLED", metadata };
}
