/**
 * A server process whose model streams 8 MB and then waits. Run it with `--expose-gc`.
 *
 * The process accepts two messages: `"end"` ends the model's response, and `"memory"` returns the memory used
 * by the process.
 */

import { readSettings } from "../../config/settings.ts";
import { createEmbeddedModel, toUsage } from "../../models/embedded.ts";
import { startServer } from "../../server.ts";
import { onlyModel } from "../bench/model.ts";

/** Memory used by the process after a garbage collection, in bytes. */
export interface Memory {
  /** V8's heap and the external memory of the objects in it. */
  inUse: number;
  resident: number;
}

const end = Promise.withResolvers<void>();
const chunk = "x".repeat(64 * 1024);
const model = createEmbeddedModel("large", async function* () {
  yield { type: "stream-start", warnings: [] };
  yield { type: "text-start", id: "1" };
  for (let count = 0; count < 128; count += 1) yield { type: "text-delta", id: "1", delta: chunk };
  await end.promise;
  yield { type: "text-end", id: "1" };
  yield {
    type: "finish",
    finishReason: { unified: "stop", raw: undefined },
    usage: toUsage(undefined, undefined),
  };
});

const [, , databaseFile = ""] = process.argv;
const { url } = await startServer(
  readSettings({ PORT: "0", DATABASE_FILE: databaseFile, LOG_LEVEL: "silent" }),
  (line) => process.stderr.write(`${line}\n`),
  { models: onlyModel(model) },
);

process.on("message", (message) => {
  if (message === "end") {
    end.resolve();
    return;
  }
  // This option also releases the memory that V8 retains for later use.
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
  const { heapUsed, external, rss } = process.memoryUsage();
  const memory: Memory = { inUse: heapUsed + external, resident: rss };
  process.send?.(memory);
});
process.on("disconnect", () => process.exit());
process.send?.(url);
