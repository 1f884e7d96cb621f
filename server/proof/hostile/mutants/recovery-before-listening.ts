/** Loaded into a server process before everything else: runs of lost processes come to their ends before it listens. */
import { changeSource } from "../../testing/change-source.ts";

changeSource({
  "server/engine/engine.ts": [
    [
      "void Promise.resolve(options.whenListening).then(() => setImmediate(() => registry.startClaimed()));",
      "registry.startClaimed(); await Promise.all(registry.all().map((run) => run.ended.promise));",
    ],
  ],
});
