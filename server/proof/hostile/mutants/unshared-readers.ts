/** Preloaded into a server process. Every reader then has its own copy of the bytes, without a limit. */
import { changeSource } from "../../testing/change-source.ts";

changeSource({
  "server/http/stream-writer.ts": [
    ["sharedTexts.acquire(text, ", "sharedTexts.acquire(crypto.randomUUID(), "],
  ],
  "server/core/limits/bytes-in-flight.ts": [
    ["projectBytes: 16 * 1024 * 1024,", "projectBytes: Number.POSITIVE_INFINITY,"],
    ["processBytes: 64 * 1024 * 1024,", "processBytes: Number.POSITIVE_INFINITY,"],
  ],
});
