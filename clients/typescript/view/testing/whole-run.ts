/** Runs on a real server, read through its HTTP API, for tests of their snapshots. */
import type { ServerTools } from "../../../../server/core/ports/tools.ts";
import type { EventStream, ReceivedEvent } from "../../../../server/proof/testing/clients/sse-client.ts";
import type { TestServer } from "../../../../server/proof/testing/server.ts";
import { nativeTools } from "../../../../server/tools/native.ts";
import type { Message, ToolRepresentation, Wire } from "../../types.ts";
import { RunAccumulator } from "../accumulator.ts";
import type { LiveMessage, RunView } from "../view.ts";

const inputSchema = { type: "object", properties: {} } as const;

/** Server tools: one returns its arguments, one fails. */
export const tools: ServerTools = nativeTools([
  {
    tool: { name: "test/echo", description: "Echoes", inputSchema, repeatable: true },
    run: async (_, input) => ({ content: [{ type: "text", text: JSON.stringify(input) }], isError: false }),
  },
  {
    tool: { name: "test/fail", description: "Fails", inputSchema, repeatable: true },
    run: () => Promise.reject(new Error("It is broken.")),
  },
]);

/** Components and client tools of every run. */
export const offer = {
  availableComponents: ["Card", "Table"].map((name) => ({
    name,
    description: name,
    propsSchema: inputSchema,
  })),
  tools: [{ name: "ask", description: "Asks", inputSchema }],
};

export interface Form {
  wire: Wire;
  toolRepresentation: ToolRepresentation;
}

export const forms: Form[] = [
  { wire: "ag-ui", toolRepresentation: "fields" },
  { wire: "ag-ui", toolRepresentation: "blocks" },
  { wire: "proposal", toolRepresentation: "fields" },
  { wire: "proposal", toolRepresentation: "blocks" },
];

/** Returns the query string for a format. */
export function query({ wire, toolRepresentation }: Form): string {
  return `?wire=${wire}&toolRepresentation=${toolRepresentation}`;
}

/** Returns the path to read a run again. */
export function pathOf({ response: { headers } }: EventStream): string {
  return `/v1/threads/${headers.get("x-thread-id")}/runs/${headers.get("x-run-id")}`;
}

/**
 * Reads an ended run over connections that break.
 *
 * @param lengths Number of events that each connection sends, at least one.
 */
export async function readInPieces(
  server: TestServer,
  path: string,
  form: Form,
  lengths: readonly number[],
): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = [];
  for (const length of [...lengths, Number.POSITIVE_INFINITY]) {
    const after = events.at(-1)?.id ?? 0;
    const part = await server.stream("GET", `${path}${query(form)}&after=${after}`);
    events.push(...(await part.end()).slice(0, length));
  }
  return events;
}

/**
 * Returns the snapshot after all events. @param isRead Returns true if the snapshot is also read after this
 * event.
 */
export function viewOf(
  events: readonly ReceivedEvent[],
  { toolRepresentation }: Form,
  look: (index: number) => boolean = () => false,
): RunView {
  const run = new RunAccumulator("thr", { toolRepresentation });
  return accumulate(run, events, look);
}

/**
 * Applies events to a run in progress and returns the snapshot. Throws if a snapshot changes after it was
 * read.
 */
export function accumulate(
  run: RunAccumulator,
  events: readonly ReceivedEvent[],
  look: (index: number) => boolean = () => false,
): RunView {
  const seen: [RunView, string][] = [];
  for (const [index, { event }] of events.entries()) {
    run.apply(event);
    if (look(index)) seen.push([run.view, JSON.stringify(run.view)]);
  }
  for (const [view, text] of seen)
    if (JSON.stringify(view) !== text) throw new Error(`a view changed after it was looked at: ${text}`);
  return run.view;
}

/**
 * Fetches the stored messages of runs: without messages of the user, and without results that the app sent.
 */
export async function storedMessages(
  server: TestServer,
  threadId: string,
  form: Form,
  answered: readonly string[] = [],
): Promise<LiveMessage[]> {
  const path = `/v1/threads/${threadId}/messages${query(form)}&limit=100`;
  const { body } = await server.json("GET", path);
  return (body.messages as Message[]).filter((message) => {
    const answers = answeredBy(message);
    return answers === undefined ? message.role === "assistant" : !answered.includes(answers);
  });
}

/** Removes from the messages of an unfinished run what its stream does not contain. */
export function asTold(messages: readonly LiveMessage[], { wire }: Form): LiveMessage[] {
  const results = new Set(messages.flatMap((message) => answeredBy(message) ?? []));
  return messages.map((message) => {
    const { incomplete: _, ...unmarked } = message;
    const calls = message.toolCalls ?? message.content.filter((block) => block.type === "tool_use");
    const told = calls.length > 0 && calls.every(({ id }) => !results.has(id)) ? unmarked : message;
    const answers = answeredBy(message);
    return wire === "proposal" && answers !== undefined ? { ...told, id: answers } : told;
  });
}

/** Returns the id of the call whose result a message contains. */
function answeredBy({ toolCallId, content: [block] }: LiveMessage): string | undefined {
  return toolCallId ?? (block?.type === "tool_result" ? block.toolUseId : undefined);
}
