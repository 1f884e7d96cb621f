/** Compares the generated validators with the Zod schemas of `@ag-ui/core` on the same values. */
import { EventSchemas, RunAgentInputSchema } from "@ag-ui/core/schemas";
import { validateCreateRunRequest, validateRunStreamEvent } from "../../../../generated/tambo/validators.js";
import type { Figure } from "../table.ts";

const timestamp = 1_795_259_673_147;
const messageId = "msg_01m7yx1ahwv6prv9khkq8s5f0n";
const toolCallId = "tc_01m7yx1ahwv6prv9khkq8s5f0n";
const run = { threadId: "thr_1", runId: "run_1" };

/** The events of a run. Most of them are text events, as in a typical run. */
const events: readonly unknown[] = [
  { type: "RUN_STARTED", ...run, timestamp },
  { type: "TEXT_MESSAGE_START", messageId, role: "assistant", timestamp },
  ...Array.from({ length: 20 }, () => ({
    type: "TEXT_MESSAGE_CONTENT",
    messageId,
    delta: "a few words",
    timestamp,
  })),
  { type: "TEXT_MESSAGE_END", messageId, timestamp },
  { type: "TOOL_CALL_START", toolCallId, toolCallName: "search", toolName: "search", timestamp },
  ...Array.from({ length: 4 }, () => ({ type: "TOOL_CALL_ARGS", toolCallId, delta: '{"q":', timestamp })),
  { type: "TOOL_CALL_END", toolCallId, timestamp },
  {
    type: "CUSTOM",
    name: "tambo.component.props_delta",
    value: { componentId: "comp_1", delta: '{"a"' },
    timestamp,
  },
  { type: "RUN_FINISHED", ...run, timestamp },
];

const text = "Show me the stock price of AAPL";
const parameters = {
  type: "object",
  properties: { query: { type: "string", description: "What to look for" } },
  required: ["query"],
};
const description = "Searches the catalogue";
const requests: readonly unknown[] = [
  {
    message: { role: "user", content: [{ type: "text", text }] },
    tools: [{ name: "search", description, inputSchema: parameters }],
  },
];
/** The same request in AG-UI's format. */
const inputs: readonly unknown[] = [
  {
    ...run,
    state: {},
    messages: [{ id: "1", role: "user", content: text }],
    tools: [{ name: "search", description, parameters }],
    context: [],
    forwardedProps: {},
  },
];

export function validators(progress: (line: string) => void): Figure[] {
  progress("validators");
  return [
    compare(
      "validator, RunStreamEvent",
      () => all(events, validateRunStreamEvent),
      () => all(events, (event) => EventSchemas.safeParse(event).success),
      events.length,
    ),
    compare(
      "validator, CreateRunRequest (RunAgentInput in zod)",
      () => all(requests, validateCreateRunRequest),
      () => all(inputs, (input) => RunAgentInputSchema.safeParse(input).success),
      1,
    ),
  ];
}

function all(values: readonly unknown[], validate: (value: unknown) => boolean): void {
  for (const value of values) {
    if (!validate(value)) throw new Error(`not valid: ${JSON.stringify(value)}`);
  }
}

/** Returns the best of several rounds for each side. An additional first round warms up the compiler. */
function compare(name: string, ours: () => void, zod: () => void, calls: number): Figure {
  const best = { ours: Number.POSITIVE_INFINITY, zod: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < 6; turn += 1) {
    best.zod = Math.min(best.zod, nanosecondsPerCall(zod, calls));
    best.ours = Math.min(best.ours, nanosecondsPerCall(ours, calls));
  }
  return { name, value: best.ours, unit: "ns", baseline: best.zod };
}

function nanosecondsPerCall(work: () => void, calls: number): number {
  const repeats = Math.ceil(60_000 / calls);
  const startedAt = process.hrtime.bigint();
  for (let i = 0; i < repeats; i += 1) work();
  return Number(process.hrtime.bigint() - startedAt) / (repeats * calls);
}
