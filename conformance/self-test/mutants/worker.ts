/** A thread that judges one server after another: what a mutant breaks there, it breaks for itself alone. */
import { parentPort } from "node:worker_threads";
import type { ContractName } from "../../contracts/contracts.ts";
import { startNull } from "../null-servers.ts";
import { unmutated } from "./combinators/compose.ts";
import { type Judged, judgeHere, judgeNull, judgeRestarted } from "./judge.ts";
import { suiteOf } from "./suite.ts";
import { mutantsOf, nullServersOf } from "./tables/index.ts";

/** What a thread is to judge. */
export interface Task {
  /** By which contract. */
  contract: ContractName;
  /** The server as it is, as it is and restarted, a mutant, a null server. */
  kind: "unmutated" | "unmutated, restarted" | "mutant" | "null";
  /** Of the mutant or the null server. */
  id: string;
  /** Cases by which a mutant is judged; all if absent. */
  cases?: readonly string[];
}

/** What it found, or why it could not. */
export type Finding = { judged: Judged[] } | { error: string };

// Mutations fail where they like; a fault of one must not end the judging.
process.on("uncaughtException", () => {});
process.on("unhandledRejection", () => {});

parentPort?.on("message", async (task: Task) => {
  try {
    parentPort?.postMessage({ judged: await judged(task) } satisfies Finding);
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? (error.stack ?? "") : String(error),
    } satisfies Finding);
  }
});

async function judged(task: Task): Promise<Judged[]> {
  const suite = await suiteOf(task.contract);
  if (task.kind === "unmutated") return judgeHere(suite, unmutated, true);
  if (task.kind === "unmutated, restarted") return judgeRestarted(suite, "none");
  if (task.kind === "mutant") {
    const mutate = required(mutantsOf(task.contract).get(task.id), task.id);
    const wanted = ({ id }: { id: string }) => task.cases?.includes(id) ?? true;
    return mutate.restarts
      ? judgeRestarted(suite, task.id, wanted)
      : judgeHere(suite, mutate, mutate.repeats ?? false, wanted);
  }
  const server = await startNull(required(nullServersOf(task.contract).get(task.id), task.id));
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
