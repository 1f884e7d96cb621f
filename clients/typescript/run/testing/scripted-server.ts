/** A replacement for `fetch` with scripted responses. */
import { onTestFinished, vi } from "vitest";
import type { RunStreamEvent } from "../../types.ts";

/** The parts of a request that tests inspect. */
export interface ReceivedRequest {
  method: string;
  /** The path and query string. */
  url: string;
  lastEventId?: string;
  idempotencyKey?: string;
  body?: unknown;
}

/** A scripted response. An `Error` is a network error before any response. */
export type Reply = Response | Error | ((request: Request) => Response | Promise<Response>);

/** Answers every request with the next reply, or with a network error if no reply is left. */
export function createScriptedServer(...replies: Reply[]): {
  options: { baseUrl: string; fetch: (request: Request) => Promise<Response> };
  received: ReceivedRequest[];
} {
  const received: ReceivedRequest[] = [];
  return {
    received,
    options: {
      baseUrl: "http://server.test",
      async fetch(request) {
        const reply = replies.shift();
        const text = await request.clone().text();
        const lastEventId = request.headers.get("Last-Event-ID");
        const idempotencyKey = request.headers.get("Idempotency-Key");
        received.push({
          method: request.method,
          url: request.url.slice("http://server.test".length),
          ...(lastEventId !== null && { lastEventId }),
          ...(idempotencyKey !== null && { idempotencyKey }),
          ...(text !== "" && { body: JSON.parse(text) }),
        });
        if (reply === undefined || reply instanceof Error) throw reply ?? new TypeError("fetch failed");
        return typeof reply === "function" ? await reply(request) : reply;
      },
    },
  };
}

/**
 * Builds a streamed response from the given chunks. After the last chunk, the response ends, breaks, or stays
 * open.
 */
export function createStream(
  pieces: readonly (string | Uint8Array)[],
  end: "ends" | "breaks" | "stays" = "ends",
  headers: Record<string, string> = {},
): Response {
  const encoder = new TextEncoder();
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = left.shift();
      if (piece === undefined && end === "stays") await new Promise(() => {});
      else if (piece !== undefined)
        controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece);
      else if (end === "ends") controller.close();
      else controller.error(new TypeError("terminated"));
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream", ...headers } });
}

/** Serializes events as frames, numbered starting at `first`. */
export function toFrames(events: readonly unknown[], first = 1): string[] {
  return events.map((event, index) => `id: ${first + index}\ndata: ${JSON.stringify(event)}\n\n`);
}

/** Builds an error response. */
export function createProblem(status: number, code: string, more: object = {}): Response {
  const title = "Refused";
  const body = { type: `urn:${code}`, title, status, detail: `Because of ${code}.`, instance: "urn:1", code };
  return new Response(JSON.stringify({ ...body, ...more }), {
    status,
    headers: { "Content-Type": "application/problem+json" },
  });
}

const threadId = "thr_1";

/** The events of a run that responds "One, two." and finishes. */
export const countingEvents = [
  { type: "RUN_STARTED", threadId, runId: "run_1" },
  { type: "TEXT_MESSAGE_START", messageId: "msg_1", role: "assistant" },
  { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_1", delta: "One" },
  { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_1", delta: ", two." },
  { type: "TEXT_MESSAGE_END", messageId: "msg_1" },
  {
    type: "CUSTOM",
    name: "tambo.run.finished",
    value: {
      threadId,
      runId: "run_1",
      messages: [{ id: "msg_1", role: "assistant", content: [{ type: "text", text: "One, two." }] }],
    },
  },
  { type: "RUN_FINISHED", threadId, runId: "run_1" },
] as const satisfies RunStreamEvent[];

/** Creates the events of a run that calls client tools and awaits their results. */
export function createToolCallEvents(runId: string, ...toolNames: string[]): RunStreamEvent[] {
  const calls = toolNames.map((toolName, index) => ({
    toolCallId: `tc_${index + 1}`,
    toolName,
    input: { n: index },
  }));
  return [
    { type: "RUN_STARTED", threadId, runId },
    ...calls.flatMap(({ toolCallId, toolName, input }): RunStreamEvent[] => [
      { type: "TOOL_CALL_START", toolCallId, toolName, toolCallName: toolName, parentMessageId: "msg_1" },
      { type: "TOOL_CALL_ARGS", toolCallId, delta: JSON.stringify(input) },
      { type: "TOOL_CALL_END", toolCallId },
    ]),
    { type: "CUSTOM", name: "tambo.run.awaiting_input", value: { threadId, runId, pendingToolCalls: calls } },
    { type: "RUN_FINISHED", threadId, runId },
  ];
}

/** Installs fake timers for the test and removes the random part of delays. */
export function useFakeTimers(): void {
  vi.useFakeTimers();
  const random = vi.spyOn(Math, "random").mockReturnValue(0);
  onTestFinished(() => {
    vi.useRealTimers();
    random.mockRestore();
  });
}

/** Collects all items of an iteration and the error, if any, that ends it. */
export async function collect<Item>(
  items: AsyncIterable<Item>,
): Promise<{ items: Item[]; thrown?: unknown }> {
  const collected: Item[] = [];
  try {
    for await (const item of items) collected.push(item);
  } catch (thrown) {
    return { items: collected, thrown };
  }
  return { items: collected };
}
