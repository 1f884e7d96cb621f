/** Sample threads and runs for the store's tests. */
import type {
  LogAppend,
  NewRun,
  NewThread,
  RunRecord,
  ThreadKey,
  ThreadRecord,
} from "../core/ports/records.ts";
import type { Store } from "../core/ports/store.ts";

export function sampleThread(change: Partial<NewThread> = {}): NewThread {
  return { projectId: "prj_1", id: "thr_1", createdAt: 1000, ...change };
}

export function sampleRun(threadKey: ThreadKey, change: Partial<NewRun> = {}): NewRun {
  return {
    id: "run_1",
    threadKey,
    projectId: "prj_1",
    request: '{"message":"hi"}',
    onDisconnect: "cancel",
    createdAt: 2000,
    ...change,
  };
}

/** Stores a thread named `thr_<id>` with a run named `run_<id>`. */
export async function storeRun(store: Store, id: string): Promise<{ thread: ThreadRecord; run: RunRecord }> {
  return await store.transaction(async (q) => {
    const thread = await q.insertThread(sampleThread({ id: `thr_${id}` }));
    return { thread, run: await q.insertRun(sampleRun(thread.key, { id: `run_${id}` })) };
  });
}

/** Returns an append of numbered events after event `from`. Each line of `data` is one event. */
export function sampleAppend(runId: string, from: number, data: string): LogAppend {
  const to = from + data.split("\n").length;
  return { runId, epoch: 1, from: { number: from, notes: 0 }, to: { number: to, notes: 0 }, data };
}
