/** Loaded into a server process before everything else: runs of lost processes come to their ends before it listens. */
import { changeSource } from "../../testing/change-source.ts";

changeSource({
  "server/engine/engine.ts": [
    [
      "void Promise.resolve(options.listening).then(() => setImmediate(() => registry.resume()));",
      "registry.resume(); await Promise.all(registry.all().map((run) => run.over.promise));",
    ],
  ],
});
