/**
 * Compares the suite with the AI SDK on the streams of all cases: the SDK's own schemas accept every chunk, and the
 * SDK builds the same messages as the suite.
 */
import * as ai7 from "ai";
import * as ai6 from "ai-6";
import { beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../../runner/case.ts";
import type { Invariant } from "../../runner/invariant.ts";
import { unmutated } from "../../self-test/mutants/combinators/compose.ts";
import { judgeInProcess, judgeRestarted } from "../../self-test/mutants/judge.ts";
import { loadSuite } from "../../self-test/mutants/suite.ts";
import { getArray } from "../../stream/json.ts";
import { doneMark, type UiStream } from "./stream/ui-message-stream.ts";

type Sdk = typeof ai7;

/** The versions. Version 6 cannot reset a step, but its transports never request a position, after which this is sent. */
const sdks = [
  { name: "AI SDK 6", sdk: ai6 as unknown as Sdk, resetsSteps: false },
  { name: "AI SDK 7", sdk: ai7, resetsSteps: true },
];

/** All streams that the cases observe. */
const observed: UiStream[] = [];

const recorder: Invariant = {
  id: "recorded",
  requirements: [],
  text: "The streams are recorded.",
  judge({ streams, replays }) {
    observed.push(...[...streams, ...replays].map(({ seen }) => seen as UiStream));
    return undefined;
  },
};

beforeAll(async () => {
  const suite = await loadSuite("ui-stream");
  const { contract } = suite;
  const recorded = { ...suite, contract: { ...contract, invariants: [...contract.invariants, recorder] } };
  const verdicts = [
    ...(await judgeInProcess(recorded, unmutated, true)),
    ...(await judgeRestarted(recorded, "none")),
  ];
  expect(verdicts.filter(({ verdict }) => verdict !== "pass")).toEqual([]);
}, 120_000);

/** Returns the chunks of a stream, without the mark at its end. */
function listChunks({ events }: UiStream): ai7.UIMessageChunk[] {
  return events.filter((event) => event !== doneMark) as unknown as ai7.UIMessageChunk[];
}

/** True for the stream of a run that continues a message that the request does not contain. */
const lacksMessage = (seen: UiStream) =>
  seen.sent === null && listChunks(seen)[1]?.type.startsWith("tool-output");

/** Builds the message of a response with the SDK, continuing the last message of the request. */
async function buildMessage(
  { readUIMessageStream }: Sdk,
  seen: UiStream,
): Promise<ai7.UIMessage | undefined> {
  const sent = structuredClone(getArray(seen.sent, "messages").at(-1)) as ai7.UIMessage | undefined;
  const stream = ReadableStream.from(listChunks(seen)) as ReadableStream<ai7.UIMessageChunk>;
  let last: ai7.UIMessage | undefined;
  for await (const message of readUIMessageStream({
    stream,
    ...(sent?.role === "assistant" && { message: sent }),
  }))
    last = message;
  return last;
}

/**
 * Removes fields that the suite does not read: the message's metadata, and states of texts. Version 6 has the invalid
 * arguments of a client tool in `rawInput`, and not in `input`.
 */
function selectFields(message: ai7.UIMessage | undefined): Json {
  return JSON.parse(JSON.stringify(message), function (key, value) {
    if (key === "rawInput") this.input ??= value;
    const isText = this.type === "text" || this.type === "reasoning";
    return key === "metadata" || key === "rawInput" || (isText && ["state", "id"].includes(key))
      ? undefined
      : value;
  });
}

describe.each(sdks)("$name", ({ sdk, resetsSteps }) => {
  const selectStreams = () =>
    observed.filter((seen) => resetsSteps || listChunks(seen).every(({ type }) => type !== "reset-step"));

  it("accepts every chunk [UI-003]", async () => {
    const chunks = selectStreams().flatMap(listChunks);
    const results = await Promise.all(
      chunks.map(async (chunk) => [chunk, await sdk.uiMessageChunkSchema().validate?.(chunk)] as const),
    );
    expect(results.filter(([, result]) => result?.success !== true)).toEqual([]);
    const types = new Set(chunks.map(({ type }) => type));
    expect([chunks.length > 500, types.size]).toEqual([true, resetsSteps ? 27 : 26]);
  });

  it("builds the same messages [UI-004]", async () => {
    const complete = selectStreams().filter(
      (seen) => seen.message !== null && seen.finish !== null && !lacksMessage(seen),
    );
    for (const seen of complete) expect(selectFields(await buildMessage(sdk, seen))).toEqual(seen.message);
    expect(complete.length).toBeGreaterThan(40);
  });
});
