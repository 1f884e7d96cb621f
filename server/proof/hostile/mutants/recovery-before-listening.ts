/** Loaded into a server process before everything else: runs of lost processes come to their ends before it listens. */
import { changeSource } from "../../testing/change-source.ts";

changeSource({
  "server/engine/engine.ts": [
    [
      "void Promise.resolve(options.listening).then(() => setImmediate(() => executions.resume()));",
      "executions.resume(); await Promise.all(executions.all().map((run) => run.over.promise));",
    ],
  ],
});
