/** What the tests of this contract share. */
import { createParser } from "eventsource-parser";
import { expect } from "vitest";
import { checkStreamFrame } from "../../../generated/agent-stream/validators.sealed.js";
import { masked } from "../../proof/testing/mask.ts";
import type { TestServer } from "../../proof/testing/server.ts";

/** An event as it is received. */
export interface Received {
  event: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every kind.
  data: any;
}

/** The events of a stream, by a parser nobody here wrote; each is checked against the document. */
export function eventsIn(text: string): Received[] {
  const events = parsed([text]);
  for (const event of events) expect([event, checkStreamFrame(event)]).toEqual([event, []]);
  return events;
}

/** The events of a stream that comes in pieces. */
export function parsed(pieces: readonly string[]): Received[] {
  const events: Received[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ event, data: JSON.parse(data) }),
    onError: (error) => {
      throw error;
    },
  });
  for (const piece of pieces) parser.feed(piece);
  return events;
}

/** A user's message that has the script model play these turns. */
export function script(...turns: unknown[]): { role: "user"; content: string } {
  return { role: "user", content: JSON.stringify({ turns }) };
}

/** Plays a run to its end; ids by the order of their appearance. */
export async function played(
  server: TestServer,
  body: object,
  { at = "/agent/chat/stream", headers = {} }: { at?: string; headers?: Record<string, string> } = {},
): Promise<Received[]> {
  const response = await server.request("POST", at, body, headers);
  const text = await response.text();
  expect([response.status, text]).toEqual([200, text]);
  return masked(eventsIn(text));
}

/** Events as short rows: their name and what they say of themselves. */
export function rowsOf(events: readonly Received[]): string[] {
  return events.map(({ event, data }) =>
    [event, data.type, data.code, data.toolCallName, data.content ?? data.delta ?? data.message]
      .filter((part) => part !== undefined)
      .join(" "),
  );
}
