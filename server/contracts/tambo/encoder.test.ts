import { createParser } from "eventsource-parser";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUnnumberedType, type RunEvent } from "../../core/events.ts";
import { advance, type EventKind, initialPosition, type LogLine, parseKind } from "../../core/log-line.ts";
import { sampleEvents } from "../testing-events.ts";
import { countLookBack, type Encoding, encodeFailure, encodeRun, type Wire } from "./encoder.ts";

const ids = { threadId: "thr_1", runId: "run_1" };

function custom(name: string, value: object, timestamp = 7): RunEvent {
  return { type: "CUSTOM", name, value, timestamp } as RunEvent;
}

/** Converts events to log lines. */
function toLogLines(events: readonly RunEvent[]): LogLine[] {
  let position = initialPosition;
  return events.map((event) => {
    const json = JSON.stringify(event);
    const kind = parseKind(json);
    position = advance(position, kind);
    return { kind, number: position.number, json };
  });
}

async function encode(batches: readonly LogLine[][], encoding: Encoding, after?: number): Promise<string> {
  async function* source() {
    yield* batches;
  }
  let text = "";
  for await (const frames of encodeRun(source(), encoding, after)) text += frames.text;
  return text;
}

/**
 * Returns the `data` in an event's frame when the event is encoded alone, or `undefined` if nothing is sent.
 */
async function encodeData(event: RunEvent, encoding: Encoding): Promise<string | undefined> {
  const text = await encode([toLogLines([event])], encoding);
  return /^id: 1\ndata: ([^\n]*)\n\n$/.exec(text)?.[1];
}

/** Kinds that a wire format or a representation changes. Each of them is covered by a separate test. */
const changed: readonly EventKind[] = ["TOOL_CALL_START", "TOOL_CALL_RESULT", "tambo.run.finished"];
const asItIs: readonly (readonly [name: string, event: RunEvent])[] = [
  ...sampleEvents.filter(([kind, { type }]) => !isUnnumberedType(type) && !changed.includes(kind)),
  [
    "a text with a line separator",
    { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_1", delta: " °\n\u2028", timestamp: 7 },
  ],
];
const omittedKinds = sampleEvents.filter(([, { type }]) => isUnnumberedType(type));
const counted = { inputTokens: 0, outputTokens: 0 };

const encodings: Encoding[] = (["ag-ui", "proposal"] as const).flatMap((wire) =>
  (["fields", "blocks"] as const).map((representation) => ({ wire, representation })),
);

describe.each(encodings)("wire $wire, $representation", (encoding) => {
  it.each(asItIs)("sends %s unchanged [T-044][T-053][T-054][T-254]", async (_, event) => {
    expect(await encodeData(event, encoding)).toBe(JSON.stringify(event));
  });

  it.each(omittedKinds)("leaves out %s [M-060][M-092]", async (_, event) => {
    expect(await encode([toLogLines([event])], encoding)).toBe("");
  });
});

const call: RunEvent = {
  type: "TOOL_CALL_START",
  toolCallId: "tc_1",
  toolCallName: "look",
  toolName: "look",
  parentMessageId: "msg_1",
  timestamp: 7,
};
const result: RunEvent = {
  type: "TOOL_CALL_RESULT",
  messageId: "msg_2",
  toolCallId: "tc_1",
  content: "Done",
  role: "tool",
  timestamp: 7,
};

it.each<[string, RunEvent, Wire, string | undefined]>([
  [
    "both names of a tool",
    call,
    "ag-ui",
    '{"type":"TOOL_CALL_START","toolCallId":"tc_1","toolCallName":"look","toolName":"look","parentMessageId":"msg_1","timestamp":7}',
  ],
  [
    "the proposal's name of a tool",
    call,
    "proposal",
    '{"type":"TOOL_CALL_START","toolCallId":"tc_1","toolName":"look","parentMessageId":"msg_1","timestamp":7}',
  ],
  [
    "AG-UI's result",
    result,
    "ag-ui",
    '{"type":"TOOL_CALL_RESULT","messageId":"msg_2","toolCallId":"tc_1","content":"Done","role":"tool","timestamp":7}',
  ],
  ["no result of AG-UI's", result, "proposal", undefined],
])("sends %s: %j, wire %s [TX-03][TX-10]", async (_, event, wire, want) => {
  expect(await encodeData(event, { wire, representation: "fields" })).toBe(want);
});

/** A run with a call, its result, ephemeral events and an end. */
const run: RunEvent[] = [
  { type: "RUN_STARTED", ...ids, timestamp: 1 },
  { type: "STEP_STARTED", stepName: "turn-1", timestamp: 1 },
  call,
  { type: "TOOL_CALL_END", toolCallId: "tc_1", timestamp: 7 },
  { type: "engine.turn_end", turn: 1, stopReason: "tool-calls", usage: {}, counted, timestamp: 7 },
  result,
  custom("tambo.tool.result", { toolCallId: "tc_1", result: [{ type: "text", text: "Done" }] }),
  { type: "engine.run_stop", reason: "end_turn", timestamp: 7 },
  custom(
    "tambo.run.finished",
    {
      ...ids,
      messages: [
        {
          id: "msg_1",
          role: "assistant",
          blocks: [{ type: "tool_use", id: "tc_1", name: "look", input: {} }],
          createdAt: 7,
          runId: "run_1",
        },
        {
          id: "msg_2",
          role: "tool",
          blocks: [{ type: "tool_result", toolUseId: "tc_1", content: [{ type: "text", text: "Done" }] }],
          createdAt: 7,
          runId: "run_1",
        },
      ],
    },
    8,
  ),
  { type: "RUN_FINISHED", ...ids, timestamp: 9 },
];

const fields =
  '[{"id":"msg_1","role":"assistant","content":[],"toolCalls":[{"id":"tc_1","name":"look","arguments":{}}],"createdAt":"1970-01-01T00:00:00.007Z"},{"id":"msg_2","role":"tool","toolCallId":"tc_1","content":[{"type":"text","text":"Done"}],"createdAt":"1970-01-01T00:00:00.007Z"}]';
const blocks =
  '[{"id":"msg_1","role":"assistant","content":[{"type":"tool_use","id":"tc_1","name":"look","input":{}}],"createdAt":"1970-01-01T00:00:00.007Z"},{"id":"msg_2","role":"user","content":[{"type":"tool_result","toolUseId":"tc_1","content":[{"type":"text","text":"Done"}]}],"createdAt":"1970-01-01T00:00:00.007Z"}]';

function agUiFrames(messages: string): string {
  return `id: 1
data: {"type":"RUN_STARTED","threadId":"thr_1","runId":"run_1","timestamp":1}

id: 2
data: {"type":"TOOL_CALL_START","toolCallId":"tc_1","toolCallName":"look","toolName":"look","parentMessageId":"msg_1","timestamp":7}

id: 3
data: {"type":"TOOL_CALL_END","toolCallId":"tc_1","timestamp":7}

id: 4
data: {"type":"TOOL_CALL_RESULT","messageId":"msg_2","toolCallId":"tc_1","content":"Done","role":"tool","timestamp":7}

id: 5
data: {"type":"CUSTOM","name":"tambo.tool.result","value":{"toolCallId":"tc_1","result":[{"type":"text","text":"Done"}]},"timestamp":7}

id: 6
data: {"type":"CUSTOM","name":"tambo.run.finished","timestamp":8,"value":{"threadId":"thr_1","runId":"run_1","messages":${messages}}}

id: 7
data: {"type":"RUN_FINISHED","threadId":"thr_1","runId":"run_1","timestamp":9}

`;
}

function proposalFrames(messages: string): string {
  return `id: 1
data: {"type":"RUN_STARTED","threadId":"thr_1","runId":"run_1","timestamp":1}

id: 2
data: {"type":"TOOL_CALL_START","toolCallId":"tc_1","toolName":"look","parentMessageId":"msg_1","timestamp":7}

id: 3
data: {"type":"TOOL_CALL_END","toolCallId":"tc_1","timestamp":7}

id: 5
data: {"type":"CUSTOM","name":"tambo.tool.result","value":{"toolCallId":"tc_1","result":[{"type":"text","text":"Done"}]},"timestamp":7}

id: 6
data: {"type":"RUN_FINISHED","threadId":"thr_1","runId":"run_1","timestamp":8}

id: 7
data: {"type":"CUSTOM","name":"tambo.run.finished","timestamp":9,"value":{"threadId":"thr_1","runId":"run_1","messages":${messages}}}

`;
}

it.each<[Encoding, string]>([
  [{ wire: "ag-ui", representation: "fields" }, agUiFrames(fields)],
  [{ wire: "ag-ui", representation: "blocks" }, agUiFrames(blocks)],
  [{ wire: "proposal", representation: "fields" }, proposalFrames(fields)],
  [{ wire: "proposal", representation: "blocks" }, proposalFrames(blocks)],
])("encodes a complete run for %j [T-070][T-043][T-250][T-251][TX-02][TX-07]", async (encoding, want) => {
  expect(await encode([toLogLines(run)], encoding)).toBe(want);
});

it("ends a run that awaits input with the pause in the proposal format [TX-22]", async () => {
  const pause = toLogLines([
    { type: "RUN_STARTED", ...ids, timestamp: 1 },
    custom("tambo.run.awaiting_input", { ...ids, pendingToolCalls: [] }),
    { type: "RUN_FINISHED", ...ids, timestamp: 8 },
  ]);
  expect(await encode([pause], { wire: "proposal", representation: "fields" })).toBe(
    `id: 1
data: {"type":"RUN_STARTED","threadId":"thr_1","runId":"run_1","timestamp":1}

id: 2
data: {"type":"CUSTOM","name":"tambo.run.awaiting_input","value":{"threadId":"thr_1","runId":"run_1","pendingToolCalls":[]},"timestamp":7}

`,
  );
});

it("sends a failure without an id, so that the position does not change", () => {
  expect(encodeFailure({ code: "INTERNAL_ERROR", message: "Oh.\nNo." }, 7).text).toBe(
    'data: {"type":"RUN_ERROR","message":"Oh.\\nNo.","code":"INTERNAL_ERROR","timestamp":7}\n\n',
  );
});

/** Generates runs: parts in any order, followed by an end. */
const anyRun = fc
  .tuple(
    fc.array(
      fc.constantFrom(
        ...[...asItIs.slice(3).filter(([name]) => name !== "tambo.run.awaiting_input"), ...omittedKinds].map(
          ([, event]) => event,
        ),
        call,
        result,
      ),
      {
        maxLength: 30,
      },
    ),
    fc.constantFrom<RunEvent[]>(
      run.slice(-2),
      [
        custom("tambo.run.awaiting_input", { ...ids, pendingToolCalls: [] }),
        { type: "RUN_FINISHED", ...ids, timestamp: 9 },
      ],
      [{ type: "RUN_ERROR", message: "No.", code: "X", timestamp: 9 }],
      [],
    ),
  )
  .map(([middle, end]) => toLogLines([...run.slice(0, 1), ...middle, ...end]));

/** Splits lines into batches, as commits would. */
function splitBatches(lines: readonly LogLine[], sizes: readonly number[]): LogLine[][] {
  const batches: LogLine[][] = [];
  let start = 0;
  for (const size of sizes) {
    batches.push(lines.slice(start, start + size));
    start += size;
  }
  return [...batches, lines.slice(start)];
}

const someSizes = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 10 });

it("sends exactly the rest after every position, for any batches of lines [T-143][TX-07][TC-002]", async () => {
  await fc.assert(
    fc.asyncProperty(anyRun, someSizes, fc.constantFrom(...encodings), async (lines, sizes, encoding) => {
      const complete = await encode([lines], encoding);
      expect(await encode(splitBatches(lines, sizes), encoding)).toBe(complete);
      const frames = complete.split(/(?<=\n\n)/);
      for (let after = 0; after <= (lines.at(-1)?.number ?? 0); after += 1) {
        const rest = lines.filter(({ number }) => number > after - countLookBack(encoding.wire));
        const tail = frames.filter((frame) => Number(/^id: (\d+)/.exec(frame)?.[1]) > after);
        expect(await encode(splitBatches(rest, sizes), encoding, after)).toBe(tail.join(""));
      }
    }),
    { numRuns: 100 },
  );
});

it("sends frames that parse the same for any chunks of bytes [T-070]", async () => {
  const bytes = Buffer.from(
    await encode([toLogLines([...run.slice(0, 1), ...asItIs.map(([, event]) => event)])], {
      wire: "ag-ui",
      representation: "fields",
    }),
  );
  const parse = (chunks: Uint8Array[]) => {
    const messages: unknown[] = [];
    const decoder = new TextDecoder();
    const parser = createParser({ onEvent: ({ id, data }) => messages.push([id, data]) });
    for (const chunk of chunks) parser.feed(decoder.decode(chunk, { stream: true }));
    return messages;
  };
  const complete = parse([bytes]);
  expect(complete).toHaveLength(asItIs.length + 1);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    expect(parse([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(complete);
  }
});
