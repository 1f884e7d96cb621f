/** Letting a request in: room is made for its run, the run is stored, and expected where it will be executed. */

import { Refusal } from "../../core/errors.ts";
import type { LargeWork } from "../../core/limits/large-work.ts";
import type { ConversationLimits } from "../../core/limits/memory-budget.ts";
import type { Peers } from "../../core/ports/peers.ts";
import type { Store } from "../../core/ports/store.ts";
import { ActiveRun } from "../run-execution.ts";
import { RunWriter } from "../log/run-writer.ts";
import { restoreCalls } from "../recovery/recover.ts";
import type { ToolSources } from "../run-dependencies.ts";
import { type Executions, interrupted } from "../run-registry.ts";
import { Transcript } from "../turn/transcript.ts";
import { requireRun } from "./find-run.ts";
import { type InputWeight, type RunRequest, startRun, weightOfInput } from "./store-run.ts";

/** What letting requests in takes. */
export interface Admission extends ToolSources {
  store: Store;
  peers: Peers;
  executions: Executions;
  conversations: ConversationLimits;
  /** Where requests with large conversations take turns. */
  large: LargeWork;
}

/**
 * Stores a request.
 *
 * @returns Its run, or the id of the one that an earlier request with the same key has started.
 * @throws {Refusal} when the thread does not allow the run, and the run in its way is needed; nothing is stored then.
 * @throws {TooMany} {ServerBusyError} when there is no memory for its conversation; nothing is stored then.
 */
export async function admitRun(
  request: RunRequest,
  admission: Admission,
): Promise<ActiveRun | { joined: string }> {
  const { projectId, input } = request;
  const brings = weightOfInput(input);
  const store = () =>
    admission.large.run(projectId, brings.conversation + brings.settings, () =>
      stored(request, brings, admission),
    );
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof Refusal) || !(await makeWay(request, error.runId, admission))) throw error;
    return await store();
  }
}

async function stored(
  request: RunRequest,
  brings: InputWeight,
  admission: Admission,
): Promise<ActiveRun | { joined: string }> {
  const { store, peers, executions, conversations } = admission;
  let run: ActiveRun | undefined;
  let memory = conversations.budget.reserve(request.projectId);
  try {
    return await store.transaction(async (queries) => {
      // A transaction that met another one is done again.
      if (run !== undefined) {
        executions.abandon(run);
        memory = conversations.budget.reserve(request.projectId);
      }
      const place = { owner: peers.id, maxWeight: conversations.maxWeight, memory, brings };
      const { record, thread, joined, messages } = await startRun(queries, request, place);
      if (joined) {
        memory.release();
        return { joined: record.id };
      }
      const transcript =
        messages === undefined
          ? await Transcript.load(queries, thread, record)
          : Transcript.begin(thread, messages);
      const writer = new RunWriter(record, executions.journal.schedule);
      run = new ActiveRun({
        record,
        writer,
        transcript,
        memory,
        maxWeight: place.maxWeight,
        orphaned: false,
      });
      run.holdMemory();
      if (messages === undefined) restoreCalls(run, await queries.listToolCalls(thread.key), admission);
      executions.expect(run);
      return run;
    });
  } catch (error) {
    if (run !== undefined) executions.abandon(run);
    memory.release();
    throw error;
  }
}

/** Whether the run in the way was one that nobody needs, and is over now. @throws {Suspended} when this process stops. */
async function makeWay(
  request: RunRequest,
  runId: string | undefined,
  admission: Admission,
): Promise<boolean> {
  if (runId === undefined) return false;
  const { projectId, threadId, replacesDeserted = false } = request;
  const { store, executions } = admission;
  const { record } = await requireRun(store.read, projectId, threadId, runId);
  const run = executions.of(record);
  if (run !== undefined) {
    const yields = await executions.yields(run, replacesDeserted);
    return yields && run.wasLeft ? await makeWay(request, runId, admission) : yields;
  }
  if (record.status !== "running") return true;
  const answer = await executions.asks.ask(record, { kind: "yield", replacesDeserted });
  if (answer?.kind === "yield") return answer.yields;
  await executions.stop(record, interrupted());
  return true;
}
