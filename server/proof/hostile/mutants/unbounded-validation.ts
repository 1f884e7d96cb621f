/** Loaded into a server process before everything else: foreign values are validated on the event loop, whatever it takes. */
import { changeSource } from "../../testing/change-source.ts";

changeSource({
  "server/core/schemas/check-cost.ts": [
    ["maxInlineSchema = 512;", "maxInlineSchema = Number.POSITIVE_INFINITY;"],
    ["maxInlineWork = 100_000;", "maxInlineWork = Number.POSITIVE_INFINITY;"],
    ["maxInlineMistakes = 5_000;", "maxInlineMistakes = Number.POSITIVE_INFINITY;"],
  ],
});
