/**
 * Benchmarks stream processing, from bytes to a snapshot after every chunk. The baseline is `HttpAgent` from
 * `@ag-ui/client` 1.0.0, which processes the same bytes. It does not process component props; the app has to
 * join and parse their deltas.
 */
import { isDeepStrictEqual } from "node:util";
import { HttpAgent } from "@ag-ui/client";
import type { Figure } from "../../../server/proof/bench/table.ts";
import { parseEvent } from "../events.ts";
import { readFrames } from "../http/read-frames.ts";
import { RunAccumulator } from "../snapshot/accumulator.ts";
import {
  type BenchStream,
  createPropsStream,
  createStateStream,
  createTextStream,
  toBody,
} from "./streams.ts";

type Client = (stream: BenchStream) => Promise<unknown>;

/** The time that each client takes for one stream, in milliseconds. */
interface Times {
  ours: number;
  theirs: number;
}

const tenTimesFaster = { of: "ratio", atMost: 0.1 } as const;

export async function measureAccumulation(progress: (line: string) => void): Promise<Figure[]> {
  const measured = async (stream: BenchStream, rounds = 3) => {
    progress(`accumulation, ${stream.name}`);
    const times = await measure(stream, rounds);
    const figure: Figure = {
      name: `accumulation, ${stream.name} (AG-UI client)`,
      value: times.ours,
      unit: "ms",
      baseline: times.theirs,
      aim: tenTimesFaster,
    };
    return { figure, times };
  };
  const short = await measured(createTextStream(10_000));
  // The baseline takes seconds for these streams, so noise hardly matters.
  const long = await measured(createTextStream(40_000), 1);
  const state = await measured(createStateStream(4_000), 1);
  const { figure: props } = await measured(createPropsStream(1_000_000));
  const { aim: _, ...propsFigure } = props;
  const growth: Figure = {
    name: "accumulation, growth from 10,000 to 40,000",
    value: long.times.ours / short.times.ours,
    unit: "times",
    baseline: long.times.theirs / short.times.theirs,
    aim: { of: "value", atMost: 4.5 },
  };
  return [short.figure, long.figure, growth, state.figure, propsFigure];
}

/** Returns the best time of each client over several rounds. Every round also compares their results. */
async function measure(stream: BenchStream, theirRounds: number): Promise<Times> {
  const best: Times = { ours: Number.POSITIVE_INFINITY, theirs: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 12; round += 1)
    best.ours = Math.min(best.ours, await measureOnce(runTamboClient, stream));
  for (let round = 0; round < theirRounds; round += 1)
    best.theirs = Math.min(best.theirs, await measureOnce(runAgUiClient, stream));
  return best;
}

async function measureOnce(client: Client, stream: BenchStream): Promise<number> {
  const startedAt = performance.now();
  const result = await client(stream);
  const time = performance.now() - startedAt;
  if (!isDeepStrictEqual(result, stream.result))
    throw new Error(`${stream.name}: the result differs from the expected result`);
  return time;
}

async function runTamboClient(stream: BenchStream): Promise<unknown> {
  const run = new RunAccumulator("thr_1");
  for await (const frames of readFrames(toBody(stream), new AbortController().signal)) {
    for (const { data } of frames) {
      const event = parseEvent(JSON.parse(data));
      if (event !== undefined) run.apply(event);
    }
    run.snapshot;
  }
  const { messages, componentStates } = run.snapshot;
  const block = messages[0]?.content[0];
  if (stream.kind === "state") return componentStates;
  if (block?.type === "component") return block.props;
  return block?.type === "text" ? block.text : undefined;
}

async function runAgUiClient(stream: BenchStream): Promise<unknown> {
  const fetch = async () =>
    new Response(toBody(stream), { headers: { "content-type": "text/event-stream" } });
  const agent = new HttpAgent({ url: "http://localhost/", fetch });
  let json = "";
  await agent.runAgent(
    {},
    {
      onCustomEvent({ event: { name, value } }) {
        if (name === "tambo.component.props_delta") json += value.delta;
      },
    },
  );
  if (stream.kind === "state") return agent.state.components;
  return stream.kind === "props" ? JSON.parse(json) : agent.messages[0]?.content;
}
