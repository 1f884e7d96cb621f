/** Encodes runs as streams: a run from any position, or the complete response that a run continues. */
import type { Frames } from "../../../generated/ui-stream/handlers.ts";
import { advance, initialPosition, isAfter, type LogLine } from "../../core/log-line.ts";
import type { RunSubscription } from "../../engine/subscription/run-subscription.ts";
import { encodeFrames, formatDataFrame, joinFrames } from "../frame-texts.ts";
import { type Chunk, Encoder, type EncoderOptions } from "./encoder.ts";

type StreamFrames = Frames<Chunk>;
type Batches = AsyncIterable<readonly LogLine[]>;

/** The frame that follows the last chunk of a complete stream. */
const doneFrame = "data: [DONE]\n\n";

/**
 * Thrown if a step was interrupted whose chunks the client has received, and the client cannot discard them.
 * The client resumes the stream, which then leaves the chunks out.
 */
export class InterruptedResponseError extends Error {
  constructor() {
    super("a step of the response was interrupted");
    this.name = "InterruptedResponseError";
  }
}

/** Options for encoding a run. */
export interface RunStreamOptions {
  /** Index of the first chunk to send. If present, the client supports `reset-step`. */
  from?: number;
  /** Indexes of chunks to leave out. */
  dropped?: ReadonlySet<number>;
  /** Set if another run continues the response. Its stream ends the response. */
  isContinued?: true;
  /** True if the run continues a response whose start has been sent. */
  hasStart?: boolean;
}

/**
 * Encodes a run. The ID of a frame is the index of its chunk in the run.
 *
 * @param batches The run's lines from the start, which the encoder needs in order to track the current step.
 * @throws {InterruptedResponseError}
 */
export function encodeRun(
  batches: Batches,
  options: EncoderOptions,
  { from, dropped = new Set(), isContinued, hasStart }: RunStreamOptions = {},
): AsyncGenerator<StreamFrames> {
  const encoder = new Encoder(options);
  let count = 0;
  return encodeFrames(batches, (line) =>
    encoder.encode(line).flatMap((chunk) => {
      const index = count;
      count += 1;
      const isDone = chunk.type === "finish";
      if (dropped.has(index) || (hasStart && chunk.type === "start")) return [];
      // The user has decided about the approvals, and the response continues after `finish`.
      if (isContinued && (isDone || chunk.type === "tool-approval-request")) return [];
      if (index < (from ?? 0)) return isDone ? [doneFrame] : [];
      if (chunk.type === "reset-step" && from === undefined) throw new InterruptedResponseError();
      const data = formatDataFrame(JSON.stringify(chunk));
      // An ID identifies a chunk of the newest run.
      const frame = isContinued ? data : `id: ${index}\n${data}`;
      return isDone ? [frame, doneFrame] : [frame];
    }),
  );
}

/** Encodes chunks without IDs. */
export function encodeChunks(chunks: readonly Chunk[]): StreamFrames {
  return joinFrames(...chunks.map((chunk) => formatDataFrame(JSON.stringify(chunk))));
}

/** The chunks that a run has sent so far. */
export interface RunScan {
  /** The number of chunks. */
  count: number;
  /** Indexes of the chunks of interrupted steps, and of the chunks that discard them. */
  dropped: ReadonlySet<number>;
  /** IDs of the calls that the client has to execute. */
  clientCalls: ReadonlySet<string>;
}

/** Reads a run up to the end of its log at the time of the subscription. */
export async function scanRun(
  { head, lines }: Pick<RunSubscription, "head" | "lines">,
  options: EncoderOptions,
  signal: AbortSignal,
): Promise<RunScan> {
  const encoder = new Encoder(options);
  const dropped = new Set<number>();
  const clientCalls = new Set<string>();
  /** IDs of the data parts that earlier steps have sent. Their chunks are kept, as clients keep the parts. */
  const knownParts = new Set<string>();
  let step: { index: number; part: string | undefined }[] = [];
  let count = 0;
  const endStep = () => {
    for (const { part } of step) if (part !== undefined) knownParts.add(part);
    step = [];
  };
  let position = initialPosition;
  if (!isAfter(head, position)) return { count, dropped, clientCalls };
  for await (const batch of lines(signal)) {
    for (const line of batch) {
      for (const chunk of encoder.encode(line)) {
        const part = getDataPart(chunk);
        if (chunk.type === "tool-input-available" && chunk.providerExecuted === undefined)
          clientCalls.add(chunk.toolCallId);
        if (chunk.type === "start-step") endStep();
        else if (chunk.type === "reset-step") {
          for (const each of step)
            if (each.part === undefined || !knownParts.has(each.part)) dropped.add(each.index);
          step = [];
          dropped.add(count);
        } else step.push({ index: count, part });
        count += 1;
      }
      position = advance(position, line.kind);
      if (!isAfter(head, position)) return { count, dropped, clientCalls };
    }
  }
  return { count, dropped, clientCalls };
}

/** Returns a name for the data part that a chunk replaces, if any. */
function getDataPart(chunk: Chunk): string | undefined {
  return chunk.type === "data-component" || chunk.type === "data-state"
    ? `${chunk.type} ${chunk.id}`
    : undefined;
}
