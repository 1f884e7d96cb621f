/** Runs on a real server, read through its HTTP API, for testing snapshots. */
import type { ServerTools } from "../../../../server/core/ports/tools.ts";
import type { EventStream, ReceivedEvent } from "../../../../server/proof/testing/clients/sse-client.ts";
import type { TestServer } from "../../../../server/proof/testing/server.ts";
import { createNativeTools } from "../../../../server/tools/native.ts";
import type { Message, ToolRepresentation, Wire } from "../../types.ts";
import { RunAccumulator } from "../accumulator.ts";
import type { LiveMessage, RunSnapshot } from "../run-snapshot.ts";

const inputSchema = { type: "object", properties: {} } as const;

/** Two server tools: the first returns its arguments, and the second fails. */
export const tools: ServerTools = createNativeTools([
  {
    tool: { name: "test/echo", description: "Echoes", inputSchema, repeatable: true },
    run: async (_, input) => ({ content: [{ type: "text", text: JSON.stringify(input) }], isError: false }),
  },
  {
    tool: { name: "test/fail", description: "Fails", inputSchema, repeatable: true },
    run: () => Promise.reject(new Error("It is broken.")),
  },
]);

/** The components and client tools for every run. */
export const runOptions = {
  availableComponents: ["Card", "Table"].map((name) => ({
    name,
    description: name,
    propsSchema: inputSchema,
  })),
  tools: [{ name: "ask", description: "Asks", inputSchema }],
};

export interface RunFormat {
  wire: Wire;
  toolRepresentation: ToolRepresentation;
}

export const runFormats: RunFormat[] = [
  { wire: "ag-ui", toolRepresentation: "fields" },
  { wire: "ag-ui", toolRepresentation: "blocks" },
  { wire: "proposal", toolRepresentation: "fields" },
  { wire: "proposal", toolRepresentation: "blocks" },
];

/** Returns the query string for a run format. */
export function toQuery({ wire, toolRepresentation }: RunFormat): string {
  return `?wire=${wire}&toolRepresentation=${toolRepresentation}`;
}

/** Returns the path for reading a run again. */
export function getRunPath({ response: { headers } }: EventStream): string {
  return `/v1/threads/${headers.get("x-thread-id")}/runs/${headers.get("x-run-id")}`;
}

/**
 * Reads a finished run over connections that break.
 *
 * @param lengths The number of events that each connection sends, at least one each.
 */
export async function readWithBreaks(
  server: TestServer,
  path: string,
  form: RunFormat,
  lengths: readonly number[],
): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = [];
  for (const length of [...lengths, Number.POSITIVE_INFINITY]) {
    const after = events.at(-1)?.id ?? 0;
    const part = await server.stream("GET", `${path}${toQuery(form)}&after=${after}`);
    events.push(...(await part.end()).slice(0, length));
  }
  return events;
}

/**
 * Returns the snapshot after all events.
 *
 * @param look Returns true if the snapshot should also be read after the event at this index.
 */
export function buildSnapshot(
  events: readonly ReceivedEvent[],
  { toolRepresentation }: RunFormat,
  look: (index: number) => boolean = () => false,
): RunSnapshot {
  const run = new RunAccumulator("thr", { toolRepresentation });
  return applyEvents(run, events, look);
}

/**
 * Applies events to a run in progress and returns the snapshot. Throws if a snapshot changes after it was
 * read.
 */
export function applyEvents(
  run: RunAccumulator,
  events: readonly ReceivedEvent[],
  look: (index: number) => boolean = () => false,
): RunSnapshot {
  const seen: [RunSnapshot, string][] = [];
  for (const [index, { event }] of events.entries()) {
    run.apply(event);
    if (look(index)) seen.push([run.snapshot, JSON.stringify(run.snapshot)]);
  }
  for (const [snapshot, text] of seen)
    if (JSON.stringify(snapshot) !== text) throw new Error(`a snapshot changed after it was read: ${text}`);
  return run.snapshot;
}

/** Fetches the stored messages of runs, without user messages and without the results that the app sent. */
export async function fetchRunMessages(
  server: TestServer,
  threadId: string,
  form: RunFormat,
  answered: readonly string[] = [],
): Promise<LiveMessage[]> {
  const path = `/v1/threads/${threadId}/messages${toQuery(form)}&limit=100`;
  const { body } = await server.json("GET", path);
  return (body.messages as Message[]).filter((message) => {
    const answers = getResultCallId(message);
    return answers === undefined ? message.role === "assistant" : !answered.includes(answers);
  });
}

/** Removes everything that the stream does not contain from the stored messages of an unfinished run. */
export function withoutUnstreamed(messages: readonly LiveMessage[], { wire }: RunFormat): LiveMessage[] {
  const results = new Set(messages.flatMap((message) => getResultCallId(message) ?? []));
  return messages.map((message) => {
    const { incomplete: _, ...unmarked } = message;
    const calls = message.toolCalls ?? message.content.filter((block) => block.type === "tool_use");
    const told = calls.length > 0 && calls.every(({ id }) => !results.has(id)) ? unmarked : message;
    const answers = getResultCallId(message);
    return wire === "proposal" && answers !== undefined ? { ...told, id: answers } : told;
  });
}

/** Returns the id of the tool call whose result the message contains. */
function getResultCallId({ toolCallId, content: [block] }: LiveMessage): string | undefined {
  return toolCallId ?? (block?.type === "tool_result" ? block.toolUseId : undefined);
}
