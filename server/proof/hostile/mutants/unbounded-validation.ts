/**
 * Preloaded into a server process. The server then validates all values on the event loop, no matter how
 * expensive that is.
 */
import { changeSource } from "../../testing/change-source.ts";

changeSource({
  "server/core/schemas/check-cost.ts": [
    ["maxInlineSchema = 512;", "maxInlineSchema = Number.POSITIVE_INFINITY;"],
    ["maxInlineCost = 100_000;", "maxInlineCost = Number.POSITIVE_INFINITY;"],
    ["maxInlineFindAll = 5_000;", "maxInlineFindAll = Number.POSITIVE_INFINITY;"],
  ],
});
