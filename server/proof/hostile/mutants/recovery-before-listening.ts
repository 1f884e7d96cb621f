/** Preloaded into a server process. The server then starts listening only after recovered runs have ended. */
import { changeSource } from "../../testing/change-source.ts";

changeSource({
  "server/engine/engine.ts": [
    [
      "void Promise.resolve(options.whenListening).then(() => setImmediate(() => registry.startClaimed()));",
      "registry.startClaimed(); await Promise.all(registry.all().map((run) => run.ended.promise));",
    ],
  ],
});
