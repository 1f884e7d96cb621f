/**
 * The loop of a run: model turns and tool calls until the model has nothing more to ask for.
 *
 * What comes next follows from the messages alone, never from where the loop happens to be: so a run that a crash cut
 * off is taken up by running the same loop again, and finished steps are not repeated.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { RunLimits } from "../config/project-settings.ts";
import { ModelError, type Models } from "../models/port.ts";
import { inContext } from "../operations/context.ts";
import { observeModel } from "../operations/observed-calls.ts";
import { inSpan } from "../operations/tracing.ts";
import type { ToolCallState } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { ServerTools } from "../tools/port.ts";
import type { ActiveRun } from "./active-run.ts";
import { Budget, keepTotals, maxTimerMs, type ReachedLimit } from "./budget.ts";
import { endRun, pauseRun } from "./end-run.ts";
import { type Failure, modelFailure, Stop, TimeUp } from "./failure.ts";
import { Fenced } from "./fenced.ts";
import { type Finish, isCutOff } from "./finish.ts";
import type { ToolUseBlock } from "./messages.ts";
import { modelInput } from "./model-input.ts";
import type { RunEnd, RunObserver } from "./observer.ts";
import { offerOf } from "./offer.ts";
import { OpenParts } from "./open-parts.ts";
import { eventsOf } from "./reader.ts";
import { answerOpenCalls, runTools } from "./run-tools.ts";
import type { SchemaChecks } from "./schema-checks.ts";
import { TokenCount } from "./token-count.ts";
import { Turn, type TurnCall } from "./turn.ts";

/** What runs need from their surroundings. */
export interface Surroundings {
  models: Models;
  tools: ServerTools;
  store: Store;
  /** What a run of a project may use. */
  limitsOf: (projectId: string) => RunLimits;
  checks: SchemaChecks;
  observer: RunObserver;
  /** What lines of the log call the run; its id if absent. */
  logName?: string;
  /** Takes one line about a fault of this server. */
  log: (line: string) => void;
}

/** How long to wait before a run whose end could not be stored is ended again, in milliseconds. */
const endAgainMs = 1000;

/** How far a model may be ahead of the log before it has to wait, in UTF-16 units. */
const maxBacklog = 256 * 1024;

type Step =
  | { kind: "model" }
  | { kind: "tools"; calls: ToolUseBlock[] }
  | { kind: "pause"; calls: ToolUseBlock[]; consents: ToolUseBlock[] }
  | { kind: "finish" };

/** Runs to the end, the next pause, a failure or a stop; resolves when that is durable. Never rejects. */
export async function execute(run: ActiveRun, surroundings: Surroundings): Promise<void> {
  const { id, projectId } = run.record;
  const { id: threadId } = run.transcript.thread;
  const { logName = id } = surroundings;
  const attributes = { "gen_ai.operation.name": "invoke_agent", "gen_ai.conversation.id": threadId };
  await inContext({ projectId, threadId, runId: logName }, () =>
    inSpan("run", attributes, async (span) => {
      span.setAttribute("agent.run.id", logName);
      const { status, stopReason } = await executed(run, surroundings);
      span.setAttribute("agent.run.status", status);
      if (stopReason !== undefined) span.setAttribute("agent.run.stop_reason", stopReason);
    }),
  );
  run.over.resolve();
}

async function executed(run: ActiveRun, surroundings: Surroundings): Promise<RunEnd> {
  const { observer } = surroundings;
  const limits = run.settings.limits ?? surroundings.limitsOf(run.record.projectId);
  const budget = new Budget(run.record, limits);
  let end: RunEnd;
  observer.runStarted(run.live.head.number > 0);
  try {
    begin(run);
    end = await withinTime(run, budget.timeLeftMs, () => loop(run, budget, surroundings));
    await run.live.settled;
  } catch (error) {
    end = await fail(run, error, surroundings);
  }
  if (run.live.ended === undefined) run.live.end();
  observer.runEnded(end, budget.totals);
  return end;
}

/** Stops the run when its time is up before the work is done. */
async function withinTime<T>(run: ActiveRun, timeMs: number, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => run.stop(new TimeUp()), Math.min(timeMs, maxTimerMs));
  timer.unref();
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

/** Ends the run for an error. A store that fails is asked again until it works: a run without an end blocks its thread. */
async function fail(run: ActiveRun, error: unknown, { store, log }: Surroundings): Promise<RunEnd> {
  const { live } = run;
  let failure: ReturnType<typeof failureOf> | undefined;
  for (let cause = error; ; ) {
    // Another process owns the run, now or soon, and tells its end.
    if (cause instanceof Fenced || run.suspended) {
      await live.settled.catch(() => {});
      if (run.suspended) live.end(run.signal.reason);
      return { status: run.suspended ? "suspended" : "taken_over" };
    }
    failure ??= failureOf(error, run, log);
    try {
      if (live.lost !== undefined) {
        await returnToLog(run, store);
        // A normal end lists the messages, and here some of them were not stored.
        if (failure === "timeout") failure = serverFailed;
      }
      if (failure === "timeout") answerOpenCalls(run);
      const end = endRun(run, failure);
      await live.settled;
      return end;
    } catch (again) {
      cause = again;
      if (again instanceof Fenced) continue;
      log(`run ${run.record.id} could not be ended, which will be tried again: ${String(again)}`);
      await delay(endAgainMs, undefined, { ref: false });
    }
  }
}

/** After a commit that failed, the run is where its log is: what is open there has to be ended. */
async function returnToLog(run: ActiveRun, store: Store): Promise<void> {
  const { live, transcript } = run;
  const events = await eventsOf(store, live.id);
  live.resume();
  // The beginning may be what was lost.
  begin(run);
  OpenParts.after(events).close(live, (component) => transcript.components.get(component)?.state);
}

function begin({ live, transcript }: ActiveRun): void {
  if (live.head.number > 0) return;
  live.write({ type: "RUN_STARTED", threadId: transcript.thread.id, runId: live.id, timestamp: live.now() });
}

const serverFailed = {
  code: "INTERNAL_ERROR",
  message: "The server failed. Try again.",
  status: "failed",
} as const;

function failureOf(
  error: unknown,
  run: ActiveRun,
  log: (line: string) => void,
): "timeout" | (Failure & { status: "failed" | "cancelled" }) {
  const stop = run.signal.aborted ? run.signal.reason : error;
  if (stop instanceof TimeUp) return "timeout";
  if (stop instanceof Stop) {
    return {
      code: stop.code,
      message: stop.message,
      status: stop.code === "CANCELLED" ? "cancelled" : "failed",
    };
  }
  const failure = modelFailure(error);
  if (failure !== undefined) return { ...failure, status: "failed" };
  log(
    `run ${run.record.id} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return serverFailed;
}

async function loop(run: ActiveRun, budget: Budget, surroundings: Surroundings): Promise<RunEnd> {
  for (;;) {
    run.signal.throwIfAborted();
    const step = nextStep(run);
    if (step.kind === "tools") {
      const groups = run.settings.callsInTurn === true ? step.calls.map((call) => [call]) : [step.calls];
      for (const calls of groups) {
        run.signal.throwIfAborted();
        await runTools(run, calls, budget, surroundings);
      }
    } else if (step.kind === "pause") {
      return pauseRun(run, step.calls, step.consents);
    } else if (step.kind === "finish") {
      return endRun(run, "end_turn");
    } else {
      if (budget.reached !== undefined) return endRun(run, budget.reached);
      const turn = await modelTurn(run, budget, surroundings);
      const end = endAfter(turn, run, budget);
      if (end !== undefined) return endRun(run, end);
    }
  }
}

/** How the run ends after a turn, before any call of it is made; `undefined` when it goes on. */
function endAfter(
  turn: Turn,
  { settings }: ActiveRun,
  budget: Budget,
): "end_turn" | ReachedLimit | undefined {
  const { calls, finish } = turn;
  if (settings.endsBeforeCalls !== true) return turn.message() === undefined ? "end_turn" : undefined;
  const isLast = calls.length === 0 || finish === undefined || isCutOff(finish);
  if (!budget.tokensLeft) return "max_tokens";
  if (isLast) return "end_turn";
  return budget.mayCall(calls.length) ? undefined : "max_tool_calls";
}

/** What has to be done next, as the messages since the user's last one tell. */
function nextStep(run: ActiveRun): Step {
  const { transcript, calls } = run;
  const decided = decidedCalls(run);
  if (decided.length > 0) return { kind: "tools", calls: decided };
  const answer = transcript.sinceUser();
  const last = answer.findLast(({ role }) => role === "assistant");
  if (run.settings.asksFirst === true && last?.runId !== run.live.id) return { kind: "model" };
  if (last === undefined) return transcript.messages.length > 0 ? { kind: "model" } : { kind: "finish" };
  const open = transcript.unanswered(last).flatMap((block) => madeCall(run, block));
  const servers = open.filter(({ id }) => calls.get(id)?.side === "server");
  const clients = open.filter(({ id }) => calls.get(id)?.side === "client");
  const consents = servers.filter(({ id }) => calls.get(id)?.consent === "needed");
  if (servers.length > consents.length)
    return { kind: "tools", calls: servers.filter((call) => !consents.includes(call)) };
  if (servers.length + clients.length > 0) return { kind: "pause", calls: clients, consents };
  return answer.at(-1) === last ? { kind: "finish" } : { kind: "model" };
}

/**
 * A call as the model has made it, whatever a client's history makes of it. One that the history has, and the thread has
 * not, is nobody's to make.
 */
function madeCall({ calls }: ActiveRun, { id }: ToolUseBlock): ToolUseBlock[] {
  const call = calls.get(id);
  return call === undefined ? [] : [call.block];
}

/** Calls that the user has agreed to, or not, wherever in the conversation they are: either way they get a result. */
function decidedCalls(run: ActiveRun): ToolUseBlock[] {
  const { transcript, calls } = run;
  const isDecided = ({ id }: ToolUseBlock) => {
    const consent = calls.get(id)?.consent;
    return consent === "approved" || consent === "refused";
  };
  if (![...calls.values()].some(({ consent }) => consent !== undefined)) return [];
  return transcript.messages
    .flatMap((message) => transcript.unanswered(message).filter(isDecided))
    .flatMap((block) => madeCall(run, block));
}

/** The model's stream, once it has begun. A model that does not heed the signal must not hold the run up. */
async function begun<Result extends { stream: ReadableStream }>(
  result: PromiseLike<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await Promise.race([result, aborted.promise]);
  } catch (error) {
    // It may still begin: nobody is there to read it then.
    result.then(({ stream }) => stream.cancel(error)).then(undefined, () => {});
    throw error;
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** One model turn. */
async function modelTurn(
  run: ActiveRun,
  budget: Budget,
  { models, tools, checks, observer }: Surroundings,
): Promise<Turn> {
  const { settings, transcript, live, states, appState, signal } = run;
  const model = models.get(settings.model ?? models.default);
  if (model === undefined)
    throw new ModelError("LLM_CLIENT_ERROR", `There is no model "${settings.model}" any more.`);
  const offer = offerOf(settings, tools.list(transcript.thread.projectId), transcript);
  const number = budget.totals.turns + 1;
  const stepName = `turn-${number}`;
  live.write({ type: "STEP_STARTED", stepName, timestamp: live.now() });
  const turn = new Turn({ run: live, offer, states, appState, transcript, checks });
  const tokens = new TokenCount();
  let finish: Finish;
  try {
    const input = await modelInput(run, offer, tools);
    tokens.ask(input);
    const calling = { model, options: input, observer, used: () => tokens.usage };
    finish = await observeModel(calling, async () => {
      const { stream } = await begun(model.doStream(input), signal);
      const reader = stream.getReader();
      // A model that does not heed the signal must not hold the run up: cancelling ends the read at once.
      const abort = () => void reader.cancel(signal.reason).catch(() => {});
      signal.addEventListener("abort", abort, { once: true });
      try {
        for (;;) {
          signal.throwIfAborted();
          const { done, value } = await reader.read();
          if (done) break;
          tokens.take(value);
          turn.take(value);
          if (live.backlog > maxBacklog || live.lost !== undefined) await live.settled;
        }
      } finally {
        signal.removeEventListener("abort", abort);
        reader.cancel().catch(() => {});
      }
      signal.throwIfAborted();
      if (turn.finish === undefined) throw new ModelError("LLM_ERROR", "The model's stream broke off.");
      return turn.finish;
    });
  } catch (error) {
    const stop: unknown = signal.reason;
    if (run.suspended) throw stop;
    turn.close();
    const stopped = stop instanceof TimeUp || (stop instanceof Stop && stop.code === "CANCELLED");
    const partial = turn.message(stopped ? "cancelled" : "error");
    if (partial !== undefined) keep(run, partial);
    live.write({ type: "STEP_FINISHED", stepName, timestamp: live.now() });
    throw error;
  }
  turn.close();
  live.write({
    type: "engine.turn_end",
    turn: number,
    stopReason: finish.reason,
    ...(finish.stopSequence !== undefined && { stopSequence: finish.stopSequence }),
    usage: finish.usage,
    counted: tokens.usage,
    timestamp: live.now(),
  });
  live.write({ type: "STEP_FINISHED", stepName, timestamp: live.now() });
  budget.countTurn(tokens.usage);
  keepTotals(run, budget);
  const message = turn.message();
  if (message === undefined) return turn;
  keep(run, message);
  const { key: threadKey } = transcript.thread;
  for (const call of turn.calls) run.calls.set(call.block.id, { ...call, started: false });
  const records = turn.calls.map(({ block, side, ...call }) => ({
    threadKey,
    id: block.id,
    runId: live.id,
    messageId: message.id,
    name: block.name,
    input: block.input,
    side,
    state: stateOf(call),
  }));
  live.with((queries) => queries.insertToolCalls(records));
  return turn;
}

/** What a restart must know of a call: one that cannot be made, or not without consent, is not made after it either. */
function stateOf({ fault, consent }: Pick<TurnCall, "fault" | "consent">): ToolCallState {
  if (fault !== undefined) return "faulty";
  return consent === "needed" ? "asking" : "pending";
}

function keep(
  { transcript, live }: ActiveRun,
  message: Parameters<typeof transcript.messages.push>[0],
): void {
  transcript.messages.push(message);
  live.with((queries) => queries.appendMessages(transcript.thread.key, [message]));
}
