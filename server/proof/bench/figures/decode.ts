/** Measures the strict decoding of a gateway request. Baseline: `JSON.parse` of the same text. */
import { defaultGatewayLimits as limits } from "../../../config/gateway.ts";
import { decodeRunRequest } from "../../../contracts/gateway/decode/decode.ts";
import type { Figure } from "../table.ts";

const aim = { of: "value", atMost: 100 } as const;

/** A conversation of 9 kB with several tool calls and results. */
const text = JSON.stringify({
  request: {
    model: "anthropic/claude-sonnet-4",
    system: [{ type: "text", text: "You answer questions about the weather. ".repeat(20) }],
    messages: Array.from({ length: 8 }, (_, turn) => turnOf(turn)).flat(),
    max_tokens: 4096,
    temperature: 0.2,
    tools: [
      { type: "web_search", config: { max_uses: 3, allowed_domains: ["example.com"] } },
      { type: "code_execution" },
    ],
    tool_choice: { type: "auto" },
    output_format: {
      type: "json_schema",
      json_schema: {
        type: "object",
        properties: {
          city: { type: "string", description: "Where" },
          days: { type: "array", items: { type: "object", properties: { high: { type: "number" } } } },
        },
        required: ["city", "days"],
      },
    },
    metadata: { user: "u_1" },
  },
  run: { max_turns: 8, max_tool_calls: 20, timeout_ms: 60_000, parallel_tools: true },
  builtins: ["vai_web_search"],
});

/** Returns a question, a tool call, its result and the response. */
function turnOf(turn: number): object[] {
  const id = `call_${turn}`;
  const result = "Sunny, 21 degrees in the afternoon, light wind from the west. ".repeat(6);
  return [
    { role: "user", content: `What will the weather be in city ${turn}, and what should I wear?` },
    {
      role: "assistant",
      content: [
        { type: "thinking", thinking: "The forecast is needed first." },
        {
          type: "tool_use",
          id,
          name: "vai_web_search",
          input: { query: `weather city ${turn}`, max_results: 5 },
        },
      ],
    },
    {
      role: "user",
      content: [{ type: "tool_result", tool_use_id: id, content: [{ type: "text", text: result }] }],
    },
    {
      role: "assistant",
      content: [{ type: "text", text: "It will be sunny; a light jacket is enough. ".repeat(3) }],
    },
  ];
}

/** Returns the best of several rounds. An additional first round warms up the compiler. */
export function decode(progress: (line: string) => void): Figure[] {
  progress("strict decoding");
  const size = `${(Buffer.byteLength(text) / 1000).toFixed(1)} kB`;
  const parsed = JSON.parse(text) as unknown;
  const best = {
    parse: Number.POSITIVE_INFINITY,
    decode: Number.POSITIVE_INFINITY,
    both: Number.POSITIVE_INFINITY,
  };
  for (let turn = 0; turn < 6; turn += 1) {
    best.parse = Math.min(
      best.parse,
      microsecondsOf(() => JSON.parse(text)),
    );
    best.decode = Math.min(
      best.decode,
      microsecondsOf(() => decodeRunRequest(parsed, limits)),
    );
    best.both = Math.min(
      best.both,
      microsecondsOf(() => decodeRunRequest(JSON.parse(text), limits)),
    );
  }
  return [
    {
      name: `strict decode of a request, ${size}`,
      value: best.decode,
      unit: "µs",
      baseline: best.parse,
      aim,
    },
    {
      name: `JSON.parse and strict decode, ${size}`,
      value: best.both,
      unit: "µs",
      baseline: best.parse,
      aim,
    },
  ];
}

function microsecondsOf(work: () => unknown): number {
  const repeats = 5_000;
  const startedAt = process.hrtime.bigint();
  for (let i = 0; i < repeats; i += 1) work();
  return Number(process.hrtime.bigint() - startedAt) / 1000 / repeats;
}
