/**
 * Long streams that consist mostly of one event type, split into network chunks, with their expected results.
 */
import type { RunStreamEvent } from "../types.ts";

/** A stream and the result that both clients must produce. */
export interface BenchStream {
  name: string;
  chunks: Uint8Array[];
  /** The message text, the state of all components, or the props of the component. */
  result: unknown;
  kind: "text" | "state" | "props";
}

const timestamp = 1_795_259_673_147;
const run = { threadId: "thr_1", runId: "run_1", timestamp };
const messageId = "msg_01m7yx1ahwv6prv9khkq8s5f0n";
const componentId = "comp_01m7yx1ahwv6prv9khkq8s5f0n";
const chunkSize = 16 * 1024;

/** Creates a message with `count` text deltas. */
export function createTextStream(count: number): BenchStream {
  const deltas = Array.from({ length: count }, (_, index) => ` word ${index}`);
  return {
    name: `${count.toLocaleString("en-US")} text deltas`,
    kind: "text",
    result: deltas.join(""),
    chunks: toChunks([
      { type: "TEXT_MESSAGE_START", messageId, role: "assistant", timestamp },
      ...deltas.map((delta) => ({ type: "TEXT_MESSAGE_CONTENT" as const, messageId, delta, timestamp })),
      { type: "TEXT_MESSAGE_END", messageId, timestamp },
    ]),
  };
}

/** Creates a component state that contains an array and grows by one row in each of `count` changes. */
export function createStateStream(count: number): BenchStream {
  const rows = Array.from({ length: count }, (_, id) => ({ id, name: `Row ${id}` }));
  return {
    name: `${count.toLocaleString("en-US")} state deltas`,
    kind: "state",
    result: { [componentId]: { rows } },
    chunks: toChunks([
      { type: "STATE_SNAPSHOT", snapshot: { components: { [componentId]: { rows: [] } } }, timestamp },
      ...rows.map((value) => ({
        type: "STATE_DELTA" as const,
        delta: [{ op: "add" as const, path: `/components/${componentId}/rows/-`, value }],
        timestamp,
      })),
    ]),
  };
}

/** Creates component props of `size` characters of JSON, sent in deltas of a few tokens each. */
export function createPropsStream(size: number): BenchStream {
  const row = { id: 12_345, name: "Ada Lovelace", city: "Zürich", active: true, tags: ["a", "b"] };
  const props = { rows: Array.from({ length: Math.ceil(size / JSON.stringify(row).length) }, () => row) };
  const pieces = JSON.stringify(props).match(/.{1,24}/gs) ?? [];
  return {
    name: `${(size / 1e6).toLocaleString("en-US")} MB of props in deltas`,
    kind: "props",
    result: props,
    chunks: toChunks([
      {
        type: "CUSTOM",
        name: "tambo.component.start",
        value: { componentId, componentName: "Table", messageId },
        timestamp,
      },
      ...pieces.map((delta) => ({
        type: "CUSTOM" as const,
        name: "tambo.component.props_delta" as const,
        value: { componentId, delta },
        timestamp,
      })),
    ]),
  };
}

function toChunks(events: readonly RunStreamEvent[]): Uint8Array[] {
  const all: RunStreamEvent[] = [
    { type: "RUN_STARTED", ...run },
    ...events,
    { type: "RUN_FINISHED", ...run },
  ];
  const text = all.map((event, index) => `id: ${index + 1}\ndata: ${JSON.stringify(event)}\n\n`).join("");
  const bytes = new TextEncoder().encode(text);
  return Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, index) =>
    bytes.subarray(index * chunkSize, (index + 1) * chunkSize),
  );
}

/** Creates a response body from the stream's chunks. */
export function toBody({ chunks }: BenchStream): ReadableStream<Uint8Array> {
  return ReadableStream.from(chunks) as ReadableStream<Uint8Array>;
}
