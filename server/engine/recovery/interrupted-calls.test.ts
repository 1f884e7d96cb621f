/** Tests for the calls in a turn that is stopped while the calls are being made. */
import { expect, it } from "vitest";
import { createEmbeddedModel } from "../../models/embedded.ts";
import { emitToolCall, emitTurn } from "../../models/parts.ts";
import { executeScenario } from "../../proof/testing/engine-runs.ts";
import type { NativeTool } from "../../tools/native.ts";

const tool = (name: string, run: NativeTool["run"]): NativeTool => ({
  tool: { name, description: "", inputSchema: { type: "object" }, repeatable: false },
  run,
});

it("writes the result of a call even if an earlier one was aborted", async () => {
  const done = Promise.withResolvers<void>();
  const slow = tool("slow", async () => await new Promise(() => {}));
  const fast = tool("fast", async () => {
    done.resolve();
    return { content: [{ type: "text", text: "ok" }], isError: false };
  });
  const model = createEmbeddedModel("calls", (options) =>
    emitTurn(
      options,
      (async function* () {
        yield* emitToolCall("a", "slow", ["{}"]);
        yield* emitToolCall("b", "fast", ["{}"]);
        return "tool-calls" as const;
      })(),
    ),
  );
  const events = await executeScenario({
    model,
    tools: [slow, fast],
    stop: done.promise,
    settings: { model: "calls" },
  });
  const results = events.flatMap((event) => {
    if (event.type === "TOOL_CALL_RESULT") return [event.content];
    return event.type === "RUN_ERROR" ? [event.code] : [];
  });
  expect(results).toEqual(["ok", "CANCELLED"]);
});
