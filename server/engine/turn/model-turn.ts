/** A single model call. Its stream is converted to events, a message, and tool calls. */
import { setTimeout as delay } from "node:timers/promises";
import { DeadlineExceededError, ModelError, RunTerminatedError } from "../../core/errors.ts";
import { nextIteration } from "../../core/limits/event-loop.ts";
import type { Message } from "../../core/messages.ts";
import type { Peers } from "../../core/ports/peers.ts";
import type { ToolCallState } from "../../core/ports/records.ts";
import { observeModelCall } from "../../core/telemetry/observed-calls.ts";
import type { RunDependencies } from "../run-dependencies.ts";
import type { RunExecution } from "../run-execution.ts";
import { type Budget, storeTotals } from "./budget.ts";
import type { Finish } from "./finish.ts";
import { buildModelInput } from "./model-input.ts";
import { TokenCount } from "./token-count.ts";
import { Turn, type TurnCall } from "./turn.ts";
import { buildTurnTools } from "./turn-tools.ts";

/** Maximum time in milliseconds for which stream parts, such as state changes, may block the event loop. */
const maxBusyMs = 10;

/** Minimum time in milliseconds between later attempts to confirm the lease. */
const confirmRetryMs = 100;

/** Waits for work, but no longer than until the signal aborts. */
async function raceSignal<Result>(work: PromiseLike<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** Waits for the model's stream to start. A model that ignores the signal must not delay the run. */
async function waitForStream<Result extends { stream: ReadableStream }>(
  result: PromiseLike<Result>,
  signal: AbortSignal,
): Promise<Result> {
  try {
    return await raceSignal(result, signal);
  } catch (error) {
    // The stream may still start later, and nothing would read it.
    result.then(({ stream }) => stream.cancel(error)).then(undefined, () => {});
    throw error;
  }
}

/**
 * Waits until this process is certain to own the run. After a suspension, another process may have claimed and even
 * finished the run, and the model would be called for a turn that is stored already.
 */
async function waitForLease(peers: Peers, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    const confirmed = peers.confirmLease();
    if (confirmed === undefined) return;
    const pause = attempt === 1 ? undefined : delay(confirmRetryMs);
    await raceSignal(Promise.all([confirmed.catch(() => {}), pause]), signal);
  }
}

/**
 * Calls the model once and stores its message and tool calls.
 *
 * @throws ModelError if the call fails or its stream is incomplete; the stop reason if the run was stopped.
 * In both cases, the partial message is stored.
 */
export async function runModelTurn(
  run: RunExecution,
  budget: Budget,
  { models, tools, checks, observer, peers }: RunDependencies,
): Promise<Turn> {
  const { settings, transcript, writer, states, appState, signal } = run;
  const model = models.get(settings.model ?? models.default);
  if (model === undefined)
    throw new ModelError("LLM_CLIENT_ERROR", `The model "${settings.model}" is no longer available.`);
  const turnTools = buildTurnTools(settings, tools.list(transcript.thread.projectId), transcript);
  const number = budget.totals.turns + 1;
  const stepName = `turn-${number}`;
  writer.write({ type: "STEP_STARTED", stepName, timestamp: writer.now() });
  const turn = new Turn({ run: writer, turnTools, states, appState, transcript, checks, signal });
  const tokens = new TokenCount();
  let finish: Finish;
  try {
    const input = await buildModelInput(run, turnTools, checks, tools);
    tokens.setRequest(input);
    await waitForLease(peers, signal);
    const call = { model, options: input, observer, getUsage: () => tokens.usage };
    finish = await observeModelCall(call, async () => {
      const response = model.doStream(input);
      run.firstStepStarted.resolve();
      const { stream } = await waitForStream(response, signal);
      const reader = stream.getReader();
      // A model that ignores the signal must not delay the run. Cancelling the reader ends the read
      // immediately.
      const abort = () => void reader.cancel(signal.reason).catch(() => {});
      signal.addEventListener("abort", abort, { once: true });
      let busyMs = 0;
      try {
        for (;;) {
          signal.throwIfAborted();
          const { done, value } = await reader.read();
          if (done) break;
          tokens.addPart(value);
          const startedAt = performance.now();
          // If a part is handled synchronously, do not wait for the microtask queue.
          const handled = turn.handlePart(value);
          busyMs += performance.now() - startedAt;
          if (handled !== undefined) await handled;
          if (busyMs > maxBusyMs) {
            busyMs = 0;
            await nextIteration();
          }
          const backpressure = writer.backpressure();
          if (backpressure !== undefined) await backpressure;
        }
      } finally {
        signal.removeEventListener("abort", abort);
        reader.cancel().catch(() => {});
      }
      signal.throwIfAborted();
      if (turn.finish === undefined)
        throw new ModelError("LLM_ERROR", "The model's response ended unexpectedly.");
      return turn.finish;
    });
  } catch (error) {
    const stop: unknown = signal.reason;
    if (run.isShuttingDown) throw stop;
    turn.close();
    const stopped =
      stop instanceof DeadlineExceededError ||
      (stop instanceof RunTerminatedError && stop.code === "CANCELLED");
    const partial = turn.toMessage(stopped ? "cancelled" : "error");
    if (partial !== undefined) storeMessage(run, partial);
    writer.write({ type: "STEP_FINISHED", stepName, timestamp: writer.now() });
    throw error;
  }
  turn.close();
  writer.write({
    type: "engine.turn_end",
    turn: number,
    stopReason: finish.reason,
    ...(finish.stopSequence !== undefined && { stopSequence: finish.stopSequence }),
    usage: finish.usage,
    counted: tokens.usage,
    timestamp: writer.now(),
  });
  writer.write({ type: "STEP_FINISHED", stepName, timestamp: writer.now() });
  budget.countTurn(tokens.usage);
  storeTotals(run, budget);
  const message = turn.toMessage();
  if (message === undefined) return turn;
  storeMessage(run, message);
  const { key: threadKey } = transcript.thread;
  for (const call of turn.calls) run.calls.set(call.block.id, { ...call, wasStarted: false });
  const records = turn.calls.map(({ block, side, ...call }) => ({
    threadKey,
    id: block.id,
    runId: writer.id,
    messageId: message.id,
    name: block.name,
    input: block.input,
    side,
    state: toCallState(call),
  }));
  writer.addChange((queries) => queries.insertToolCalls(records));
  return turn;
}

/**
 * Returns the stored state of a call. Recovery uses it to recognize calls that are invalid or require
 * consent.
 */
function toCallState({ invalidReason, consent }: Pick<TurnCall, "invalidReason" | "consent">): ToolCallState {
  if (invalidReason !== undefined) return "faulty";
  return consent === "needed" ? "asking" : "pending";
}

function storeMessage(run: RunExecution, message: Message): void {
  const { transcript, writer } = run;
  run.deleteSupersededComponents();
  transcript.add(message);
  writer.addChange((queries) => queries.appendMessages(transcript.thread.key, [message]));
}
