/** Implements the contract's operations using the engine. */
import type { Frames, Handlers } from "../../../generated/ui-stream/handlers.ts";
import { RequestRejectedError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import type { LogLine } from "../../core/log-line.ts";
import type { RunRecord, ThreadRecord } from "../../core/ports/records.ts";
import { digestRequest, type Idempotency, toIdempotency } from "../../engine/idempotency.ts";
import type { RunSettings } from "../../engine/run-input.ts";
import type { RunSubscription } from "../../engine/subscription/run-subscription.ts";
import { defaultAgent, resolveAgentSettings } from "../agent-settings.ts";
import type { ContractServices, ProjectContext } from "../contract.ts";
import { streamHeaders } from "../frame-texts.ts";
import type { Chunk, EncoderOptions } from "./encoder.ts";
import { UiStreamError } from "./errors.ts";
import { type ClientResult, toClientResult } from "./history.ts";
import { findContinuedMessage, toRunInput } from "./run-input.ts";
import { formatRunName, parseRunName } from "./run-name.ts";
import { encodeChunks, encodeRun, scanRun } from "./stream.ts";

/** The services that the operations use. */
type UiStreamServices = Pick<ContractServices, "engine" | "store" | "getSettings">;

/** A run of a chat. */
interface ChatRun {
  thread: ThreadRecord;
  record: RunRecord;
  /** True if the request names the run, and not its chat. */
  isNamed: boolean;
}

/** A run to encode. */
interface EncodedRun {
  subscription: RunSubscription;
  options: EncoderOptions;
}

/** Returns the handlers for the contract's operations. */
export function createUiStreamHandlers(services: UiStreamServices): Handlers<ProjectContext> {
  const { engine, store } = services;

  /**
   * Finds the newest run of a chat, or the run that an ID names. Returns `undefined` if the chat has no runs.
   *
   * @throws {UiStreamError} `NOT_FOUND` if the ID is the name of a run that does not exist.
   */
  async function findRun(id: string, { owner }: ProjectContext): Promise<ChatRun | undefined> {
    // The ID of a chat can have the form of a run's name.
    const chat = await store.read.findThread(owner, id);
    const name = chat === undefined ? parseRunName(id) : undefined;
    const thread = name === undefined ? chat : await store.read.findThread(owner, name.threadId);
    const record =
      thread &&
      (name === undefined
        ? await store.read.findNewestRun(thread.key)
        : await store.read.findRun(owner, thread.key, name.runId));
    if (thread !== undefined && record !== undefined) return { thread, record, isNamed: name !== undefined };
    if (name !== undefined) throw new UiStreamError("NOT_FOUND", "There is no run with this ID.");
    return undefined;
  }

  /**
   * Subscribes to the runs of the same response that a run continues, oldest first. The requests of the runs may be large,
   * so they are not kept.
   *
   * @throws {RequestRejectedError} `EVENTS_GONE`.
   */
  async function subscribeToContinuedRuns({ thread, record }: ChatRun): Promise<EncodedRun[]> {
    const runs: EncodedRun[] = [];
    for (let { continues } = record; continues !== undefined; ) {
      const previous = await store.read.findRun(record, thread.key, continues);
      if (previous === undefined || previous.clientId !== record.clientId) break;
      const subscription = await engine.subscribe(record, thread.id, previous.id, { after: 0 });
      runs.unshift({ subscription, options: toEncoderOptions(previous) });
      continues = previous.continues;
    }
    return runs;
  }

  /** Reads the results of client tools in a chat. */
  async function readClientResults(thread: ThreadRecord, signal: AbortSignal) {
    const messages = await engine.readConversation(thread, signal, () =>
      store.read.listMessages(thread.key, { order: "asc" }),
    );
    return messages.flatMap(({ message }) =>
      message.runId === undefined ? (toClientResult(message) ?? []) : [],
    );
  }

  /** Encodes the complete response of an active run, with the runs that it continues. */
  async function encodeResponse(
    run: ChatRun,
    { subscription, options }: EncodedRun,
    signal: AbortSignal,
  ): Promise<AsyncGenerator<Frames<Chunk>>> {
    const earlier = await subscribeToContinuedRuns(run);
    const results = earlier.length > 0 ? await readClientResults(run.thread, signal) : [];
    const { dropped } = await scanRun(subscription, options, signal);
    // The earlier runs may take some time to send, in which the active run must have a reader.
    return encodeRuns(
      earlier,
      results,
      { lines: startReading(subscription.lines(signal)), options, dropped },
      signal,
    );
  }

  return {
    async streamChatMessage({ headers, body, context, signal }) {
      const { owner } = context;
      const agent = resolveAgentSettings(services, owner.projectId, body.agent ?? defaultAgent);
      const retry = toIdempotency("ui-stream", headers["Idempotency-Key"], [body]);
      const threadId = body.id ?? createIdFor("thr", retry.idempotency);
      const messageId = findContinuedMessage(body) ?? createIdFor("msg", retry.idempotency);
      const input = toRunInput(body, agent);
      const request = { owner, threadId, input, clientId: messageId, ...retry };
      const subscription = await engine.run({ ...request, createThread: true, replacesUnreadRun: true });
      const encoderOptions = { messageId, ...readOptions(input.settings) };
      // The key may be that of an earlier run, whose steps may have been interrupted.
      const scan = retry.idempotency && (await scanRun(subscription, encoderOptions, signal));
      const events = encodeRun(subscription.lines(signal), encoderOptions, { ...scan });
      return { status: 200, headers: toStreamHeaders(subscription), events };
    },

    async resumeChatStream({ path, query, headers, context, signal }) {
      const run = await findRun(path.id, context);
      const lastEventId = headers["Last-Event-ID"];
      const position = lastEventId === undefined ? query.startIndex : lastEventId + 1;
      const isServed =
        run !== undefined &&
        (run.record.status === "running" ||
          lastEventId !== undefined ||
          (run.isNamed && position !== undefined));
      if (!isServed) return { status: 204 };
      const { thread, record } = run;
      const subscription = await engine.subscribe(context.owner, thread.id, record.id, { after: 0 });
      const responseHeaders = toStreamHeaders(subscription);
      const encoderOptions = toEncoderOptions(record);
      if (position === undefined) {
        const events = await encodeResponse(run, { subscription, options: encoderOptions }, signal);
        return { status: 200, headers: responseHeaders, events };
      }
      const count = position < 0 ? (await scanRun(subscription, encoderOptions, signal)).count : 0;
      const from = position < 0 ? Math.max(0, count + position) : position;
      return {
        status: 200,
        headers: {
          ...responseHeaders,
          ...(position < 0 && { "x-workflow-stream-tail-index": `${count - 1}` }),
        },
        events: encodeRun(subscription.lines(signal), encoderOptions, { from }),
      };
    },

    async stopChatResponse({ path, body, context }) {
      const run = await findRun(path.id, context);
      const { activeStreamId } = body;
      const isNamed =
        run !== undefined &&
        (activeStreamId == null || activeStreamId === formatRunName(run.thread.id, run.record.id));
      if (isNamed && run.record.status === "running")
        await engine.cancel(context.owner, run.thread.id, run.record.id).catch(ignoreFinishedRun);
      return { status: 200, body: { success: true } };
    },
  };
}

/**
 * Encodes the runs of a response. This is a separate function, because a closure would keep the requests of the runs in
 * memory.
 *
 * @param results Results of client tools.
 */
async function* encodeRuns(
  earlier: readonly EncodedRun[],
  results: readonly ClientResult[],
  active: { lines: AsyncIterable<LogLine[]>; options: EncoderOptions; dropped: ReadonlySet<number> },
  signal: AbortSignal,
): AsyncGenerator<Frames<Chunk>> {
  for (const [index, { subscription, options }] of earlier.entries()) {
    const { dropped, clientCalls } = await scanRun(subscription, options, signal);
    const streamOptions = { dropped, isContinued: true, hasStart: index > 0 } as const;
    yield* encodeRun(subscription.lines(signal), options, streamOptions);
    yield encodeChunks(results.filter(({ toolCallId }) => clientCalls.has(toolCallId)));
  }
  yield* encodeRun(active.lines, active.options, { dropped: active.dropped, hasStart: earlier.length > 0 });
}

/** Requests the first batch now, so that the run has a reader, and returns all batches. */
function startReading(lines: AsyncIterable<LogLine[]>): AsyncIterable<LogLine[]> {
  const iterator = lines[Symbol.asyncIterator]();
  const first = iterator.next();
  // The client may disconnect before the batch is read.
  first.catch(() => {});
  return (async function* () {
    try {
      for (let next = await first; !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  })();
}

/** Returns a new ID. With an idempotency key, a retry gets the same ID. */
function createIdFor(prefix: "thr" | "msg", idempotency: Idempotency | undefined): string {
  if (idempotency === undefined) return createId(prefix);
  return `${prefix}_${digestRequest([idempotency]).slice(0, 26)}`;
}

function toEncoderOptions({ id, clientId, request }: RunRecord): EncoderOptions {
  return { messageId: clientId ?? id, ...readOptions(JSON.parse(request) as RunSettings) };
}

function readOptions({ appState, tools, components }: RunSettings): Omit<EncoderOptions, "messageId"> {
  const clientTools = [...tools, ...components.flatMap(({ contextTools }) => contextTools)];
  return {
    clientTools: new Set(clientTools.map(({ name }) => name)),
    ...(appState !== undefined && { appState }),
  };
}

function toStreamHeaders({ threadId, runId }: RunSubscription) {
  return {
    ...streamHeaders,
    "x-vercel-ai-ui-message-stream": "v1" as const,
    "x-workflow-run-id": formatRunName(threadId, runId),
    "X-Thread-Id": encodeURIComponent(threadId),
  };
}

function ignoreFinishedRun(error: unknown): undefined {
  if (!(error instanceof RequestRejectedError && error.code === "RUN_FINISHED")) throw error;
}
