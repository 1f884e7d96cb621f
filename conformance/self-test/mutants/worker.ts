/** A worker thread that judges servers sequentially. Side effects of a mutant are confined to its thread. */
import { parentPort } from "node:worker_threads";
import type { ContractName } from "../../contracts/contracts.ts";
import { startNull } from "../null-servers.ts";
import { unmutated } from "./combinators/compose.ts";
import { type CheckVerdict, judgeInProcess, judgeNull, judgeRestarted } from "./judge.ts";
import { findMutant } from "./request-fields.ts";
import { loadSuite } from "./suite.ts";
import { listNullServers } from "./tables/index.ts";

/** A task for the worker thread. */
export interface Task {
  contract: ContractName;
  /**
   * The kind of server: the unmutated server, the unmutated server in cases with restarts, a mutant, or a
   * null server.
   */
  kind: "unmutated" | "unmutated, restarted" | "mutant" | "null";
  /** Id of the mutant or null server. */
  id: string;
  /** The cases with which to judge a mutant. Defaults to all cases. */
  cases?: readonly string[];
}

/** The verdicts, or an error. */
export type Finding = { judged: CheckVerdict[] } | { error: string };

// A defect may cause exceptions anywhere, and the thread must survive them.
process.on("uncaughtException", () => {});
process.on("unhandledRejection", () => {});

parentPort?.on("message", async (task: Task) => {
  try {
    parentPort?.postMessage({ judged: await judgeTask(task) } satisfies Finding);
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? (error.stack ?? "") : String(error),
    } satisfies Finding);
  }
});

async function judgeTask(task: Task): Promise<CheckVerdict[]> {
  const suite = await loadSuite(task.contract);
  if (task.kind === "unmutated") return judgeInProcess(suite, unmutated, true);
  if (task.kind === "unmutated, restarted") return judgeRestarted(suite, "none");
  const isSelected = ({ id }: { id: string }) => task.cases?.includes(id) ?? true;
  if (task.kind === "mutant") {
    const mutate = required(findMutant(task.contract, task.id), task.id);
    return mutate.restarts
      ? judgeRestarted(suite, task.id, isSelected)
      : judgeInProcess(suite, mutate, mutate.repeats ?? false, isSelected);
  }
  const server = await startNull(required(listNullServers(task.contract).get(task.id), task.id));
  try {
    return await judgeNull(suite, server.url);
  } finally {
    server.close();
  }
}

function required<Entry>(entry: Entry | undefined, id: string): Entry {
  if (entry === undefined) throw new Error(`there is no entry "${id}"`);
  return entry;
}
