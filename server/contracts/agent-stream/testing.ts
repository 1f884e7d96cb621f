import { createParser } from "eventsource-parser";
import { expect } from "vitest";
import { checkStreamFrame } from "../../../generated/agent-stream/validators.sealed.js";
import { maskIdsAndTimes } from "../../proof/testing/mask.ts";
import type { TestServer } from "../../proof/testing/server.ts";

/** A received event. */
export interface ReceivedEvent {
  event: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every kind.
  data: any;
}

/**
 * Parses a stream's events with an independent parser, and validates each event against the contract's
 * document.
 */
export function parseEvents(text: string): ReceivedEvent[] {
  const events = parseChunks([text]);
  for (const event of events) expect([event, checkStreamFrame(event)]).toEqual([event, []]);
  return events;
}

/** Parses the events of a stream that arrives in chunks. */
export function parseChunks(chunks: readonly string[]): ReceivedEvent[] {
  const events: ReceivedEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ event, data: JSON.parse(data) }),
    onError: (error) => {
      throw error;
    },
  });
  for (const chunk of chunks) parser.feed(chunk);
  return events;
}

/** Returns a user message that makes the scripted model play the given turns. */
export function createScriptMessage(...turns: unknown[]): { role: "user"; content: string } {
  return { role: "user", content: JSON.stringify({ turns }) };
}

/**
 * Executes a request until its run ends, and returns the events. IDs are replaced by numbers in order of
 * appearance.
 */
export async function runToEnd(
  server: TestServer,
  body: object,
  { at = "/agent/chat/stream", headers = {} }: { at?: string; headers?: Record<string, string> } = {},
): Promise<ReceivedEvent[]> {
  const response = await server.request("POST", at, body, headers);
  const text = await response.text();
  expect([response.status, text]).toEqual([200, text]);
  return maskIdsAndTimes(parseEvents(text));
}

/** Formats events as short rows that contain their names and main fields. */
export function formatEvents(events: readonly ReceivedEvent[]): string[] {
  return events.map(({ event, data }) =>
    [event, data.type, data.code, data.toolCallName, data.content ?? data.delta ?? data.message]
      .filter((part) => part !== undefined)
      .join(" "),
  );
}
