/**
 * The worker thread of a {@link ScriptWorker}. It evaluates the scripts that it receives and posts an {@link
 * Evaluation} for each of them.
 */
import { parentPort, workerData } from "node:worker_threads";
import { Interpreter } from "./interpreter.ts";

const { maxMemory } = workerData as { maxMemory: number };
const interpreter = await Interpreter.create(maxMemory);
parentPort?.on("message", ({ code, timeMs }: { code: string; timeMs: number }) => {
  parentPort?.postMessage(interpreter.evaluate(code, timeMs));
});
