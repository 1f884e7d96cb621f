/** A thread that evaluates one script and posts its {@link Evaluation}. */
import { parentPort, workerData } from "node:worker_threads";
import { evaluate, type ScriptLimits } from "./evaluate.ts";

const { code, limits } = workerData as { code: string; limits: ScriptLimits };
parentPort?.postMessage(await evaluate(code, limits));
