/**
 * Preloaded into a server process. The server then recovers a run without the messages that the run has already
 * committed, so that it asks the model for the same steps again, which the oracle must detect.
 */
import { changeSource } from "../../testing/change-source.ts";

const load = "const transcript = await Transcript.load(store.read, thread, record, undefined, window);";

changeSource({
  "server/engine/recovery/recover.ts": [
    [load, `${load} while (transcript.messages.at(-1)?.runId === id) transcript.messages.pop();`],
  ],
});
