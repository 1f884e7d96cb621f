import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { MessageStream } from "@anthropic-ai/sdk/lib/MessageStream";
import { createParser } from "eventsource-parser";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { checkRunEvent, checkRunResponse } from "../../../generated/gateway/validators.sealed.js";
import type { LogLine } from "../../core/log-line.ts";
import { defaultLimits } from "../../core/settings.ts";
import { silentObserver } from "../../core/telemetry/observer.ts";
import { startInMemoryEngine } from "../../in-memory-engine.ts";
import { createByokModels } from "../../models/byok.ts";
import { createScriptRequest } from "../../proof/testing/clients/gateway.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { selectBuiltins } from "../../tools/web/builtins.ts";
import { decodeRunRequest } from "./decode/decode.ts";
import { limits } from "./decode/testing.ts";
import type { RunEvent, RunResult } from "./encode/encoder.ts";
import { awaitResult, encodeRun } from "./encode/stream.ts";
import { TurnAccumulator } from "./encode/turn-accumulator.ts";
import { Gateway } from "./gateway.ts";
import { resolveRun } from "./resolve/resolve.ts";

type Of<Type extends RunEvent["type"]> = Extract<RunEvent, { type: Type }>;

const searches = ["vai_web_search", "vai_web_fetch"];
const word = fc.oneof(fc.string({ maxLength: 12 }), fc.string({ unit: "binary", maxLength: 6 }));
const fragments = fc.array(fc.oneof(word, fc.constantFrom("\ud800", "\u2028\r\n", "data: x\n\n")), {
  maxLength: 4,
});
const input = fc.oneof(
  fc.record({ query: fc.constantFrom("tea", "fail", "") }),
  fc.constant({ url: "http://127.0.0.1/" }),
  fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
);
/** Arguments as models stream them: in deltas, incomplete, or not JSON. */
const args = fc.oneof(
  input,
  input.map((value) => [...(JSON.stringify(value).match(/.{1,5}/gsu) ?? [])]),
  input.map((value) => [JSON.stringify(value).slice(0, -1)]),
  fc.constantFrom([], ["oops"], ["[1]"]),
);
const call = fc.record({ tool: fc.constantFrom(...searches, "nope"), args });
const step = fc.oneof(fc.record({ text: fragments }), fc.record({ reasoning: fragments }), {
  arbitrary: call,
  weight: 2,
});
const finish = fc.constantFrom("stop", "length", "content-filter", "tool-calls", "error", "other");
const turn = fc
  .tuple(fc.array(step, { maxLength: 4 }), fc.option(finish.map((reason) => ({ finish: reason }))))
  .map(([steps, last]): object[] => (last === null ? steps : [...steps, last]));
const failure = fc.constantFrom<object>(
  { error: { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." } },
  { error: { code: "LLM_ERROR", message: "Broken." } },
  { break: true },
);
const turns = fc
  .tuple(fc.array(turn, { minLength: 1, maxLength: 4 }), fc.option(fc.tuple(turn, failure), { freq: 6 }))
  .map(([completeTurns, broken]) => (broken === null ? completeTurns : [...completeTurns, broken.flat()]));
const run = fc.record(
  {
    max_turns: fc.integer({ min: 1, max: 4 }),
    max_tool_calls: fc.integer({ min: 1, max: 4 }),
    max_tokens: fc.integer({ min: 0, max: 300 }),
    parallel_tools: fc.boolean(),
  },
  { requiredKeys: [] },
);

const search = { tool: "vai_web_search", args: { query: "tea" } };
/** Runs that are always included, so that every kind of run end and of tool result occurs. */
const certain: [script: object[][], limits: { [limit: string]: number }, cuts: number[]][] = [
  [[[search], [{ text: "Done" }]], {}, []],
  [[[search], [search]], { max_turns: 1 }, []],
  [[[search, search]], { max_tool_calls: 1 }, []],
  [[[search]], { max_tokens: 1 }, []],
  [
    [
      [
        { tool: "vai_web_search", args: { query: "fail" } },
        { tool: "nope", args: {} },
      ],
    ],
    {},
    [],
  ],
  [
    [
      [
        { tool: "vai_web_fetch", args: ["oops"] },
        { tool: "vai_web_fetch", args: { url: "http://127.0.0.1/" } },
      ],
    ],
    {},
    [],
  ],
  [[[search], [{ error: { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." } }]], {}, []],
  [[[{ text: "So" }, { break: true }]], {}, []],
];

/** Starts a fake search engine that always returns one page, or fails if the query says so. */
async function startSearchEngine(): Promise<string> {
  const server = createServer((request, response) => {
    const fails = new URL(request.url ?? "", "http://x").searchParams.get("q") === "fail";
    const results = [{ title: "Tea", url: "https://tea.example/", content: "Hot.", engine: "x" }];
    response.writeHead(fails ? 500 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ results }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function builtInTools() {
  const webSearch = { provider: "searxng" as const, baseUrl: await startSearchEngine() };
  return { webSearch, webFetch: { timeMs: 1000, maxBytes: 1000 } };
}

/**
 * Replaces IDs with numbers in order of appearance, and removes durations. These are the only differences
 * between two runs of the same request.
 */
function maskIds<Value>(value: Value): Value {
  const ids: string[] = [];
  const json = JSON.stringify(value).replaceAll(/"(msg|tc)_[0-9a-z]{26}(_\d+)?"/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `"id ${ids.indexOf(id)}"`;
  });
  return JSON.parse(json.replaceAll(/"duration_ms":\d+/g, '"duration_ms":0'));
}

/**
 * Parses a stream's events with an independent parser.
 *
 * @param cuts Offsets at which the bytes are split.
 */
function parseEvents(bytes: Uint8Array, cuts: readonly number[] = []): RunEvent[] {
  const events: RunEvent[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      const parsed = JSON.parse(data) as RunEvent;
      expect(event).toBe(parsed.type);
      events.push(parsed);
    },
    onError: (error) => expect.unreachable(error.message),
  });
  const decoder = new TextDecoder();
  const offsets = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  for (const [index, location] of offsets.entries())
    parser.feed(decoder.decode(bytes.subarray(location, offsets[index + 1]), { stream: true }));
  return events;
}

/** Returns a stream's turns. A turn consists of the events between two `step_start` events. */
function splitSteps(events: readonly RunEvent[]): RunEvent[][] {
  const steps: RunEvent[][] = [];
  for (const event of events) {
    if (event.type === "step_start") steps.push([]);
    steps.at(-1)?.push(event);
  }
  return steps;
}

function only<Type extends RunEvent["type"]>(events: readonly RunEvent[], type: Type): Of<Type>[] {
  return events.filter((event): event is Of<Type> => event.type === type);
}

/** The order of events in a complete stream (G-154), as a pattern over their types. */
const order =
  /^run_start( step_start( stream_event)*( (tool_call_start|tool_result))*( step_complete history_delta)?)* (run_complete|error)$/;

/**
 * Returns how a run must end, given its limits and the resources that its turns have used (G-120 to G-123).
 */
function getExpectedEnd({ steps }: RunResult, source: { [name: string]: unknown }): string | undefined {
  const {
    max_turns: turnLimit,
    max_tool_calls: callLimit,
    max_tokens: tokenLimit,
  } = {
    max_turns: 8,
    max_tool_calls: 20,
    max_tokens: 0,
    ...source,
  } as { [name: string]: number };
  let tokens = 0;
  let calls = 0;
  let end: string | undefined;
  for (const { response, tool_calls, tool_results } of steps) {
    expect(end).toBeUndefined();
    tokens += response.usage.input_tokens + response.usage.output_tokens;
    const spent = Number(tokenLimit) > 0 && tokens >= Number(tokenLimit);
    const cut = ["max_tokens", "refusal"].includes(response.stop_reason);
    if (tool_calls.length === 0 || cut) end = spent ? "max_tokens" : "end_turn";
    else if (spent) end = "max_tokens";
    else if (calls + tool_calls.length > Number(callLimit)) end = "max_tool_calls";
    expect(tool_results.map(({ tool_use_id }) => tool_use_id)).toEqual(
      end === undefined ? tool_calls.map(({ id }) => id) : [],
    );
    calls += tool_results.length;
  }
  return end ?? (steps.length >= Number(turnLimit) ? "max_turns" : undefined);
}

/** Returns the result that Anthropic's client produces for a turn's events. */
async function accumulateWithAnthropic(events: readonly object[]) {
  const lines = events.map((event) => `${JSON.stringify(event)}\n`).join("");
  const { content, stop_reason, usage } = await MessageStream.fromReadableStream(
    new Blob([lines]).stream(),
  ).finalMessage();
  return { content, stop_reason, input_tokens: usage.input_tokens, output_tokens: usage.output_tokens };
}

/** Returns false if any arguments are not JSON, because Anthropic's client rejects such arguments. */
function hasValidArguments(events: readonly { type: string; index?: number; delta?: object }[]): boolean {
  const json = new Map<number, string>();
  for (const { index = 0, delta } of events) {
    const { partial_json = "" } = { ...delta } as { partial_json?: string };
    json.set(index, (json.get(index) ?? "") + partial_json);
  }
  return [...json.values()].every((text) => text === "" || text.startsWith("{"));
}

it("both endpoints, the stream's parts and their sum agree [G-003][G-101][G-149][G-153][G-154][G-156][M-093][M-094]", async () => {
  const tools = await builtInTools();
  const server = await startTestServer({
    everyProject: { toolServers: [], agents: [], builtInTools: tools, limits: defaultLimits },
  });
  const headers = { "X-Request-ID": "r" };
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(turns, run, fc.array(fc.nat(), { maxLength: 20 }), async (script, limited, cuts) => {
      const body = createScriptRequest(script, { run: limited, builtins: searches });
      const blocking = await server.json("POST", "/v1/runs", body, headers);
      const response = await server.request("POST", "/v1/runs:stream", body, headers);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const events = parseEvents(bytes);
      expect(parseEvents(bytes, cuts)).toEqual(events);
      for (const event of events) expect(checkRunEvent(event)).toEqual([]);
      expect(events.map(({ type }) => type).join(" ")).toMatch(order);

      const last = events.at(-1);
      if (last?.type === "error") {
        expect(blocking.body).toEqual({ error: last.error });
        seen.add(last.error.type);
      } else if (last?.type === "run_complete") {
        const { result } = last;
        expect([blocking.status, checkRunResponse(blocking.body)]).toEqual([200, []]);
        expect(maskIds(blocking.body)).toEqual(maskIds({ result }));
        expect(result.stop_reason).toBe(getExpectedEnd(result, limited));
        expect(result.tool_call_count).toBe(only(events, "tool_result").length);
        expect(result.turn_count).toBe(result.steps.length);
        expect(result.response).toEqual(result.steps.at(-1)?.response);
        // The next request can continue from the resulting conversation.
        decodeRunRequest(createScriptRequest([], {}, { messages: result.messages }), limits);
        seen.add(result.stop_reason);
      }

      let history: RunResult["messages"] = body.request.messages as RunResult["messages"];
      for (const { expected_len, append } of only(events, "history_delta")) {
        expect(expected_len).toBe(history.length);
        history = [...history, ...append];
      }
      if (last?.type === "run_complete") expect(history).toEqual(last.result.messages);

      for (const [index, step] of splitSteps(events).entries()) {
        const [complete] = only(step, "step_complete");
        const turn = only(step, "stream_event").map(({ event }) => event);
        const sum = new TurnAccumulator();
        for (const event of turn) sum.add(event);
        expect(complete?.response).toEqual(sum.response);
        expect(complete?.index ?? index).toBe(index);
        const starts = only(step, "tool_call_start");
        const results = only(step, "tool_result");
        expect(starts.map(({ id }) => id).toSorted()).toEqual(results.map(({ id }) => id).toSorted());
        for (const { id, error } of results) {
          seen.add(error === null ? "result" : (error.code ?? ""));
          const start = step.findIndex((event) => event.type === "tool_call_start" && event.id === id);
          expect(start).toBeLessThan(
            step.findIndex((event) => event.type === "tool_result" && event.id === id),
          );
        }
        if (complete === undefined || !hasValidArguments(turn)) continue;
        const { content, stop_reason, usage } = complete.response;
        const { input_tokens, output_tokens } = usage;
        expect(await accumulateWithAnthropic(turn)).toEqual({
          content,
          stop_reason,
          input_tokens,
          output_tokens,
        });
        seen.add("anthropic");
      }
    }),
    { numRuns: 150, examples: certain },
  );
  // Every case has occurred at least once.
  expect([...seen].toSorted()).toEqual([
    "anthropic",
    "end_turn",
    "invalid_tool_input",
    "max_tokens",
    "max_tool_calls",
    "max_turns",
    "provider_error",
    "rate_limit_error",
    "result",
    "tool_provider_error",
    "unsupported_function_tool",
  ]);
});

it("the same lines give the same bytes and the same result, for any batches [M-091][G-003]", async () => {
  const gateway = await Gateway.start({
    startEngine: startInMemoryEngine,
    observer: silentObserver,
    log: (line) => expect.unreachable(line),
  });
  onTestFinished(() => gateway.close());
  const project = { builtInTools: await builtInTools(), limits: defaultLimits };
  const models = createByokModels({
    providers: [],
    allowScriptModelForTests: true,
    log: (line) => expect.unreachable(line),
  });
  await fc.assert(
    fc.asyncProperty(turns, run, async (script, limited) => {
      const body = decodeRunRequest(
        createScriptRequest(script, { run: limited, builtins: searches }),
        limits,
      );
      const sources = { models, project, selectBuiltins, getHeader: () => undefined };
      const resolved = resolveRun(body, sources);
      const lines: LogLine[] = [];
      for await (const batch of await gateway.run(
        { projectId: "p" },
        resolved,
        "r",
        new AbortController().signal,
      ))
        lines.push(...batch);
      const view = { ...resolved.encoderOptions, requestId: "r" };
      const encoded = async (batches: LogLine[][]) => {
        let text = "";
        for await (const frames of encodeRun(sent(batches), view)) text += frames.text;
        return text;
      };
      const text = await encoded([lines]);
      expect(await encoded(lines.map((line) => [line]))).toBe(text);
      const last = parseEvents(new TextEncoder().encode(text)).at(-1);
      const result = await awaitResult(sent([lines]), view).catch((error) => error.toCanonical("r"));
      expect(JSON.parse(JSON.stringify(result))).toEqual(
        last?.type === "error" ? last.error : last?.type === "run_complete" && last.result,
      );
    }),
    { numRuns: 40 },
  );
});

async function* sent(batches: readonly LogLine[][]) {
  yield* batches;
}
