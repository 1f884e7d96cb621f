/** A thread that judges one server after another. Side effects of a mutant stay in its thread. */
import { parentPort } from "node:worker_threads";
import type { ContractName } from "../../contracts/contracts.ts";
import { startNull } from "../null-servers.ts";
import { unmutated } from "./combinators/compose.ts";
import { type CheckVerdict, judgeInProcess, judgeNull, judgeRestarted } from "./judge.ts";
import { loadSuite } from "./suite.ts";
import { listMutants, listNullServers } from "./tables/index.ts";

/** A task of the thread. */
export interface Task {
  contract: ContractName;
  /** The unmutated server, the same with restarts, a mutant, or a null server. */
  kind: "unmutated" | "unmutated, restarted" | "mutant" | "null";
  /** Id of the mutant or null server. */
  id: string;
  /** Cases for a mutant. Default: all. */
  cases?: readonly string[];
}

/** The verdicts, or an error. */
export type Finding = { judged: CheckVerdict[] } | { error: string };

// A defect may throw anywhere. The thread must continue.
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
  if (task.kind === "mutant") {
    const mutate = required(listMutants(task.contract).get(task.id), task.id);
    const isSelected = ({ id }: { id: string }) => task.cases?.includes(id) ?? true;
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
