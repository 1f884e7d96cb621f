/**
 * Preloaded into a server process. The server then makes a tool call again that was interrupted and may not be repeated,
 * which the oracle must detect.
 */
import { changeSource } from "../../testing/change-source.ts";

changeSource({
  "server/engine/turn/run-tools.ts": [["if (wasStarted && !repeatable)", "if (wasStarted && false)"]],
});
